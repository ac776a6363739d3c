/** Turns the parameters of a message into words: seats into names, places into labels. */

/** @import { Params, Seat } from "../types.d.ts" */
/** @import { Arguments } from "../base/l10n.mjs" */
/** @import { BoardPlan } from "./catalogue.mjs" */

import { phrase, sentence } from "../base/l10n.mjs";
import { SEAT_PARAMS, WORD_PARAMS } from "./engine-constants.mjs";

/** Parameters that hold the id of a piece: KIND-SEAT-NUMBER. */
const PIECES = new Set(["piece", "carrier"]);

/**
 * The name of a seat. A seat that nobody has named was called after its colour, in the language of that day.
 * @param {Pick<Seat, "name" | "colour">} seat
 */
export function seatName({ name, colour }) {
  return name === phrase(`elsewhere-${colour}`) ? phrase(`seat-${colour}`) : name;
}

/** The names at one table: of seats, places, cards, products and pieces. */
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
    if (typeof who === "number") {
      const seat = this.seats[who];
      // The sign of an unnamed seat stays on the line of its colour.
      return seat
        ? seatName(seat).replace(/ (?=[^\p{L}\p{N}]$)/u, "\u00a0")
        : phrase("seat-number", { number: who + 1 });
    }
    return sentence(`party-${who}`, {}, this.game) ?? String(who ?? "");
  }

  /**
   * The name of a place, a card or a product, from the game's messages or from its board.
   * @param {string} kind
   * @param {unknown} id
   */
  word(kind, id) {
    const called = sentence(`${kind}-${id}`, {}, this.game);
    if (called !== null) return called;
    if (kind !== "place") return String(id);
    // A piece can be the place of another piece.
    return this.plan.spots.has(String(id)) ? this.plan.label(id) : this.piece(id);
  }

  /** Says that one is at a place: the message `at-PLACE`, or `at-place` with its name. @param {unknown} id */
  there(id) {
    return sentence(`at-${id}`, {}, this.game) ?? phrase("at-place", { name: this.word("place", id) });
  }

  /** The name of a piece: the message `name-KIND` with its number. @param {unknown} id */
  piece(id) {
    const [kind, , number] = String(id).split("-");
    return sentence(`name-${kind}`, { number: Number(number ?? 1) }, this.game) ?? String(id);
  }

  /**
   * Parameters as words. For a piece `piece`, the argument `piece-place` names the place where it stands; for a place
   * `to`, the argument `to-at` says that one is there ("at Venice").
   * @param {Params} params
   * @returns {Arguments}
   */
  words(params) {
    /** @type {Arguments} */
    const words = {};
    for (const [name, value] of Object.entries(params)) {
      if (SEAT_PARAMS.includes(name)) words[name] = this.party(value);
      else if (PIECES.has(name)) {
        words[name] = this.piece(value);
        words[`${name}-place`] = this.word("place", this.stands.get(String(value)) ?? value);
      } else if (name in WORD_PARAMS)
        words[name] = (
          typeof value === "object" && value && !Array.isArray(value) ? Object.keys(value) : [value].flat()
        )
          .map((one) => this.word(WORD_PARAMS[name] ?? "", one))
          .join(", ");
      else if (Array.isArray(value)) words[name] = value.join(", ");
      else if (typeof value === "number" || typeof value === "string") words[name] = value;
      else if (typeof value === "boolean") words[name] = String(value);
      if (WORD_PARAMS[name] === "place" && !Array.isArray(value)) words[`${name}-at`] = this.there(value);
    }
    return words;
  }

  /**
   * The label of an action. The kinds of its arguments are their names in the message.
   * @param {string} verb
   * @param {(number | string)[]} values
   * @param {string[]} kinds
   * @param {"action" | "short"} [length] "short" if the text around it already says what the action does
   */
  action(verb, values, kinds, length = "action") {
    /** @type {Params} */
    const params = {};
    values.forEach((value, at) => {
      const kind = kinds[at] ?? "value";
      params[kind in params ? `${kind}${at + 1}` : kind] = value;
    });
    const words = this.words(params);
    return (
      (length === "short" ? sentence(`short-${verb}`, words, this.game) : null) ??
      phrase(`action-${verb}`, words, this.game)
    );
  }

  /** The sentence of a message of the engine or the game. @param {{ id: string, params: Params }} message */
  say(message) {
    return phrase(message.id, this.words(message.params), this.game);
  }
}

/** The id of the drawing of an outcome, which a theme may have. @param {string} action */
export const outcomeSymbol = (action) => `outcome-${action.replaceAll(" ", "-")}`;

/**
 * Parses the text of an action; digits become numbers.
 * @param {string} text
 * @returns {{ verb: string, values: (number | string)[] }}
 */
export function parseAction(text) {
  const [verb = "", ...rest] = text.split(" ");
  return { verb, values: rest.map((word) => (/^-?\d+$/.test(word) ? Number(word) : word)) };
}
