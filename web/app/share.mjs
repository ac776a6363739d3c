/** Sharing a game: a link that holds it, as text or as a code to scan, or a file. The dialog says what they hold. */

/** @import { Meta, Save } from "./types.d.ts" */

import { code } from "./code.mjs";
import { button, openDialog } from "./dialogs.mjs";
import { element } from "./elements.mjs";
import { Refusal, engine } from "./engine.mjs";
import { download, fileOf } from "./export.mjs";
import { engineSentence, reason } from "./failures.mjs";
import { phrase, rewrite, say } from "./l10n.mjs";

/** @typedef {{ meta: Meta, name: string, save: Save }} Shared */

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

/** Hands something to the system's share sheet; that people close it again is no error. @param {ShareData} what */
function send(what) {
  navigator.share(what).catch(() => {});
}

/**
 * The ways to share the game as a file: keeping it, and the share sheet where it takes files.
 * @param {Shared} game
 */
function fileWays({ meta, name, save }) {
  const text = JSON.stringify(save);
  const ways = [button("share-file", () => download(name, text))];
  const file = fileOf(name, text);
  if (navigator.canShare?.({ files: [file] })) {
    ways.push(button("share-send-file", () => send({ title: `${meta.title} · ${name}`, files: [file] })));
  }
  return ways;
}

/**
 * @param {string} address
 * @param {Shared} game
 */
function linkWays(address, { meta, name }) {
  const field = element("input", { id: "share-address", type: "text", readonly: true, value: address });
  const said = element("p", { class: "share-said", role: "status" });
  const copying = button(
    "share-copy",
    async () => say(said, (await copy(address, field)) ? "share-copied" : "share-copy-by-hand"),
    "button strong",
  );
  const row = element("div", { class: "button-row" }, copying);
  if (typeof navigator.share === "function") {
    row.append(button("share-system", () => send({ title: `${meta.title} · ${name}`, url: address })));
  }
  return { copying, parts: [say(element("label", { for: "share-address" }), "share-address"), field, row, said] };
}

/** @param {string} address */
function codePart(address) {
  const drawn = code(address);
  if (drawn === null) return say(element("p", { class: "fine-print" }), "share-code-too-long");
  rewrite(drawn, () => drawn.setAttribute("aria-label", phrase("share-code-label")));
  return element(
    "details",
    { class: "share-code", ontoggle: (/** @type {Event} */ { target }) => /** @type {Element} */ (target).scrollIntoView() },
    say(element("summary", {}), "share-code"),
    drawn,
    say(element("p", { class: "fine-print" }), "share-code-help"),
  );
}

/** @param {Shared} game the game as it stands now */
export async function openShare(game) {
  const body = element("div", { class: "share" });
  const waiting = say(element("p", { role: "status" }), "prompt-wait");
  body.append(waiting);
  openDialog("share-title", {}, body);
  const file = element("section", { class: "share-part" }, element("div", { class: "button-row" }, ...fileWays(game)));
  const holds = say(element("p", { class: "fine-print" }), game.meta.secrets ? "share-holds-secrets" : "share-holds");
  try {
    const link = await engine.link();
    const address = new URL(link, location.origin + location.pathname).href;
    const { copying, parts } = linkWays(address, game);
    body.replaceChildren(element("section", { class: "share-part" }, ...parts, codePart(address)), file, holds);
    copying.focus();
  } catch (error) {
    // Too long for a link: a file holds it, whatever its length.
    const why = error instanceof Refusal ? engineSentence(error.error) : reason(error);
    body.replaceChildren(element("p", {}, why), file, holds);
    file.querySelector("button")?.focus();
  }
}
