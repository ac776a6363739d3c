/**
 * The parts of the table that only Marco Polo has: the roulette, fights and chance cards as scenes, the possible
 * results of a spin, the ledger. It draws the engine's view and applies no rule.
 */

/** @import { Badge, Foresight, Marks, View } from "../../app/types.d.ts" */
/** @import { ThemeNames } from "../../app/game/theme.d.ts" */

import { element, picture } from "../../app/base/elements.mjs";
import { aim } from "./ledger.mjs";
import { ahead, family, open, secrets, told } from "./parts.mjs";
import { roulette } from "./roulette.mjs";
import { loot } from "./scenes.mjs";

export { about } from "./about.mjs";
export { hand } from "./ledger.mjs";
export { scene, turned } from "./scenes.mjs";
/** What is shown over the board for a moment. @type {import("../../app/game/theme.d.ts").Theme["moments"]} */
export const moments = {
  hasard: { card: true, seconds: 1.7, moves: "rise" },
  attack: { sign: "swords", seconds: 1.2, moves: "stamp" },
  white: { sign: "swords", seconds: 1.2, moves: "rise" },
  lost: { sign: "swords", seconds: 1.4, moves: "shake" },
  prize: { sign: "purse", seconds: 1.6, moves: "rise" },
  table: { sign: "khan", seconds: 1.8, moves: "rise" },
  mission: { sign: "seal", seconds: 1.6, moves: "stamp" },
  secret: { sign: "seal", seconds: 1.6, moves: "stamp" },
  win: { sign: "purse", seconds: 2, moves: "rise" },
};

/** What sounds, by the kind of an event. @type {import("../../app/game/theme.d.ts").Theme["sounds"]} */
export const sounds = {
  events: { hasard: "gavel", table: "arrival", mission: "arrival", secret: "arrival", lost: "thunder", win: "horn" },
};

export const wheel = roulette;
export const forced = {
  verbs: ["announce", "move", "stay", "done"],
  throws: ["spin"],
  waits: ["draw", "take", "hasard", "pay", "fly", "table", "mission", "secret"],
};
export const listed = 24;
export const asks = ["sell", "give", "gift"];

/**
 * A small card that a merchant holds, with a sentence.
 * @param {string} card
 * @param {string} message
 * @param {ThemeNames} names
 */
function holding(card, message, names) {
  return element(
    "span",
    { class: "seat-note holding" },
    picture(`card-${card}`, "holding-picture"),
    told("span", "", message, { card }, names),
  );
}

/** The place that only some merchants may enter. */
const KHAN = "khanbalik";

/** Merchants in Khanbalik, whom nobody can join who may not enter it. @param {View} view @param {ThemeNames} names */
export function barred(view, names) {
  const { places, turn } = open(view);
  const { ledger } = secrets(view.own);
  if (view.phase !== "join" || !ledger || places[turn] === KHAN || (ledger.gifts >= ledger.expected && !ledger.table))
    return [];
  return places.flatMap((place, seat) =>
    place === KHAN
      ? [{ verb: "join", values: [String(seat)], why: "barred-join", params: { seat: names.party(seat) } }]
      : [],
  );
}

/** The town of the own mission, until it is done. @param {View} view @returns {Marks | null} */
export function errand({ own }) {
  const { table, ledger } = secrets(own);
  return table && ledger && !ledger.accomplished ? { rings: [table.replace("table_", "")] } : null;
}

/** @param {View} view @param {number} seat @param {ThemeNames} names @returns {Node[]} */
export function seat(view, seat, names) {
  const { tables, missions, unfinished, secrets, turn, extra } = open(view);
  const mission = missions[seat] ?? "";
  const shown = unfinished[seat] ?? "";
  const secret = secrets[seat] ?? "";
  return [
    ...(mission
      ? [holding(mission, "holds-mission", names)]
      : shown
        ? [holding(shown, "holds-unfinished", names)]
        : tables[seat]
          ? [holding("table", "holds-table", names)]
          : []),
    ...(secret ? [holding(secret, "holds-secret", names)] : []),
    ...(seat === turn && extra > 0 ? [told("span", "seat-note", "extra-turns", { number: extra }, names)] : []),
  ];
}

/** Numbers on the map, as the key explains them. @type {{ [mode: string]: string }} */
const EXAMPLES = { land: brief([2, 3, 4]), sea: brief([1, 3]) };

/** Numbers as a range or a list: 2–4, 3–4, 1·3. @param {number[]} numbers */
function brief(numbers) {
  const [first = 0, last = 0] = [numbers[0], numbers.at(-1)];
  if (numbers.length > 1 && last - first === numbers.length - 1) return `${first}–${last}`;
  return numbers.join("·");
}

/** The numbers that lead to each place, until one has come up: then the places to choose from are marked. @param {string | null} _ @param {View} view @returns {Marks | null} */
export function outlook(_, view) {
  const { reach } = secrets(view.own);
  if (!reach || view.phase === "move") return null;
  /** @type {Badge[]} */
  const badges = [];
  for (const [mode, numbers] of Object.entries(reach)) {
    /** @type {Map<string, number[]>} */
    const ways = new Map();
    for (const [number, places] of Object.entries(numbers))
      for (const place of places) ways.set(place, [...(ways.get(place) ?? []), Number(number)]);
    for (const [place, found] of ways)
      badges.push({ place, kind: mode, text: brief(found.sort((one, other) => one - other)) });
  }
  return { badges };
}

/**
 * A line on the button of a merchant to choose: the merchant's place, or number of goods.
 * @param {string} verb
 * @param {number} seat
 * @param {View} view
 * @param {ThemeNames} names
 */
function merchant(verb, seat, view, names) {
  if (!["send", "call", "join", "demand"].includes(verb)) return [];
  const { places, cards } = open(view);
  return [
    told(
      "span",
      "",
      verb === "demand" ? "merchant-goods" : "merchant-at",
      { place: places[seat] ?? "", cards: cards[seat] ?? 0 },
      names,
    ),
  ];
}

/** The colour of the goods that a trading post sells. @param {string} place @param {View} view @param {ThemeNames} names */
function soldAt(place, view, names) {
  return names.plan.places.get(place)?.tags.find((tag) => tag in open(view).piles);
}

/**
 * A line on the button of a ransom that the merchant could not pay without selling goods.
 * @param {string} verb
 * @param {View} view
 */
function short(verb, view) {
  const cash = open(view).cash[open(view).turn] ?? 0;
  return verb === "pay" && cash < Number(view.question?.params.amount)
    ? [told("span", "", "pay-sells-first", { amount: cash })]
    : [];
}

/** A line on the button of a purchase that would end this turn's sales. @param {string} verb @param {View} view */
function ends(verb, view) {
  const { bought, demanded } = open(view);
  const { hand = [] } = secrets(view.own);
  if (!["buy", "demand"].includes(verb) || hand.length === 0 || bought > 0 || demanded) return [];
  return [told("span", "", "buy-ends-sales")];
}

/**
 * A line on the button that draws a card: how likely it is a chance card; or the card itself with what it does, once
 * everybody knows which one is next.
 * @param {string} verb
 * @param {View} view
 * @param {ThemeNames} names
 */
function risk(verb, view, names) {
  const { places, piles, turn } = open(view);
  const pile = piles[soldAt(places[turn] ?? "", view, names) ?? ""];
  if (verb !== "buy" || !pile) return [];
  return ahead(pile).map(([id, params]) => told("span", "brief-words", id, params, names));
}

/**
 * A warning before selling a Table d'Or or a Secret: it is worth far more than any debt, and the merchant would have to
 * earn it again.
 * @param {string} card
 * @returns {Foresight | null}
 */
function treasure(card) {
  const [kind = ""] = card.split("_");
  if (!["table", "secret"].includes(kind)) return null;
  return {
    words: [told("p", "foreseen-head", `treasure-lost-${kind}`)],
    brief: [told("span", "", `treasure-${kind}`)],
  };
}

/**
 * @param {string} verb
 * @param {(number | string)[]} values
 * @param {View} view
 * @param {ThemeNames} names
 * @returns {Foresight | null}
 */
export function foresee(verb, [value], view, names) {
  if (verb === "sell") return treasure(String(value));
  const colour = verb === "move" ? soldAt(String(value), view, names) : undefined;
  const brief = [
    ...(colour ? [family(colour)] : []),
    ...merchant(verb, Number(value), view, names),
    ...short(verb, view),
    ...risk(verb, view, names),
    ...ends(verb, view),
    ...(verb === "announce" ? [told("span", "", "announce-spins")] : []),
  ];
  return brief.length > 0 ? { words: [], brief } : null;
}

/**
 * The places to which each number of a ring may lead.
 * @param {string} mode
 * @param {{ [number: string]: string[] }} numbers
 * @param {ThemeNames} names
 */
function prospects(mode, numbers, names) {
  const lines = Object.entries(numbers).map(([number, places]) =>
    element(
      "li",
      {},
      element("b", { class: `badge-${mode}` }, number),
      places.length > 0
        ? told("span", "", "reach-places", { place: places }, names)
        : told("span", "", "reach-none", {}, names),
    ),
  );
  return element(
    "section",
    { class: "prospects" },
    told("h4", "prospects-title", "reach-title", { mode }, names),
    element("ul", {}, ...lines),
  );
}

/** @param {string} verb @param {View} view @param {ThemeNames} names @returns {HTMLElement | null} */
export function note(verb, view, names) {
  const { reach, ledger, table = "" } = secrets(view.own);
  if (verb !== "announce" || !reach) return null;
  const goal = ledger ? aim(ledger, table) : null;
  const { loot: stake, loot_cash: sum } = open(view);
  const rings = Object.entries(reach);
  const key = rings.map(([mode]) =>
    element(
      "li",
      {},
      element("b", { class: `badge-${mode}` }, EXAMPLES[mode] ?? ""),
      " ",
      told("span", "", "reach-key", { mode }),
    ),
  );
  const list = element(
    "details",
    { class: "prospects-list" },
    told("summary", "", "reach-list"),
    ...rings.map(([mode, numbers]) => prospects(mode, numbers, names)),
  );
  return element(
    "div",
    { class: "outlook" },
    ...(goal ? [goal] : []),
    element("ul", { class: "reach-key" }, ...key),
    list,
    ...(stake.length + sum > 0 ? [loot(view, names)] : []),
  );
}
