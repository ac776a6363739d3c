/** The progress of Python's download, as a bar and in figures. */

import { loadRuntime } from "../../runtime/load.mjs";
import { element } from "../base/elements.mjs";
import { number, phrase, rewrite } from "../base/l10n.mjs";
import { engineState } from "./engine.mjs";

const MEGA = 1e6;
/** The bar appears only after this time, in ms: a shorter wait needs no bar, and drawing it would delay the start. */
const SHORT = 600;

/** Megabytes, to one decimal. @param {number} bytes */
function mega(bytes) {
  return number(Math.round((bytes / MEGA) * 10) / 10);
}

/** A bar that fills while the game's files download; it appears only if that takes longer than `SHORT`. */
export function downloadBar() {
  const bar = element("progress", { class: "arriving-bar", max: 1 });
  const words = element("small", {});
  const root = element("span", { class: "arriving", hidden: true }, bar, words);
  setTimeout(() => {
    if (engineState() === "ready" || !root.isConnected) return; // Python is ready, or the bar has left the page
    // If this module does not load, Python does not start either, and the page reports that.
    loadRuntime().then(
      ({ onProgress }) => follow(onProgress, root, bar, words),
      () => {},
    );
  }, SHORT);
  return root;
}

/**
 * Shows the progress in a bar and in words, as long as they are in the page.
 * @param {typeof import("../../runtime/worker.mjs").onProgress} onProgress
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
