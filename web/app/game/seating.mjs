/** The seats of a new table: those of the last set-up, or a default. */

/** @import { Colour, Meta, NewTable, Option, OptionValues, Seat } from "../types.d.ts" */

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

/** What a set-up chooses beside the seats. @typedef {{ options: OptionValues, practice: boolean, realDice: boolean }} Choices */

/** The storage keys of a game's last set-up. @param {Meta} meta */
const keyOf = (meta) => `seats.${meta.id}`;
/** @param {Meta} meta */
const choicesKeyOf = (meta) => `options.${meta.id}`;

/** @param {Meta} meta @param {SeatDraft[]} drafts */
export function rememberSeats(meta, drafts) {
  write(keyOf(meta), JSON.stringify(drafts));
}

/**
 * The seats of the last set-up of this game; null if there was none.
 * @param {Meta} meta
 * @returns {SeatDraft[] | null}
 */
function lastSeats(meta) {
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
  return null;
}

/** The seats with which a set-up begins: those of the last one, or a person and bots. @param {Meta} meta */
export const firstSeats = (meta) => lastSeats(meta) ?? aloneSeats(meta);

/**
 * Seats for these people, as many as the game has seats for; the rest is as in the last set-up.
 * @param {Meta} meta
 * @param {string[]} names
 * @returns {SeatDraft[]}
 */
export function seatsOf(meta, names) {
  if (names.length === 0) return firstSeats(meta);
  const people = Math.min(names.length, meta.seats.max);
  return seatsFor(meta, people, firstSeats(meta)).map((draft, at) => ({ ...draft, name: names[at] ?? "" }));
}

/** The level of the bots against whom people play alone. */
const COMPANY = "matelot";

/** The seats of somebody who plays alone: two bots sit down, or as many as the game asks for. @param {Meta} meta */
export function aloneSeats({ seats: { min, max } }) {
  const count = Math.min(Math.max(3, min), max);
  return COLOURS.slice(0, count).map((colour, at) => ({ colour, name: "", player: at === 0 ? HUMAN : COMPANY }));
}

/**
 * Seats for so many people. One person gets bots as company, and several get them only where the source asks for more
 * seats. Seats that remain keep their names and colours, and bots their level.
 * @param {Meta} meta
 * @param {number} people
 * @param {SeatDraft[]} drafts the seats before
 * @returns {SeatDraft[]}
 */
export function seatsFor(meta, people, drafts) {
  const count = people === 1 ? Math.max(drafts.length, aloneSeats(meta).length) : Math.max(people, meta.seats.usual);
  const kept = drafts.slice(0, count);
  const free = COLOURS.filter((colour) => kept.every((draft) => draft.colour !== colour));
  const added = free.slice(0, count - kept.length).map((colour) => ({ colour, name: "", player: COMPANY }));
  return [...kept, ...added].map((draft, at) => {
    if (at < people) return { ...draft, player: HUMAN };
    return draft.player === HUMAN ? { ...draft, player: COMPANY } : draft;
  });
}

/** Who takes a seat that is added: where one person sits alone with bots, another bot. @param {SeatDraft[]} drafts */
export function nextPlayer(drafts) {
  return drafts.filter(({ player }) => player === HUMAN).length === 1 && drafts.length > 1 ? COMPANY : HUMAN;
}

/**
 * Seats in the engine's format: a seat without a name gets that of its colour with its sign.
 * @param {SeatDraft[]} drafts
 * @returns {Seat[]}
 */
export function named(drafts) {
  return drafts.map(({ colour, name, player }) => ({
    colour,
    player,
    name: name.trim().slice(0, LONGEST_NAME) || phrase(`seat-${colour}`),
  }));
}

/** @param {Meta} meta @param {Choices} choices */
export function rememberChoices(meta, choices) {
  write(choicesKeyOf(meta), JSON.stringify(choices));
}

/**
 * What was chosen in the last set-up of this game; the default for everything that was not, or is no longer possible.
 * @param {Meta} meta
 * @returns {Choices}
 */
export function lastChoices(meta) {
  let last = null;
  try {
    last = JSON.parse(read(choicesKeyOf(meta)) ?? "null");
  } catch {
    // without a readable set-up, the defaults serve
  }
  const options = defaultOptions(meta);
  for (const option of meta.options) {
    const value = last?.options?.[option.name];
    if (isPossible(option, value)) options[option.name] = value;
  }
  return { options, practice: last?.practice === true, realDice: last?.realDice === true };
}

/** Whether an option may have this value. @param {Option} option @param {unknown} value */
function isPossible(option, value) {
  if (option.kind === "bool") return typeof value === "boolean";
  if (option.kind === "choice") return (option.choices ?? []).some((choice) => choice === value);
  if (!Number.isSafeInteger(value)) return false;
  const [number, min] = [Number(value), option.min ?? 0];
  const from = option.least ?? min;
  const isStep = from <= number && number <= (option.max ?? Infinity) && (number - from) % (option.step ?? 1) === 0;
  return number === min || isStep; // below the least value, the lowest one stands for none
}

/** @param {Meta} meta */
function defaultOptions(meta) {
  /** @type {OptionValues} */
  const options = {};
  for (const option of meta.options) options[option.name] = option.default;
  return options;
}

/** These options, and the defaults of all others. @param {Meta} meta @param {OptionValues} options @returns {OptionValues} */
export const optionsWith = (meta, options) => ({ ...defaultOptions(meta), ...options });

/**
 * Whether these options are in force, and the defaults of all others.
 * @param {Meta} meta
 * @param {OptionValues} values
 * @param {OptionValues} options
 */
export const areChosen = (meta, values, options) =>
  Object.entries(optionsWith(meta, options)).every(([name, value]) => values[name] === value);

/** As few seats as the source allows, all with people. @param {Meta} meta @returns {SeatDraft[]} */
const peopleSeats = ({ seats }) => COLOURS.slice(0, seats.usual).map((colour) => ({ colour, name: "", player: HUMAN }));

/**
 * The table that opens without set-up: people share the screen, on the seats of the last set-up if there was one.
 * @param {Meta} meta
 * @param {SeatDraft[]} [seats]
 * @returns {NewTable}
 */
export function defaultTable(meta, seats = lastSeats(meta) ?? peopleSeats(meta)) {
  const options = defaultOptions(meta);
  return { game: meta.id, seats: named(seats), options, practice: false, real_dice: false };
}
