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
    /** The names with their side and their place on it, from 0 to 1. @type {{ mark: HTMLElement, down: boolean, part: number }[]} */
    this.marks = [];
    /** The size of the map for which the names were placed last, in px; null if they were written since. @type {[number, number] | null} */
    this.placed = null;
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
      rulers.across.map(([at, name]) => ({ name, part: (x(at) - left) / width })),
      rulers.down.map(([at, name]) => ({ name, part: (at - top) / height })),
    ];
    this.placed = null;
    this.marks = this.strips.flatMap((strip, nth) => {
      const marks = (names[nth] ?? []).map(({ name, part }) => ({
        mark: element("span", {}, name),
        down: nth === 1,
        part,
      }));
      strip.replaceChildren(...marks.map(({ mark }) => mark));
      return marks;
    });
  }

  /**
   * Moves the names to their places on a map of this size. Transforms do it, since a new `left` or `width` costs a
   * layout, and with it that of all names on the map.
   * @param {number} width in px
   * @param {number} height in px
   */
  place(width, height) {
    if (width === this.placed?.[0] && height === this.placed[1]) return;
    this.placed = [width, height];
    for (const { mark, down, part } of this.marks)
      mark.style.transform = down
        ? `translateY(${part * height}px) translateY(-50%)`
        : `translateX(${part * width}px) translateX(-50%)`;
  }

  /** Moves the names with a map that has been turned. */
  turn() {
    const { placed } = this;
    if (!placed) return; // they are written when they are shown first
    this.write();
    this.place(...placed);
  }

  /**
   * @param {{ left: number, top: number, width: number, height: number }} map where the whole map lies in the viewport,
   *   in px
   * @param {boolean} zoomed whether the map's own margins may be out of sight
   */
  show({ left, top, width, height }, zoomed) {
    if (this.parts.length === 0) return;
    for (const ruler of this.parts) if (ruler.hidden === zoomed) ruler.hidden = !zoomed;
    if (!zoomed) return;
    this.write();
    this.place(width, height);
    const [across, down] = this.strips;
    if (across) across.style.transform = `translateX(${left}px)`;
    if (down) down.style.transform = `translateY(${top}px)`;
  }
}
