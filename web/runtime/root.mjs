/**
 * The address of the site, with a slash at its end. This module lies one folder below it, and so do the files into
 * which build/bundle.mjs puts this module.
 */
export const ROOT = new URL("../", import.meta.url).href;
