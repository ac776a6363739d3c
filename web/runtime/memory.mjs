/**
 * Python started from its own memory as the build left it: with the engine imported and nothing left to read.
 *
 * The file that build/snapshot.mjs writes holds what differs from the memory that WebAssembly makes by itself, which is constant data
 * and zeros: the address behind the constants, the number of stretches, first address and the one behind the last
 * of each, as 32-bit numbers; what comes
 * before the memory in a snapshot of Pyodide's; the stretches. Pyodide's options for this are not public, hence its
 * version is pinned, and whoever calls this must know how to do without.
 */

/** @typedef {import("pyodide").PyodideAPI} Pyodide */
/** @typedef {NonNullable<Parameters<typeof import("pyodide").loadPyodide>[0]>} Options */
/** @typedef {(options: Options & { [more: string]: unknown }) => Promise<Pyodide>} Load */

/**
 * As much of Pyodide's module as is needed here.
 * @typedef {object} Module
 * @property {Uint8Array} HEAPU8
 * @property {Uint32Array} HEAPU32
 * @property {number} __PyRuntime
 * @property {number} __PyEM_EMSCRIPTEN_TRAMPOLINE_OFFSET
 * @property {(size: number) => 1 | undefined} growMemory
 * @property {{ restoreSnapshot: (snapshot: Uint8Array) => unknown }} API
 */

const WORD = 4;
/** In the beginning of a snapshot of Pyodide's the second word says how long it is. */
const LENGTH = 1;

/**
 * Where Python keeps the address of a function that every engine compiles for itself, or not at all.
 * @param {Module} module
 */
const trampoline = (module) => {
  const offset = module.HEAPU32[module.__PyEM_EMSCRIPTEN_TRAMPOLINE_OFFSET / WORD] ?? 0;
  return module.__PyRuntime + offset;
};

/**
 * Writes a file of the build into the module's memory.
 * @param {Uint8Array<ArrayBuffer>} file
 * @param {Module} module before Python has run in it
 * @returns {Uint8Array} the snapshot but for its memory, which is where it belongs already
 */
function fill(file, module) {
  const [constants = 0, count = 0] = new Uint32Array(file.buffer, file.byteOffset, 2);
  const stretches = new Uint32Array(file.buffer, file.byteOffset + 2 * WORD, 2 * count);
  const beginning = file.subarray(2 * WORD + stretches.byteLength);
  const length = new Uint32Array(beginning.buffer, beginning.byteOffset, LENGTH + 1)[LENGTH];
  const size = stretches.at(-1) ?? 0;
  if (size > module.HEAPU8.length && !module.growMemory(size)) throw new Error("There is too little memory.");
  const { HEAPU8: memory } = module;
  const at = trampoline(module);
  const own = memory.slice(at, at + WORD);
  memory.fill(0, constants);
  let rest = beginning.subarray(length);
  for (let index = 0; index < stretches.length; index += 2) {
    const start = stretches[index] ?? 0;
    const long = (stretches[index + 1] ?? 0) - start;
    memory.set(rest.subarray(0, long), start);
    rest = rest.subarray(long);
  }
  memory.set(own, at);
  return beginning.subarray(0, length);
}

/**
 * @param {Load} load Pyodide's `loadPyodide`
 * @param {(settings: object) => Promise<unknown>} create what the module pyodide.asm.mjs exports
 * @param {Options} options
 * @param {Promise<Uint8Array<ArrayBuffer>>} file awaited only when WebAssembly is compiled
 * @returns {Promise<Pyodide>} Python with the engine imported, its dice its own
 * @throws {Error} where this memory does not fit this Python or this browser
 */
export async function wake(load, create, options, file) {
  const py = await load({
    ...options,
    // That there is one; which one is said below.
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
  // Every start from the same memory would throw the same dice otherwise.
  const seed = Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, "0")).join("");
  py.runPython(`import random; random.seed(bytes.fromhex("${seed}"))`);
  return py;
}
