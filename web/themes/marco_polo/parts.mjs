/** The public part of Marco Polo's view, and small elements that several modules of this theme use. */

/** @import { Params, View } from "../../app/types.d.ts" */
/** @import { ThemeNames } from "../../app/game/theme.d.ts" */
/** @import { Own, PileView as Pile, Public } from "./view.d.ts" */

import { element, picture, svg } from "../../app/base/elements.mjs";
import { say } from "../../app/base/l10n.mjs";

export const GAME = "marco_polo";

/** The game's own public part of the view. @param {View} view */
export const open = (view) => /** @type {Public} */ (view.public);

/** The secrets of the viewing seat; a spectator has none. @param {Params} own */
export const secrets = (own) => /** @type {Partial<Own>} */ (own);

/** The next card of a pile, which everybody knows below the shuffled ones. @param {Pile} pile */
export const known = (pile) => (pile.shuffled === 0 ? pile.bottom[0] : undefined);

/**
 * What is known of the next card of a pile: how likely it is a chance card; once everybody knows the card, its name, and
 * what it does.
 * @param {Pile} pile
 * @returns {[id: string, params: Params][]}
 */
export function ahead(pile) {
  const next = known(pile);
  if (next === undefined) {
    const among = pile.shuffled || 1; // an empty pile sells nothing
    return [["buy-chance", { chance: pile.chance, among, rest: among - pile.chance }]];
  }
  if (pile.chance === 0) return [["buy-known", { card: next }]];
  return [
    ["buy-known-chance", { card: next }],
    [`text-${next}`, {}],
  ];
}

/**
 * An element with a sentence.
 * @param {keyof HTMLElementTagNameMap} tag
 * @param {string} className
 * @param {string} id
 * @param {Params} [params]
 * @param {ThemeNames} [names] needed for parameters that are seats, places or cards
 */
export function told(tag, className, id, params = {}, names) {
  return say(
    element(tag, { class: className }),
    id,
    names ? () => names.words(params) : /** @type {any} */ (params),
    GAME,
  );
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

/** A card with its name. @param {string} id @param {ThemeNames} names */
export function card(id, names) {
  return element(
    "span",
    { class: "shown-card" },
    picture(`card-${id}`, "card-picture"),
    told("span", "", "table-card", { card: id }, names),
  );
}
