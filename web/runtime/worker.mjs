/**
 * Starts the workers in which Python runs: the table's, and one that thinks for bots that search. PyScript makes them.
 */
import { replaceDatabase } from "./database.mjs";
import programs from "./programs.mjs";
import { ROOT } from "./root.mjs";
import { fetchAhead, fetched, onProgress, serve } from "./supplies.mjs";

export { fetchAhead, onProgress };

/**
 * @typedef {{ sync: { [name: string]: (request: string) => Promise<string> }, terminate?: () => void }} PythonWorker
 */

/** @param {string} path relative to the site */
const address = (path) => new URL(path, ROOT).href;

const PYSCRIPT = address(programs.pyscript);
/** Plugins that PyScript would load for each of its two interpreters, and that nothing here uses. */
const NOT_WANTED = ["codemirror", "deprecations-manager", "donkey", "py-editor", "py-game", "py-terminal"];

/** The start fails after this time, in ms; a slow phone takes some 15 seconds. */
const PATIENCE = 90_000;

/** @type {Promise<any> | null} */
let pyscript = null;
/** How often PyScript could not be loaded. */
let failures = 0;
/** @type {Promise<PythonWorker> | null} */
let under = null;

/** Tells PyScript which plugins to leave out; PyScript reads this from the page when it is imported. */
function configure() {
  for (const type of ["py-config", "mpy-config"]) {
    if (document.querySelector(type)) continue;
    const config = document.createElement(type);
    config.textContent = JSON.stringify({ plugins: NOT_WANTED.map((name) => `!${name}`) });
    document.head.append(config);
  }
}

/**
 * The address of a worker's program that first imports the interpreter, then PyScript's own program: by itself, PyScript
 * imports the interpreter only when messages have gone to and fro.
 * @param {string | URL} program
 */
function withInterpreter(program) {
  const imports = [address(programs.interpreter), String(program)].map((path) => `import ${JSON.stringify(path)};`);
  return URL.createObjectURL(new Blob(imports, { type: "text/javascript" }));
}

/**
 * Imports PyScript, and serves its workers with files. PyScript returns a worker only when Python is ready in it, but
 * Python needs the files to start: so this replaces `Worker` to see each worker when it is made.
 */
async function loader() {
  configure();
  const { Worker } = window;
  window.Worker = class extends Worker {
    /** @param {ConstructorParameters<typeof Worker>} how */
    constructor(...[program, options]) {
      super(withInterpreter(program), options);
      // An error without a message: a module could not be loaded. The window hears of other errors anyway.
      this.addEventListener("error", (event) => {
        if (!event.message) throw new Error("A module of Python's worker could not be loaded.");
      });
      serve(this);
    }
  };
  // A browser may remember that a module failed to load: a further attempt uses another address. But PyScript must not be
  // loaded twice.
  pyscript ??= import(failures === 0 ? PYSCRIPT : `${PYSCRIPT}?attempt=${failures}`);
  try {
    return await pyscript;
  } catch (error) {
    pyscript = null;
    failures += 1;
    throw error;
  } finally {
    window.Worker = Worker;
  }
}

/**
 * Rejects on any unhandled error of the page, or when the start takes too long. PyScript does not pass on a failed
 * start, so an error during the start counts as its failure.
 * @param {AbortSignal} over
 * @returns {Promise<never>}
 */
function startFailure(over) {
  return new Promise((_, reject) => {
    const timer = setTimeout(() => reject(new Error("Python did not start in time.")), PATIENCE);
    over.addEventListener("abort", () => clearTimeout(timer));
    window.addEventListener("unhandledrejection", (event) => reject(event.reason), { signal: over });
    window.addEventListener("error", (event) => reject(event.error ?? event.message), { signal: over });
  });
}

/** @param {string} program of the worker @returns {Promise<PythonWorker>} */
async function begin(program) {
  // PyScript opens a database in the page as well as in its worker; a frame on another site may not have one.
  if (window.parent !== window) replaceDatabase();
  const file = address(program);
  // PyScript reports a missing program as several unhandled errors; the last may come when a further start is under way.
  const present = fetched(file);
  present.catch(() => {}); // it is awaited when PyScript is there
  const { PyWorker } = await loader();
  await present;
  return PyWorker(file, {
    // PyScript ignores `interpreter` here and would ask a foreign host, but it accepts an address as the version.
    version: address(programs.interpreter),
    config: { sync_main_only: true },
  });
}

/** @param {string} program of the worker @returns {Promise<PythonWorker>} */
function started(program) {
  const over = new AbortController();
  fetchAhead("wasm", "memory");
  return Promise.race([begin(program), startFailure(over.signal)]).finally(() => over.abort());
}

/**
 * Starts Python, or waits for the current start. After a failure, the next call tries again.
 * @returns {Promise<PythonWorker>}
 */
export function launch() {
  if (under) return under;
  under = started(programs.engine);
  under.catch(() => {
    under = null;
  });
  return under;
}

/**
 * Starts a worker that thinks, from the same files as the table's.
 * @returns {Promise<PythonWorker>}
 */
export async function launchThinker() {
  await launch(); // the table comes first
  return started(programs.thinker);
}
