/**
 * The interpreter that PyScript loads: Pyodide, started from our files and with our engine in it.
 *
 * PyScript imports this module in the worker and calls `loadPyodide`. Downloads begin when the module is imported, all at once. In
 * Python, `import escales_runtime` then gives `load_records()`, which brings in what reading records from outside needs.
 */
import { install, unpacked } from "./archive.mjs";
import { ensureDatabase } from "./database.mjs";
import manifest from "./manifest.mjs";

/** @typedef {import("pyodide").PyodideAPI} Pyodide */
/** @typedef {NonNullable<Parameters<typeof import("pyodide").loadPyodide>[0]>} Options */

/** @param {string} path @returns {string} */
const address = (path) => new URL(path, import.meta.url).href;

/**
 * @param {string} file
 * @returns {Promise<Response>}
 * @throws {Error} with a sentence that names the file, where it cannot be had
 */
async function download(file) {
  const response = await fetch(file).catch((error) => {
    throw new Error(`${file} could not be downloaded: ${error.message}.`);
  });
  if (!response.ok) throw new Error(`${file} could not be downloaded: the answer was ${response.status}.`);
  return response;
}

const folder = address(manifest.pyodide);
const stdlib = address(manifest.stdlib);

/**
 * Files on their way that Pyodide will ask for by address: handed over then, not asked for twice.
 * @type {Map<string, Promise<Response>>}
 */
const coming = new Map([`${folder}pyodide.asm.wasm`, stdlib].map((file) => [file, download(file)]));
const needed = Promise.all(coming.values());
const engine = download(address(manifest.escales)).then(unpacked);
// Awaited further down; a failure before that must not count as unhandled.
for (const awaited of [needed, engine]) awaited.catch(() => undefined);
/** @type {Promise<typeof import("pyodide")>} */
const pyodide = import(`${folder}pyodide.mjs`);
import(`${folder}pyodide.asm.mjs`).catch(() => undefined); // Pyodide imports it again, and finds it there

await ensureDatabase();

export const { version } = manifest;

/** @param {Options} options @returns {Promise<Pyodide>} */
async function start(options) {
  const original = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const file = String(input);
    const early = coming.get(file);
    coming.delete(file);
    return early ?? original(input, init);
  };
  try {
    const { loadPyodide: load } = await pyodide;
    const started = load({ ...options, indexURL: folder, stdLibURL: stdlib, lockFileContents: manifest.lock });
    // Pyodide only warns when one of its files does not come, and then never ends.
    const failed = needed.then(() => new Promise(() => undefined));
    return await Promise.race([started, failed]);
  } finally {
    globalThis.fetch = original;
  }
}

/** @param {Pyodide} py @returns {string} the folder where Python looks for packages */
const sitePackages = (py) => py.runPython("import site; site.getsitepackages()[0]");

/**
 * Starts Python with the engine installed. A start from a memory snapshot will come in here, before the ordinary one.
 * @param {Options} options
 * @returns {Promise<Pyodide>}
 */
export async function loadPyodide(options) {
  const py = await start(options);
  install(py, await engine, sitePackages(py));
  /** @type {Promise<void> | undefined} */
  let records;
  const loadRecords = async () => {
    install(py, await unpacked(await download(address(manifest.records))), sitePackages(py));
    py.runPython("import importlib; importlib.invalidate_caches()");
  };
  py.registerJsModule("escales_runtime", {
    /** Once is enough, but a download that failed may be tried again. */
    load_records: () => (records ??= loadRecords().catch((error) => {
      records = undefined;
      throw error;
    })),
  });
  return py;
}
