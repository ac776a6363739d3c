/**
 * Runs the movements at a table, and can end all of them at any time: the events have already happened, so that the
 * table may show the current state at once.
 */

import { settings } from "../base/settings.mjs";

export class Animator {
  constructor() {
    /** @type {Set<Animation>} */
    this.running = new Set();
    this.cut = false;
    /** The current duration of movements, relative to the usual one. */
    this.haste = 1;
    /** When all movements have to be over, by the page's clock. */
    this.deadline = Infinity;
    /** Ends the rest that is under way. @type {(() => void) | null} */
    this.goOn = null;
    // A hidden page draws nothing, so that a movement in it would never end.
    this.closing = new AbortController();
    const how = { signal: this.closing.signal };
    document.addEventListener("visibilitychange", () => document.hidden && this.finishRunning(), how);
  }

  /** Ends all movements for good. */
  close() {
    this.finish();
    this.closing.abort();
  }

  /** Ends all movements, and skips further ones until `begin`. */
  finish() {
    this.cut = true;
    this.finishRunning();
    this.goOn?.();
  }

  /** Waits for `goOn`, or for `finish`; what moves afterwards has as much time as before. @returns {Promise<number>} how long, in ms */
  async rest() {
    const began = performance.now();
    await new Promise((resolve) => {
      this.goOn = () => resolve(null);
    });
    this.goOn = null;
    const rested = performance.now() - began;
    this.deadline += rested;
    return rested;
  }

  finishRunning() {
    for (const animation of this.running) animation.finish();
  }

  /**
   * @param {number} haste the duration of movements, relative to the usual one
   * @param {number} [most] how long they may take together, in ms
   */
  begin(haste, most = Infinity) {
    this.cut = false;
    this.haste = haste;
    this.deadline = performance.now() + most;
  }

  /** The actual duration of a movement. @param {number} ms at normal speed @returns {number} in ms; 0 for none */
  time(ms) {
    if (this.cut || document.hidden) return 0;
    return Math.max(0, Math.min(ms * settings.pace * this.haste, this.deadline - performance.now()));
  }

  /**
   * @param {Element} target
   * @param {Keyframe[]} frames
   * @param {KeyframeAnimationOptions & { duration: number }} how
   */
  async animate(target, frames, how) {
    if (how.duration <= 0) return;
    const animation = target.animate(frames, how);
    this.running.add(animation);
    try {
      await animation.finished;
    } catch {
      // cancelled with its element
    }
    this.running.delete(animation);
  }
}
