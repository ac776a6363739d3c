/** Sharing a game: a link that holds it, or a file. The dialog says what a link holds. */

/** @import { Meta } from "./types.d.ts" */

import { button, openDialog } from "./dialogs.mjs";
import { element } from "./elements.mjs";
import { Refusal, engine } from "./engine.mjs";
import { engineSentence } from "./failures.mjs";
import { phrase, say } from "./l10n.mjs";

/**
 * @param {string} address
 * @param {HTMLInputElement} field
 */
async function copy(address, field) {
  try {
    await navigator.clipboard.writeText(address);
    return true;
  } catch {
    // Without the permission, the field is there to be copied from by hand.
    field.focus();
    field.select();
    return false;
  }
}

/**
 * @param {Meta} meta
 * @param {string} name
 * @param {() => void} exportFile
 */
export async function openShare(meta, name, exportFile) {
  const body = element("div", { class: "share" });
  const file = button("share-file", exportFile);
  openDialog("share-title", {}, body);
  let link;
  try {
    link = await engine.link();
  } catch (error) {
    const reason = error instanceof Refusal ? engineSentence(error.error) : phrase("share-no-link");
    body.append(element("p", {}, reason), file);
    return;
  }
  const address = new URL(link, location.origin + location.pathname).href;
  const label = say(element("label", { for: "share-address" }), "share-address");
  const field = element("input", { id: "share-address", type: "text", readonly: true, value: address });
  const said = element("p", { class: "share-said", role: "status" });
  const copying = button(
    "share-copy",
    async () => say(said, (await copy(address, field)) ? "share-copied" : "share-copy-by-hand"),
    "button strong",
  );
  body.append(label, field, element("div", { class: "button-row" }, copying, file), said);
  if (typeof navigator.share === "function") {
    file.before(button("share-system", () => void navigator.share({ title: `${meta.title} · ${name}`, url: address }).catch(() => {})));
  }
  body.append(say(element("p", { class: "fine-print" }), meta.secrets ? "share-holds-secrets" : "share-holds"));
  copying.focus();
}
