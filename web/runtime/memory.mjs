/**
 * Python started from its own memory as the build left it: with the engine imported and nothing left to read.
 *
 * The file that build/snapshot.mjs writes: the number of ranges, the ranges (first address, address behind the last), as 32-bit
 * numbers; then a snapshot as Pyodide makes it, but for what stands in those ranges, which is constant data that
 * WebAssembly has put there already. Pyodide's options for this are not public, hence its version is pinned, and whoever calls this
 * must know how to do without.
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
/** In Pyodide's snapshots the second word says where the memory itself begins. */
const MEMORY_AT = 1;

/**
 * Where Python keeps the address of a function that every engine compiles for itself, or not at all.
 * @param {Module} module
 */
const trampoline = (module) => {
  const offset = module.HEAPU32[module.__PyEM_EMSCRIPTEN_TRAMPOLINE_OFFSET / WORD] ?? 0;
  return module.__PyRuntime + offset;
};

/**
 * Pyodide's snapshot in a file of the build, made whole with what the module has in its memory already.
 * @param {Uint8Array<ArrayBuffer>} file
 * @param {Module} module before Python has run in it
 * @returns {Uint8Array}
 */
function whole(file, module) {
  const count = new DataView(file.buffer, file.byteOffset).getUint32(0, true);
  const ranges = new Uint32Array(file.buffer, file.byteOffset + WORD, 2 * count);
  const snapshot = file.subarray(WORD + ranges.byteLength);
  const words = new Uint32Array(snapshot.buffer, snapshot.byteOffset, snapshot.byteLength / WORD);
  const memory = snapshot.subarray(words[MEMORY_AT]);
  if (memory.length > module.HEAPU8.length && !module.growMemory(memory.length)) throw new Error("There is too little memory.");
  for (let at = 0; at < ranges.length; at += 2) {
    const start = ranges[at] ?? 0;
    memory.set(module.HEAPU8.subarray(start, ranges[at + 1]), start);
  }
  const own = trampoline(module);
  memory.set(module.HEAPU8.subarray(own, own + WORD), own);
  return snapshot;
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
      const snapshot = whole(await file, module);
      const { API } = module;
      const restore = API.restoreSnapshot;
      API.restoreSnapshot = () => restore(snapshot);
      return made;
    },
  });
  // Every start from the same memory would throw the same dice otherwise.
  const seed = Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, "0")).join("");
  py.runPython(`import random; random.seed(bytes.fromhex("${seed}"))`);
  return py;
}
