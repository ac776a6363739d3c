/** A wheel that chance turns, in the place of a die: drawn by the theme, it spins and comes to rest on what came up. */

/** @import { View } from "../types.d.ts" */
/** @import { Names } from "../names.mjs" */
/** @import { Motion } from "./motion.mjs" */

import { parseAction } from "../names.mjs";

/** How long it spins, in ms at normal speed, and how many whole turns at least. */
const SPIN = 1800;
const TURNS = 3;
const SLOWER = "cubic-bezier(.15,.55,.1,1)";

export class Wheel {
  /**
   * @param {Names} names
   * @param {Motion} motion
   */
  constructor(names, motion) {
    this.names = names;
    this.wheel = names.plan.theme.wheel;
    this.motion = motion;
    /** How far it is turned, in degrees. */
    this.angle = 0;
    /** @type {View | null} */
    this.view = null;
    /** @type {SVGSVGElement | null} */
    this.drawing = null;
  }

  /** Draws the wheel as it is now, if this is when it is turned. @param {View} view @returns {SVGSVGElement | null} */
  show(view) {
    this.view = null;
    if (!this.wheel || view.phase !== this.wheel.phase) return null;
    this.view = view;
    this.drawing = this.wheel.draw(view, this.names);
    this.drawing.classList.add("wheel");
    this.stand();
    return this.drawing;
  }

  /** What turns. */
  get turning() {
    return /** @type {SVGElement | null} */ (this.drawing?.querySelector(".turning") ?? null);
  }

  stand() {
    if (this.turning) this.turning.style.transform = `rotate(${this.angle}deg)`;
  }

  /**
   * Spins, and comes to rest on an outcome; where that is to be seen in several sectors, on any of them.
   * @param {string} outcome
   * @returns {Promise<boolean>} whether this outcome is the wheel's
   */
  async spin(outcome) {
    const stops = this.wheel && this.view ? this.wheel.stops(parseAction(outcome).values, this.view, this.names) : [];
    const stop = stops[Math.floor(Math.random() * stops.length)];
    const turning = this.turning;
    if (stop === undefined || !turning) return false;
    const from = this.angle;
    // Forward from where it stands, whole turns and then to the stop.
    this.angle = from + 360 * TURNS + ((((stop - from) % 360) + 360) % 360);
    this.stand();
    const frames = [from, this.angle].map((degrees) => ({ transform: `rotate(${degrees}deg)` }));
    await this.motion.animate(turning, frames, { duration: this.motion.time(SPIN), easing: SLOWER });
    return true;
  }
}
