/** What everybody sees of Magellan, and words in elements of their own: shared by the modules of this theme. */

/** @import { View } from "../../app/types.d.ts" */
/** @import { Names } from "../../app/names.mjs" */

import { element, emblem } from "../../app/elements.mjs";
import { say } from "../../app/l10n.mjs";

/**
 * @typedef {object} War
 * @property {"peace" | "truce" | "declared" | "war"} standing
 * @property {boolean} on
 * @property {string[]} cards
 * @property {number[]} camps
 * @property {string[]} cells
 * @property {number[][]} enemies
 * @property {number[][]} allies
 * @property {number} warner
 * @property {number} warning
 * @property {string} motion
 * @property {number[]} voters
 * @property {{ at: string, kind: string }[]} due
 * @property {string} cell
 * @property {string} kind
 * @property {number} foe
 * @property {number[]} throws
 * @property {string} bomber
 * @property {string} field
 * @property {string[]} hits
 * @property {{ seat: number, kind: string }[]} mourners
 * @property {string} country
 * @property {number} share
 */

/**
 * The part of the view that is this game's own.
 * @typedef {object} Open
 * @property {number} turn
 * @property {string[]} bases
 * @property {number[]} income
 * @property {{ [country: string]: number }} owner
 * @property {{ [country: string]: number }} cost
 * @property {string[]} under
 * @property {string} card
 * @property {{ card: string, amount: number }[]} prizes
 * @property {{ card: string, rounds: number }[]} running
 * @property {string[]} canals
 * @property {War} war
 * @property {{ [piece: string]: { [place: string]: [number, string] } | string }} reach by piece; one that can do the same as another names that one
 */

/** What the board says of a country. @typedef {{ id: string, series: number, cell: string, cost: number, income: number }} Country */

/** @param {View} view @returns {Open} */
export const open = (view) => /** @type {any} */ (view.public);

/** The fifty countries, as they are printed. @param {Names} names @returns {Country[]} */
export const countries = (names) => /** @type {any} */ (names.plan.data.labels);

/** A sentence in an element of its own. @param {keyof HTMLElementTagNameMap} tag @param {string} className @param {string} id @param {{ [name: string]: string | number }} params @param {Names} names */
export function told(tag, className, id, params, names) {
  return say(element(tag, { class: className }), id, () => names.words(params), names.game);
}

/** A seat by emblem and name. @param {number} seat @param {Names} names */
export function captain(seat, names) {
  return element("span", { class: "captain" }, emblem(names.seats[seat]?.colour ?? "black"), element("b", {}, names.party(seat)));
}
