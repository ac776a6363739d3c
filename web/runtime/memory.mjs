/**
 * Starts Python from a snapshot of its memory, in which the engine is already imported.
 *
 * build/snapshot.mjs writes the snapshot file. WebAssembly's initial memory is constant data and zeros; the file
 * contains only the stretches that differ from it:
 *
 * 1. as 32-bit numbers: the address after the constant data, the number of stretches, and for each stretch the length of
 *    the gap before it and its own;
 * 2. the part of a Pyodide snapshot that comes before its memory;
 * 3. the bytes of the stretches.
 *
 * Pyodide's options for this are not public. Therefore its version is pinned, and the caller has to be able to start
 * without a snapshot.
 */

/** @typedef {import("pyodide").PyodideAPI} Pyodide */
/** @typedef {NonNullable<Parameters<typeof import("pyodide").loadPyodide>[0]>} Options */
/** @typedef {(options: Options & { [more: string]: unknown }) => Promise<Pyodide>} Load */

/**
 * The part of Pyodide's module that this file uses.
 * @typedef {object} Module
 * @property {Uint8Array} HEAPU8
 * @property {Uint32Array} HEAPU32
 * @property {number} __PyRuntime
 * @property {number} __PyEM_EMSCRIPTEN_TRAMPOLINE_OFFSET
 * @property {(size: number) => 1 | undefined} growMemory
 * @property {{ restoreSnapshot: (snapshot: Uint8Array) => unknown }} API
 */

const WORD = 4;
/** The index of the word in a Pyodide snapshot that gives the length of the part before its memory. */
const LENGTH = 1;

/**
 * The address of Python's pointer to a function that each start compiles for its own browser, or not at all.
 * @param {Module} module
 */
const trampoline = (module) => {
  const offset = module.HEAPU32[module.__PyEM_EMSCRIPTEN_TRAMPOLINE_OFFSET / WORD] ?? 0;
  return module.__PyRuntime + offset;
};

/**
 * Writes a snapshot file into the module's memory.
 * @param {Uint8Array<ArrayBuffer>} file
 * @param {Module} module before Python has run in it
 * @returns {Uint8Array} the Pyodide snapshot without its memory, which is already in place
 */
function fill(file, module) {
  const [constants = 0, count = 0] = new Uint32Array(file.buffer, file.byteOffset, 2);
  const steps = new Uint32Array(file.buffer, file.byteOffset + 2 * WORD, 2 * count);
  const beginning = file.subarray(2 * WORD + steps.byteLength);
  const length = new Uint32Array(beginning.buffer, beginning.byteOffset, LENGTH + 1)[LENGTH];
  const size = steps.reduce((sum, step) => sum + step, 0);
  if (size > module.HEAPU8.length && !module.growMemory(size)) throw new Error("There is too little memory.");
  const { HEAPU8: memory } = module;
  const at = trampoline(module);
  const own = memory.slice(at, at + WORD);
  memory.fill(0, constants);
  let rest = beginning.subarray(length);
  let start = 0;
  for (let index = 0; index < steps.length; index += 2) {
    start += steps[index] ?? 0;
    const long = steps[index + 1] ?? 0;
    memory.set(rest.subarray(0, long), start);
    start += long;
    rest = rest.subarray(long);
  }
  memory.set(own, at);
  return beginning.subarray(0, length);
}

/**
 * @param {Load} load Pyodide's `loadPyodide`
 * @param {(settings: object) => Promise<unknown>} create what the module pyodide.asm.js exports
 * @param {Options} options
 * @param {Promise<Uint8Array<ArrayBuffer>>} file the snapshot file, awaited only after WebAssembly has been compiled
 * @returns {Promise<Pyodide>} Python with the engine imported and with a new random seed
 * @throws {Error} if the snapshot does not fit this Python or this browser
 */
export async function wake(load, create, options, file) {
  const py = await load({
    ...options,
    // Tells Pyodide only that there is a snapshot; `restoreSnapshot` below gets the real one.
    _loadSnapshot: new Uint8Array(1),
    createPyodideModule: async (/** @type {object} */ settings) => {
      /** @type {any} */
      const made = await create(settings);
      /** @type {Module} */
      const module = made;
      const { API } = module;
      const restore = API.restoreSnapshot;
      const snapshot = fill(await file, module);
      API.restoreSnapshot = () => restore(snapshot);
      return made;
    },
  });
  // Without a new seed, every start from the same snapshot would roll the same dice.
  const seed = Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
  py.runPython(`import random; random.seed(bytes.fromhex("${seed}"))`);
  return py;
}
