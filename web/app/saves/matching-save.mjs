/**
 * Compares a game that came by link or file with the games saved in this browser: is it one of them, and which has more
 * moves?
 */

/** @import { Envelope, Save } from "../types.d.ts" */

import { list } from "./saves.mjs";

/**
 * Whether the received game is newer than the saved one, and by how many moves they differ.
 * @typedef {{ envelope: Envelope, kind: "newer" | "same" | "older", moves: number }} MatchingSave
 */

/** What stays the same during a game: its seats, rules and options. @param {Save} save */
function table({ game, rules, seats, options, practice, real_dice }) {
  return JSON.stringify([
    game,
    rules,
    seats,
    Object.entries(options ?? {}).sort(),
    practice ?? false,
    real_dice ?? false,
  ]);
}

/** @param {Save} save @returns {string[]} */
function moves(save) {
  return Array.isArray(save.log) ? save.log.map(String) : [];
}

/**
 * The saved game whose log begins like the log of the received game, up to the end of the shorter one. If the logs
 * differ before that, they are two games.
 * @param {Save} received
 * @returns {MatchingSave | null}
 */
export function findMatchingSave(received) {
  const there = moves(received);
  const mine = table(received);
  for (const envelope of list().kept) {
    const here = moves(envelope.save);
    const shorter = Math.min(here.length, there.length);
    if (
      shorter === 0 ||
      table(envelope.save) !== mine ||
      here.slice(0, shorter).join("\n") !== there.slice(0, shorter).join("\n")
    )
      continue;
    const kind = here.length < there.length ? "newer" : here.length > there.length ? "older" : "same";
    return { envelope, kind, moves: Math.abs(here.length - there.length) };
  }
  return null;
}
