/** A poster to print on A4, and the code of an address: whoever sees it points a phone at it. */

/** @import { Meta } from "../types.d.ts" */

import { button, openDialog } from "../base/dialogs.mjs";
import { element, picture } from "../base/elements.mjs";
import { downloadSvg } from "../base/files.mjs";
import { loadGame, phrase, say } from "../base/l10n.mjs";
import { at } from "../base/site.mjs";
import { readable } from "./host-address.mjs";
import { qrCode } from "./qr-code.mjs";

/**
 * Opens the poster in a dialog; only the sheet itself is printed.
 * @param {Meta} meta
 * @param {string} address
 */
export async function openPoster(meta, address) {
  await loadGame(meta.id);
  const code = qrCode(address);
  code?.setAttribute("aria-label", phrase("poster-code", { address: readable(address) }));
  const about = say(element("p", { class: "sheet-about" }), "game-about", {}, meta.id);
  const sheet = element(
    "article",
    { class: "poster-sheet" },
    element("img", { src: at(`themes/${meta.id}/cover.svg`), alt: "", width: 600, height: 800 }),
    element(
      "div",
      { class: "sheet-words" },
      element("h3", {}, phrase("poster-play", { game: meta.title })),
      about,
      element(
        "p",
        { class: "sheet-facts" },
        picture("icon-players"),
        phrase("box-players", { min: meta.seats.min, max: meta.seats.max }),
        " · ",
        picture("icon-clock"),
        phrase("box-minutes", { minutes: meta.minutes }),
      ),
      say(element("p", {}), "poster-free"),
    ),
    element("div", { class: "sheet-code" }, code, code && say(element("p", {}), "poster-point")),
    element("p", { class: "sheet-address" }, readable(address)),
  );
  const save = button("poster-save-code", () => {
    if (code) downloadSvg(phrase("poster-file", { game: meta.title }), code.outerHTML);
  });
  openDialog(
    "poster-title",
    { className: "poster-dialog" },
    element(
      "div",
      { class: "button-row" },
      button("poster-print", () => window.print(), "button strong"),
      code && save,
    ),
    sheet,
  );
}
