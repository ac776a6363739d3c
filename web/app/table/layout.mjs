/** The elements that hold the parts of a table, and where the focus is lost. */

/** @import { BoardPlan } from "../game/catalogue.mjs" */

import { element } from "../base/elements.mjs";
import { phrase, rewrite } from "../base/l10n.mjs";
import { withoutSecondTaps } from "./second-taps.mjs";

/** Whether people last used the keyboard: a browser may show a focus that the page has set to those who touch, too. */
let byKey = false;

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
  table.addEventListener("keydown", () => (byKey = true), { capture: true });
  table.addEventListener("pointerdown", () => (byKey = false), { capture: true });
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

/** Moves the focus; only for people who use the keyboard does the page scroll to it. @param {HTMLElement | null} wanted */
export function focusOn(wanted) {
  wanted?.focus({ preventScroll: true });
  if (byKey) wanted?.scrollIntoView({ block: "nearest" });
}

/**
 * Moves the focus at once for people who use the keyboard. For others it can wait until the screen is painted: to move it
 * before would cost a layout more.
 * @param {() => void} move
 */
export function refocus(move) {
  if (byKey) move();
  else requestAnimationFrame(() => requestAnimationFrame(move));
}

/**
 * Whether the focused element is gone. While a game opens, its heading has the focus; the first action gets it next.
 */
export function isFocusLost() {
  const focused = document.activeElement;
  if (focused === null || focused === document.body || focused.localName === "h1") return true;
  // Browsers move the focus away from a hidden or disabled element only later.
  return focused.closest("[hidden]") !== null || focused.matches(":disabled");
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
