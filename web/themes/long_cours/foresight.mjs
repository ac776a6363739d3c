/**
 * What an action would bring about, and why one that people may miss is impossible, as the view tells: what is possible says
 * the engine alone, and `tests/games/long_cours/test_theme.py` compares the two.
 */

/** @import { Foresight, Line, View } from "../../app/types.d.ts" */
/** @import { ThemeNames } from "../../app/game/theme.d.ts" */
/** @import { Own } from "./view.d.ts" */

import { element, emblem, picture } from "../../app/base/elements.mjs";
import { say, sentence } from "../../app/base/l10n.mjs";
import { captain, open, raider, told } from "./parts.mjs";
import { PRODUCTS } from "./products.mjs";

/** What the ids of the Bagarre cards begin with; a stronger card has a greater id. */
const BRAWL = "fight-";

/** Verbs that bring a ship to a point of call. */
const GOING = ["launch", "sail", "direct", "enter"];

/**
 * What people may miss: in a turn, after one kind of move the other (LC-15), and the brawl with a ship that they meet on
 * a white rectangle (LC-22); in a brawl, an answer if they hold none (LC-23); and to buy, if they have nothing (LC-11).
 * @param {View} view
 * @param {ThemeNames} names
 */
export function barred(view, names) {
  const { ships, turn, cards, moved, blows } = open(view);
  const { hand = [] } = /** @type {Partial<Own>} */ (view.own);
  if (view.phase === "fight") {
    const blow = blows.at(-1) ?? "";
    const stronger = hand.some((card) => card.startsWith(BRAWL) && card > blow);
    return stronger ? [] : [{ verb: "answer", why: "answer-too-weak" }];
  }
  if (view.phase !== "turn") return [];
  const here = ships[turn] ?? "";
  if (here === "") return []; // wrecked: everybody sees that
  const tags = names.plan.places.get(here)?.tags ?? PRODUCTS;
  const meets = ships.some((at, seat) => seat !== turn && at === here);
  const inPort = tags.some((tag) => PRODUCTS.includes(tag));
  const help = lifeline(view, hand);
  return [
    ...(help === null || moved === "" ? [] : [{ verb: "buy", why: help }]), // before it moves, a note says it
    ...(moved === "direct" ? [{ verb: "sail", why: "refuse-move-after-direct" }] : []),
    ...(moved === "sail" && hand.includes("direct") ? [{ verb: "direct", why: "refuse-direct-after-move" }] : []),
    ...(meets && !inPort && cards[turn] ? [{ verb: "fight", why: "fight-not-here" }] : []),
  ];
}

/**
 * What can still bring something to a captain in turn without money, goods and Corsaire: goods that lie stranded (LC-19),
 * a brawl (LC-24), a storm (LC-18), or the wreck of somebody.
 * @param {View} view
 * @param {string[]} hand
 * @returns {string | null} a message of the game; null if they are not as poor as that
 */
export function lifeline(view, hand) {
  const { cash, cargo, ships, stranded, turn, owner } = open(view);
  const lie = (/** @type {number[]} */ goods) => goods.some((amount) => amount > 0);
  if (ships[turn] === "" || owner === turn || cash[turn] || lie(cargo[turn] ?? [])) return null;
  if (stranded.some(lie)) return "broke-salvage";
  if (cash.some((amount) => amount > 0) && hand.some((card) => card.startsWith(BRAWL))) return "broke-fight";
  return cargo.some(lie) && hand.includes("storm") ? "broke-storm" : "broke-wait";
}

/** The white rectangle of a zone, where goods are stranded. @param {number} zone @param {ThemeNames} names */
const rectangle = (zone, names) =>
  names.plan.data.places.find(
    ({ area, tags = [] }) => area === String(zone) && !tags.some((tag) => PRODUCTS.includes(tag)),
  )?.id ?? "";

/**
 * What one finds at a point of call: what a port sells, the goods stranded on a white rectangle; and whether the Corsaire
 * of another reaches it.
 * @param {string} place
 * @param {View} view
 * @param {ThemeNames} names
 * @returns {Foresight | null}
 */
function call(place, view, names) {
  const { areas = [] } = names.plan.data;
  const { tags = [], area } = names.plan.places.get(place) ?? {};
  const { stranded, turn, owner, danger } = open(view);
  const product = tags.find((tag) => PRODUCTS.includes(tag));
  const lots = product ? [] : (stranded[areas.findIndex(({ id }) => id === area)] ?? []);
  const amount = lots.reduce((sum, lot) => sum + lot, 0);
  const reached = owner !== turn && danger.includes(place);
  const brief = [
    product && picture(`product-${product}`, "chip-picture"),
    ...lots.map((lot, at) => lot > 0 && picture(`product-${PRODUCTS[at]}`, "chip-picture")),
    amount > 0 && told("span", "brief-words", "call-stranded", { amount }, names),
    reached && told("span", "brief-words brief-danger", "call-danger", {}, names),
  ].filter((part) => part instanceof Element);
  return brief.length === 0 ? null : { words: [], brief };
}

/**
 * The odds of a sale, for its button: how many faces of the die sell something, which products, and what each brings.
 * @param {View} view
 * @param {ThemeNames} names
 * @returns {Foresight}
 */
function odds(view, names) {
  const { sales } = open(view);
  const brought = sales.flatMap((amount, at) => (amount > 0 ? [{ amount, product: PRODUCTS[at] ?? "" }] : []));
  const part = (/** @type {{ amount: number, product: string }} */ sold) =>
    sentence("hold-chip", names.words(sold), names.game) ?? "";
  const words = () => ({
    number: brought.length,
    faces: sales.length,
    amounts: brought.map(part).join(", "),
  });
  const vain = brought.length === 0;
  const style = vain ? "brief-words in-vain" : "brief-words";
  return {
    vain,
    words: vain ? [told("p", "foreseen-head", "resell-vain", {}, names)] : [],
    brief: [say(element("span", { class: style }), "resell-odds", words, names.game)],
  };
}

/**
 * What a captain has to lose in a brawl.
 * @param {number} seat
 * @param {View} view
 * @param {ThemeNames} names
 * @returns {Foresight}
 */
function purse(seat, view, names) {
  const amount = open(view).cash[seat] ?? 0;
  const style = amount === 0 ? "brief-words in-vain" : "brief-words";
  return { vain: amount === 0, words: [], brief: [told("span", style, "fight-purse", { amount }, names)] };
}

/**
 * How a ship could still leave the reach of the Corsaire.
 * @param {string} at where it is
 * @param {string[]} danger the points of call that the Corsaire reaches
 * @param {string[]} hand
 * @param {Line[]} lines
 */
export function way(at, danger, hand, lines) {
  const next = lines.flatMap(({ ends: [from, to] }) => (from === at ? [to] : to === at ? [from] : []));
  if (next.some((place) => !danger.includes(place))) return "sail";
  return hand.includes("direct") ? "direct" : "none";
}

/**
 * What the end of the turn risks: that the Corsaire of another comes, while the ship could still sail on.
 * @param {View} view
 * @param {ThemeNames} names
 * @returns {Foresight | null}
 */
function risk(view, names) {
  const { ships, turn, owner, danger, moved } = open(view);
  const at = ships[turn] ?? "";
  if (owner === turn || moved || !danger.includes(at)) return null;
  const { hand = [] } = /** @type {Partial<Own>} */ (view.own);
  const out = way(at, danger, hand, names.plan.data.lines ?? []);
  const words = element(
    "p",
    { class: "raider-note" },
    raider(),
    told("span", "", "done-in-danger", { owner, at, way: out }, names),
  );
  return { words: [words], brief: [], risky: true, marks: { places: danger } };
}

/**
 * The odds of a sale, what a storm would cause, or what the end of the turn risks.
 * @param {string} verb
 * @param {(number | string)[]} values
 * @param {View} view
 * @param {ThemeNames} names
 * @returns {Foresight | null}
 */
export function foresee(verb, values, view, names) {
  if (verb === "resell") return odds(view, names);
  if (verb === "done") return view.phase === "turn" ? risk(view, names) : null;
  if (GOING.includes(verb)) return call(String(values[0]), view, names);
  if (verb === "fight") return purse(Number(values[0]), view, names);
  const storm = verb === "storm" ? open(view).storms.find(({ zone }) => zone === values[0]) : undefined;
  if (!storm) return null;
  const { zone, seats, amount, corsaire } = storm;
  const victims = seats.map((seat) =>
    element(
      "li",
      {},
      captain(seat, names),
      ...(seat === view.actor ? [" ", told("span", "", "storm-own", {}, names)] : []),
    ),
  );
  const nobody = seats.length === 0 && !corsaire;
  return {
    vain: nobody,
    words: [
      told("p", "foreseen-head", nobody ? "storm-nobody" : "storm-hits", { zone }, names),
      ...(victims.length > 0
        ? [
            element("ul", { class: "victims" }, ...victims),
            told("p", "", "storm-goods", { amount, at: rectangle(zone, names) }, names),
          ]
        : []),
      ...(corsaire
        ? [element("p", { class: "raider-note" }, raider(), told("span", "", "storm-corsaire", {}, names))]
        : []),
    ],
    brief: nobody
      ? [told("span", "brief-words", "storm-brief-nobody", {}, names)]
      : [
          ...seats.map((seat) => emblem(names.seats[seat]?.colour ?? "black")),
          told("span", "visually-hidden", "storm-brief", { count: seats.length }, names),
          ...(corsaire ? [raider(), told("span", "visually-hidden", "storm-corsaire", {}, names)] : []),
        ],
    marks: { areas: [String(zone)] },
  };
}
