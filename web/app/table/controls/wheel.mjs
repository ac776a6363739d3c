/** A wheel instead of a die. The theme draws it; it spins and stops on the outcome. */

/** @import { View } from "../../types.d.ts" */
/** @import { Names } from "../../game/names.mjs" */
/** @import { Animator } from "../animator.mjs" */

import { parseAction } from "../../game/names.mjs";

/** The duration of a spin, in ms at normal speed, and its least number of whole turns. */
const SPIN = 1800;
const TURNS = 3;
const SLOWER = "cubic-bezier(.15,.55,.1,1)";

export class Wheel {
  /**
   * @param {Names} names
   * @param {Animator} animator
   */
  constructor(names, animator) {
    this.names = names;
    this.wheel = names.plan.theme.wheel;
    this.animator = animator;
    /** The current angle, in degrees. */
    this.angle = 0;
    /** @type {View | null} */
    this.view = null;
    /** @type {SVGSVGElement | null} */
    this.drawing = null;
  }

  /** Draws the wheel as it is now; null outside its phase. @param {View} view @returns {SVGSVGElement | null} */
  show(view) {
    this.view = null;
    if (!this.wheel || view.phase !== this.wheel.phase) return null;
    this.view = view;
    this.drawing = this.wheel.draw(view, this.names);
    this.drawing.classList.add("wheel");
    this.follow(this.drawing);
    this.stand();
    return this.drawing;
  }

  /** Keeps the wheel over the board while the page scrolls. @param {SVGSVGElement} drawing */
  follow(drawing) {
    requestAnimationFrame(() => this.centre(drawing)); // to measure at once would cost a layout
    const again = () => {
      if (drawing.isConnected) this.centre(drawing);
      else window.removeEventListener("scroll", again, true);
    };
    window.addEventListener("scroll", again, { capture: true, passive: true });
  }

  /** Tells the style sheet the middle of the visible board, and how much room is there. @param {SVGSVGElement} drawing */
  centre({ style }) {
    const {
      left = 0,
      right = 0,
      top = 0,
      bottom = 0,
    } = document.querySelector(".board-frame")?.getBoundingClientRect() ?? {};
    const [from, to] = [Math.max(0, top), Math.min(window.innerHeight, bottom)];
    if (to <= from) return;
    style.setProperty("--over-x", `${(left + right) / 2}px`);
    style.setProperty("--over-y", `${(from + to) / 2}px`);
    style.setProperty("--over-room", `${Math.min(right - left, to - from)}px`);
  }

  /** The part of the drawing that turns. */
  get turning() {
    return /** @type {SVGElement | null} */ (this.drawing?.querySelector(".turning") ?? null);
  }

  stand() {
    if (this.turning) this.turning.style.transform = `rotate(${this.angle}deg)`;
  }

  /**
   * Spins and stops on an outcome; if several sectors show it, on a random one of them.
   * @param {string} outcome
   * @returns {Promise<boolean>} whether the outcome belongs to the wheel
   */
  async spin(outcome) {
    const stops = this.wheel && this.view ? this.wheel.stops(parseAction(outcome).values, this.view, this.names) : [];
    const stop = stops[Math.floor(Math.random() * stops.length)];
    const turning = this.turning;
    if (stop === undefined || !turning) return false;
    const { drawing } = this;
    drawing?.classList.add("turns");
    const from = this.angle;
    // From the current angle: first whole turns, then on to the stop.
    this.angle = from + 360 * TURNS + ((((stop - from) % 360) + 360) % 360);
    this.stand();
    const frames = [from, this.angle].map((degrees) => ({ transform: `rotate(${degrees}deg)` }));
    await this.animator.animate(turning, frames, { duration: this.animator.time(SPIN), easing: SLOWER });
    drawing?.classList.add("stopped"); // there is a result to be framed
    return true;
  }
}
