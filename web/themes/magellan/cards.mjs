/** The cards of Magellan to leaf through: fifty countries with the yields of their series on the back, and what history has brought. */

/** @import { GameEvent, View } from "../../app/types.d.ts" */
/** @import { Names } from "../../app/names.mjs" */
/** @import { Country } from "./open.mjs" */

import { element, emblem } from "../../app/elements.mjs";
import { say, sentence } from "../../app/l10n.mjs";
import { countries, open, told } from "./open.mjs";

/** A country that is open can be developed; the others belong to a seat, or are still in the pack. */
const OPEN = -1;
const PACK = -2;

/** Income for a hundred of cost, with one decimal. @param {Country} country */
const yieldOf = ({ cost, income }) => Math.round((1000 * income) / cost) / 10;

/** A card that is turned over by a click. @param {string} className @param {HTMLElement} front @param {HTMLElement} back @param {string} label message id @param {Names} names */
function twoSided(className, front, back, label, names) {
  const turn = element("button", { type: "button", class: "album-turn", "aria-pressed": "false" });
  const card = element("article", { class: `album-card ${className}` }, front, back, say(turn, label, {}, names.game));
  back.hidden = true;
  turn.addEventListener("click", () => {
    front.hidden = !front.hidden;
    back.hidden = !back.hidden;
    turn.setAttribute("aria-pressed", String(!back.hidden));
  });
  return card;
}

/** What each country is to whom looks: open ones first, then those with an owner, then those still in the pack. @param {View} view @param {Names} names @returns {HTMLElement[]} */
export function countryCards(view, names) {
  const { owner } = open(view);
  const rank = (/** @type {Country} */ { id }) => (owner[id] === OPEN ? 0 : owner[id] === PACK ? 2 : 1);
  const sorted = [...countries(names)].sort((one, other) => rank(one) - rank(other) || one.series - other.series || yieldOf(other) - yieldOf(one));
  return sorted.map((country) => countryCard(country, view, names));
}

/** The side of a country's card that lies up. @param {Country} country @param {number} price what it costs now @param {Names} names */
function countryFront({ id, series, cell, income }, price, names) {
  const band = told("p", `card-band series-${series}`, `series-${series}`, {}, names);
  const front = element(
    "div",
    { class: "card-side" },
    band,
    element("h3", { class: "card-title" }, names.word("card", id)),
    element("p", { class: "card-where" }, `${names.word("capital", id)}, ${cell}`),
    element(
      "dl",
      { class: "card-boxes" },
      element("div", {}, told("dt", "", "card-cost", {}, names), element("dd", {}, `${price}\u00a0M`)),
      element("div", { class: `series-${series}` }, told("dt", "", "card-income", {}, names), element("dd", {}, `${income}\u00a0M`)),
    ),
  );
  return { front, band };
}

/** The card that an event turned up, as everybody sees it on the table. @param {GameEvent} event @param {View} view @param {Names} names */
export function turned({ kind, params }, view, names) {
  const id = String(params.card ?? "");
  if (kind === "history") return historyCard(id, undefined, undefined, false, names);
  const country = kind === "country" ? countries(names).find((one) => one.id === id) : undefined;
  if (!country) return null;
  return element("article", { class: "album-card country-card" }, countryFront(country, open(view).cost[id] ?? country.cost, names).front);
}

/** @param {Country} country @param {View} view @param {Names} names */
function countryCard(country, view, names) {
  const { owner, cost } = open(view);
  const { id, series } = country;
  const holder = owner[id] ?? PACK;
  const status =
    holder >= 0
      ? element("p", { class: "card-status" }, emblem(names.seats[holder]?.colour ?? "black"), element("b", {}, names.party(holder)))
      : told("p", "card-status", holder === OPEN ? "country-open" : "country-in-pack", {}, names);
  const { front, band } = countryFront(country, cost[id] ?? country.cost, names);
  front.append(status);
  const others = countries(names)
    .filter((other) => other.series === series)
    .sort((one, other) => yieldOf(other) - yieldOf(one));
  const rows = others.map((other) =>
    element(
      "li",
      { class: other.id === id ? "this-country" : "" },
      element("span", {}, names.word("card", other.id)),
      element("b", {}, `${yieldOf(other).toLocaleString(document.documentElement.lang)} %`),
    ),
  );
  const back = element("div", { class: "card-side" }, band.cloneNode(true), told("p", "card-caption", "card-yields", {}, names), element("ol", { class: "card-yields" }, ...rows));
  return twoSided(`country-card${holder === PACK ? " in-pack" : ""}`, front, back, "card-turn", names);
}

/** What history has brought and what still runs: prizes to be won, wars, blockades; then the cards that went under the pack. @param {View} view @param {Names} names @returns {HTMLElement[]} */
export function historyCards(view, names) {
  const { prizes, running, war, card, under } = open(view);
  const prize = new Map(prizes.map((one) => [one.card, one.amount]));
  const rounds = new Map(running.map((one) => [one.card, one.rounds]));
  const out = [...new Set([card, ...prize.keys(), ...rounds.keys(), ...war.cards].filter((id) => id.startsWith("H")))];
  const gone = [...new Set(under)].filter((id) => id.startsWith("H") && !out.includes(id)).reverse();
  return [...out.map((id) => historyCard(id, prize.get(id), rounds.get(id), false, names)), ...gone.map((id) => historyCard(id, undefined, undefined, true, names))];
}

/** @param {string} id @param {number | undefined} prize @param {number | undefined} rounds @param {boolean} gone @param {Names} names */
function historyCard(id, prize, rounds, gone, names) {
  const series = id.slice(0, 2);
  const asterisk = sentence(`card-${id}-asterisk`, {}, names.game);
  return element(
    "article",
    { class: `album-card history-card${gone ? " in-pack" : ""}` },
    element(
      "div",
      { class: "card-side" },
      told("p", `card-band series-${series}`, `series-${series}`, {}, names),
      element("h3", { class: "card-title" }, names.word("card", id)),
      ...(sentence(`card-${id}-date`, {}, names.game) === null ? [] : [told("p", "card-where", `card-${id}-date`, {}, names)]),
      told("p", "card-text", `card-${id}-text`, {}, names),
      ...(asterisk === null ? [] : [element("p", { class: "card-text card-asterisk" }, "* ", told("span", "", `card-${id}-asterisk`, {}, names))]),
      ...(prize === undefined ? [] : [told("p", "card-status", "card-prize", { amount: prize }, names)]),
      ...(rounds === undefined ? [] : [told("p", "card-status", "card-runs", { rounds }, names)]),
      ...(gone ? [told("p", "card-status", "card-under", {}, names)] : []),
    ),
  );
}
