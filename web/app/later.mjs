/** Parts of the page that the first board does without: each is fetched for whoever wants it, and all once Python is there. */

import { onEngine } from "./engine.mjs";

export const later = {
  shelf: () => import("./shelf.mjs"),
  setup: () => import("./setup.mjs"),
  host: () => import("./host.mjs"),
  share: () => import("./share.mjs"),
  received: () => import("./received.mjs"),
};

/** Python is ready before the first board stands: they are fetched this long after it, in ms. */
const PAUSE = 1000;

/** Fetches some of them while nobody waits. @param {(keyof typeof later)[]} names */
export function fetchLater(...names) {
  onEngine((state) => {
    if (state !== "ready" && state !== "broken") return;
    setTimeout(() => names.forEach((name) => later[name]().catch(() => {})), PAUSE); // whoever wants one is told
  });
}
