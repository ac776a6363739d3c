/**
 * The files that Python needs. The page fetches them, and compiles WebAssembly, before the worker exists.
 *
 * The worker (interpreter.mjs) asks with a message `{ supply: name }`. The answer is `{ supply: name, content }`, or
 * `{ supply: name, failure }` with a sentence that says why there is no content.
 */
import { unpacked } from "./archive.mjs";
import manifest from "./manifest.mjs";
import { Downloads } from "./progress.mjs";
import { ROOT } from "./root.mjs";

/** @typedef {import("./progress.mjs").Progress} Progress */
/**
 * @typedef {{ wasm: WebAssembly.Module, rest: Bytes, memory: Bytes, stdlib: Bytes, escales: Bytes, records: Bytes }} Supplies
 *   everything that the worker can ask for
 */
/** @typedef {Uint8Array<ArrayBuffer>} Bytes */
/** @typedef {keyof Supplies} Name */

/** @param {string} path relative to the folder `runtime` @returns {string} */
const address = (path) => new URL(`runtime/${path}`, ROOT).href;

const WASM = "application/wasm";

const sizes = new Map(Object.entries(manifest.bytes).map(([path, bytes]) => [address(path), bytes]));
const downloads = new Downloads((file) => sizes.get(file) ?? 0);

/**
 * Calls `follower` with the progress of the downloads, now and after every change.
 * @param {(progress: Progress) => void} follower
 * @returns {() => void} ends the calls
 */
export function onProgress(follower) {
  downloads.followers.add(follower);
  follower(downloads.progress);
  return () => downloads.followers.delete(follower);
}

/**
 * The service worker's copy of a file. The service worker does not answer with it by itself (sw.js).
 * @param {string} file
 * @returns {Promise<Response | undefined>}
 */
async function kept(file) {
  try {
    return await caches.match(file, { ignoreVary: true });
  } catch {
    return undefined; // a frame on another site has no access
  }
}

/** The files that have come: a further worker gets them from the browser's cache. @type {Set<string>} */
const come = new Set();

/**
 * @param {string} file
 * @returns {Promise<Response>}
 * @throws {Error} if the file cannot be downloaded, with a sentence that names it
 */
async function download(file) {
  downloads.expect(file);
  const cache = come.has(file) ? "force-cache" : "default"; // the name of a file changes with its content
  const ask = () => fetch(file, { cache });
  // A request may be lost: the file is asked for once more.
  const answer = await ask()
    .catch(ask)
    .catch((/** @type {Error} */ error) => error);
  // Some hosts answer for a missing file with a page.
  const isPage = answer instanceof Response && /^text\/html\b/i.test(answer.headers.get("Content-Type") ?? "");
  if (answer instanceof Response && answer.ok && !isPage) {
    come.add(file);
    return downloads.followed(file, answer);
  }
  const found = await kept(file);
  if (found) return downloads.followed(file, found);
  downloads.forget(file);
  const status = isPage ? "a web page" : answer instanceof Response && answer.status;
  const why = answer instanceof Response ? `the answer was ${status}` : answer.message;
  throw new Error(`${file} could not be downloaded: ${why}.`);
}

/**
 * Gives a response the type that browsers ask of WebAssembly, if its host does not know it.
 * @param {Response} response
 */
function asWebAssembly(response) {
  const headers = new Headers(response.headers);
  if (headers.get("Content-Type") === WASM) return response; // only then a browser keeps the compiled code
  headers.set("Content-Type", WASM);
  return new Response(response.body, { headers });
}

async function compiled() {
  const file = address(`${manifest.pyodide}pyodide.asm.wasm`);
  const module = await WebAssembly.compileStreaming(download(file).then(asWebAssembly));
  downloads.complete(file);
  return module;
}

/**
 * The content of a file.
 * @param {string} file
 * @returns {Promise<Bytes>}
 * @throws {Error} if the file cannot be downloaded, with a sentence that names it
 */
export const fetched = async (file) => new Uint8Array(await (await download(file)).arrayBuffer());

/**
 * What is being fetched: the other files than WebAssembly as they come from the host.
 * @type {Map<Name, Promise<WebAssembly.Module | Bytes>>}
 */
const under = new Map();

/**
 * Begins to fetch files before the worker asks for them; a file that is already being fetched is not fetched twice.
 * @param {Name[]} names
 */
export function fetchAhead(...names) {
  for (const name of names) {
    if (under.has(name)) continue;
    const coming = name === "wasm" ? compiled() : fetched(address(manifest[name]));
    coming.catch(() => {}); // the worker gets the failure when it asks
    under.set(name, coming);
  }
}

/**
 * Hands a file over: its bytes then belong to the worker. Compiled WebAssembly stays for a further worker. A file is
 * decompressed only now: before, this would delay the start of the worker.
 * @param {Name} name
 * @returns {Promise<WebAssembly.Module | Bytes>}
 */
async function taken(name) {
  fetchAhead(name);
  const coming = under.get(name);
  under.delete(name);
  const file = /** @type {WebAssembly.Module | Bytes} */ (await coming);
  if (file instanceof Uint8Array) return unpacked(file);
  under.set(name, Promise.resolve(file));
  return file;
}

/** Answers a worker's requests. @param {Worker} worker */
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
