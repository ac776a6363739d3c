/**
 * Connects the two parts of Python's WebAssembly (build/split.py): the functions that games use, which each start
 * loads, and the rest, which is loaded when one of its functions is called for the first time.
 */

/** @typedef {WebAssembly.Exports & { "escales.cold": WebAssembly.Table, "escales.loaded": WebAssembly.Global }} Hot */
/** A module that imports a function and exports it: only such functions can be put into tables. */
const PASSED_ON = Uint8Array.from(
  [
    [0, 97, 115, 109, 1, 0, 0, 0], // magic number and version
    [1, 4, 1, 96, 0, 0], // type 0: no parameters, no results
    [2, 7, 1, 1, 97, 1, 97, 0, 0], // import function "a" "a" of type 0
    [7, 5, 1, 1, 97, 0, 0], // export it as "a"
  ].flat(),
);

/** @param {() => void} call @returns {unknown} the function as WebAssembly's own */
function passedOn(call) {
  const instance = new WebAssembly.Instance(new WebAssembly.Module(PASSED_ON), { a: { a: call } });
  return instance.exports.a;
}

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
  hot["escales.cold"].set(0, passedOn(load));
  return instance;
}
