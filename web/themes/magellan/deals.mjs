/** The countries that can be developed now, as cards with their numbers, and the reminder at the end of a turn. */

/** @import { Deal, Foresight, View } from "../../app/types.d.ts" */
/** @import { ThemeNames } from "../../app/game/theme.d.ts" */

import { element } from "../../app/base/elements.mjs";
import { rewrite } from "../../app/base/l10n.mjs";
import { countries, open, told } from "./open.mjs";

/** @param {View} view @param {ThemeNames} names @returns {Deal[]} */
export function deals(view, names) {
  return open(view).offers.map(({ card, cost, income, left, payable }) => ({
    action: `develop ${card}`,
    place: card,
    possible: payable,
    words: [
      told("h3", "deal-title", `card-${card}`, {}, names),
      told("p", "deal-sum", "deal-sum", { amount: cost, income }, names),
      told("p", "deal-left", payable ? "deal-left" : "deal-dear", { amount: Math.abs(left) }, names),
    ],
  }));
}

/**
 * Before a turn ends: the countries that the engine finds worth a reminder, or else the points that would be lost. Before
 * a fight: the capitals there. Before a jeep goes aboard: the country that it leaves without a jeep.
 * @param {string} verb
 * @param {(number | string)[]} values
 * @param {View} view
 * @param {ThemeNames} names
 * @returns {Foresight | null}
 */
export function foresee(verb, [place], view, names) {
  if (verb === "attack") return battlefield(String(place), names);
  if (verb === "embark") return departure(String(place), view, names);
  if (verb !== "done") return null;
  const waiting = open(view).offers.filter(({ worthwhile }) => worthwhile);
  if (waiting.length === 0) return unspent(view, names);
  const lines = waiting.map(({ card, cost, income }) =>
    told("p", "foreseen-head", "deal-waits", { card, amount: cost, income }, names),
  );
  return { words: lines, brief: [], marks: {} };
}

/** The points that end with the turn though a piece could still use them, for the button. @param {View} view @param {ThemeNames} names */
function unspent(view, names) {
  const { points, reach } = open(view);
  if (points === 0 || Object.keys(reach).length === 0) return null;
  return { words: [], brief: [told("span", "brief-words", "brief-unspent", { points }, names)] };
}

/** The country that a jeep leaves without one when it goes aboard, for its button. @param {string} jeep @param {View} view @param {ThemeNames} names */
function departure(jeep, view, names) {
  const card = open(view).guards[jeep];
  if (card === undefined) return null;
  return { words: [], brief: [told("span", "brief-words brief-danger", "brief-leaves", { card }, names)] };
}

/** The capitals where a fight takes place, for its button; null if it is far from all. @param {string} cell @param {ThemeNames} names */
function battlefield(cell, names) {
  const towns = countries(names).filter((one) => one.cell === cell);
  if (towns.length === 0) return null;
  const words = element("span", { class: "brief-words" });
  rewrite(words, () => {
    words.textContent = towns.map(({ id }) => names.word("capital", id)).join(", ");
  });
  return { words: [], brief: [words] };
}
