/**
 * The service worker: keeps the files of one build of the site in this browser, so that it opens without a network.
 *
 * The build writes what there is into FILES, with hashes. A cache holds one build, whole and as it was made, or is not used:
 * the files of two builds are never mixed. A newer build is fetched beside it and waits until no page is open any more, or until
 * people ask for it (app/offline.mjs).
 */

/**
 * @typedef {Event & { waitUntil(work: Promise<unknown>): void }} Lasting
 * @typedef {Lasting & { addRoutes?: (rules: object) => Promise<void> }} Installing
 * @typedef {Lasting & { request: Request, respondWith(answer: Promise<Response>): void }} Asked
 * @typedef {{ registration: ServiceWorkerRegistration, clients: { claim(): Promise<void> }, skipWaiting(): Promise<void>,
 *   addEventListener(type: string, listener: (event: any) => void): void }} Worker what this is, which the DOM's types do not know
 */

/** Every file by its path, with the hashes that it may have, as `integrity` takes them. @type {{ [path: string]: string }} */
const FILES = {};
const BUILD = "unbuilt";

const worker = /** @type {Worker} */ (/** @type {unknown} */ (self));
const SCOPE = worker.registration.scope;
/** Caches belong to the whole host, on which this may not be the only site. */
const OURS = `escales ${SCOPE} `;
const CACHE = OURS + BUILD;
/** Files fetched at once: fewer than a browser opens connections, so that the page is not kept waiting. */
const AT_ONCE = 4;
/** The page opens first; what is kept is looked through after that. In ms. */
const MENDING_WAITS = 4000;

/** Where a file is to be had: a host may lead away from an index.html to its folder. @param {string} path */
function addressOf(path) {
  return new URL(path.replace(/(^|\/)index\.html$/, "$1"), SCOPE).href;
}

/**
 * The file that an address of this site stands for, if it is given out here. WebAssembly is not: only of what comes through a
 * browser's own cache it keeps what it has compiled, too. Where there is none, the page takes what is kept here (runtime/supplies.mjs).
 * @param {string} address
 * @returns {string | undefined}
 */
function pathOf(address) {
  if (!address.startsWith(SCOPE) || address.endsWith(".wasm")) return undefined;
  const path = decodeURIComponent(new URL(address).pathname.slice(new URL(SCOPE).pathname.length));
  return [path, `${path}index.html`].find((one) => one in FILES);
}

/** @param {Response} response whether its body is one of those that the build made of the path @param {string} path */
async function isWhole(response, path) {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", await response.arrayBuffer()));
  return (FILES[path] ?? "").split(" ").includes(`sha256-${btoa(String.fromCharCode(...digest))}`);
}

/**
 * Fetches a file of this build and no other; a copy that the browser holds already is asked about first.
 * @param {string} path
 * @returns {Promise<Response>}
 */
async function download(path) {
  const options = { integrity: FILES[path], credentials: /** @type {const} */ ("same-origin") };
  const get = (/** @type {RequestCache} */ cache) => fetch(addressOf(path), { ...options, cache });
  const response = await get("no-cache").catch(() => get("reload"));
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  // An answer that came by a detour may not be given to a page that asked for this address.
  return response.redirected ? new Response(response.body, { status: response.status, headers: response.headers }) : response;
}

/** @param {Cache} cache @param {string} path */
function kept(cache, path) {
  return cache.match(addressOf(path), { ignoreVary: true });
}

/** A file as an earlier build has left it here, where it is the same. @param {Cache[]} earlier @param {string} path */
async function keptEarlier(earlier, path) {
  for (const cache of earlier) {
    const found = await kept(cache, path);
    if (found && (await isWhole(found.clone(), path))) return found;
  }
  return undefined;
}

/** Does something for every file, some at once. @param {(path: string) => Promise<unknown>} work */
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
  await forEveryFile(async (path) => cache.put(addressOf(path), (await keptEarlier(earlier, path)) ?? (await download(path))));
}

async function activate() {
  for (const name of await earlierNames()) await caches.delete(name);
  await worker.clients.claim();
}

/** @type {Promise<void> | null} */
let mending = null;

/** Looks through what is kept; fetches again what is gone or damaged, as far as there is a network. */
async function mend() {
  await new Promise((resolve) => setTimeout(resolve, MENDING_WAITS));
  const cache = await caches.open(CACHE);
  await forEveryFile(async (path) => {
    const found = await kept(cache, path);
    if (found && (await isWhole(found, path))) return;
    await cache.delete(addressOf(path), { ignoreVary: true });
    await download(path).then((response) => cache.put(addressOf(path), response)).catch(() => {}); // at a later visit, then
  });
}

/** @param {string} path @param {Request} request */
async function answer(path, request) {
  return (await kept(await caches.open(CACHE), path)) ?? fetch(request);
}

/** Where a browser that knows how is to look without asking here, which is quicker: in the cache, for all but pages. */
function routes() {
  const { URLPattern } = /** @type {any} */ (self);
  return [
    { condition: { urlPattern: new URLPattern({ pathname: "*.wasm" }) }, source: "network" },
    { condition: { not: { requestMode: "navigate" } }, source: { cacheName: CACHE } },
  ];
}

worker.addEventListener("install", (/** @type {Installing} */ event) => {
  event.waitUntil(install());
  event.addRoutes?.(routes()).catch(() => {}); // where it cannot, all goes through "fetch" below
});
worker.addEventListener("activate", (/** @type {Lasting} */ event) => event.waitUntil(activate()));
worker.addEventListener("message", (/** @type {MessageEvent} */ event) => {
  if (event.data === "take over") void worker.skipWaiting();
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
