/**
 * An evening: the games that end in this browser from its beginning on, with points by place. It keeps no result itself,
 * only when it began and which games are taken out; so exporting and erasing results works as always.
 */

/** @import { Result } from "../types.d.ts" */

import { read, remove, write } from "../base/storage.mjs";
import { HUMAN } from "../game/engine-constants.mjs";
import { LONGEST_NAME } from "../game/seating.mjs";
import { resultsById } from "./results.mjs";

const KEY = "evening";

/**
 * `began` in ISO 8601; `out`: ids of the games taken out; `names`: the people of the evening.
 *
 * @typedef {{ began: string, out: string[], names: string[] }} Evening
 */

/** The most people of an evening. */
const MOST_NAMES = 40;

const isText = (/** @type {unknown} */ value) => typeof value === "string";

/** @returns {Evening | "broken" | null} null if none has begun */
export function readEvening() {
  const raw = read(KEY);
  if (raw === null) return null;
  try {
    const found = JSON.parse(raw);
    const whole =
      typeof found?.began === "string" &&
      Number.isFinite(Date.parse(found.began)) &&
      Array.isArray(found.out) &&
      found.out.every(isText);
    if (!whole) return "broken";
    // An evening that an earlier version began has no names.
    return { ...found, names: Array.isArray(found.names) ? found.names.filter(isText) : [] };
  } catch {
    return "broken";
  }
}

/** Begins a new evening. The results of the games before it stay. */
export function beginEvening(now = new Date()) {
  write(KEY, JSON.stringify({ began: now.toISOString(), out: [], names: [] }));
}

/** Ends the evening: its games stay among the results. */
export function endEvening() {
  remove(KEY);
}

/**
 * Takes a game out of the evening, or puts it back.
 * @param {string} id
 * @param {boolean} counts
 */
export function setCounted(id, counts) {
  const evening = readEvening();
  if (evening === null || evening === "broken") return;
  const out = evening.out.filter((other) => other !== id);
  write(KEY, JSON.stringify({ ...evening, out: counts ? out : [...out, id] }));
}

const sameName = (/** @type {string} */ name) => name.trim().toLocaleLowerCase();

/**
 * Adds somebody to the people of the evening; whoever is among them already stays where they are.
 * @param {string} given
 */
export function addName(given) {
  const evening = readEvening();
  const name = given.trim().slice(0, LONGEST_NAME);
  if (evening === null || evening === "broken" || name === "" || evening.names.length >= MOST_NAMES) return;
  if (evening.names.some((other) => sameName(other) === sameName(name))) return;
  write(KEY, JSON.stringify({ ...evening, names: [...evening.names, name] }));
}

/** Takes somebody off the people of the evening; the games that they have played still count. @param {string} name */
export function removeName(name) {
  const evening = readEvening();
  if (evening === null || evening === "broken") return;
  write(KEY, JSON.stringify({ ...evening, names: evening.names.filter((other) => other !== name) }));
}

/** The people of the evening, whom a set-up seats; none if there is no evening. @returns {string[]} */
export function eveningNames() {
  const evening = readEvening();
  return evening === null || evening === "broken" ? [] : evening.names;
}

/** @typedef {{ id: string, counts: boolean, result: Result }} EveningGame */

/** The games with people that have ended since its beginning, in this order. @param {Evening} evening @returns {EveningGame[]} */
export function gamesOf({ began, out }) {
  return [...resultsById()]
    .filter(([, { ended, seats }]) => Date.parse(ended) >= Date.parse(began) && seats.some((seat) => isPerson(seat)))
    .map(([id, result]) => ({ id, counts: !out.includes(id), result }))
    .sort((a, b) => Date.parse(a.result.ended) - Date.parse(b.result.ended));
}

/**
 * Whether the last game of the evening is one that ended like this.
 * @param {string} game
 * @param {number[]} ranking
 */
export function isCounted(game, ranking) {
  const evening = readEvening();
  if (evening === null || evening === "broken") return false;
  const last = gamesOf(evening).at(-1);
  return (
    last?.counts === true &&
    last.result.game === game &&
    String(last.result.seats.map(({ rank }) => rank)) === String(ranking)
  );
}

/** @param {Result["seats"][number]} seat */
export function isPerson(seat) {
  return seat.player === HUMAN;
}

/**
 * The points of a seat: one for the game, and one for each opponent, person or robot, with a lower place. Whoever shares
 * a place gets the same points.
 * @param {Result["seats"]} seats
 * @param {number} rank
 */
export function points(seats, rank) {
  return 1 + seats.filter((other) => other.rank > rank).length;
}

/** @typedef {{ name: string, points: number, games: number, wins: number, place: number }} Standing */

/**
 * The people of these games, the most points first, then the most first places; whoever is equal in both shares a place.
 * Names that differ only in spaces at the ends or in capitals are one person.
 * @param {EveningGame[]} games
 * @param {(seat: number) => string} unnamed calls a person without a name
 * @returns {Standing[]}
 */
export function standings(games, unnamed) {
  /** @type {Map<string, Standing>} */
  const people = new Map();
  for (const { counts, result } of games) {
    if (!counts) continue;
    for (const [number, seat] of result.seats.entries()) {
      if (!isPerson(seat)) continue;
      const name = seat.name?.trim() || unnamed(number);
      const key = sameName(name);
      const one = people.get(key) ?? { name, points: 0, games: 0, wins: 0, place: 0 };
      one.points += points(result.seats, seat.rank);
      one.games += 1;
      one.wins += Number(seat.rank === 1);
      people.set(key, one);
    }
  }
  const all = [...people.values()].sort(
    (a, b) => b.points - a.points || b.wins - a.wins || a.name.localeCompare(b.name),
  );
  for (const one of all) {
    one.place =
      1 +
      all.filter((other) => other.points > one.points || (other.points === one.points && other.wins > one.wins)).length;
  }
  return all;
}

/**
 * Lines as separated values (RFC 4180), with the mark that tells spreadsheets that the text is UTF-8. A text that a
 * spreadsheet would take for a formula gets an apostrophe in front.
 * @param {(string | number)[][]} lines
 * @param {"," | ";"} separator French spreadsheets expect a semicolon
 */
export function csv(lines, separator) {
  const field = (/** @type {string | number} */ value) => {
    if (typeof value === "number") return String(value);
    const plain = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
    return /[",;\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
  };
  return `\uFEFF${lines.map((line) => `${line.map(field).join(separator)}\r\n`).join("")}`;
}
