/** About how long a game takes at a table that is being set up. */

/** @import { Meta, OptionValues } from "../types.d.ts" */

import { HUMAN } from "./engine-constants.mjs";

/** The option that limits the rounds, in every game. */
const LIMIT = "rounds";

/** The part of a person's time that a bot's turns take to be watched and read about. */
const WATCHED = 0.3;

/** People who know a game need the measured time, newcomers up to twice as much, but no more minutes than this besides. */
const LEARNING = 60;

/** From so many minutes on, hours are told. */
const HOURS = 120;

/**
 * @param {Meta} meta
 * @param {OptionValues} options
 * @param {{ player: string }[]} seats
 * @returns {{ unit: "minutes" | "hours", low: number, high: number } | null} null if nobody has measured such a table
 */
export function lengthOf({ length }, options, seats) {
  const table = length?.tables.find((one) =>
    Object.entries(one.options).every(([name, value]) => options[name] === value),
  );
  const [rounds, minutes] = table?.seats[seats.length] ?? [0, 0];
  if (rounds === 0) return null;
  const limit = Number(options[LIMIT] ?? 0) || rounds;
  const people = seats.filter(({ player }) => player === HUMAN).length;
  const shared = (people + WATCHED * (seats.length - people)) / seats.length;
  const low = minutes * Math.min(1, limit / rounds) * shared;
  const high = low + Math.min(low, LEARNING);
  return high > HOURS
    ? { unit: "hours", low: toStep(low / 60, 0.5), high: toStep(high / 60, 0.5) }
    : { unit: "minutes", low: toStep(low, 5), high: toStep(high, 5) };
}

/** To a whole number of steps, one at least. @param {number} value @param {number} step */
const toStep = (value, step) => step * Math.max(1, Math.round(value / step));
