/** Which moments are shown, for how long, and how they move. */

/** @import { Moment } from "../../game/theme.d.ts" */

import { settings } from "../../base/settings.mjs";

/** The longest time of a moment, and of all moments for which one round of bots waits, in ms. */
export const MOST = 2000;

/** A moment of so many seconds and more at normal speed is rare; in a person's own turn, it is shown for some time. */
const RARE = 1.6;
/** How long at least, in ms. */
const LEAST = 1000;

/** How a sign comes and goes. @type {{ [move in NonNullable<Moment["moves"]>]: Keyframe[] }} */
const MOVES = {
  rise: [
    { opacity: 0, transform: "translateY(40%) scale(.6)" },
    { offset: 0.2, opacity: 1, transform: "translateY(-4%) scale(1.06)" },
    { offset: 0.3, transform: "none" },
    { offset: 0.88, opacity: 1, transform: "none" },
    { opacity: 0, transform: "none" },
  ],
  stamp: [
    { opacity: 0, transform: "scale(2.2) rotate(-12deg)", easing: "ease-in" },
    { offset: 0.16, opacity: 1, transform: "scale(.94)" },
    { offset: 0.24, transform: "none" },
    { offset: 0.88, opacity: 1, transform: "none" },
    { opacity: 0, transform: "none" },
  ],
  shake: [
    { opacity: 0, transform: "scale(.8)" },
    { offset: 0.12, opacity: 1, transform: "translateX(-5%)" },
    { offset: 0.24, transform: "translateX(5%)" },
    { offset: 0.36, transform: "translateX(-3%)" },
    { offset: 0.48, transform: "none" },
    { offset: 0.88, opacity: 1, transform: "none" },
    { opacity: 0, transform: "none" },
  ],
  sink: [
    { opacity: 0, transform: "scale(.8)" },
    { offset: 0.15, opacity: 1, transform: "rotate(5deg)" },
    { offset: 0.4, transform: "rotate(-5deg)" },
    { offset: 0.75, opacity: 1, transform: "translateY(6%)" },
    { opacity: 0, transform: "translateY(45%)" },
  ],
  sail: [
    { opacity: 0, transform: "translateX(-60%)", easing: "ease-out" },
    { offset: 0.35, opacity: 1, transform: "none" },
    { offset: 0.8, opacity: 1, transform: "none", easing: "ease-in" },
    { opacity: 0, transform: "translateX(60%)" },
  ],
};
/** A still picture, for people who want no motion. @type {Keyframe[]} */
const STILL = [{ opacity: 1 }, { opacity: 1 }];

/** @param {Moment} moment @returns {Keyframe[]} */
export const framesOf = ({ moves = "rise" }) => (settings.still ? STILL : MOVES[moves]);

/** @param {Moment} moment @param {boolean} round whether bots play now @returns {number} in ms; 0 without movements */
export function timeOf({ seconds }, round) {
  const time = Math.min(MOST, 1000 * seconds * (settings.still ? 1 : settings.pace));
  return time > 0 && !round && seconds >= RARE ? Math.max(LEAST, time) : time;
}

/** Admits moments: bots show each kind once in a round, and at fast speed one moment in all. */
export class Admission {
  /** @param {() => boolean} round whether bots play now, between two decisions of people */
  constructor(round) {
    this.round = round;
    /** The kinds that this round of bots has shown, and how long it has waited for them, in ms. @type {Set<string>} */
    this.played = new Set();
    this.waited = 0;
  }

  /**
   * @param {string} kind
   * @param {number} time in ms
   * @returns {boolean | null} whether the game waits for the moment; null if it is not shown
   */
  admit(kind, time) {
    const fast = settings.speed === "fast";
    if (!this.round()) {
      this.played.clear();
      this.waited = 0;
      return !settings.still;
    }
    if (this.played.has(kind) || (fast && this.played.size > 0)) return null;
    this.played.add(kind);
    if (fast || settings.still || this.waited + time > MOST) return false;
    this.waited += time;
    return true;
  }
}
