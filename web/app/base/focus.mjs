/** Where the focus is lost, and how it moves: at once for people who use the keyboard, without haste for others. */

import { afterPaint } from "./paint.mjs";

/** Whether people last used the keyboard: a browser may show a focus that the page has set to those who touch, too. */
let byKey = false;

/** Notes in which way people use a part of the page. @param {HTMLElement} root */
export function noteKeys(root) {
  root.addEventListener("keydown", () => (byKey = true), { capture: true });
  root.addEventListener("pointerdown", () => (byKey = false), { capture: true });
}

/** Moves the focus; only for people who use the keyboard does the page scroll to it. @param {HTMLElement | null} wanted */
export function focusOn(wanted) {
  wanted?.focus({ preventScroll: true });
  if (byKey) wanted?.scrollIntoView({ block: "nearest" });
}

/** Takes the focus from what is about to go away, unnoticed: nothing has to be drawn for that. @param {Element} root */
export function leave(root) {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || !root.contains(focused)) return;
  root.addEventListener("blur", (event) => event.stopPropagation(), { capture: true, once: true });
  focused.blur();
}

/**
 * Moves the focus at once for people who use the keyboard. For others it can wait until the screen is painted: to move it
 * before would cost a layout more.
 * @param {() => void} move
 */
export function refocus(move) {
  if (byKey) move();
  else afterPaint(move);
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
