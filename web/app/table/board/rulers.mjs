/** The names of a map's columns and rows, at the edges of the viewport: they stay in sight while the map is zoomed. */

/** @import { BoardPlan } from "../../game/catalogue.mjs" */

import { element } from "../../base/elements.mjs";

export class Rulers {
  /** @param {BoardPlan} plan */
  constructor(plan) {
    this.plan = plan;
    this.across = element("div", { class: "ruler ruler-across", "aria-hidden": "true" });
    this.down = element("div", { class: "ruler ruler-down", "aria-hidden": "true" });
    /** The strips of names, which move with the map. */
    this.strips = [this.across, this.down].map((ruler) => ruler.appendChild(element("div", {})));
    this.turned = Number.NaN;
  }

  /** The elements; none for a map without named columns. */
  get parts() {
    return this.plan.data.rulers ? [this.across, this.down] : [];
  }

  /** Writes the names where the map has them now: when it is turned, its columns move. */
  write() {
    const { rulers, viewBox, wraps } = this.plan.data;
    if (!rulers || this.turned === this.plan.turned) return;
    this.turned = this.plan.turned;
    const [left, top, width, height] = viewBox;
    const round = wraps ? wraps.right - wraps.left : 0;
    const x = (/** @type {number} */ at) =>
      wraps ? wraps.left + ((((at - this.turned - wraps.left) % round) + round) % round) : at;
    const names = [
      rulers.across.map(([at, name]) => ({ name, side: "left", part: (x(at) - left) / width })),
      rulers.down.map(([at, name]) => ({ name, side: "top", part: (at - top) / height })),
    ];
    this.strips.forEach((strip, nth) => {
      const marks = (names[nth] ?? []).map(({ name, side, part }) => {
        const mark = element("span", {}, name);
        mark.style.setProperty(side, `${100 * part}%`);
        return mark;
      });
      strip.replaceChildren(...marks);
    });
  }

  /**
   * @param {{ left: number, top: number, width: number, height: number }} map where the whole map lies in the viewport,
   *   in px
   * @param {boolean} zoomed whether the map's own margins may be out of sight
   */
  show({ left, top, width, height }, zoomed) {
    if (this.parts.length === 0) return;
    for (const ruler of this.parts) ruler.hidden = !zoomed;
    if (!zoomed) return;
    this.write();
    const [across, down] = this.strips;
    if (across) Object.assign(across.style, { width: `${width}px`, transform: `translateX(${left}px)` });
    if (down) Object.assign(down.style, { height: `${height}px`, transform: `translateY(${top}px)` });
  }
}
