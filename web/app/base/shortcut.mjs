/** Shortcuts of a single character. */

import { settings } from "./settings.mjs";

/**
 * Whether a key counts as a shortcut: people have not switched these off, hold no other key, and write nothing.
 * @param {KeyboardEvent} event
 */
export function isShortcut(event) {
  if (!settings.keys || event.defaultPrevented) return false;
  if (event.ctrlKey || event.altKey || event.metaKey || document.querySelector("dialog[open]")) return false;
  const { target } = event;
  const fields = "input:not([type=range], [type=checkbox]), select, textarea";
  return !(target instanceof HTMLElement && target.matches(fields));
}
