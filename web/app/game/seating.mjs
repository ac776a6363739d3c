/** The seats of a new table: those of the last set-up, or a default. */

/** @import { Colour, Meta, NewTable, OptionValues, Seat } from "../types.d.ts" */

import { phrase } from "../base/l10n.mjs";
import { read, write } from "../base/storage.mjs";
import { COLOURS, HUMAN, LEVELS } from "./engine-constants.mjs";

/**
 * The players that a seat may have: a person, or a bot of some level.
 */
export const PLAYERS = [HUMAN, ...LEVELS];

/** The longest name of a seat, in characters. */
export const LONGEST_NAME = 24;

/** @typedef {{ colour: Colour, name: string, player: string }} SeatDraft */

/** The storage key of the seats of a game's last set-up. @param {Meta} meta */
const keyOf = (meta) => `seats.${meta.id}`;

/** @param {Meta} meta @param {SeatDraft[]} drafts */
export function rememberSeats(meta, drafts) {
  write(keyOf(meta), JSON.stringify(drafts));
}

/**
 * The seats of the last set-up of this game, or as few seats as the source allows, all with people.
 * @param {Meta} meta
 * @returns {SeatDraft[]}
 */
export function firstSeats(meta) {
  try {
    const last = JSON.parse(read(keyOf(meta)) ?? "null");
    const usable =
      Array.isArray(last) &&
      last.length >= meta.seats.min &&
      last.length <= meta.seats.max &&
      new Set(last.map((seat) => seat?.colour)).size === last.length &&
      last.every(
        (seat) => COLOURS.includes(seat?.colour) && typeof seat.name === "string" && PLAYERS.includes(seat.player),
      );
    if (usable) return last;
  } catch {
    // without a readable set-up, the defaults serve
  }
  return COLOURS.slice(0, meta.seats.usual).map((colour) => ({ colour, name: "", player: HUMAN }));
}

/** The level of the bots against whom people play alone. */
const COMPANY = "matelot";

/** The seats of somebody who plays alone: two bots sit down, or as many as the game asks for. @param {Meta} meta */
export function aloneSeats({ seats: { min, max } }) {
  const count = Math.min(Math.max(3, min), max);
  return COLOURS.slice(0, count).map((colour, at) => ({ colour, name: "", player: at === 0 ? HUMAN : COMPANY }));
}

/** Who takes a seat that is added: where one person sits alone with bots, another bot. @param {SeatDraft[]} drafts */
export function nextPlayer(drafts) {
  return drafts.filter(({ player }) => player === HUMAN).length === 1 && drafts.length > 1 ? COMPANY : HUMAN;
}

/**
 * Seats in the engine's format: a seat without a name gets the name of its colour.
 * @param {SeatDraft[]} drafts
 * @returns {Seat[]}
 */
export function named(drafts) {
  return drafts.map(({ colour, name, player }) => ({
    colour,
    player,
    name: name.trim().slice(0, LONGEST_NAME) || phrase(`colour-${colour}`),
  }));
}

/**
 * The table that opens without set-up.
 * @param {Meta} meta
 * @param {SeatDraft[]} [seats]
 * @returns {NewTable}
 */
export function defaultTable(meta, seats = firstSeats(meta)) {
  /** @type {OptionValues} */
  const options = {};
  for (const option of meta.options) options[option.name] = option.default;
  return { game: meta.id, seats: named(seats), options, practice: false, real_dice: false };
}
