/**
 * The interpreter that PyScript loads: Pyodide, started from our files and with our engine in it.
 *
 * PyScript imports this module in the worker and calls `loadPyodide`. What is needed comes from the page (supplies.mjs), which has
 * begun to fetch it before. Python starts from its own memory as the build left it; where that fails, it starts the ordinary way,
 * which takes two to four times as long.
 *
 * In Python, `import escales_runtime` gives `load_records()`, which brings in what reading records from outside needs.
 */
import { install, installLibrary } from "./archive.mjs";
import { replaceDatabase } from "./database.mjs";
import manifest from "./manifest.mjs";
import { wake } from "./memory.mjs";

/** @typedef {import("pyodide").PyodideAPI} Pyodide */
/** @typedef {import("./memory.mjs").Options} Options */
/** @typedef {import("./supplies.mjs").Supplies} Supplies */

/** @param {string} path relative to the folder `runtime`, from where the build moves this module to pinned/start-HASH @returns {string} */
const address = (path) => new URL(`../../${path}`, import.meta.url).href;

/** What the page has been asked for and has not answered. @type {Map<string, { resolve: (content: any) => void, reject: (error: Error) => void }>} */
const asked = new Map();

addEventListener("message", ({ data }) => {
  const waiting = asked.get(data?.supply);
  if (!waiting) return;
  asked.delete(data.supply);
  if ("failure" in data) waiting.reject(new Error(data.failure));
  else waiting.resolve(data.content);
});

/**
 * Something from the page, asked for once, and again only after a failure.
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
 * Something that is begun once, and again only after a failure.
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

/** @type {Promise<typeof import("pyodide")>} */
const pyodide = import(`${folder}pyodide.mjs`);
/** @type {Promise<{ default: Parameters<typeof wake>[1] }>} */
const module = import(`${folder}pyodide.asm.mjs`);
module.catch(() => undefined); // whoever awaits it hears of it
void compiling();
void memory();

replaceDatabase();

export const { version } = manifest;

/**
 * Lets Pyodide start with what is on its way, where it would ask for files by address and compile only then.
 * @param {Promise<Response>} base its standard library
 * @param {() => Promise<Pyodide>} start
 * @returns {Promise<Pyodide>}
 */
async function handing(base, start) {
  const compiled = compiling();
  // Pyodide only warns when one of its files does not come, and then never ends.
  const failed = Promise.all([compiled, base]).then(() => new Promise(() => undefined));
  const { fetch } = globalThis;
  const { instantiateStreaming } = WebAssembly;
  globalThis.fetch = (input, init) => {
    if (String(input) === wasm) return Promise.resolve(new Response());
    return String(input) === stdlib ? base : fetch(input, init);
  };
  WebAssembly.instantiateStreaming = async (_source, imports) => {
    const module = await compiled;
    return { module, instance: await WebAssembly.instantiate(module, imports) };
  };
  try {
    return await /** @type {Promise<Pyodide>} */ (Promise.race([start(), failed]));
  } finally {
    globalThis.fetch = fetch;
    WebAssembly.instantiateStreaming = instantiateStreaming;
  }
}

/** @param {Options} options @returns {Options} */
const ours = (options) => ({ ...options, indexURL: folder, stdLibURL: stdlib, lockFileContents: manifest.lock });

/** From the memory that the build left. @param {Options} options @returns {Promise<Pyodide>} */
async function woken(options) {
  const [{ loadPyodide: load }, { default: create }] = await Promise.all([pyodide, module]);
  // What the memory holds has been imported: the library may come later.
  return handing(Promise.resolve(new Response()), () => wake(load, create, ours(options), memory()));
}

/** As Pyodide always starts. @param {Options} options @returns {Promise<Pyodide>} */
async function booted(options) {
  const { loadPyodide: load } = await pyodide;
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
  });
  py.registerJsModule("escales_runtime", { load_records: loadRecords });
  return py;
}
