/** The public part of Magellan's view, and small elements that several modules of this theme use. */

/** @import { View } from "../../app/types.d.ts" */
/** @import { ThemeNames } from "../../app/game/theme.d.ts" */
/** @import { Public } from "./view.d.ts" */

import { element, emblem } from "../../app/base/elements.mjs";
import { say } from "../../app/base/l10n.mjs";

/**
 * A country in the board's data.
 * @typedef {{ id: string, series: number, cell: string, cost: number, income: number }} Country
 */

/** The game's own public part of the view. @param {View} view */
export const open = (view) => /** @type {Public} */ (view.public);

/** The open prizes that no place on the map stands for; none after the end. @param {View} view */
export function unplaced(view) {
  const placed = (/** @type {string} */ card) => view.pieces.some(({ id }) => id.startsWith(`prize-${card}-`));
  return view.result ? [] : open(view).prizes.filter(({ card }) => !placed(card));
}

/** The fifty countries with their printed values. @param {ThemeNames} names @returns {Country[]} */
export const countries = (names) => /** @type {any} */ (names.plan.data.labels);

/**
 * An element with a sentence.
 * @param {keyof HTMLElementTagNameMap} tag
 * @param {string} className
 * @param {string} id
 * @param {{ [name: string]: string | number }} params
 * @param {ThemeNames} names
 */
export function told(tag, className, id, params, names) {
  return say(element(tag, { class: className }), id, () => names.words(params), names.game);
}

/** The emblem and name of a seat. @param {number} seat @param {ThemeNames} names */
export function captain(seat, names) {
  return element(
    "span",
    { class: "captain" },
    emblem(names.seats[seat]?.colour ?? "black"),
    element("b", {}, names.party(seat)),
  );
}
