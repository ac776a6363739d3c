/**
 * The time that the bots' moves between two decisions of people may take on the screen, whatever their number. Each
 * move may use a part of what is left, so that the first ones are easy to follow and the last ones are not missing.
 */

import { settings } from "../../base/settings.mjs";

/** The part of the remaining time that a pause or the movements of one move may take. */
const PART = 0.16;
/** Less than this is nothing that people could follow, in ms. */
const LEAST = 12;

export class RoundTime {
  /** @param {() => number} [now] a clock, in ms */
  constructor(now = () => performance.now()) {
    this.now = now;
    /** When the round began; null before. @type {number | null} */
    this.began = null;
  }

  /** People decide: what bots do next is another round. */
  end() {
    this.began = null;
  }

  /** Leaves time out of the round, such as that for which a bot searches: people choose it. @param {number} ms */
  spare(ms) {
    if (this.began !== null) this.began += ms;
  }

  /** The time that is left, in ms. The round begins with the first question for it. */
  get left() {
    this.began ??= this.now();
    return settings.round - (this.now() - this.began);
  }

  /** Whether the time is over. At a speed without movements there is none, and each move is shown by itself. */
  get over() {
    return settings.round > 0 && this.part === 0;
  }

  /** The longest time that the next pause, or the movements of the next move, may take, in ms. */
  get part() {
    const part = this.left * PART;
    return part < LEAST ? 0 : part;
  }
}
