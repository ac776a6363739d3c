/**
 * Modules that the first board does not need. The page loads each on first use, and all of them soon after Python has
 * started.
 */

import { loadModule } from "../base/site.mjs";
import { onEngine } from "../game/engine.mjs";

export const lazy = {
  shelf: () => loadModule(() => import("./shelf.mjs")),
  setup: () => loadModule(() => import("./setup.mjs")),
  host: () => loadModule(() => import("./host.mjs")),
  receive: () => loadModule(() => import("./receive.mjs")),
  frameCheck: () => loadModule(() => import("./frame-check.mjs")),
  screen: () => loadModule(() => import("./screen.mjs")),
  secondScreen: () => loadModule(() => import("./second-screen.mjs")),
  share: () => loadModule(() => import("./share.mjs")),
  received: () => loadModule(() => import("./received.mjs")),
  teaching: () => loadModule(() => import("./teaching.mjs")),
  firstTurns: () => loadModule(() => import("./first-turns.mjs")),
};

/** From Python's start to loading these modules, in ms: the page draws the first board in between. */
const PAUSE = 1000;

/** Loads some of these modules in the background. @param {(keyof typeof lazy)[]} names */
export function fetchAhead(...names) {
  onEngine((state) => {
    if (state !== "ready" && state !== "broken") return;
    setTimeout(() => {
      for (const name of names) lazy[name]().catch(() => {}); // on first use, the failure shows
    }, PAUSE);
  });
}
