/**
 * Writes the memory of a Python that has imported the engine, for web/runtime/memory.mjs to start from.
 * usage: node build/snapshot.mjs '{"stdlib": "stdlib.zip", "engine": "engine.zip.gz", "output": "memory"}'
 */
import { readFileSync, writeFileSync } from "node:fs";
import { install, unpacked } from "../web/runtime/archive.mjs";
import { NO_LIBRARY, boot, create, told } from "./python.mjs";

/** @type {{ stdlib: string, engine: string, output: string }} */
const job = JSON.parse(process.argv[2] ?? "{}");

/** Shorter stretches of constant data are not worth the eight bytes that tell of them. */
const LEAST = 64;

/**
 * The memory as WebAssembly itself makes it, before Python runs.
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
 * The constant data of a WebAssembly file: where it goes in memory, and what it is.
 * @param {Uint8Array} file
 * @returns {Generator<[address: number, content: Uint8Array]>}
 */
function* segments(file) {
  const DATA_SECTION = 11;
  let at = 8; // behind magic number and version
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
 * Stretches of constant data that nobody has changed: neither WebAssembly's own start nor Python.
 * @param {Iterable<[number, Uint8Array]>} constants
 * @param {Uint8Array} before
 * @param {Uint8Array} after
 * @returns {number[]} pairs of a first address and the one behind the last
 */
function unchanged(constants, before, after) {
  /** @type {number[]} */
  const found = [];
  for (const [address, content] of constants) {
    let start = 0;
    for (let at = 0; at <= content.length; at += 1) {
      const byte = content[at];
      if (at < content.length && byte === before[address + at] && byte === after[address + at]) continue;
      if (at - start >= LEAST) found.push(address + start, address + at);
      start = at + 1;
    }
  }
  return found;
}

/** @param {Uint8Array} bytes */
function withoutZeros(bytes) {
  let end = bytes.length;
  while (end > 0 && bytes[end - 1] === 0) end -= 1;
  return bytes.subarray(0, Math.ceil(end / 16) * 16);
}

await told(async () => {
  const py = await boot({ stdlib: job.stdlib, _makeSnapshot: true, env: { PYTHONHASHSEED: "0" } });
  install(py, await unpacked(new Response(readFileSync(job.engine))));
  const names = py.toPy({}); // they go with it
  py.runPython(readFileSync(new URL("snapshot.py", import.meta.url), "utf8"), { globals: names });
  names.destroy();
  py.runPython("import gc; gc.collect(); del gc");
  /** @type {Uint8Array<ArrayBuffer>} */
  const snapshot = /** @type {any} */ (py).makeMemorySnapshot();
  const begin = new Uint32Array(snapshot.buffer)[1] ?? 0;
  const memory = snapshot.subarray(begin);
  const wasm = readFileSync(new URL("../node_modules/pyodide/pyodide.asm.wasm", import.meta.url));
  const ranges = unchanged(segments(wasm), await pristine(), memory);
  for (let at = 0; at < ranges.length; at += 2) memory.fill(0, ranges[at], ranges[at + 1]);
  const kept = withoutZeros(snapshot);
  writeFileSync(job.output, Buffer.concat([new Uint8Array(new Uint32Array([ranges.length / 2, ...ranges]).buffer), kept]));
  console.log(JSON.stringify({ bytes: kept.length, ranges: ranges.length / 2 }));
});
