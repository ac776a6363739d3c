/**
 * Connects the two parts of Python's WebAssembly (build/split.py): the functions that games use, which each start
 * loads, and the rest, which is loaded when one of its functions is called for the first time.
 */

import { wrapped } from "./table-functions.mjs";

/** @typedef {WebAssembly.Exports & { "escales.cold": WebAssembly.Table, "escales.loaded": WebAssembly.Global }} Hot */
/**
 * @param {WebAssembly.Module} module the part that games use
 * @param {WebAssembly.Imports} imports
 * @param {() => WebAssembly.Module} rest compiles the rest; called when it is needed, and again only if it has thrown
 * @returns {Promise<WebAssembly.Instance>}
 */
export async function connected(module, imports, rest) {
  const instance = await WebAssembly.instantiate(module, imports);
  const hot = /** @type {Hot} */ (instance.exports);
  const load = () => {
    new WebAssembly.Instance(rest(), { ...imports, hot });
    hot["escales.loaded"].value = 1;
  };
  load.sig = "v";
  hot["escales.cold"].set(0, wrapped([load]).get(load));
  return instance;
}
