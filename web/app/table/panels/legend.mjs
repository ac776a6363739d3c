/** What the signs of a board mean. "L" or a button of the menu opens it. */

/** @import { Sign } from "../../types.d.ts" */

import { openDialog } from "../../base/dialogs.mjs";
import { element, svg } from "../../base/elements.mjs";
import { lessonsOf, say } from "../../base/l10n.mjs";

/** The room around a sign, in units of the board. */
const MARGIN = 3;

/**
 * A sign as the board draws it: a symbol in the colour of the first seat, or a copy of a part of the board.
 * @param {Sign} sign
 * @param {Element} board
 */
function draw({ symbol, part }, board) {
  const drawing = svg("svg", { class: "sign-picture", "aria-hidden": "true" });
  if (symbol?.startsWith("piece-")) {
    const figure = svg("g", { class: "piece-figure" }, svg("use", { href: `#${symbol}`, class: "piece-art" }));
    drawing.append(svg("g", { class: `piece ${symbol} seat-red` }, figure));
  } else if (symbol) drawing.append(svg("use", { href: `#${symbol}` }));
  else {
    const copy = /** @type {SVGElement | undefined} */ (board.querySelector(part ?? "")?.cloneNode(true));
    copy?.removeAttribute("transform");
    for (const words of copy?.querySelectorAll("[lang]") ?? []) words.remove();
    if (copy) drawing.append(copy);
  }
  return drawing;
}

/** Fits the drawing around its sign, once it is in the page. @param {SVGSVGElement} drawing */
function fit(drawing) {
  const { x, y, width, height } = drawing.getBBox();
  if (width + height === 0) return;
  const box = [x - MARGIN, y - MARGIN, width + 2 * MARGIN, height + 2 * MARGIN];
  drawing.setAttribute("viewBox", box.map((value) => value.toFixed(1)).join(" "));
}

/**
 * @param {string} game
 * @param {Sign[]} signs
 * @param {Element} board
 */
export function openLegend(game, signs, board) {
  const drawings = signs.map((sign) => draw(sign, board));
  const rows = signs.flatMap((sign, nth) => [
    element("dt", {}, drawings[nth] ?? ""),
    say(element("dd", {}), `sign-${sign.say}`, {}, lessonsOf(game)),
  ]);
  const dialog = openDialog("legend-title", {}, element("dl", { class: "signs", "data-game": game }, ...rows));
  for (const drawing of drawings) fit(drawing);
  return dialog;
}
