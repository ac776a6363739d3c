/** Who sits at a new table: the seats of the last time, or sensible ones. */

/** @import { Colour, Meta, NewTable, OptionValues, Seat } from "./types.d.ts" */

import { phrase } from "./l10n.mjs";
import { read, write } from "./storage.mjs";

/** @type {Colour[]} */
export const COLOURS = ["red", "blue", "yellow", "green", "mauve", "black"];

/** Who may sit at a seat: people, chance, and the opponents that a game has advice for. @param {Meta} meta */
export const players = (meta) => ["human", "random", ...meta.levels];

/** As many letters as a name may have. */
export const LONGEST_NAME = 24;

/** @typedef {{ colour: Colour, name: string, player: string }} SeatDraft */

/** Where the seats of a game's last set-up are kept. @param {Meta} meta */
const keyOf = (meta) => `seats.${meta.id}`;

/** @param {Meta} meta @param {SeatDraft[]} drafts */
export function rememberSeats(meta, drafts) {
  write(keyOf(meta), JSON.stringify(drafts));
}

/**
 * The seats of the last set-up of this game, or one person for each of the first seats.
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
        (seat) => COLOURS.includes(seat?.colour) && typeof seat.name === "string" && players(meta).includes(seat.player),
      );
    if (usable) return last;
  } catch {
    // a remembered set-up that cannot be read is no loss
  }
  return COLOURS.slice(0, meta.seats.min).map((colour) => ({ colour, name: "", player: "human" }));
}

/**
 * Seats as the engine wants them: one without a name is called by its colour.
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
 * The table that opens when nobody sets anything.
 * @param {Meta} meta
 * @returns {NewTable}
 */
export function defaultTable(meta) {
  /** @type {OptionValues} */
  const options = {};
  for (const option of meta.options) options[option.name] = option.default;
  return { game: meta.id, seats: named(firstSeats(meta)), options, practice: false, real_dice: false };
}
