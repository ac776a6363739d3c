/** Whether a game that came by link or file is one of those kept here, and which of the two has gone further. */

/** @import { Envelope, Save } from "./types.d.ts" */

import { list } from "./saves.mjs";

/** @typedef {{ envelope: Envelope, kind: "newer" | "same" | "older", moves: number }} Known how the received one stands to
 *   the one kept here, and how many moves lie between */

/** What does not change in a game: who sits there, by which rules. @param {Save} save */
function table({ game, rules, seats, options, practice, real_dice }) {
  return JSON.stringify([game, rules, seats, Object.entries(options ?? {}).sort(), practice ?? false, real_dice ?? false]);
}

/** @param {Save} save @returns {string[]} */
function moves(save) {
  return Array.isArray(save.log) ? save.log.map(String) : [];
}

/**
 * The kept game of which the received one is a part, or that is a part of it: games in which the same happened. Two
 * that have gone different ways are two games.
 * @param {Save} received
 * @returns {Known | null}
 */
export function keptAs(received) {
  const there = moves(received);
  const mine = table(received);
  for (const envelope of list().kept) {
    const here = moves(envelope.save);
    const shorter = Math.min(here.length, there.length);
    if (shorter === 0 || table(envelope.save) !== mine || here.slice(0, shorter).join("\n") !== there.slice(0, shorter).join("\n")) continue;
    const kind = here.length < there.length ? "newer" : here.length > there.length ? "older" : "same";
    return { envelope, kind, moves: Math.abs(here.length - there.length) };
  }
  return null;
}
