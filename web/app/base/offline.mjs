/**
 * The site without a network: a service worker (sw.js) keeps it in this browser. A newer build never takes over during
 * a game: it waits until no page is open, or until people on the shelf ask for it while no tab has a game open.
 */

import { button, notify } from "./dialogs.mjs";
import { phrase } from "./l10n.mjs";
import { at } from "./site.mjs";

/** Every open table holds this lock, in every tab, so that a tab on the shelf can tell whether a game is open. */
const TABLE_LOCK = "escales table";
/** From Python's start to registering the service worker, in ms: the page draws the first board in between. */
const PAUSE = 3000;
/** After each failure the page waits longer before it tries again, in ms: a request may be lost, a phone be in a tunnel. */
const AGAIN = [5000, 15_000, 60_000, 300_000];
/** The shelf looks for a newer build at this interval, in ms. */
const ASK_EVERY = 3_600_000;

/** @type {ServiceWorkerRegistration | null} */
let registration = null;
/** @type {HTMLElement | null} */
let notice = null;
/** Releases the lock. @type {(() => void) | null} */
let leave = null;
let view = "";
let begun = false;
/** Whether another build has taken over since this page came. */
let replaced = false;
let asked = Date.now();

/** Whether this browser keeps the site. */
export function isKept() {
  return Boolean(registration?.active);
}

/** Whether a reload of this view loses nothing: nobody plays, types or reads codes here. */
function isIdle() {
  return view === "screen" || (view === "shelf" && !document.querySelector("dialog[open]"));
}

/** Another build has taken over: the page reloads, at the latest with its next view. */
function follow() {
  replaced = true;
  if (isIdle()) location.reload();
}

async function takeUpdate() {
  const waiting = registration?.waiting;
  if (!waiting) return;
  await navigator.locks.request(TABLE_LOCK, { ifAvailable: true }, (free) => {
    if (free) waiting.postMessage("take over");
    else notify(phrase("update-busy"));
  });
}

/** Says on the shelf, but in no other view, that there is a newer build. */
function offerUpdate() {
  notice?.remove();
  notice = null;
  if (view !== "shelf" || !registration?.waiting || !navigator.serviceWorker.controller) return;
  notice = notify(
    phrase("update-ready"),
    button("update-take", () => void takeUpdate()),
  );
}

/** @param {ServiceWorkerRegistration} found */
function watch(found) {
  registration = found;
  offerUpdate();
  found.addEventListener("updatefound", () => found.installing?.addEventListener("statechange", offerUpdate));
}

/**
 * Keeps the site in this browser, if the browser allows it. Call this when Python has started: nobody waits for it
 * then.
 */
export function startOffline() {
  if (begun || !("serviceWorker" in navigator)) return;
  begun = true;
  // The first service worker to take over brings no newer build: this page came from the network.
  let before = navigator.serviceWorker.controller;
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    if (before) follow();
    before = navigator.serviceWorker.controller;
  });
  setTimeout(() => void keep(), PAUSE);
}

/**
 * Gives this page to the service worker if it has none: it was loaded past the cache, or just when the first service
 * worker took over. A host that has a newer build keeps the page: files of two builds are never mixed.
 * @param {ServiceWorkerRegistration} found
 */
async function join(found) {
  if (!found.active || navigator.serviceWorker.controller) return;
  await found.update();
  if (!found.installing && !found.waiting) found.active.postMessage("take this page");
}

/** @param {number} [failures] so far; after the last one the site works only online, until the next visit */
async function keep(failures = 0) {
  const again = () => {
    const pause = AGAIN[failures];
    if (pause !== undefined) setTimeout(() => void keep(failures + 1), pause);
  };
  try {
    const found = await navigator.serviceWorker.register(at("sw.js"), { updateViaCache: "none" });
    if (found !== registration) watch(found);
    const first = found.active ? null : found.installing;
    first?.addEventListener("statechange", () => first.state === "redundant" && again()); // a file did not come
    await join(found);
  } catch (error) {
    const forbidden = error instanceof DOMException && error.name === "SecurityError";
    if (!forbidden) again();
  }
}

/**
 * Call this when the page shows another view, and its address leads there.
 * @param {string} name
 * @param {boolean} [again] whether a reload shows it again
 */
export function atView(name, again = true) {
  if (replaced && again) location.reload();
  view = name;
  leave?.();
  leave = null;
  if (name === "table") {
    const left = new Promise((resolve) => {
      leave = () => resolve(undefined);
    });
    // Where a frame may not have locks, it shares its files with no other page.
    navigator.locks?.request(TABLE_LOCK, { mode: "shared" }, () => left).catch(() => {});
  }
  offerUpdate();
  if (name === "shelf" && registration && Date.now() - asked > ASK_EVERY) {
    asked = Date.now();
    registration.update().catch(() => {}); // without a network there is no update
  }
}
