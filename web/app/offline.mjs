/**
 * The site without a network: a service worker (sw.js) keeps it in this browser. A newer build is never taken in mid-game: it
 * waits until no page is open, or until people on the shelf ask for it while no tab has a game open.
 */

import { button, notify } from "./dialogs.mjs";
import { onEngine } from "./engine.mjs";
import { phrase } from "./l10n.mjs";
import { at } from "./site.mjs";

/** Held by every open table, in any tab, so that a tab on the shelf knows. */
const TABLE_LOCK = "escales table";
/** The first board comes first: what is to be kept is fetched this long after Python is ready, in ms. */
const PAUSE = 3000;
/** How often the shelf asks whether there is a newer build, in ms. */
const ASK_EVERY = 3_600_000;

/** @type {ServiceWorkerRegistration | null} */
let registration = null;
/** @type {HTMLElement | null} */
let notice = null;
/** @type {(() => void) | null} lets go of the lock */
let leave = null;
let view = "";
let asked = Date.now();

/** Whether the site is kept in this browser. */
export function isKept() {
  return Boolean(registration?.active);
}

/** Another build has taken over: a page goes on with its own files, unless nobody plays in it. */
function follow() {
  if (view !== "table") location.reload();
}

async function takeUpdate() {
  const waiting = registration?.waiting;
  if (!waiting) return;
  await navigator.locks.request(TABLE_LOCK, { ifAvailable: true }, (free) => {
    if (free) waiting.postMessage("take over");
    else notify(phrase("update-busy"));
  });
}

/** Says on the shelf, and only there, that there is a newer build. */
function offerUpdate() {
  notice?.remove();
  notice = null;
  if (view !== "shelf" || !registration?.waiting || !navigator.serviceWorker.controller) return;
  notice = notify(phrase("update-ready"), button("update-take", () => void takeUpdate()));
}

/** @param {ServiceWorkerRegistration} found */
function watch(found) {
  registration = found;
  offerUpdate();
  found.addEventListener("updatefound", () => found.installing?.addEventListener("statechange", offerUpdate));
  // The first to take over only stands by a page that came from the network.
  let before = navigator.serviceWorker.controller;
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    if (before) follow();
    before = navigator.serviceWorker.controller;
  });
}

/** Keeps the site in this browser, where it lets us; Python comes first, so that nobody waits for it. */
export function startOffline() {
  if (!("serviceWorker" in navigator)) return;
  let begun = false;
  onEngine((state) => {
    if (begun || (state !== "ready" && state !== "broken")) return;
    begun = true;
    setTimeout(() => void keep(), PAUSE);
  });
}

async function keep() {
  try {
    watch(await navigator.serviceWorker.register(at("sw.js"), { updateViaCache: "none" }));
  } catch {
    // Forbidden, or no network: the site works as far as that reaches.
  }
}

/** People look at another view now. @param {string} name */
export function atView(name) {
  view = name;
  leave?.();
  leave = null;
  if (name === "table") {
    const left = new Promise((resolve) => {
      leave = () => resolve(undefined);
    });
    void navigator.locks?.request(TABLE_LOCK, { mode: "shared" }, () => left);
  }
  offerUpdate();
  if (name === "shelf" && registration && Date.now() - asked > ASK_EVERY) {
    asked = Date.now();
    registration.update().catch(() => {}); // no network, no news
  }
}
