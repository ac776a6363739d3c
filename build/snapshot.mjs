/**
 * Writes the memory of a Python that has imported the engine, for web/runtime/memory.mjs to start from.
 * usage: node build/snapshot.mjs '{"stdlib": "stdlib.zip", "engine": "engine.zip.gz", "output": "memory"}'
 */
import nodeCrypto from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { install, unpacked } from "../web/runtime/archive.mjs";
import { NO_LIBRARY, boot, create, told } from "./python.mjs";

/** @type {{ stdlib: string, engine: string, output: string }} */
const job = JSON.parse(process.argv[2] ?? "{}");

/** Gaps up to this length are written down too: it takes eight bytes to leave one out, though they compress well. */
const LEAST = 24;

/**
 * The memory as WebAssembly makes it, before Python runs.
 * @returns {Promise<Uint8Array>}
 */
async function pristine() {
  /** @type {Uint8Array | undefined} */
  let memory;
  const enough = new Error("enough");
  const interrupted = boot({
    stdlib: NO_LIBRARY,
    _loadSnapshot: new Uint8Array(1),
    createPyodideModule: async (/** @type {object} */ settings) => {
      memory = (await create(settings)).HEAPU8.slice();
      throw enough;
    },
  });
  await interrupted.catch((error) => {
    if (error !== enough) throw error;
  });
  if (!memory) throw new Error("Pyodide no longer makes its module through createPyodideModule.");
  return memory;
}

/**
 * The constant data of a WebAssembly file: its address in memory, and its content.
 * @param {Uint8Array} file
 * @returns {Generator<[address: number, content: Uint8Array]>}
 */
function* segments(file) {
  const DATA_SECTION = 11;
  let at = 8; // after magic number and version
  const number = () => {
    let value = 0;
    for (let factor = 1; ; factor *= 128) {
      const byte = file[at++] ?? 0;
      value += (byte & 127) * factor;
      if (byte < 128) return value;
    }
  };
  while (at < file.length) {
    const section = file[at++];
    const end = number() + at;
    if (section === DATA_SECTION) {
      for (let left = number(); left > 0; left -= 1) {
        if (number() !== 0) throw new Error("A data segment is not placed by a constant.");
        at += 1; // i32.const
        const address = number();
        at += 1; // end
        const length = number();
        yield [address, file.subarray(at, at + length)];
        at += length;
      }
    }
    at = end;
  }
}

/**
 * Stretches of the memory that must be written down: all but unchanged constant data, and the zeros after it.
 * @param {[number, Uint8Array][]} constants
 * @param {Uint8Array} before the memory after WebAssembly's own start; what that has written may differ between
 *   browsers
 * @param {Uint8Array} after
 * @returns {{ end: number, stretches: number[] }} the address after the constants; the start and end address of each
 *   stretch
 */
function unknown(constants, before, after) {
  const end = Math.max(...constants.map(([address, content]) => address + content.length));
  const told = new Uint8Array(after.length).fill(1, 0, end);
  for (let at = end; at < after.length; at += 1) if (after[at]) told[at] = 1;
  for (const [address, content] of constants) {
    for (let at = address; at < address + content.length; at += 1) {
      const byte = content[at - address];
      if (byte === before[at] && byte === after[at]) told[at] = 0;
    }
  }
  /** @type {number[]} */
  const stretches = [];
  for (let start = told.indexOf(1); start >= 0; ) {
    let last = start;
    for (let at = start; at < told.length && at - last <= LEAST; at += 1) if (told[at]) last = at;
    stretches.push(start, last + 1);
    start = told.indexOf(1, last + 1);
  }
  return { end, stretches };
}

/**
 * Removes differences between runs and machines: the same input then gives the same memory, and browsers that have it
 * need not load it again after another build. The clock must advance at every call: otherwise Python would not look for
 * new files.
 */
function standStill() {
  let clock = 0;
  Date.now = performance.now = () => (clock += 1);
  process.env.TZ = "UTC";
  // Pyodide calls this under Node, never in the page.
  nodeCrypto.randomFillSync = (/** @type {any} */ view) => view.fill(0);
}

/** Overwrites freed memory with zeros, which cost nothing in a compressed file. @param {any} module Pyodide's */
function clearFreed({ HEAPU8: memory, _malloc: allocate, _free: free }) {
  const end = allocate(1 << 20); // blocks after this one were not freed: they are new
  const blocks = [end];
  for (let size = 1 << 19; size >= 8; size = size > 4096 ? Math.floor(size * 0.8) : size - 8) {
    for (let block = allocate(size); ; block = allocate(size)) {
      blocks.push(block);
      if (block > end) break;
      memory.fill(0, block, block + size);
    }
  }
  for (const block of blocks) free(block);
}

await told(async () => {
  standStill();
  const py = await boot({
    stdlib: job.stdlib,
    _makeSnapshot: true,
    env: { PYTHONHASHSEED: "0", LANG: "C.UTF-8" },
    _sysExecutable: "python",
  });
  install(py, await unpacked(readFileSync(job.engine)));
  const names = py.toPy({}); // the program's names are destroyed with it
  py.runPython(readFileSync(new URL("snapshot.py", import.meta.url), "utf8"), { globals: names });
  names.destroy();
  py.runPython("import gc; gc.collect(); del gc");
  clearFreed(/** @type {any} */ (py)._module);
  /** @type {Uint8Array<ArrayBuffer>} */
  const snapshot = /** @type {any} */ (py).makeMemorySnapshot();
  const beginning = snapshot.subarray(0, new Uint32Array(snapshot.buffer)[1]);
  const memory = snapshot.subarray(beginning.length);
  const wasm = readFileSync(new URL("../node_modules/pyodide/pyodide.asm.wasm", import.meta.url));
  const { end, stretches } = unknown([...segments(wasm)], await pristine(), memory);
  // Gaps and lengths are small numbers, which compress better than addresses.
  const steps = stretches.map((address, index) => address - (stretches[index - 1] ?? 0));
  const parts = [new Uint8Array(new Uint32Array([end, steps.length / 2, ...steps]).buffer), beginning];
  for (let at = 0; at < stretches.length; at += 2) parts.push(memory.subarray(stretches[at], stretches[at + 1]));
  const file = Buffer.concat(parts);
  writeFileSync(job.output, file);
  console.log(`${file.length} bytes in ${stretches.length / 2} stretches`);
});
