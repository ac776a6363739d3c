/** The countries that can be developed now, as cards with their numbers, and the reminder at the end of a turn. */

/** @import { Deal, Foresight, View } from "../../app/types.d.ts" */
/** @import { ThemeNames } from "../../app/game/theme.d.ts" */

import { element } from "../../app/base/elements.mjs";
import { open, told } from "./open.mjs";

/** @param {View} view @param {ThemeNames} names @returns {Deal[]} */
export function deals(view, names) {
  return open(view).offers.map(({ card, cost, income, left, payable }) => ({
    action: `develop ${card}`,
    place: card,
    possible: payable,
    words: [
      element("h3", { class: "deal-title" }, names.word("card", card)),
      told("p", "deal-sum", "deal-sum", { amount: cost, income }, names),
      told("p", "deal-left", payable ? "deal-left" : "deal-dear", { amount: Math.abs(left) }, names),
    ],
  }));
}

/**
 * Before a turn ends: the countries that the engine finds worth a reminder.
 * @param {string} verb
 * @param {(number | string)[]} _
 * @param {View} view
 * @param {ThemeNames} names
 * @returns {Foresight | null}
 */
export function foresee(verb, _, view, names) {
  const waiting = verb === "done" ? open(view).offers.filter(({ worthwhile }) => worthwhile) : [];
  if (waiting.length === 0) return null;
  const lines = waiting.map(({ card, cost, income }) =>
    told("p", "foreseen-head", "deal-waits", { card, amount: cost, income }, names),
  );
  return { words: lines, brief: [], marks: {} };
}
