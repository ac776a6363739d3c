/** How the games ended that were played in this browser. They stay when a saved game is deleted, until people erase them. */

/** @import { Result, Snapshot } from "../types.d.ts" */

import { keys, read, remove, write } from "../base/storage.mjs";
import { HUMAN, LEVELS } from "../game/engine-constants.mjs";

const ENDED = "result.";

/**
 * Notes how a game has ended, once; a game that goes on after an undo has not ended.
 * @param {string} id of the saved game
 * @param {Snapshot} snapshot
 * @param {number | null} me the seat that plays in this browser; null if all of them do
 */
export function noteResult(id, { game, seats, view }, me) {
  const known = read(ENDED + id) !== null;
  if (!view.result) {
    if (known) remove(ENDED + id);
    return;
  }
  if (known) return;
  const { ranking } = view.result;
  /** @type {Result} */
  const result = {
    game,
    ended: new Date().toISOString(),
    me,
    seats: seats.map(({ player, name }, seat) => ({
      player,
      ...(player === HUMAN && name ? { name } : {}),
      rank: ranking[seat] ?? 0,
      wealth: view.seats[seat]?.wealth ?? 0,
    })),
  };
  write(ENDED + id, JSON.stringify(result));
}

/** @param {string | null} raw @returns {Result | null} null if it cannot be read */
function parse(raw) {
  try {
    const found = JSON.parse(raw ?? "");
    const whole =
      typeof found?.game === "string" &&
      Array.isArray(found.seats) &&
      found.seats.every(
        (/** @type {any} */ seat) =>
          typeof seat?.player === "string" &&
          (seat.name === undefined || typeof seat.name === "string") &&
          Number.isFinite(seat.rank) &&
          Number.isFinite(seat.wealth),
      );
    return whole ? found : null;
  } catch {
    return null;
  }
}

/** @returns {Map<string, Result>} by the id of the saved game */
export function resultsById() {
  const entries = keys(ENDED).map((key) => /** @type {const} */ ([key.slice(ENDED.length), parse(read(key))]));
  return new Map(entries.flatMap(([id, result]) => (result ? [/** @type {const} */ ([id, result])] : [])));
}

/** @returns {Result[]} */
export function allResults() {
  return [...resultsById().values()];
}

/** Erases all results. @returns {() => void} restores them */
export function eraseResults() {
  const erased = [...keys(ENDED)].map((key) => /** @type {const} */ ([key, read(key)]));
  for (const [key] of erased) remove(key);
  return () => {
    for (const [key, raw] of erased) if (raw !== null && read(key) === null) write(key, raw);
  };
}

/**
 * @typedef {object} Tally the games of one kind against opponents of one level
 * @property {string} game
 * @property {string} level the best bot among the opponents, or "human" if only people played
 * @property {number} played
 * @property {number | null} won by the people at this browser; null if only they played
 * @property {number} best the greatest wealth of one of them at the end
 */

/** From the weakest opponent to the best. */
const ORDER = [HUMAN, "random", ...LEVELS];

/**
 * The results by game and level. Games without people count nothing.
 * @param {Result[]} results
 * @returns {Tally[]} the games in the order of their ids, the best opponents first
 */
export function tally(results) {
  /** @type {Map<string, Tally>} */
  const tallies = new Map();
  for (const { game, me, seats } of results) {
    const own = seats.filter(({ player }, seat) => (Number.isInteger(me) ? seat === me : player === HUMAN));
    if (own.length === 0) continue;
    const rank = Math.max(...seats.map(({ player }) => ORDER.indexOf(player)));
    const level = ORDER[Math.max(0, rank)] ?? HUMAN;
    const key = `${game} ${level}`;
    const shared = own.length === seats.length;
    const one = tallies.get(key) ?? { game, level, played: 0, won: null, best: -Infinity };
    one.played += 1;
    if (!shared) one.won = (one.won ?? 0) + Number(own.some((seat) => seat.rank === 1));
    one.best = Math.max(one.best, ...own.map(({ wealth }) => wealth));
    tallies.set(key, one);
  }
  return [...tallies.values()].sort(
    (a, b) => a.game.localeCompare(b.game) || ORDER.indexOf(b.level) - ORDER.indexOf(a.level),
  );
}
