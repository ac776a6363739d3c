/**
 * The cards of Magellan that everybody may look through: fifty countries, with the yields of their series on the back,
 * and the historical cards so far.
 */

/** @import { SeenEvent, View } from "../../app/types.d.ts" */
/** @import { ThemeNames } from "../../app/game/theme.d.ts" */
/** @import { Country } from "./open.mjs" */

import { element, emblem, loadSymbols, picture } from "../../app/base/elements.mjs";
import { say, sentence } from "../../app/base/l10n.mjs";
import { isLeftFirst } from "./about.mjs";
import { countries, open, told } from "./open.mjs";

/** Values of `owner` that are no seat: an open country can be developed; the others are still in the pack. */
const OPEN = -1;
const PACK = -2;

/** The income as a percentage of the cost, with one decimal. @param {Country} country */
const yieldOf = ({ cost, income }) => Math.round((1000 * income) / cost) / 10;

/** A small map, cut from the board, that shows where a card belongs. @param {string} id */
function locator(id) {
  void loadSymbols("games/magellan/locators.svg").catch(() => {}); // without it, the card has its words
  return picture(`locator-${id}`, "card-locator");
}

/** The vignette of a history card: where it happened, with the sign of its series. @param {string} id */
function vignette(id) {
  void loadSymbols("themes/magellan/history.svg").catch(() => {});
  const sign = picture(`history-${id.slice(0, 2)}`, "vignette-sign");
  return element("div", { class: "card-vignette" }, locator(id), sign);
}

/**
 * A card with a button that turns it over.
 * @param {string} className
 * @param {HTMLElement} front
 * @param {HTMLElement} back
 * @param {string} label id of the button's message
 * @param {ThemeNames} names
 */
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

/**
 * The cards of all countries: open ones first, then those with an owner, then those still in the pack.
 * @param {View} view
 * @param {ThemeNames} names
 * @returns {HTMLElement[]}
 */
export function countryCards(view, names) {
  const { owner } = open(view);
  const rank = (/** @type {Country} */ { id }) => (owner[id] === OPEN ? 0 : owner[id] === PACK ? 2 : 1);
  const sorted = [...countries(names)].sort(
    (one, other) => rank(one) - rank(other) || one.series - other.series || yieldOf(other) - yieldOf(one),
  );
  return sorted.map((country) => countryCard(country, view, names));
}

/**
 * The front of a country's card.
 * @param {Country} country
 * @param {number} price its cost now
 * @param {ThemeNames} names
 */
function countryFront({ id, series, cell, cost, income }, price, names) {
  const printed = price === cost ? [] : [told("small", "card-instead", "card-instead", { amount: cost }, names)];
  const band = told("p", `card-band series-${series}`, `series-${series}`, {}, names);
  const front = element(
    "div",
    { class: "card-side" },
    band,
    locator(id),
    element("h3", { class: "card-title" }, names.word("card", id)),
    element("p", { class: "card-where" }, `${names.word("capital", id)}, ${cell}`),
    element(
      "dl",
      { class: "card-boxes" },
      element("div", {}, told("dt", "", "card-cost", {}, names), element("dd", {}, `${price}\u00a0M`, ...printed)),
      element(
        "div",
        { class: `series-${series}` },
        told("dt", "", "card-income", {}, names),
        element("dd", {}, `${income}\u00a0M`),
      ),
    ),
  );
  return { front, band };
}

/**
 * The card that an event turned up; null for other events.
 * @param {SeenEvent} event
 * @param {View} view
 * @param {ThemeNames} names
 */
export function turned({ kind, params }, view, names) {
  const id = String(params.card ?? "");
  if (kind === "history") return located(historyCard(id, view, names), prizeOf(view, id));
  const country = kind === "country" ? countries(names).find((one) => one.id === id) : undefined;
  if (!country) return null;
  const { front } = countryFront(country, open(view).cost[id] ?? country.cost, names);
  return located(element("article", { class: "album-card country-card" }, front), id);
}

/** Tells the page where on the map a card is. @param {HTMLElement} card @param {string | undefined} place */
function located(card, place) {
  if (place !== undefined) card.dataset.place = place;
  return card;
}

/** The first place where the prize of a card is won. @param {View} view @param {string} card */
const prizeOf = (view, card) => view.pieces.find(({ id }) => id.startsWith(`prize-${card}-`))?.place;

/** @param {Country} country @param {View} view @param {ThemeNames} names */
function countryCard(country, view, names) {
  const { owner, cost } = open(view);
  const { id, series } = country;
  const holder = owner[id] ?? PACK;
  const status =
    holder >= 0
      ? element(
          "p",
          { class: "card-status" },
          emblem(names.seats[holder]?.colour ?? "black"),
          element("b", {}, names.party(holder)),
        )
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
  const back = element(
    "div",
    { class: "card-side" },
    band.cloneNode(true),
    told("p", "card-caption", "card-yields", {}, names),
    element("ol", { class: "card-yields" }, ...rows),
  );
  const card = twoSided(`country-card${holder === PACK ? " in-pack" : ""}`, front, back, "card-turn", names);
  return located(card, id);
}

/**
 * The historical cards: first those still in effect (prizes, wars, blockades), then those that went under the pack.
 * @param {View} view
 * @param {ThemeNames} names
 * @returns {HTMLElement[]}
 */
export function historyCards(view, names) {
  const { prizes, running, war, card, under } = open(view);
  const prize = new Map(prizes.map((one) => [one.card, one.amount]));
  const rounds = new Map(running.map((one) => [one.card, one.rounds]));
  const out = [...new Set([card, ...prize.keys(), ...rounds.keys(), ...war.cards].filter((id) => id.startsWith("H")))];
  const gone = [...new Set(under)].filter((id) => id.startsWith("H") && !out.includes(id)).reverse();
  return [
    ...out.map((id) => {
      const runs = { prize: prize.get(id), rounds: rounds.get(id) };
      return located(historyCard(id, view, names, runs), prizeOf(view, id));
    }),
    ...gone.map((id) => historyCard(id, view, names, { gone: true })),
  ];
}

/** Whether text under an asterisk counts (MA-24): otherwise the card leaves it out, and nobody looks for the camps. @param {View} view */
const asterisks = ({ options }) => ["variant2", "variant3"].includes(String(options?.ruleset));

/**
 * @param {string} id
 * @param {View} view
 * @param {ThemeNames} names
 * @param {{ prize?: number | undefined, rounds?: number | undefined, gone?: boolean }} [status]
 */
function historyCard(id, view, names, { prize, rounds, gone = false } = {}) {
  const series = id.slice(0, 2);
  const asterisk = asterisks(view) ? sentence(`card-${id}-asterisk`, {}, names.game) : null;
  return element(
    "article",
    { class: `album-card history-card${gone ? " in-pack" : ""}` },
    element(
      "div",
      { class: "card-side" },
      told("p", `card-band series-${series}`, `series-${series}`, {}, names),
      vignette(id),
      element("h3", { class: "card-title" }, names.word("card", id)),
      ...(sentence(`card-${id}-date`, {}, names.game) === null
        ? []
        : [told("p", "card-where", `card-${id}-date`, {}, names)]),
      told("p", "card-text", `text-${id}`, {}, names),
      ...(asterisk === null
        ? []
        : [
            element(
              "p",
              { class: "card-text card-asterisk" },
              "* ",
              told("span", "", `card-${id}-asterisk`, {}, names),
            ),
          ]),
      ...(isLeftFirst(view, id) ? [told("p", "card-text", "about-prize-left", {}, names)] : []),
      ...(prize === undefined ? [] : [told("p", "card-status", "card-prize", { amount: prize }, names)]),
      ...(rounds === undefined ? [] : [told("p", "card-status", "card-runs", { rounds }, names)]),
      ...(gone ? [told("p", "card-status", "card-under", {}, names)] : []),
    ),
  );
}
