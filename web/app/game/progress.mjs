/** The progress of what people wait for before a table opens: Python's download, then the replay of a long game. */

import { loadRuntime } from "../../runtime/load.mjs";
import { element } from "../base/elements.mjs";
import { number, phrase, rewrite, say } from "../base/l10n.mjs";
import { engineState, onReplay } from "./engine.mjs";

const MEGA = 1e6;
/** The bar appears only after this time, in ms: a shorter wait needs no bar, and drawing it would delay the start. */
const SHORT = 600;

/** Megabytes, to one decimal. @param {number} bytes */
function mega(bytes) {
  return number(Math.round((bytes / MEGA) * 10) / 10);
}

/**
 * A bar that fills while the game's files download, and while the engine replays a long game; then a link to the shelf
 * stands beside it. It appears only if people wait longer than `SHORT`.
 */
export function waitingBar() {
  const bar = element("progress", { class: "arriving-bar", max: 1 });
  const words = element("small", {});
  const root = element("span", { class: "arriving", hidden: true }, bar, words);
  setTimeout(() => {
    if (!root.isConnected) return; // the table is open, or people have left
    followReplay(root, bar, words);
    if (engineState() === "ready") return;
    // If this module does not load, Python does not start either, and the page reports that.
    loadRuntime().then(
      ({ onProgress }) => followDownload(onProgress, root, bar, words),
      () => {},
    );
  }, SHORT);
  return root;
}

/**
 * @param {HTMLElement} root
 * @param {HTMLProgressElement} bar
 * @param {HTMLElement} words
 * @param {number} part
 * @param {() => string} say
 */
function show(root, bar, words, part, say) {
  root.hidden = false;
  bar.value = part;
  rewrite(words, () => {
    words.textContent = say();
    bar.setAttribute("aria-label", words.textContent);
  });
}

/** Ends what the last bar shows of a replay: one game opens at a time. */
let unfollow = () => {};

/**
 * Shows how much of a game has been replayed, as long as the bar is in the page.
 * @param {HTMLElement} root
 * @param {HTMLProgressElement} bar
 * @param {HTMLElement} words
 */
function followReplay(root, bar, words) {
  const back = say(element("a", { href: "./", "data-route": "" }), "go-shelf");
  unfollow();
  unfollow = onReplay(({ replayed, entries }) => {
    if (!root.isConnected) {
      unfollow();
      return;
    }
    show(root, bar, words, replayed / entries, () =>
      phrase("waiting-moves", { replayed: number(replayed), entries: number(entries) }),
    );
    if (!back.isConnected) root.append(back);
  });
}

/**
 * Shows the progress of the download, as long as the bar is in the page.
 * @param {typeof import("../../runtime/worker.mjs").onProgress} onProgress
 * @param {HTMLElement} root
 * @param {HTMLProgressElement} bar
 * @param {HTMLElement} words
 */
function followDownload(onProgress, root, bar, words) {
  let seen = false;
  const stop = onProgress(({ come, all }) => {
    if (seen && !root.isConnected) stop();
    seen = root.isConnected;
    if (all === 0) root.hidden = true;
    else show(root, bar, words, come / all, () => phrase("waiting-bytes", { come: mega(come), all: mega(all) }));
  });
}
