/** The elements that hold the parts of a table. */

/** @import { BoardPlan } from "../game/catalogue.mjs" */

import { element } from "../base/elements.mjs";
import { noteKeys } from "../base/focus.mjs";
import { phrase, rewrite } from "../base/l10n.mjs";
import { withoutSecondTaps } from "./second-taps.mjs";

/** If a board's width is more than this many times its height, the seats have room below it. */
const WIDE = 1.7;

/** The section of all actions. @param {HTMLElement[]} parts in their order */
export function actionsSection(parts) {
  const section = element("section", { class: "actions", tabindex: 0 }, ...parts); // keys can scroll it
  return rewrite(section, () => section.setAttribute("aria-label", phrase("actions-title")));
}

/**
 * The actions that stay in sight at one place: the die, proposals, and buttons such as the end of a turn.
 * @param {HTMLElement[]} parts in their order
 */
export function pinnedSection(parts) {
  const section = element("section", { class: "pinned" }, ...parts);
  return rewrite(section, () => section.setAttribute("aria-label", phrase("pinned-title")));
}

/**
 * @param {string} game
 * @param {BoardPlan} plan
 * @param {HTMLElement[]} parts in their order
 */
export function tableElement(game, plan, parts) {
  const table = suit(element("div", { class: "table", "data-game": game }, ...parts), plan);
  noteKeys(table);
  return withoutSecondTaps(table);
}

/**
 * Tells the style sheets the shape of the board, and whether the cards of the seats are tall.
 * @param {HTMLElement} root
 * @param {BoardPlan} plan
 */
export function suit(root, { data, theme }) {
  const [, , width, height] = data.viewBox;
  root.style.setProperty("--board-ratio", String(width / height));
  root.classList.toggle("tall-seats", theme.seat !== undefined);
  root.classList.toggle("wide-board", width / height > WIDE);
  root.classList.toggle("wraps", data.wraps !== undefined);
  return root;
}

/**
 * Where a board has what a person looks at: the pieces of one colour, the places on offer, the notes, and the ends of arrows.
 * @param {HTMLElement} board
 * @param {string} colour
 */
export function boxesOf(board, colour) {
  const looked = board.querySelectorAll(
    `.piece.seat-${colour} > .piece-figure, .target, .badge, .arrow-head, .arrow-disc`,
  );
  return [...looked].map((one) => one.getBoundingClientRect());
}
