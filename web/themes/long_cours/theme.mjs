/**
 * The parts of the table that only Long Cours has: cargoes by product, fights and auctions as scenes, the effects of a
 * storm, the reach of the Corsaire. It draws the engine's view, and says what that means; what is possible says the engine.
 */

/** @import { Marks, Params, SeenEvent, View } from "../../app/types.d.ts" */
/** @import { ThemeNames } from "../../app/game/theme.d.ts" */
/** @import { Own } from "./view.d.ts" */

import { element, picture } from "../../app/base/elements.mjs";
import { lifeline } from "./foresight.mjs";
import { captain, open, owns, raider, told } from "./parts.mjs";
import { PRODUCTS } from "./products.mjs";

export { about } from "./about.mjs";
export { barred, foresee } from "./foresight.mjs";

/** What is shown over the board for a moment. @type {import("../../app/game/theme.d.ts").Theme["moments"]} */
export const moments = {
  storm: { sign: "storm", seconds: 1.1, moves: "shake" },
  wreck: { sign: "wreck", seconds: 1.6, moves: "sink" },
  "corsaire-sunk": { sign: "wreck", seconds: 1.6, moves: "sink" },
  sunk: { sign: "wreck", seconds: 2, moves: "sink" },
  fight: { sign: "fight", seconds: 1.3, moves: "stamp" },
  yield: { sign: "fight", seconds: 1.6, moves: "rise" },
  sold: { sign: "gavel", seconds: 1.6, moves: "stamp" },
  arrival: { sign: "corsaire", seconds: 1.6, moves: "sail" },
};

/** What sounds, by the kind of an event. @type {import("../../app/game/theme.d.ts").Theme["sounds"]} */
export const sounds = {
  events: {
    storm: "thunder",
    wreck: "thunder",
    sold: "gavel",
    arrival: "horn",
    sunk: "horn",
    fight: "gavel",
    answer: "gavel",
  },
};

/** One die for all; its faces have the numbers of products and of zones. */
export const dice = { resale: "roll", "entry-roll": "roll", arrival: "roll" };
export const live = ["sail"];
export const shut = ["storm", "direct", "fight"];
export const forced = { verbs: ["launch", "enter"], throws: ["resale"], unwatched: ["yield"] };

/** @param {number[]} goods @param {ThemeNames} names */
function hold(goods, names) {
  const aboard = goods.flatMap((amount, at) => (amount > 0 ? [{ amount, product: PRODUCTS[at] ?? "" }] : []));
  if (aboard.length === 0) return told("p", "seat-line", "hold-empty", {}, names);
  return element(
    "ul",
    { class: "chips" },
    ...aboard.map(({ amount, product }) =>
      element(
        "li",
        { class: `chip product-${product}` },
        picture(`product-${product}`, "chip-picture"),
        told("span", "", "hold-chip", { amount, product }, names),
      ),
    ),
  );
}

/** The Corsaire of its owner. @param {View} view @param {number} seat @param {ThemeNames} names @returns {Node[]} */
export function held(view, seat, names) {
  const words = owns(view, seat);
  if (words === null) return [];
  return [element("span", { class: "figure held" }, raider(), told("small", "visually-hidden", words, {}, names))];
}

/** @param {View} view @param {number} seat @param {ThemeNames} names @returns {Node[]} */
export function seat(view, seat, names) {
  const { cargo, ships, turn } = open(view);
  if (view.result || view.seats[seat]?.out) return []; // the ranking says it
  const words = owns(view, seat);
  const afloat = ships[seat] !== "";
  const begun = view.round > 0 && view.phase !== "launch";
  const shipless = turn === seat && view.phase.startsWith("entry") ? "shipless-now" : "shipless";
  const [{ rounds }, { wealth: amount = 0, counters } = {}] = [view.counters, view.seats[seat]];
  return [
    ...(begun && rounds ? [told("p", "seat-total", "seat-total", { amount, count: counters?.cargo ?? 0 }, names)] : []),
    ...(words === null
      ? []
      : [element("p", { class: "seat-note raider-note" }, raider(), told("span", "", words, {}, names))]),
    ...(!begun ? [] : afloat ? [hold(cargo[seat] ?? [], names)] : [told("p", "seat-note", shipless, {}, names)]),
  ];
}

/** The title of a scene, which names its section. @param {string} id @param {Params} params @param {ThemeNames} names */
function title(id, params, names) {
  const made = told("h2", "scene-title", id, params, names);
  made.id = "scene-title";
  return made;
}

/** @param {View} view @param {ThemeNames} names @param {SeenEvent[]} last @returns {HTMLElement | null} */
export function scene(view, names, last) {
  if (view.phase === "fight") return fight(view, names);
  if (view.phase === "auction") return auction(view, names);
  const over = last.find(({ kind }) => kind === "yield");
  return over ? result(over.params, last.find(({ kind }) => kind === "pay")?.params, names) : null;
}

/**
 * The cards of a fight in order, and who has played each.
 * @param {string[]} cards
 * @param {number[]} captains who has begun, and the other
 * @param {ThemeNames} names
 */
function played(cards, captains, names) {
  const lines = cards.map((card, nth) =>
    element(
      "li",
      { class: "blow" },
      captain(captains[nth % 2] ?? 0, names),
      picture(`card-${card}`, "card-picture"),
      told("span", "blow-name", "blow", { card }, names),
    ),
  );
  return element("ol", { class: "blows" }, ...lines);
}

/**
 * The result of a fight, shown until the next move: who has won with what, and what changes hands.
 * @param {Params} given up by `seat`
 * @param {Params | undefined} paid
 * @param {ThemeNames} names
 */
function result(given, paid, names) {
  const cards = [given.blows ?? []].flat().map(String);
  const [seat, other] = [Number(given.seat), Number(given.other)];
  const captains = cards.length % 2 ? [other, seat] : [seat, other]; // the last card is the winner's
  return element(
    "section",
    { class: "scene fight-scene fight-over", "aria-labelledby": "scene-title" },
    title("fight-result", { seat, other }, names),
    played(cards, captains, names),
    paid ? told("p", "scene-due", "event-pay", paid, names) : told("p", "scene-due", "fight-no-stake", { seat }, names),
  );
}

/**
 * A fight: the two captains, the cards on the table in order, and who has to answer.
 * @param {View} view
 * @param {ThemeNames} names
 */
function fight(view, names) {
  const { turn, target, blows, ships, cash } = open(view);
  const answering = view.actor ?? target;
  const other = answering === turn ? target : turn;
  const card = blows.at(-1) ?? "";
  return element(
    "section",
    { class: "scene fight-scene", "aria-labelledby": "scene-title" },
    title("fight-title", { seat: turn, other: target, at: ships[turn] ?? "" }, names),
    played(blows, [turn, target], names),
    told("p", "scene-due", "fight-due", { seat: answering, other, card }, names),
    told(
      "p",
      "scene-stake",
      "fight-stake",
      { amount: cash[answering] ?? 0, seat: answering, gain: cash[other] ?? 0, other },
      names,
    ),
  );
}

/** An auction: who leads, who is still in, and who has to answer. @param {View} view @param {ThemeNames} names */
function auction(view, names) {
  const { bid, leader, bidders, cash } = open(view);
  const asked = view.actor ?? -1;
  const lines = names.seats.flatMap((_, seat) => {
    if (view.seats[seat]?.out) return [];
    const leads = seat === leader;
    const state = leads
      ? "bidder-leads"
      : seat === asked
        ? "bidder-asked"
        : bidders.includes(seat)
          ? "bidder-in"
          : "bidder-out";
    return [
      element(
        "li",
        { class: `bidder ${state}` },
        captain(seat, names),
        told("span", "bidder-state", state, { amount: bid }, names),
        told("span", "bidder-cash", "bidder-cash", { amount: cash[seat] ?? 0 }, names),
      ),
    ];
  });
  return element(
    "section",
    { class: "scene auction-scene", "aria-labelledby": "scene-title" },
    element(
      "div",
      { class: "auction-head" },
      raider(),
      title("auction-title", {}, names),
      told("b", "auction-bid", "auction-bid", { amount: bid }, names),
    ),
    element("ul", { class: "bidders" }, ...lines),
  );
}

/** @param {string} verb @param {View} view @param {ThemeNames} names @returns {HTMLElement | null} */
export function note(verb, view, names) {
  const { ships, turn, cargo } = open(view);
  const { rounds = 0 } = view.counters;
  const last = rounds > 0 && view.round === rounds;
  const place = ships[turn] ?? "";
  const product = names.plan.places.get(place)?.tags.find((tag) => PRODUCTS.includes(tag));
  if (verb === "buy" && product) {
    const bought = cargo[turn]?.some((amount) => amount > 0);
    const buying = last ? "note-buy-last" : view.round === 1 && !bought ? "note-buy-first" : "note-buy";
    return element(
      "p",
      { class: `choice-note product-${product}` },
      picture(`product-${product}`, "chip-picture"),
      told("span", "", buying, { at: place, product }, names),
    );
  }
  const { hand = [] } = /** @type {Partial<Own>} */ (view.own);
  const help = verb === "sail" ? lifeline(view, hand) : null;
  if (help !== null) return told("p", "choice-note", help, {}, names);
  const end = last ? "now" : rounds > 0 ? "later" : "never"; // when there is a count in which the Corsaire is worth nothing
  return ["fight", "auction", "direct", "corsaire"].includes(verb)
    ? told("p", "choice-note", `note-${verb}`, { end }, names)
    : null;
}

/** @type {{ name: string, marks(view: View): Marks | null }[]} */
export const overlays = [
  {
    name: "danger",
    marks: (view) => (!view.result && open(view).danger.length > 0 ? { places: open(view).danger } : null),
  },
];
