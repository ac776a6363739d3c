/**
 * The scenes that everybody watches: a fight with its two dice and its result, a chance card, a debt that forces sales,
 * trade.
 */

/** @import { Params, SeenEvent, View } from "../../app/types.d.ts" */
/** @import { ThemeNames } from "../../app/game/theme.d.ts" */

import { element, picture } from "../../app/base/elements.mjs";
import { card, family, open, secrets, told } from "./parts.mjs";

const FIGHT = ["attack", "black", "white", "ransom"];

/** A fight is seen even while the sheet of a phone is folded: its dice and its odds are what the buttons are about. */
const FOUGHT = "scene-stays fight";

/** @param {string} name @param {...(Node | null)} parts */
function frame(name, ...parts) {
  return element("section", { class: `scene ${name}-scene`, "aria-labelledby": "scene-title" }, ...parts);
}

/** @param {string} id @param {import("../../app/types.d.ts").Params} params @param {ThemeNames} names */
function title(id, params, names) {
  const made = told("h2", "scene-title", id, params, names);
  made.id = "scene-title";
  return made;
}

/** The content of the loot space. @param {View} view @param {ThemeNames} names */
export function loot(view, names) {
  const { loot, loot_cash: amount } = open(view);
  const message =
    loot.length === 0 ? (amount > 0 ? "loot-cash" : "loot-empty") : amount > 0 ? "loot-both" : "loot-cards";
  const words = told("p", "loot-words", message, { amount, cards: loot.length }, names);
  const cards = loot.map((id) => element("li", {}, card(id, names)));
  return element(
    "div",
    { class: "loot" },
    words,
    cards.length > 0 ? element("ul", { class: "loot-cards" }, ...cards) : null,
  );
}

/**
 * A die of a fight.
 * @param {"black" | "white"} colour
 * @param {number} face 0 before it is rolled
 * @param {ThemeNames} names
 */
function die(colour, face, names) {
  const drawn =
    face > 0
      ? picture(`outcome-${colour}-${face}`, "die-picture")
      : element("span", { class: `die-due die-due-${colour}`, "aria-hidden": "true" }, "?");
  return element("li", { class: "fight-die" }, drawn, told("span", "", `die-${colour}`, { face }, names));
}

/** @param {number} black @param {number} white @param {ThemeNames} names */
function dice(black, white, names) {
  return element("ul", { class: "fight-dice" }, die("black", black, names), die("white", white, names));
}

/** @param {SeenEvent[]} last @param {string} kind @returns {Params | undefined} */
const said = (last, kind) => last.find((event) => event.kind === kind)?.params;

/** @param {View} view @param {ThemeNames} names @param {SeenEvent[]} last */
function fight(view, names, last) {
  const { turn, mode, black } = open(view);
  const lost = view.phase === "ransom";
  return frame(
    FOUGHT,
    title(mode === "sea" ? "fight-corsairs" : "fight-bandits", { seat: turn }, names),
    view.phase === "attack" ? null : dice(black, Number(said(last, "white")?.face ?? 0), names),
    told("p", "scene-stake", lost ? "fight-lost" : "fight-terms", { mode, face: black }, names),
    lost ? null : loot(view, names), // it is no longer at stake
  );
}

/**
 * The result of a fight, shown until the next move.
 * @param {SeenEvent[]} last
 * @param {Params} white
 * @param {ThemeNames} names
 */
function outcome(last, white, names) {
  const won = said(last, "lost") === undefined;
  const prize =
    last.find(({ kind }) => ["prize", "no-prize"].includes(kind)) ??
    last.find(({ kind }) => ["pay", "forgiven"].includes(kind));
  const cards = [said(last, "prize")?.hand ?? []].flat().map((id) => element("li", {}, card(String(id), names)));
  return frame(
    FOUGHT,
    title(won ? "fight-won" : "fight-beaten", { seat: white.seat ?? 0 }, names),
    dice(Number(white.black), Number(white.face), names),
    prize ? told("p", "scene-stake", `event-${prize.kind}`, prize.params, names) : null,
    cards.length > 0 ? element("ul", { class: "loot-cards" }, ...cards) : null,
  );
}

/** The chance card that somebody has to obey now, then those that turned it up. @param {View} view @returns {string[]} */
const obeyed = (view) =>
  open(view)
    .agenda.flatMap(([what, card]) => (what === "under" ? [String(card)] : []))
    .reverse();

/**
 * A debt, below the chance card that asks for the money.
 * @param {View} view
 * @param {(string | number)[]} due
 * @param {ThemeNames} names
 */
function debt(view, [, payer = 0, payee = "bank", amount = 0], names) {
  const cash = open(view).cash[Number(payer)] ?? 0;
  const [id] = obeyed(view);
  const by = whose(open(view).turn, view, names);
  return frame(
    "debt",
    id === undefined ? null : opened(id, told("h3", "", "hasard-title", { card: id }, names), by),
    title("debt-title", { payer, payee, amount: Number(amount) }, names),
    element(
      "p",
      { class: "scene-stake" },
      told("span", "", "debt-cash", { amount: cash, missing: Number(amount) - cash }, names),
      " ",
      view.seat === payer ? treasures(view, Number(payer), Number(amount) - cash) : null,
    ),
  );
}

/**
 * Whether the person in debt must sell a Table d'Or or a Secret, and what these bring; null without any.
 * @param {View} view
 * @param {number} seat
 * @param {number} missing in besants
 */
function treasures(view, seat, missing) {
  const { hand = [], table = "", ledger } = secrets(view.own);
  const secret = open(view).secrets[seat] ?? "";
  if (!ledger || (table === "" && secret === "")) return null;
  const must = ledger.goods >= missing ? "no" : hand.length === 0 ? "only" : "yes";
  const kind = table === "" ? "secret" : secret === "" ? "table" : "both";
  return told("span", "", "debt-treasure", { must, kind });
}

/**
 * A card that the merchant in turn, or the viewing seat, has turned up: a chance card that took effect, with its text, or goods,
 * a Table d'Or or a Secret that the viewing seat has got; null for other events.
 * @param {SeenEvent} event
 * @param {View} view
 * @param {ThemeNames} names
 * @returns {HTMLElement | null}
 */
export function turned({ kind, params }, view, names) {
  const id = String(params.card);
  const { turn, agenda } = open(view);
  const mine = view.seat !== null && params.seat === view.seat;
  if (["draw", "take"].includes(kind) && params.card !== undefined && mine)
    return element(
      "p",
      { class: "turned-card turned-goods" },
      picture(`card-${id}`, "holding-picture"),
      told("b", "", "table-card", { card: id }, names),
    );
  const town = id.replace("table_", "");
  if (kind === "table" && params.card !== undefined && mine)
    return lying(id, [], told("span", "", "ledger-mission", { town }), names);
  const obeying = agenda.some(([what, due]) => what === "under" && due === id);
  if (kind !== "hasard" || obeying || !(mine || params.seat === turn)) return null;
  return lying(id, whose(Number(params.seat), view, names), told("span", "", `text-${id}`), names);
}

/** A card that lies open, and what it says. @param {string} id @param {Node[]} by @param {HTMLElement} text @param {ThemeNames} names */
function lying(id, by, text, names) {
  const words = element("span", {}, ...by, " ", told("b", "", "table-card", { card: id }, names), " ", text);
  return element("p", { class: "turned-card turned-chance" }, picture(`card-${id}`, "holding-picture"), words);
}

/** Who has drawn a chance card, which says "you" to them; nothing for the person who looks. @param {number} seat @param {View} view @param {ThemeNames} names */
const whose = (seat, view, names) => (seat === view.seat ? [] : [told("span", "", "turned-by", { seat }, names)]);

/** A chance card with its text. @param {string} id @param {HTMLElement} head @param {Node[]} by who has drawn it */
function opened(id, head, by) {
  return element(
    "div",
    { class: "hasard-open" },
    picture(`card-${id}`, "card-picture"),
    element("div", {}, ...by, head, told("p", "scene-stake", `text-${id}`)),
  );
}

/**
 * A chance card that turned up the one to obey: how many cards it still gives afterwards.
 * @param {View} view
 * @param {string} card
 * @param {ThemeNames} names
 */
function turnedUp(view, card, names) {
  const { agenda } = open(view);
  const next = agenda[agenda.findIndex(([what, due]) => what === "under" && due === card) + 1];
  return told("p", "scene-stake", "hasard-before", { card, left: next?.[0] === "draw" ? Number(next[2]) : 0 }, names);
}

/**
 * The goods of the comptoir, and how many the merchant has bought there this turn.
 * @param {View} view
 * @param {ThemeNames} names
 */
function trade(view, names) {
  const { turn, places, piles, bought, demanded, cards } = open(view);
  const at = places[turn] ?? "";
  const colour = names.plan.places.get(at)?.tags.find((tag) => tag in piles);
  const pile = colour ? piles[colour] : undefined;
  if (!colour || !pile) return null;
  const { shuffled, bottom } = pile;
  const piled = { number: shuffled + bottom.length, known: bottom.length, shuffled };
  const order = cards[turn] && (bought > 0 || demanded) ? told("p", "scene-stake", "trade-order", {}, names) : null;
  const words = element(
    "div",
    {},
    title("trade-title", { at, colour }, names),
    told("p", "scene-stake", demanded ? "trade-demanded" : "trade-pile", { ...piled, bought }, names),
    order,
  );
  return frame("trade", family(colour), words);
}

/** @param {View} view @param {ThemeNames} names @param {SeenEvent[]} last @returns {HTMLElement | null} */
export function scene(view, names, last) {
  const { agenda } = open(view);
  if (FIGHT.includes(view.phase)) return fight(view, names, last);
  const due = agenda.at(-1);
  if (view.phase === "debt" && due) return debt(view, due, names);
  const [id, ...before] = obeyed(view);
  if (id !== undefined)
    return frame(
      "hasard",
      opened(id, title("hasard-title", { card: id }, names), whose(open(view).turn, view, names)),
      ...before.map((card) => turnedUp(view, card, names)),
    );
  const white = said(last, "white");
  if (white && [null, white.seat].includes(view.seat)) return outcome(last, white, names);
  return view.phase === "trade" ? trade(view, names) : null;
}
