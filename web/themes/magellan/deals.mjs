/** The countries that can be developed now, as cards with their numbers, and the reminder at the end of a turn. */

/** @import { Deal, Foresight, View } from "../../app/types.d.ts" */
/** @import { ThemeNames } from "../../app/game/theme.d.ts" */

import { element, svg } from "../../app/base/elements.mjs";
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
 * a fight: where it is, and how likely it is won. Before war is announced: where it would be. Before a purchase: the piece and its price. Before a jeep goes aboard:
 * the country that it leaves without a jeep. Before it lands: the prize that it does not win so.
 * @param {string} verb
 * @param {(number | string)[]} values
 * @param {View} view
 * @param {ThemeNames} names
 * @returns {Foresight | null}
 */
export function foresee(verb, [place, kind], view, names) {
  if (verb === "attack") return battlefield(String(place), String(kind), view, names);
  if (verb === "buy") return { words: [], brief: wares(String(place), view, names) };
  if (verb === "warn") return { words: [], brief: [battleground(view, names)] };
  if (verb === "embark") return departure(String(place), view, names);
  if (verb === "land") return unpaid(String(place), String(kind), view, names);
  if (verb !== "done") return null;
  const waiting = open(view).offers.filter(({ worthwhile }) => worthwhile);
  if (waiting.length === 0) return unspent(view, names);
  const lines = waiting.map(({ card, cost, income }) =>
    told("p", "foreseen-head", "deal-waits", { card, amount: cost, income }, names),
  );
  return { words: lines, brief: [], marks: {} };
}

/** A piece for sale and its price, for a button as short as that; and whether an enemy awaits it at the base. @param {string} kind @param {View} view @param {ThemeNames} names */
function wares(kind, view, names) {
  const { bases, turn, war } = open(view);
  const colour = names.seats[turn]?.colour ?? "black";
  const figure = svg("g", { class: `piece-${kind}` }, svg("use", { href: `#piece-${kind}` }));
  figure.append(svg("use", { href: `#emblem-${colour}`, class: "piece-emblem" }));
  const price = told("span", "ware-price", "brief-buy", { kind }, names);
  price.setAttribute("aria-hidden", "true"); // the button's name says it
  const fights = (war.contested[kind] ?? []).includes(bases[turn] ?? "");
  const warning = fights ? [told("span", "brief-words brief-danger", "brief-contested", {}, names)] : [];
  const picture = svg("svg", { class: `ware seat-${colour}`, viewBox: "-34 -32 68 44", "aria-hidden": "true" }, figure);
  return [picture, price, ...warning];
}

/** Where the war would be that one announces, for its button. @param {View} view @param {ThemeNames} names */
function battleground(view, names) {
  const { cells, on } = open(view).war;
  const named = on ? [] : cells; // one that is announced during a war widens it
  return told("span", "brief-words", "brief-warn", { number: named.length, cells: named.join(", ") }, names);
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

/**
 * The prize that a jeep does not win by landing, since it stood in the cell already, for its button.
 * @param {string} jeep
 * @param {string} land
 * @param {View} view
 * @param {ThemeNames} names
 */
function unpaid(jeep, land, view, names) {
  const [cell = ""] = land.split(".");
  const here = (/** @type {string} */ card) =>
    view.pieces.some(({ id, place }) => id.startsWith(`prize-${card}-`) && place === cell);
  const prize = open(view).prizes.find(({ card, stuck }) => stuck.includes(jeep) && here(card));
  if (!prize) return null;
  const words = told("span", "brief-words brief-danger", "brief-no-prize", { amount: prize.amount }, names);
  return { words: [], brief: [words] };
}

/**
 * The capitals where a fight takes place, who is there with how many pieces, how likely it is won, and whether the last jeep
 * of a base is at stake, for its button.
 * @param {string} cell
 * @param {string} kind
 * @param {View} view
 * @param {ThemeNames} names
 */
function battlefield(cell, kind, view, names) {
  const { bases, turn, war } = open(view);
  const group = war.due.find((one) => one.at === cell && one.kind === kind);
  if (!group) return null;
  const towns = countries(names).filter((one) => one.cell === cell);
  const words = element("span", { class: "brief-words" });
  rewrite(words, () => {
    words.textContent = towns.map(({ id }) => names.word("capital", id)).join(", ");
  });
  const forces = [...group.foes, { seat: turn, pieces: group.own }].map(({ seat, pieces: number }) =>
    told("span", "brief-words brief-force", "brief-force", { seat, number, kind }, names),
  );
  const odds = group.odds > 0 ? [told("span", "brief-words", "brief-odds", { odds: group.odds }, names)] : [];
  const lonely = group.foes.filter((foe) => kind === "jeep" && bases[foe.seat] === cell && foe.pieces === 1);
  const own = kind === "jeep" && bases[turn] === cell && group.own === 1;
  const stakes = [
    ...(own ? [told("span", "brief-words brief-danger", "brief-last-jeep", {}, names)] : []),
    ...lonely.map(({ seat }) => told("span", "brief-words", "brief-their-last-jeep", { seat }, names)),
  ];
  return { words: [], brief: [...(towns.length > 0 ? [words] : []), ...forces, ...odds, ...stakes] };
}

/** What the dice of a fight decide, beside the choice among fights. @param {string} verb @param {View} _view @param {ThemeNames} names */
export function note(verb, _view, names) {
  return verb === "attack" ? told("p", "choice-note", "note-attack", {}, names) : null;
}
