/** Addresses in the site. Its pages lie in several folders, but name every file from the site's own folder. */

import { ROOT } from "../../runtime/root.mjs";

/** The address of a file of the site. @param {string} path from the site's own folder */
export function at(path) {
  return new URL(path, ROOT).href;
}
