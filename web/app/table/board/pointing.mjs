/** Which place of a board people mean by a point of the window, or by a click on an offered place. */

/** @import { BoardPlan } from "../../game/catalogue.mjs" */
/** @import { Point } from "../../game/placement.mjs" */
/** @import { Spot } from "./spot.mjs" */

import { badgeAt, placeAt, spotAt, spotOf } from "./spot.mjs";

/** A click within this distance of a named place, in px, means it. */
const NEAR = 16;

export class Pointing {
  /**
   * @param {BoardPlan} plan
   * @param {HTMLElement} targets holds the buttons over the offered places
   */
  constructor(plan, targets) {
    this.plan = plan;
    /** The places that people can name as their destination. @type {string[]} */
    this.named = [];
    /** The last click on an offered place; null if a key chose it. @type {Spot | null} */
    this.pressed = null;
    /** How far that click was from the middle of the button, in px. */
    this.off = 0;
    const press = (/** @type {MouseEvent} */ event) => {
      this.pressed = event.detail > 0 ? spotOf(plan.drawing, event) : null;
      const { x, y, width, height } = /** @type {Element} */ (event.target).getBoundingClientRect();
      this.off = Math.hypot(event.clientX - x - width / 2, event.clientY - y - height / 2);
    };
    targets.addEventListener("click", press, { capture: true });
  }

  /** @param {Spot} spot @returns {string | null} */
  under({ at, px, name }) {
    // Without places that people can name, there is one place at most at each point.
    const names = this.plan.theme.destinations;
    return names ? spotAt(this.plan, at, this.named, NEAR / px, name) : (name ?? placeAt(this.plan, at));
  }

  /** The place of an element, or of a point of the window. @param {Point | Element} what @returns {string | null} */
  at(what) {
    if (what instanceof HTMLElement) return what.dataset.place ?? null;
    if (what instanceof Element) return null;
    const spot = spotOf(this.plan.drawing, what);
    return badgeAt(this.plan.drawing, what) ?? (spot && this.under(spot));
  }

  /** The destination that the last click on an offered place meant: it was closer to it than to the middle of the button. */
  get destination() {
    const place = this.pressed && this.under(this.pressed);
    const spot = this.plan.places.get(place ?? "");
    if (!this.pressed || !spot || !this.named.includes(spot.id)) return null;
    const { at, px } = this.pressed;
    return Math.hypot(at.x - spot.x, at.y - spot.y) * px < this.off ? spot.id : null;
  }
}
