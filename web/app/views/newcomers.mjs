/** What a table tells people new to its game, until their first game of this kind is over: the goal, and each choice. */

/** @import { Table } from "../table/table.mjs" */

import { notePlayed } from "../game/learning.mjs";
import { peopleOf, turnOf } from "../game/turn.mjs";
import { Goal } from "../table/panels/goal.mjs";
import { lazy } from "./lazy.mjs";

/** Where the journal stands beside the board, the goal stands above it and takes no room from what can be done. */
const WIDE = "(min-width: 1100px)";
/**
 * Where the sheet is low, it stands in a strip below the prompt: in the sheet it would be out of sight. On a very small phone the
 * places of the board need that room.
 */
const PHONE = "(min-height: 700px) and ((max-width: 599px) or ((max-width: 899px) and (orientation: portrait)))";
/** The least height of a journal, in px, in which the goal stands above four lines. */
const ROOM = 400;

/** @param {Table} table */
export function tellGoal(table) {
  const goal = new Goal(table.meta.id);
  const wide = matchMedia(WIDE);
  const phone = matchMedia(PHONE);
  const place = () => {
    if (phone.matches) table.prompt.root.after(goal.root);
    else if (wide.matches) table.story.log.root.prepend(goal.root);
    else table.revealed.root.after(goal.root);
    goal.lie(phone.matches);
  };
  place();
  const { root } = table.story.log;
  new ResizeObserver(() => goal.cramp(wide.matches && root.clientHeight > 0 && root.clientHeight < ROOM)).observe(root);
  for (const width of [wide, phone]) width.addEventListener("change", place, { signal: table.left.signal });
  let explained = false;
  table.watchers.add((snapshot) => {
    // After the first board, which needs none of this.
    if (!explained) void lazy.firstTurns().then(({ explainFirstTurns }) => explainFirstTurns(table), console.warn);
    explained = true;
    const { seats, view, options } = snapshot;
    const people = peopleOf(seats);
    const turn = turnOf(view);
    const [first] = people;
    if (first === undefined) return;
    const own = view.seat ?? (turn !== null && people.includes(turn) ? turn : first);
    goal.show(view, options, own);
    const { past, lesson } = table.session;
    if (view.actor === null && past.shown === null && lesson === null) notePlayed(table.meta.id);
  });
}
