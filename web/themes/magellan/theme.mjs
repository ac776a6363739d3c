/**
 * The parts of the table that only Magellan has: the distance of each income from the target, war as a scene, country
 * and historical cards to look through, the reach of a piece. It draws the engine's view and applies no rule.
 */

/** @import { Marks, View } from "../../app/types.d.ts" */
/** @import { ThemeNames } from "../../app/game/theme.d.ts" */

import { element } from "../../app/base/elements.mjs";
import { countryCards, historyCards, turned } from "./cards.mjs";
import { countries, open, told, unplaced } from "./open.mjs";

export { turned };
export { about } from "./about.mjs";
export { deals, foresee, note } from "./deals.mjs";
export { reach } from "./reach.mjs";
export { scene, stage } from "./war.mjs";

/** @param {View} view @param {number} seat @param {ThemeNames} names @returns {Node[]} */
export function seat(view, seat, names) {
  if (view.seats[seat]?.out) return [];
  const { income, owner } = open(view);
  const target = view.counters.target ?? 0;
  const has = income[seat] ?? 0;
  const owned = countries(names).filter(({ id }) => owner[id] === seat);
  const chips = owned.map(({ id, series, income: brings }) =>
    element(
      "li",
      { class: `owned series-${series}`, title: `${names.word("card", id)}, ${brings} M` },
      element("span", { "aria-hidden": "true" }, id),
      element("span", { class: "visually-hidden" }, names.word("card", id)),
    ),
  );
  const races = view.options?.ruleset !== "variant3" && view.result === null;
  const towards = races ? [race(has, target, names)] : [];
  return [...towards, ...(chips.length > 0 ? [element("ul", { class: "owned-list" }, ...chips)] : [])];
}

/**
 * The open prizes: what has to be done, or, where stars on the map stand for them, one line that unfolds their cards.
 * @param {View} view
 * @param {ThemeNames} names
 */
export function table(view, names) {
  const nowhere = unplaced(view);
  const starred = view.result ? [] : open(view).prizes.filter((prize) => !nowhere.includes(prize));
  return [
    ...nowhere.map(({ card, amount }) => told("p", "", `open-${card}`, { amount }, names)),
    ...(starred.length > 0 ? [unfolding(starred, names)] : []),
  ];
}

/** So many prizes, the greatest, stand in their line: a late game has twenty. */
const GREATEST = 4;

/** One line for several prizes, which unfolds what each asks for. @param {{ card: string, amount: number, stuck: string[] }[]} prizes @param {ThemeNames} names */
function unfolding(prizes, names) {
  const amounts = prizes.map(({ amount }) => amount).sort((one, other) => other - one);
  const named = amounts.slice(0, GREATEST).map((amount) => `${amount} M`);
  const sums = [...named, ...(amounts.length > GREATEST ? ["…"] : [])].join(", ");
  return element(
    "details",
    { class: "open-prizes" },
    told("summary", "", "open-prizes", { sums }, names),
    ...prizes.flatMap(({ card, amount, stuck }) => [
      told("p", "", "about-prize", { card, amount }, names),
      told("p", "help", `text-${card}`, {}, names),
      ...(stuck.length > 0 ? [told("p", "help", "about-prize-left", {}, names)] : []),
    ]),
  );
}

/**
 * How far an income is from the target: a player wins by exceeding it.
 * @param {number} has
 * @param {number} target
 * @param {ThemeNames} names
 */
function race(has, target, names) {
  const bar = element("span", { class: "race-bar", "aria-hidden": "true" }, element("span", { class: "race-done" }));
  /** @type {HTMLElement} */ (bar.firstElementChild).style.width = `${Math.min(100, (100 * has) / (target + 1))}%`;
  return element(
    "p",
    { class: "race" },
    bar,
    told("span", "race-words", "race", { left: Math.max(0, target + 1 - has), target }, names),
  );
}

/** @param {View} view @returns {Marks | null} */
function fighting(view) {
  const { war } = open(view);
  return war.on && !view.result && war.cells.length > 0 ? { places: war.cells } : null;
}

/** The base of a person, or else of the first seat. @param {View} view @param {number} person */
export function home(view, person) {
  const { bases } = open(view);
  const base = bases[person] ?? bases[0];
  return base ? `base-${base}` : null;
}

/** All capitals during a turn, those of open countries first, and the canals for which a prize is promised. @param {View} view */
export function destinations(view) {
  if (view.phase !== "turn") return [];
  const { owner } = open(view);
  const towns = Object.keys(owner).sort((one, other) => Number(owner[one] !== -1) - Number(owner[other] !== -1));
  const canals = view.pieces.filter(({ kind, place }) => kind === "prize" && place.startsWith("canal-"));
  return [...towns, ...canals.map(({ place }) => place)];
}

/** A plane in flight bars the end of the turn; nobody can buy a piece of which all are in play. @param {View} view */
export function barred(view) {
  if (view.phase !== "turn") return [];
  const { flying, none_left: spent } = open(view);
  const bought = Object.entries(spent).map(([kind, number]) => {
    return { verb: "buy", values: [kind], why: "refuse-none-left", params: { kind, number } };
  });
  return [...bought, ...(flying.length > 0 ? [{ verb: "done", why: "done-in-flight" }] : [])];
}

/** What is shown over the board for a moment. @type {import("../../app/game/theme.d.ts").Theme["moments"]} */
export const moments = {
  history: { card: true, seconds: 2, moves: "rise" },
  developed: { sign: "town", seconds: 1.3, moves: "rise" },
  prize: { sign: "purse", seconds: 1.4, moves: "rise" },
  sunk: { sign: "wreck", seconds: 1.4, moves: "sink" },
  declared: { sign: "swords", seconds: 1.8, moves: "stamp" },
  war: { sign: "swords", seconds: 1.8, moves: "stamp" },
  truce: { sign: "dove", seconds: 1.8, moves: "rise" },
  refused: { sign: "swords", seconds: 1.8, moves: "stamp" },
  "fight-won": { sign: "swords", seconds: 1.2, moves: "rise" },
  bomb: { sign: "storm", seconds: 1.2, moves: "shake" },
  captured: { sign: "flag", seconds: 1.4, moves: "stamp" },
  peace: { sign: "dove", seconds: 1.8, moves: "rise" },
  won: { sign: "laurel", seconds: 1.4, moves: "rise" },
};

/** What the sum of fast play names: fights go by without a choice. */
export const fates = ["captured", "destroyed"];

/** What sounds, by the kind of an event. @type {import("../../app/game/theme.d.ts").Theme["sounds"]} */
export const sounds = {
  events: {
    developed: "arrival",
    prize: "coin",
    war: "horn",
    declared: "horn",
    peace: "arrival",
    bomb: "thunder",
    captured: "gavel",
    sunk: "thunder",
  },
};

/** Whoever throws a six throws again, and the points add up. */
export const adds = { phase: "throw", face: "face", sum: "points" };

/** The dice by phase: bombs use the special die. */
export const dice = { throw: "roll", fight: "roll", bomb: "special" };

/** Verbs that people seldom use: most games end with a winner, and wars are rare. */
export const quiet = ["propose", "offer", "warn"];

export const overlays = [{ name: "war", marks: fighting }];

export const albums = [
  { name: "countries", cards: countryCards },
  { name: "history", cards: historyCards },
];
