/** What everybody watches: a fight with its two dice, a chance card that is obeyed, a debt that forces sales. */

/** @import { View } from "../../app/types.d.ts" */
/** @import { Names } from "../../app/names.mjs" */

import { element, picture } from "../../app/elements.mjs";
import { card, family, open, told } from "./parts.mjs";

const FIGHT = ["attack", "black", "white", "ransom"];

/** @param {string} name @param {...(Node | null)} parts */
function frame(name, ...parts) {
  return element("section", { class: `scene ${name}-scene`, "aria-labelledby": "scene-title" }, ...parts);
}

/** @param {string} id @param {import("../../app/types.d.ts").Params} params @param {Names} names */
function title(id, params, names) {
  const made = told("h2", "scene-title", id, params, names);
  made.id = "scene-title";
  return made;
}

/** What lies on the loot space. @param {View} view @param {Names} names */
export function loot(view, names) {
  const { loot, loot_cash: amount } = open(view);
  const message = loot.length === 0 ? (amount > 0 ? "loot-cash" : "loot-empty") : amount > 0 ? "loot-both" : "loot-cards";
  const words = told("p", "loot-words", message, { amount, cards: loot.length }, names);
  const cards = loot.map((id) => element("li", {}, card(id, names)));
  return element("div", { class: "loot" }, words, cards.length > 0 ? element("ul", { class: "loot-cards" }, ...cards) : null);
}

/** A die that has been rolled, or is to be. @param {"black" | "white"} colour @param {number} face @param {Names} names */
function die(colour, face, names) {
  const drawn = face > 0 ? picture(`outcome-${colour}-${face}`, "die-picture") : element("span", { class: `die-due die-due-${colour}`, "aria-hidden": "true" }, "?");
  return element("li", { class: "fight-die" }, drawn, told("span", "", `die-${colour}`, { face }, names));
}

/** @param {View} view @param {Names} names */
function fight(view, names) {
  const { turn, mode, black } = open(view);
  const lost = view.phase === "ransom";
  const dice = view.phase === "black" || view.phase === "white" ? element("ul", { class: "fight-dice" }, die("black", black, names), die("white", 0, names)) : null;
  return frame(
    "fight",
    title(mode === "sea" ? "fight-corsairs" : "fight-bandits", { seat: turn }, names),
    dice,
    told("p", "scene-stake", lost ? "fight-lost" : "fight-terms", { face: black }, names),
    loot(view, names),
  );
}

/** @param {View} view @param {(string | number)[]} due @param {Names} names */
function debt(view, [, payer = 0, payee = "bank", amount = 0], names) {
  const cash = open(view).cash[Number(payer)] ?? 0;
  return frame(
    "debt",
    title("debt-title", { payer, payee, amount: Number(amount) }, names),
    told("p", "scene-stake", "debt-cash", { amount: cash, missing: Number(amount) - cash }, names),
  );
}

/** @param {string} id @param {Names} names */
function hasard(id, names) {
  return frame("hasard", element("div", { class: "hasard-open" }, picture(`card-${id}`, "card-picture"), element("div", {}, title("hasard-title", { card: id }, names), told("p", "scene-stake", `text-${id}`))));
}

/** What the comptoir has to sell, and how much has been bought there this turn. @param {View} view @param {Names} names */
function trade(view, names) {
  const { turn, places, piles, bought } = open(view);
  const at = places[turn] ?? "";
  const colour = names.plan.places.get(at)?.tags.find((tag) => tag in piles);
  const pile = colour ? piles[colour] : undefined;
  if (!colour || !pile) return null;
  const number = pile.shuffled + pile.bottom.length;
  const words = element("div", {}, title("trade-title", { at, colour }, names), told("p", "scene-stake", "trade-pile", { number, bought }, names));
  return frame("trade", family(colour), words);
}

/** @param {View} view @param {Names} names @returns {HTMLElement | null} */
export function scene(view, names) {
  const { agenda } = open(view);
  if (FIGHT.includes(view.phase)) return fight(view, names);
  const due = agenda.at(-1);
  if (view.phase === "debt" && due) return debt(view, due, names);
  const card = agenda.findLast(([what]) => what === "under")?.[1];
  if (card !== undefined) return hasard(String(card), names);
  return view.phase === "trade" ? trade(view, names) : null;
}
