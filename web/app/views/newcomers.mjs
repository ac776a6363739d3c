/** What a table tells people new to its game: the goal, until the first game of this kind is over. */

/** @import { Table } from "../table/table.mjs" */

import { HUMAN } from "../game/engine-constants.mjs";
import { notePlayed } from "../game/learning.mjs";
import { turnOf } from "../game/turn.mjs";
import { Goal } from "../table/panels/goal.mjs";

/** @param {Table} table */
export function tellGoal(table) {
  const goal = new Goal(table.meta.id);
  table.actions.prepend(goal.root);
  const shown = table.onShown;
  table.onShown = (snapshot) => {
    shown?.(snapshot);
    const { seats, view, options } = snapshot;
    const people = seats.flatMap(({ player }, seat) => (player === HUMAN ? [seat] : []));
    const turn = turnOf(view);
    const [first] = people;
    if (first === undefined) return;
    const own = view.seat ?? (turn !== null && people.includes(turn) ? turn : first);
    goal.show(view, options, own);
    if (view.actor === null && table.session.past.shown === null) notePlayed(table.meta.id);
  };
}
