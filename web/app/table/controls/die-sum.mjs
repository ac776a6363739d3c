/** What a seat has thrown so far in its turn, where throws add up: it stays beside the die until the turn is played on. */

/** @import { SeenEntry, View } from "../../types.d.ts" */
/** @import { Theme } from "../../game/theme.d.ts" */

import { element, picture } from "../../base/elements.mjs";
import { CHANCE } from "../../game/engine-constants.mjs";
import { outcomeSymbol } from "../../game/names.mjs";

/** @typedef {{ outcomes: string[], faces: number[], sum: number }} Thrown */

/**
 * The throws that end a log: those of one seat in its turn, before it has chosen anything.
 * @param {SeenEntry[]} entries
 * @param {NonNullable<Theme["adds"]>} adds
 * @returns {Thrown}
 */
export function thrownSoFar(entries, { face, sum }) {
  /** @type {Thrown} */
  const thrown = { outcomes: [], faces: [], sum: 0 };
  /** @type {unknown} */
  let thrower = null;
  for (const { actor, action, events } of entries.toReversed()) {
    if (actor !== CHANCE) break;
    const event = events.find(({ params }) => typeof params[face] === "number" && typeof params[sum] === "number");
    if (!event || !action) continue; // a card is drawn after the throws
    thrower ??= event.params.seat;
    if (event.params.seat !== thrower) break;
    if (thrown.faces.length === 0) thrown.sum = Number(event.params[sum]);
    thrown.faces.unshift(Number(event.params[face]));
    thrown.outcomes.unshift(action);
  }
  return thrown;
}

/**
 * The sum in words of digits; open while another throw is due, and without a sum that something else has changed.
 * @param {Thrown} thrown
 * @param {boolean} again
 */
export function sumOf({ faces, sum }, again) {
  const right = faces.reduce((all, one) => all + one, 0) === sum;
  return `${faces.join(" + ")}${again ? " + …" : right ? ` = ${sum}` : ""}`;
}

export class DieSum {
  constructor() {
    this.root = element("p", { class: "die-sum", hidden: true });
  }

  /**
   * @param {SeenEntry[]} entries those up to the position that people look at
   * @param {View} view
   * @param {Theme["adds"]} adds
   * @returns {boolean} whether the next throw adds to what is shown
   */
  show(entries, view, adds) {
    const thrown = adds ? thrownSoFar(entries, adds) : { outcomes: [], faces: [], sum: 0 };
    const again =
      view.actor === CHANCE && view.roller !== null && thrown.faces.length > 0 && view.phase === adds?.phase;
    this.root.hidden = view.result !== null || thrown.faces.length < (again ? 1 : 2);
    if (this.root.hidden) return false;
    const words = sumOf(thrown, again);
    const dice = thrown.outcomes.map((outcome) => picture(outcomeSymbol(outcome), "die-picture"));
    const text = element("span", {}, words);
    this.root.replaceChildren(element("span", { class: "die-sum-faces", "aria-hidden": "true" }, ...dice), text);
    return again;
  }
}
