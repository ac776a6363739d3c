/**
 * The interpreter that PyScript loads: Pyodide, started from our files, with our engine installed.
 *
 * PyScript imports this module in the worker and calls `loadPyodide`. The files come from the page (supplies.mjs),
 * which fetches them before the worker exists. Python starts from a memory snapshot that the build made; if that fails,
 * it starts the ordinary way, which takes two to four times as long.
 *
 * In Python, `import escales_runtime` gives `load_records()`, which installs what reading records from outside needs.
 */
import { install, installLibrary } from "./archive.mjs";
import { replaceDatabase } from "./database.mjs";
import manifest from "./manifest.mjs";
import { wake } from "./memory.mjs";
import { connected } from "./rest.mjs";
import { ROOT } from "./root.mjs";
import { accept, byAddress, wrapped } from "./table-functions.mjs";

/** @typedef {import("pyodide").PyodideAPI} Pyodide */
/** @typedef {import("./memory.mjs").Options} Options */
/** @typedef {import("./supplies.mjs").Supplies} Supplies */

/** @param {string} path relative to the folder `runtime` @returns {string} */
const address = (path) => new URL(`runtime/${path}`, ROOT).href;

/**
 * Requests to the page without an answer yet, by name.
 * @type {Map<string, { resolve: (content: any) => void, reject: (error: Error) => void }>}
 */
const asked = new Map();

addEventListener("message", ({ data }) => {
  const waiting = asked.get(data?.supply);
  if (!waiting) return;
  asked.delete(data.supply);
  if ("failure" in data) waiting.reject(new Error(data.failure));
  else waiting.resolve(data.content);
});

/**
 * Asks the page for a file once, and again only after a failure.
 * @template {keyof Supplies} Name
 * @param {Name} name
 * @returns {() => Promise<Supplies[Name]>}
 */
const supply = (name) =>
  once(
    () =>
      new Promise((resolve, reject) => {
        asked.set(name, { resolve, reject });
        postMessage({ supply: name });
      }),
  );

/**
 * Calls `begin` once, and again only after a failure.
 * @template T
 * @param {() => Promise<T>} begin
 * @returns {() => Promise<T>}
 */
function once(begin) {
  /** @type {Promise<T> | undefined} */
  let under;
  return () => {
    under ??= begin();
    under.catch(() => {
      under = undefined;
    });
    return under;
  };
}

const folder = address(manifest.pyodide);
const wasm = `${folder}pyodide.asm.wasm`;
const stdlib = address(manifest.stdlib);

const compiling = supply("wasm");
const memory = supply("memory");
const library = supply("stdlib");
const engine = supply("escales");
const records = supply("records");
const others = supply("rest");

/**
 * Imports a module, and once more from another address if that fails: a request may be lost, and a browser may remember that.
 * @param {string} file
 */
const imported = (file) => import(file).catch(() => import(`${file}?again`));

/** @type {Promise<typeof import("pyodide")>} */
const pyodide = imported(`${folder}pyodide.js`);
/** @type {Promise<{ default: Parameters<typeof wake>[1] }>} */
const module = imported(`${folder}pyodide.asm.js`);
module.catch(() => undefined); // `woken` awaits it and gets the failure
// The memory is asked for only now: the page decompresses it, and answers nothing else meanwhile.
compiling()
  .then(memory)
  .catch(() => undefined); // `woken` awaits both and gets the failure

replaceDatabase();

export const { version } = manifest;

/** The rest of Python's WebAssembly, once the page has fetched it. @type {Uint8Array<ArrayBuffer> | undefined} */
let fetched;

/**
 * Compiles the rest of Python's WebAssembly. Python cannot wait for it: until the page has fetched it, it is fetched
 * here and now.
 * @returns {WebAssembly.Module}
 */
function rest() {
  if (!fetched) {
    const request = new XMLHttpRequest();
    request.open("GET", address(manifest.rest), false);
    request.responseType = "arraybuffer";
    request.send();
    if (request.status !== 200) throw new Error(`${manifest.rest} could not be downloaded: ${request.status}.`);
    fetched = new Uint8Array(request.response);
  }
  const module = new WebAssembly.Module(fetched);
  fetched = undefined;
  return module;
}

/**
 * Starts Pyodide with the files that the page already fetches. By itself, Pyodide would fetch them by address and only
 * then compile.
 * @param {Promise<Response>} base the standard library
 * @param {() => Promise<Pyodide>} start
 * @returns {Promise<Pyodide>}
 */
async function handing(base, start) {
  const compiled = compiling();
  // If one of its files does not come, Pyodide only warns and then never settles.
  const failed = Promise.all([compiled, base]).then(() => new Promise(() => undefined));
  const { fetch } = globalThis;
  const { instantiateStreaming } = WebAssembly;
  let refuse = () => {};
  globalThis.fetch = (input, init) => {
    if (String(input) === wasm) return Promise.resolve(new Response());
    return String(input) === stdlib ? base : fetch(input, init);
  };
  WebAssembly.instantiateStreaming = async (_source, imports) => {
    const module = await compiled;
    refuse = accept(wrapped(byAddress(module, imports ?? {})));
    return { module, instance: await connected(module, imports ?? {}, rest) };
  };
  try {
    return await /** @type {Promise<Pyodide>} */ (Promise.race([start(), failed]));
  } finally {
    refuse();
    globalThis.fetch = fetch;
    WebAssembly.instantiateStreaming = instantiateStreaming;
  }
}

/** @param {Options} options @returns {Options} */
const ours = (options) => ({ ...options, indexURL: folder, stdLibURL: stdlib, lockFileContents: manifest.lock });

/** Starts from the memory snapshot. @param {Options} options @returns {Promise<Pyodide>} */
async function woken(options) {
  const [{ loadPyodide: load }, { default: create }] = await Promise.all([pyodide, module]);
  // The snapshot contains the modules that the start needs: the standard library may come later.
  return handing(Promise.resolve(new Response()), () => wake(load, create, ours(options), memory()));
}

/** Starts Pyodide the ordinary way. @param {Options} options @returns {Promise<Pyodide>} */
async function booted(options) {
  const { loadPyodide: load } = await pyodide;
  fetched ??= await others(); // the ordinary way needs much of it
  const base = library().then((bytes) => new Response(bytes));
  const [py, archive] = await Promise.all([handing(base, () => load(ours(options))), engine()]);
  install(py, archive);
  return py;
}

/**
 * Starts Python with the engine in it.
 * @param {Options} options
 * @returns {Promise<Pyodide>}
 */
export async function loadPyodide(options) {
  let quick = true;
  const py = await woken(options).catch((error) => {
    quick = false;
    console.warn(`Python starts the ordinary way, not from its memory: ${error.message}`);
    return booted(options);
  });
  const loadRecords = once(async () => {
    const [modules, base, own] = await Promise.all([records(), ...(quick ? [library(), engine()] : [])]);
    if (base && own) {
      installLibrary(py, base);
      install(py, own);
    }
    install(py, modules);
    py.runPython("import importlib; importlib.invalidate_caches()");
    // If it does not come now, `rest` fetches it when it is needed.
    const keep = (/** @type {Uint8Array<ArrayBuffer>} */ bytes) => (fetched = bytes);
    others().then(keep, () => undefined);
  });
  py.registerJsModule("escales_runtime", { load_records: loadRecords });
  return py;
}
