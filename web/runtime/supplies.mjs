/**
 * What Python needs, fetched by the page: it is on its way, and WebAssembly is being compiled, before there is a worker to ask for it.
 *
 * The worker (interpreter.mjs) asks by a message `{ supply: name }`; the answer has the same name, and `content` or `failure`,
 * a sentence that says why there is none.
 */
import { unpacked } from "./archive.mjs";
import manifest from "./manifest.mjs";
import { Downloads } from "./progress.mjs";

/** @typedef {import("./progress.mjs").Progress} Progress */
/** @typedef {{ wasm: WebAssembly.Module, memory: Bytes, stdlib: Bytes, escales: Bytes, records: Bytes }} Supplies what there is to ask for */
/** @typedef {Uint8Array<ArrayBuffer>} Bytes */
/** @typedef {keyof Supplies} Name */

/** @param {string} path relative to the folder `runtime`, from where the build moves this module to pinned/start-HASH @returns {string} */
const address = (path) => new URL(`../../${path}`, import.meta.url).href;

const sizes = new Map(Object.entries(manifest.bytes).map(([path, bytes]) => [address(path), bytes]));
const downloads = new Downloads((file) => sizes.get(file) ?? 0);

/**
 * Tells how many bytes of what Python waits for have come, now and whenever there are more.
 * @param {(progress: Progress) => void} follower
 * @returns {() => void} ends it
 */
export function onProgress(follower) {
  downloads.followers.add(follower);
  follower(downloads.progress);
  return () => downloads.followers.delete(follower);
}

/**
 * What the service worker has kept of a file, which it does not give out by itself (sw.js).
 * @param {string} file
 * @returns {Promise<Response | undefined>}
 */
async function kept(file) {
  try {
    return await caches.match(file, { ignoreVary: true });
  } catch {
    return undefined; // a frame on another site may not look
  }
}

/**
 * @param {string} file
 * @returns {Promise<Response>}
 * @throws {Error} with a sentence that names the file, where it cannot be had
 */
async function download(file) {
  downloads.expect(file);
  const answer = await fetch(file).catch((/** @type {Error} */ error) => error);
  if (answer instanceof Response && answer.ok) return downloads.followed(file, answer);
  const found = await kept(file);
  if (found) return downloads.followed(file, found);
  downloads.forget(file);
  const why = answer instanceof Response ? `the answer was ${answer.status}` : answer.message;
  throw new Error(`${file} could not be downloaded: ${why}.`);
}

async function compiled() {
  const file = address(`${manifest.pyodide}pyodide.asm.wasm`);
  const module = await WebAssembly.compileStreaming(download(file));
  downloads.complete(file);
  return module;
}

/** @type {Map<Name, Promise<WebAssembly.Module | Bytes>>} */
const under = new Map();

/**
 * Begins to fetch what is going to be asked for; what is on its way already is not fetched twice.
 * @param {Name[]} names
 */
export function fetchAhead(...names) {
  for (const name of names) {
    if (under.has(name)) continue;
    const coming = name === "wasm" ? compiled() : download(address(manifest[name])).then(unpacked);
    coming.catch(() => {}); // whoever asks is told
    under.set(name, coming);
  }
}

/** @param {Name} name a supply is handed over once: bytes are then the worker's @returns {Promise<WebAssembly.Module | Bytes>} */
function taken(name) {
  fetchAhead(name);
  const coming = /** @type {Promise<WebAssembly.Module | Bytes>} */ (under.get(name));
  under.delete(name);
  return coming;
}

/** Answers what a worker asks for. @param {Worker} worker */
export function serve(worker) {
  worker.addEventListener("message", async ({ data }) => {
    /** @type {Name | undefined} */
    const name = data?.supply;
    if (name === undefined) return;
    try {
      const content = await taken(name);
      worker.postMessage({ supply: name, content }, content instanceof Uint8Array ? [content.buffer] : []);
    } catch (error) {
      worker.postMessage({ supply: name, failure: error instanceof Error ? error.message : String(error) });
    }
  });
}
