/** What is shown while Python is on its way: how much of it has come, in a bar and in figures. */

import { supplies } from "../runtime/address.mjs";
import { element } from "./elements.mjs";
import { engineState } from "./engine.mjs";
import { number, phrase, rewrite } from "./l10n.mjs";

const MEGA = 1e6;
/** A wait shorter than this is not worth reading of, nor writing while there is so much else to do; in ms. */
const SHORT = 600;

/** Megabytes, to one decimal. @param {number} bytes */
function mega(bytes) {
  return number(Math.round((bytes / MEGA) * 10) / 10);
}

/** A bar that fills as the game's files come; it shows itself only where that takes long enough to be read. */
export function waitingBar() {
  const bar = element("progress", { class: "arriving-bar", max: 1 });
  const words = element("small", {});
  const root = element("span", { class: "arriving", hidden: true }, bar, words);
  setTimeout(() => {
    if (engineState() === "ready" || !root.isConnected) return; // all has come, or nobody waits
    // Where that does not come, neither does Python, which is told by whoever waits for it.
    supplies().then(({ onProgress }) => follow(onProgress, root, bar, words), () => {});
  }, SHORT);
  return root;
}

/**
 * Shows in a bar and in words what has come, as long as they are in the page.
 * @param {typeof import("../runtime/supplies.mjs").onProgress} onProgress
 * @param {HTMLElement} root
 * @param {HTMLProgressElement} bar
 * @param {HTMLElement} words
 */
function follow(onProgress, root, bar, words) {
  let seen = false;
  const stop = onProgress(({ come, all }) => {
    if (seen && !root.isConnected) stop();
    seen = root.isConnected;
    root.hidden = all === 0;
    bar.value = all && come / all;
    rewrite(words, () => {
      words.textContent = phrase("waiting-bytes", { come: mega(come), all: mega(all) });
      bar.setAttribute("aria-label", words.textContent);
    });
  });
}
