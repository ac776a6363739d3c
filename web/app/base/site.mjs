/** The address of the site. Its pages lie in several folders, but name every file from the site's own folder. */

/** All modules of the page lie in or below the folder `app` of the site. */
const ROOT = import.meta.url.slice(0, import.meta.url.lastIndexOf("/app/") + 1);

/** The address of a file of the site. @param {string} path from the site's own folder */
export function at(path) {
  return new URL(path, ROOT).href;
}
