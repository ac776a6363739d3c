/** Where the site lies: its pages are in several folders, and what they fetch is named from the first of them. */

const ROOT = new URL("../", import.meta.url);

/** The address of a file of the site. @param {string} path from the site's own folder */
export function at(path) {
  return new URL(path, ROOT).href;
}
