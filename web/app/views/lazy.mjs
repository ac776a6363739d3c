/**
 * Modules that the first board does not need. The page loads each on first use, and all of them soon after Python has
 * started.
 */

import { onEngine } from "../game/engine.mjs";

export const lazy = {
  shelf: () => import("./shelf.mjs"),
  setup: () => import("./setup.mjs"),
  host: () => import("./host.mjs"),
  receive: () => import("./receive.mjs"),
  frameCheck: () => import("./frame-check.mjs"),
  screen: () => import("./screen.mjs"),
  secondScreen: () => import("./second-screen.mjs"),
  share: () => import("./share.mjs"),
  received: () => import("./received.mjs"),
  teaching: () => import("./teaching.mjs"),
  firstTurns: () => import("./first-turns.mjs"),
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
