/**
 * The many small names of a map (`data-in-sight`) are drawn only in sight and near it: at every new scale the browser
 * lays out each name of the drawing, wherever it is.
 */

/** @import { BoardPlan } from "../../game/catalogue.mjs" */

/** How much is drawn beyond each edge of the view, as a part of its size: a drag shows so much before the board rests. */
const BEYOND = 0.3;

/**
 * Which of several points lie in a view or near it.
 * @param {{ x: number, y: number }[]} points
 * @param {{ x: number, y: number, width: number, height: number }} seen in the same units
 * @returns {boolean[]}
 */
export function nearby(points, { x, y, width, height }) {
  return points.map(
    (point) =>
      Math.abs(point.x - x - width / 2) <= (0.5 + BEYOND) * width &&
      Math.abs(point.y - y - height / 2) <= (0.5 + BEYOND) * height,
  );
}

export class NamesInSight {
  /** @param {BoardPlan} plan */
  constructor(plan) {
    this.plan = plan;
    /** The names of each group, where they stand in it; a map that has been turned is drawn twice. @type {WeakMap<SVGGElement, { text: Element, x: number, y: number }[]>} */
    this.groups = new WeakMap();
  }

  /** @param {SVGGElement} group */
  namesOf(group) {
    let names = this.groups.get(group);
    if (!names) {
      const at = (/** @type {Element} */ text, /** @type {string} */ name) => Number(text.getAttribute(name));
      names = [...group.querySelectorAll("text")].map((text) => ({ text, x: at(text, "x"), y: at(text, "y") }));
      this.groups.set(group, names);
    }
    return names;
  }

  /** Draws the names in a part of the board, in units of the drawing, and leaves out the others. @param {DOMRect} seen */
  show(seen) {
    const groups = /** @type {NodeListOf<SVGGElement>} */ (this.plan.drawing.querySelectorAll("[data-in-sight]"));
    for (const group of groups) {
      const turned = /** @type {SVGGElement | null} */ (group.closest("[transform]"));
      const shift = turned?.transform.baseVal.consolidate()?.matrix.e ?? 0;
      const names = this.namesOf(group);
      const near = nearby(names, new DOMRect(seen.x - shift, seen.y, seen.width, seen.height));
      names.forEach(({ text }, nth) => {
        if (near[nth] !== text.hasAttribute("display")) return;
        if (near[nth]) text.removeAttribute("display");
        else text.setAttribute("display", "none");
      });
    }
  }
}
