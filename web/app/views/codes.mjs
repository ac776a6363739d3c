/** The codes that carry a game to another device: one with its link, or several that are shown in turn. */

/** @import { Shared } from "../table/types.d.ts" */

import { element, picture } from "../base/elements.mjs";
import { phrase, rewrite, say } from "../base/l10n.mjs";
import { settings } from "../base/settings.mjs";
import { at } from "../base/site.mjs";
import { packSave, split } from "../saves/parts.mjs";
import { qrCode } from "./qr-code.mjs";

/** How long one of several codes is shown, in ms: a camera sees it several times. */
const TURN = 450;

/**
 * The codes of a game, with the words around them.
 * @param {Shared} game
 * @param {string | null} address its link; null if it is too long for one
 * @returns {Promise<HTMLElement>}
 */
export async function codesOf({ name, save }, address) {
  const one = address === null ? null : qrCode(address);
  if (one) {
    rewrite(one, () => one.setAttribute("aria-label", phrase("share-code-label")));
    return element("div", { class: "codes" }, one, say(element("p", { class: "fine-print" }), "share-code-help"));
  }
  const text = address === null ? await packSave(name, save) : address.slice(address.indexOf("#") + 1);
  const parts = split(text, at("?receive"));
  return parts ? codesInTurn(parts) : say(element("p", { class: "fine-print" }), "share-codes-too-many");
}

/**
 * Codes that follow one another for as long as people see them. They can pause them and step through them. A camera has
 * little time for each, so they can be read with more errors than a single one.
 * @param {string[]} texts
 */
function codesInTurn(texts) {
  const count = texts.length;
  /** @type {(SVGSVGElement | null)[]} */
  const drawn = texts.map(() => null);
  let shown = 0;
  // Whoever asks for less motion lets them begin.
  let runs = !settings.still && count > 1;
  const place = element("div");
  const number = element("b", { class: "codes-number" });
  const show = (/** @type {number} */ index) => {
    shown = (index + count) % count;
    const code = drawn[shown] ?? qrCode(texts[shown] ?? "", "medium");
    if (!code) return;
    drawn[shown] = code;
    rewrite(code, () =>
      code.setAttribute("aria-label", phrase("share-codes-label", { number: shown + 1, count: texts.length })),
    );
    place.replaceChildren(code);
    say(number, "share-codes-number", { number: shown + 1, count });
  };
  const pausing = element("button", { type: "button", class: "button", onclick: () => run(!runs) });
  const run = (/** @type {boolean} */ whether) => {
    runs = whether;
    say(pausing, runs ? "share-codes-pause" : "share-codes-go");
  };
  const step = (/** @type {string} */ message, /** @type {number} */ by) => {
    const onclick = () => {
      run(false);
      show(shown + by);
    };
    const one = say(element("button", { type: "button", class: "icon-button", onclick }), message);
    one.append(picture(by < 0 ? "icon-previous" : "icon-next"));
    return one;
  };
  const root = element(
    "div",
    { class: "codes" },
    place,
    element("div", { class: "codes-row" }, step("share-codes-back", -1), number, step("share-codes-next", 1), pausing),
    say(element("p", { class: "fine-print" }), "share-codes-help", { count }),
  );
  const turn = setInterval(() => {
    if (!root.isConnected) clearInterval(turn);
    else if (runs && root.closest("details")?.open !== false) show(shown + 1);
  }, TURN);
  show(0);
  run(runs);
  return root;
}
