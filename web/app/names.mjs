/** Turning the parameters of a message into words: seats into names, places into labels. */

/** @import { Params, Seat } from "./types.d.ts" */
/** @import { BoardPlan } from "./catalogue.mjs" */
/** @import { Arguments } from "./l10n.mjs" */

import { phrase, sentence } from "./l10n.mjs";

/** Parameters that hold a seat number, or a word such as "pot" or "bank". */
const SEATS = new Set(["seat", "owner", "payer", "payee", "other"]);
/** Parameters that hold the id of something with a name, or several, and of what kind. @type {{ [name: string]: string }} */
const WORDS = { place: "place", from: "place", to: "place", at: "place", product: "product", card: "card", hand: "card", hands: "card" };

/** Parameters that hold the id of a piece: its kind, its seat, its number. */
const PIECES = new Set(["piece", "carrier"]);

/** What the parameters of one table's messages mean. */
export class Names {
  /**
   * @param {string} game
   * @param {Seat[]} seats
   * @param {BoardPlan} plan
   */
  constructor(game, seats, plan) {
    this.game = game;
    this.seats = seats;
    this.plan = plan;
    /** Where each piece stands now. @type {Map<string, string>} */
    this.stands = new Map();
  }

  /** The name of a seat, or of the pot or the bank. @param {unknown} who */
  party(who) {
    if (typeof who === "number") return this.seats[who]?.name ?? phrase("seat-number", { number: who + 1 });
    return sentence(`party-${who}`, {}, this.game) ?? String(who ?? "");
  }

  /** What a place, a card or a product is called: as the game says, or as its board. @param {string} kind @param {unknown} id */
  word(kind, id) {
    const called = sentence(`${kind}-${id}`, {}, this.game);
    if (called !== null) return called;
    if (kind !== "place") return String(id);
    return this.plan.spots.has(String(id)) ? this.plan.label(id) : this.piece(id); // one piece can be another's place
  }

  /** What a piece is called, by its kind and number: `name-KIND`. @param {unknown} id */
  piece(id) {
    const [kind, , number] = String(id).split("-");
    return sentence(`name-${kind}`, { number: Number(number ?? 1) }, this.game) ?? String(id);
  }

  /** What parameters say; of a piece, where it stands as well: `piece-place`. @param {Params} params @returns {Arguments} */
  words(params) {
    /** @type {Arguments} */
    const words = {};
    for (const [name, value] of Object.entries(params)) {
      if (SEATS.has(name)) words[name] = this.party(value);
      else if (PIECES.has(name)) {
        words[name] = this.piece(value);
        words[`${name}-place`] = this.word("place", this.stands.get(String(value)) ?? value);
      }
      else if (name in WORDS) words[name] = [value].flat().map((one) => this.word(WORDS[name] ?? "", one)).join(", ");
      else if (typeof value === "number" || typeof value === "string") words[name] = value;
      else if (typeof value === "boolean") words[name] = String(value);
    }
    return words;
  }

  /**
   * The label of an action: its arguments are named by their kinds.
   * @param {string} verb
   * @param {(number | string)[]} values
   * @param {string[]} kinds
   * @param {"action" | "short"} [length] "short" where what it does has been said already
   */
  action(verb, values, kinds, length = "action") {
    /** @type {Params} */
    const params = {};
    values.forEach((value, at) => {
      const kind = kinds[at] ?? "value";
      params[kind in params ? `${kind}${at + 1}` : kind] = value;
    });
    const words = this.words(params);
    return (length === "short" ? sentence(`short-${verb}`, words, this.game) : null) ?? phrase(`action-${verb}`, words, this.game);
  }

  /** A message of the engine or the game. @param {{ id: string, params: Params }} message */
  say(message) {
    return phrase(message.id, this.words(message.params), this.game);
  }
}

/**
 * An action's text taken apart; numbers become numbers.
 * @param {string} text
 * @returns {{ verb: string, values: (number | string)[] }}
 */
export function parseAction(text) {
  const [verb = "", ...rest] = text.split(" ");
  return { verb, values: rest.map((word) => (/^-?\d+$/.test(word) ? Number(word) : word)) };
}
