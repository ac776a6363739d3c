/**
 * Finds what only the built site has: the copy of @fluent/bundle, and the address of Python's worker, here a stand-in.
 */

/** @type {{ [end: string]: string }} */
const REPLACED = {
  "/vendor/fluent.mjs": "@fluent/bundle",
  "/runtime/load.mjs": new URL("worker.mjs", import.meta.url).href,
};

/** @type {import("node:module").ResolveHook} */
export function resolve(specifier, context, next) {
  const end = Object.keys(REPLACED).find((one) => specifier.startsWith(".") && specifier.endsWith(one));
  return next((end && REPLACED[end]) || specifier, context);
}
