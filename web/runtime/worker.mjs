/**
 * The worker in which Python runs, made by PyScript: from the first call on, until it is ready or has failed.
 */
import { replaceDatabase } from "./database.mjs";
import manifest from "./manifest.mjs";
import { fetchAhead, serve } from "./supplies.mjs";

/** @typedef {{ sync: { [name: string]: (request: string) => Promise<string> }, terminate?: () => void }} PythonWorker */

const PYSCRIPT = new URL(`../../${manifest.pyscript}`, import.meta.url).href;
/** What PyScript would load besides, for each of its two interpreters, and nothing here uses. */
const NOT_WANTED = ["codemirror", "deprecations-manager", "donkey", "py-editor", "py-game", "py-terminal"];

/** Nobody waits longer than this for Python, in ms: a slow phone takes some 15 seconds. */
const PATIENCE = 90_000;

let attempts = 0;
/** @type {Promise<PythonWorker> | null} */
let under = null;

/** Tells PyScript what it should not bring; it looks for that in the page when it is imported. */
function configure() {
  for (const type of ["py-config", "mpy-config"]) {
    if (document.querySelector(type)) continue;
    const config = document.createElement(type);
    config.textContent = JSON.stringify({ plugins: NOT_WANTED.map((name) => `!${name}`) });
    document.head.append(config);
  }
}

/**
 * PyScript, whose workers are served with what they ask for. It hands a worker out only when Python is ready in it, so this
 * must see it made.
 */
async function loader() {
  configure();
  const { Worker } = window;
  window.Worker = class extends Worker {
    /** @param {ConstructorParameters<typeof Worker>} how */
    constructor(...how) {
      super(...how);
      serve(this);
    }
  };
  try {
    // A browser may remember of a module that it did not come: from the second time on it is asked for by another address.
    return await import(attempts === 1 ? PYSCRIPT : `${PYSCRIPT}?attempt=${attempts}`);
  } finally {
    window.Worker = Worker;
  }
}

/**
 * Rejects when the page hears of a failure that can only be the worker's start: the loader does not pass it on.
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

/** @returns {Promise<PythonWorker>} */
async function begin() {
  // PyScript wants a database here as well as in its worker; a frame on another site may have none.
  if (window.parent !== window) replaceDatabase();
  const { PyWorker } = await loader();
  return PyWorker(new URL("engine.py", import.meta.url).href, {
    // The loader ignores `interpreter` here and would ask a foreign host: the version is the address of ours.
    version: new URL("interpreter.mjs", import.meta.url).href,
    config: { sync_main_only: true },
  });
}

/**
 * Starts Python, or waits for the start under way. After a failure, calling it again tries again.
 * @returns {Promise<PythonWorker>}
 */
export function launch() {
  if (under) return under;
  attempts += 1;
  const over = new AbortController();
  fetchAhead("wasm", "memory");
  under = Promise.race([begin(), startFailure(over.signal)]).finally(() => over.abort());
  under.catch(() => {
    under = null;
  });
  return under;
}
