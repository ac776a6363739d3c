/** Whether a key is for the page as a whole. */

import { settings } from "./settings.mjs";

/**
 * Whether nothing else takes a key: no dialog is open, and people hold no other key and write nothing.
 * @param {KeyboardEvent} event
 */
export function isFree(event) {
  if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return false;
  if (document.querySelector("dialog[open]")) return false;
  const { target } = event;
  const fields = "input:not([type=range], [type=checkbox]), select, textarea";
  return !(target instanceof HTMLElement && target.matches(fields));
}

/**
 * Whether a single character counts as a shortcut: it is free, and people have not switched these shortcuts off.
 * @param {KeyboardEvent} event
 */
export function isShortcut(event) {
  return settings.keys && isFree(event);
}
