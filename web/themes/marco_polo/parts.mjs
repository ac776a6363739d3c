/** What the parts of Marco Polo's table share: its view, and small drawings with words. */

/** @import { Params, View } from "../../app/types.d.ts" */
/** @import { Names } from "../../app/names.mjs" */

import { element, picture, svg } from "../../app/elements.mjs";
import { say } from "../../app/l10n.mjs";

export const GAME = "marco_polo";

/** @typedef {{ shuffled: number, bottom: string[] }} Pile */

/**
 * The part of the view that is this game's own.
 * @typedef {object} Open
 * @property {number} turn
 * @property {number} extra
 * @property {string[]} places
 * @property {number[]} cash
 * @property {number[]} cards
 * @property {boolean[]} tables
 * @property {string[]} missions
 * @property {string[]} secrets
 * @property {{ [colour: string]: Pile }} piles
 * @property {string[]} loot
 * @property {number} loot_cash
 * @property {string} mode
 * @property {number} black
 * @property {number} bought
 * @property {boolean} demanded
 * @property {(string | number)[][]} agenda
 */

/** @param {View} view @returns {Open} */
export const open = (view) => /** @type {any} */ (view.public);

/** @typedef {{ [mode: string]: { [number: string]: string[] } }} Reach where each number of each ring leads */

/** What one has to bring home, and how far one has come. @typedef {object} Ledger
 * @property {number} wealth
 * @property {number} target
 * @property {number} missing
 * @property {{ [colour: string]: number }} colours
 * @property {string[]} limited
 * @property {number} least
 * @property {number} most
 * @property {number} gifts
 * @property {boolean} table
 * @property {boolean} accomplished
 * @property {boolean} secret
 * @property {boolean} fortune
 */

/** @param {Params} own @returns {{ hand?: string[], table?: string, ledger?: Ledger, reach?: Reach }} */
export const secrets = (own) => /** @type {any} */ (own);

/**
 * A sentence in an element of its own.
 * @param {keyof HTMLElementTagNameMap} tag
 * @param {string} className
 * @param {string} id
 * @param {Params} [params]
 * @param {Names} [names] needed where the parameters are seats, places or cards
 */
export function told(tag, className, id, params = {}, names) {
  return say(element(tag, { class: className }), id, names ? () => names.words(params) : /** @type {any} */ (params), GAME);
}

/** The sign of a family of goods on its colour. @param {string} colour */
export function family(colour) {
  return svg(
    "svg",
    { class: `family-mark family-${colour}`, viewBox: "-20 -20 40 40", "aria-hidden": "true" },
    svg("circle", { class: "card-family", r: 18 }),
    svg("use", { href: `#family-${colour}`, class: "family-sign" }),
  );
}

/** A card with its name. @param {string} id @param {Names} names */
export function card(id, names) {
  return element("span", { class: "shown-card" }, picture(`card-${id}`, "card-picture"), told("span", "", "table-card", { card: id }, names));
}
