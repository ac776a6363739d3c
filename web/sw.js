/**
 * The service worker: keeps the files of one build of the site in this browser, so that the site opens without a
 * network.
 *
 * The build writes all files with their hashes into FILES. A cache holds the complete and unchanged files of one build,
 * or it is not used: files of two builds are never mixed. A newer build is fetched into its own cache and waits until
 * no page is open, or until people ask for it (app/base/offline.mjs).
 */

/**
 * @typedef {Event & { waitUntil(work: Promise<unknown>): void }} Lasting
 * @typedef {Lasting & { addRoutes?: (rules: object) => Promise<void> }} Installing
 * @typedef {Lasting & { request: Request, respondWith(answer: Promise<Response>): void }} Asked
 * @typedef {{ registration: ServiceWorkerRegistration, clients: { claim(): Promise<void> }, skipWaiting():
 *   Promise<void>, addEventListener(type: string, listener: (event: any) => void): void }} Worker the service worker's
 *   global scope, which the DOM's types lack
 */

/** The accepted hashes of every file by its path, in the format of `integrity`. @type {{ [path: string]: string }} */
const FILES = {};
const BUILD = "unbuilt";

const worker = /** @type {Worker} */ (/** @type {unknown} */ (self));
const SCOPE = worker.registration.scope;
/** The prefix of our caches: caches belong to the whole host, which may have other sites. */
const OURS = `escales ${SCOPE} `;
const CACHE = OURS + BUILD;
/** The number of files fetched at once: fewer than a browser's connections, so that the page does not wait. */
const AT_ONCE = 4;
/** From opening a page to checking the cache, in ms: the page opens first. */
const MENDING_WAITS = 4000;

/** The address of a file: a host may redirect from an index.html to its folder. @param {string} path */
function addressOf(path) {
  return new URL(path.replace(/(^|\/)index\.html$/, "$1"), SCOPE).href;
}

/**
 * The path of the file at an address of this site, if this worker answers for it. It does not answer for Python's WebAssembly: a
 * browser caches compiled code only for files from its own HTTP cache. Without a network, the page reads the
 * WebAssembly from this worker's cache itself (runtime/supplies.mjs).
 * @param {string} address
 * @returns {string | undefined}
 */
function pathOf(address) {
  if (!address.startsWith(SCOPE) || address.endsWith("/pyodide.asm.wasm")) return undefined;
  const path = decodeURIComponent(new URL(address).pathname.slice(new URL(SCOPE).pathname.length));
  return [path, `${path}index.html`].find((one) => one in FILES);
}

/** Whether a response has the content that the build gave this path. @param {Response} response @param {string} path */
async function isWhole(response, path) {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", await response.arrayBuffer()));
  return (FILES[path] ?? "").split(" ").includes(`sha256-${btoa(String.fromCharCode(...digest))}`);
}

/**
 * Fetches a file of this build and of no other. It asks the host whether the browser's own copy is current, and
 * otherwise downloads the file again.
 * @param {string} path
 * @returns {Promise<Response>}
 */
async function download(path) {
  const options = { integrity: FILES[path], credentials: /** @type {const} */ ("same-origin") };
  const get = (/** @type {RequestCache} */ cache) => fetch(addressOf(path), { ...options, cache });
  const response = await get("no-cache").catch(() => get("reload"));
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  // Browsers refuse a redirected response for a page's own address.
  return response.redirected
    ? new Response(response.body, { status: response.status, headers: response.headers })
    : response;
}

/** @param {Cache} cache @param {string} path */
function kept(cache, path) {
  return cache.match(addressOf(path), { ignoreVary: true });
}

/**
 * The copy of a file in an earlier build's cache, if the content is the same.
 * @param {Cache[]} earlier
 * @param {string} path
 */
async function keptEarlier(earlier, path) {
  for (const cache of earlier) {
    const found = await kept(cache, path);
    if (found && (await isWhole(found.clone(), path))) return found;
  }
  return undefined;
}

/** Calls `work` for every file, for several files at once. @param {(path: string) => Promise<unknown>} work */
async function forEveryFile(work) {
  const paths = Object.keys(FILES)[Symbol.iterator]();
  const inTurn = async () => {
    for (const path of paths) await work(path);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, inTurn));
}

async function earlierNames() {
  return (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== CACHE);
}

async function install() {
  const earlier = await Promise.all((await earlierNames()).map((name) => caches.open(name)));
  const cache = await caches.open(CACHE);
  await forEveryFile(async (path) =>
    cache.put(addressOf(path), (await keptEarlier(earlier, path)) ?? (await download(path))),
  );
}

async function activate() {
  for (const name of await earlierNames()) await caches.delete(name);
  await worker.clients.claim();
}

/** @type {Promise<void> | null} */
let mending = null;

/** Checks the cache, and fetches missing or damaged files again if there is a network. */
async function mend() {
  await new Promise((resolve) => setTimeout(resolve, MENDING_WAITS));
  const cache = await caches.open(CACHE);
  await forEveryFile(async (path) => {
    const found = await kept(cache, path);
    if (found && (await isWhole(found, path))) return;
    await cache.delete(addressOf(path), { ignoreVary: true });
    // A later visit tries again.
    await download(path)
      .then((response) => cache.put(addressOf(path), response))
      .catch(() => {});
  });
}

/** @param {string} path @param {Request} request */
async function answer(path, request) {
  return (await kept(await caches.open(CACHE), path)) ?? fetch(request);
}

/**
 * Static routes, for browsers that support them: requests other than for pages go straight to the cache, which is
 * quicker. Python's WebAssembly has no route, not even to the network: Chromium then finds no compiled code.
 */
function routes() {
  const { URLPattern } = /** @type {any} */ (self);
  const wasm = { urlPattern: new URLPattern({ pathname: "*/pyodide.asm.wasm" }) };
  return [{ condition: { not: { or: [{ requestMode: "navigate" }, wasm] } }, source: { cacheName: CACHE } }];
}

worker.addEventListener("install", (/** @type {Installing} */ event) => {
  event.waitUntil(install());
  event.addRoutes?.(routes()).catch(() => {}); // without static routes, the listener of "fetch" below answers
});
worker.addEventListener("activate", (/** @type {Lasting} */ event) => event.waitUntil(activate()));
worker.addEventListener("message", (/** @type {MessageEvent} */ event) => {
  if (event.data === "take over") void worker.skipWaiting();
  else if (event.data === "take this page") void worker.clients.claim();
});
worker.addEventListener("fetch", (/** @type {Asked} */ event) => {
  const { request } = event;
  const path = request.method === "GET" ? pathOf(request.url) : undefined;
  if (path === undefined) return;
  event.respondWith(answer(path, request));
  if (request.mode !== "navigate") return;
  mending ??= mend().finally(() => {
    mending = null;
  });
  event.waitUntil(mending);
});
