/**
 * Names on a map that would lie over others wait for a closer zoom. The drawing says which groups of names may wait, and
 * which come first (`data-rank`, the lowest number first).
 */

/** @import { BoardPlan } from "../../game/catalogue.mjs" */
/** @import { Pieces } from "./pieces.mjs" */
/** @import { Seen } from "./spread.mjs" */
/** @import { Box } from "./ties.mjs" */

import { settings } from "../../base/settings.mjs";
import { freest } from "./badges.mjs";

/** The parts of a line's height above and below the letters: there lines may overlap. */
const [ABOVE, BELOW] = [0.26, 0.24];
/** What it costs pieces to hide a name with a sign, this sign, and another name. */
const [NAME, DOT, OTHER] = [4, 2, 0.8];

/** @typedef {{ left: number, top: number, right: number, bottom: number }} Edges */

/**
 * Which of several boxes, the most important first, have room: they lie on none of those before them that have it.
 * @param {Edges[]} boxes
 * @returns {boolean[]}
 */
export function withRoom(boxes) {
  /** @type {Edges[]} */
  const kept = [];
  return boxes.map((box) => {
    const free = kept.every(
      (other) =>
        box.left >= other.right || box.right <= other.left || box.top >= other.bottom || box.bottom <= other.top,
    );
    if (free) kept.push(box);
    return free;
  });
}

/** @param {DOMRect} box @returns {Edges} of the letters */
const letters = ({ left, right, top, bottom, height }) => ({
  left,
  right,
  top: top + ABOVE * height,
  bottom: bottom - BELOW * height,
});

/** @param {Edges} edges @returns {Box} */
const boxed = ({ left, top, right, bottom }) => ({ x: left, y: top, width: right - left, height: bottom - top });

/**
 * Where a number may stand in its place: the corners, the usual one first.
 * @param {Edges} place
 * @param {{ width: number, height: number }} number
 */
export const cornersOf = (place, { width, height }) =>
  ["top right", "top left", "bottom right", "bottom left"].map((corner) => ({
    corner,
    x: corner.includes("left") ? place.left : place.right - width,
    y: corner.includes("top") ? place.top : place.bottom - height,
    width,
    height,
  }));

export class Crowding {
  /** @param {BoardPlan} plan @param {Pick<Pieces, "yieldTo">} pieces which step aside for the names that have room */
  constructor(plan, pieces) {
    this.plan = plan;
    this.pieces = pieces;
    /** What the size and the place of the names depend on, as it was when they were last measured. */
    this.key = "";
  }

  /** Shows the names that have room at the present scale; to measure them takes some 10 ms. @param {HTMLElement} board */
  thin(board) {
    const ended = board.closest(".ended") !== null; // a theme may leave names out of the map of the end
    const detail = `${board.dataset.detail} ${board.style.getPropertyValue("--px")} ${ended}`;
    const key = `${this.plan.turned} ${detail} ${settings.language} ${document.fonts.status}`;
    if (key === this.key) return;
    this.key = key;
    const rank = (/** @type {Element} */ text) => Number(text.closest("[data-rank]")?.getAttribute("data-rank"));
    const names = [...this.plan.drawing.querySelectorAll("[data-rank] text")]
      .map((text) => ({ text, box: text.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0)
      .sort((one, other) => rank(one.text) - rank(other.text));
    const { left, right } = this.plan.drawing.getBoundingClientRect();
    const whole = names.filter(({ box }) => box.left >= left && box.right <= right); // the edge of the map cuts no name
    const free = withRoom(whole.map(({ box }) => letters(box)));
    const shown = new Set(whole.filter((_, at) => free[at]).map(({ text }) => text));
    for (const { text } of names) text.classList.toggle("crowded", !shown.has(text));
    if (names.length > 0)
      this.pieces.yieldTo(whole.filter(({ text }) => shown.has(text)).flatMap((one) => this.seen(one)));
  }

  /** What should be seen of a name and of the sign of its place. @param {{ text: Element, box: DOMRect }} name @returns {Seen[]} */
  seen({ text, box }) {
    const { data, drawing } = this.plan;
    const [left, top, wide] = data.viewBox;
    const sheet = drawing.getBoundingClientRect();
    const unit = wide / sheet.width;
    const boxOf = (/** @type {Edges} */ edges) => {
      const { x, y, width, height } = boxed(edges);
      return {
        x: this.plan.unturned(left + (x - sheet.x) * unit),
        y: top + (y - sheet.y) * unit,
        width: width * unit,
        height: height * unit,
      };
    };
    const sign = text.closest("g:has(> circle)")?.querySelector("circle");
    const name = { box: boxOf(letters(box)), worth: sign ? NAME : OTHER };
    return sign ? [name, { box: boxOf(sign.getBoundingClientRect()), worth: DOT }] : [name];
  }

  /** Puts the number on each offered place into the corner where it covers least. @param {HTMLElement} board */
  spare(board) {
    const { drawing } = this.plan;
    const costs = /** @type {HTMLElement[]} */ ([...board.querySelectorAll(".target .cost")]);
    if (costs.length === 0) return;
    const covered = [...drawing.querySelectorAll("[data-rank] text, .piece.chosen")]
      .filter((one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .map((one) => boxed(letters(one.getBoundingClientRect())));
    const choices = costs.map((cost) => {
      const place = /** @type {Element} */ (cost.parentElement).getBoundingClientRect();
      return cornersOf(place, cost.getBoundingClientRect());
    });
    costs.forEach((cost, at) => {
      const best = freest(choices[at] ?? [], covered);
      covered.push(best);
      cost.dataset.corner = best.corner;
    });
  }
}
