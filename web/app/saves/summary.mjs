/** What the shelf shows of a saved game without opening it. */

/** @import { Snapshot, Summary } from "../types.d.ts" */

import { turnOf } from "../game/turn.mjs";

/** @param {Snapshot} snapshot @returns {Summary} */
export function summaryOf(snapshot) {
  const { view } = snapshot;
  return {
    game: snapshot.game,
    seats: snapshot.seats,
    turn: turnOf(view),
    round: view.round,
    over: view.actor === null,
    counters: view.counters,
    first: firstOf(view),
  };
}

/** The seats that have won; before the end the one that is ahead of all others, if there is one. @param {Snapshot["view"]} view */
function firstOf({ seats, result }) {
  const most = Math.max(...seats.map(({ wealth }) => wealth));
  const first = seats.flatMap(({ wealth }, seat) =>
    (result ? result.ranking[seat] === 1 : wealth === most) ? [seat] : [],
  );
  return result || first.length === 1 ? first : [];
}
