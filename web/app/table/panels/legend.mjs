/** What the signs of a board and the buttons around it mean. "L", or a button of the help or of the menu, opens it. */

/** @import { Sign } from "../../types.d.ts" */
/** @import { Theme } from "../../game/theme.d.ts" */

import { openDialog } from "../../base/dialogs.mjs";
import { element, picture, svg } from "../../base/elements.mjs";
import { lessonsOf, percent, say } from "../../base/l10n.mjs";
import { signOf } from "../../game/catalogue.mjs";

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

/** A line of the legend. @param {Node} drawing @param {string} message @param {string} [game] */
const row = (drawing, message, game) => [element("dt", {}, drawing), say(element("dd", {}), message, {}, game)];

/** A note that the page writes on any board. @param {string} kind @param {string} text */
function note(kind, text) {
  const words = svg("text", { class: "badge-text", y: 9, "font-size": 25 });
  words.textContent = text;
  const shape = svg("rect", { class: "badge-shape", x: -36, y: -15, width: 72, height: 30 });
  const drawing = { class: "sign-picture", viewBox: "-39 -18 78 36", "aria-hidden": "true" };
  return svg("svg", drawing, svg("g", { class: `badge badge-${kind}` }, shape, words));
}

/** What stands on and around the board of every game, and the buttons for notes on this one. @param {string} game @param {Theme} theme */
function around(game, theme) {
  const notes = /** @type {HTMLElement[]} */ ([...document.querySelectorAll("[data-overlay]")]);
  const album = document.querySelector(".album-open:not([hidden])");
  return [
    ...row(element("b", { class: "since-number seat-red" }, signOf(theme, 0)), "legend-moves"),
    ...row(element("b", { class: "sign-mine" }, "…"), "legend-mine"),
    ...row(picture("icon-clock"), "legend-since"),
    ...row(picture("icon-hint"), "legend-hint"),
    ...row(note("hint-best", percent(0.6)), "legend-share"),
    ...row(note("meant", "?"), "legend-meant"),
    ...notes.flatMap((note) =>
      row(note.querySelector("svg")?.cloneNode(true) ?? note, `overlay-${note.dataset.overlay}`, game),
    ),
    ...(album ? row(picture("icon-cards"), "album-title") : []),
    ...row(picture("icon-book"), "legend-rule"),
  ];
}

/**
 * @param {string} game
 * @param {Sign[]} signs
 * @param {Element} board
 * @param {Theme} theme
 */
export function openLegend(game, signs, board, theme) {
  const drawings = signs.map((sign) => draw(sign, board));
  const rows = drawings.flatMap((drawing, nth) => row(drawing, `sign-${signs[nth]?.say}`, lessonsOf(game)));
  const dialog = openDialog(
    "legend-title",
    {},
    element("dl", { class: "signs", "data-game": game }, ...rows),
    say(element("h3", { class: "group-title" }), "legend-around"),
    element("dl", { class: "signs" }, ...around(game, theme)),
  );
  for (const drawing of drawings) fit(drawing);
  return dialog;
}
