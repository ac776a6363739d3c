/** Views that the first board of a game does without: each is fetched for whoever opens it, and all once Python is there. */

import { onEngine } from "./engine.mjs";

export const views = {
  shelf: () => import("./shelf.mjs"),
  setup: () => import("./setup.mjs"),
  host: () => import("./host.mjs"),
};

/** Python is ready before the first board stands: they are fetched this long after it, in ms. */
const PAUSE = 1000;

/** Fetches them while nobody waits. */
export function fetchViews() {
  onEngine((state) => {
    if (state !== "ready" && state !== "broken") return;
    setTimeout(() => Object.values(views).forEach((fetched) => fetched().catch(() => {})), PAUSE); // whoever opens one is told
  });
}
