/** What is done at a table: asked of the engine, shown, kept. */

/** @import { Looking } from "../engine.mjs" */
/** @import { Snapshot, Way } from "../types.d.ts" */
/** @import { Table } from "./table.mjs" */

import { goBack, tell } from "./telling.mjs";

/**
 * Asks the engine for something, and shows what comes of it. While something still moves, it is only cut short: whoever
 * clicks then has not seen yet whose turn it is.
 * @param {Table} table
 * @param {(looking: Looking) => Promise<Snapshot>} request
 */
export async function act(table, request) {
  if (table.asking || table.closed || table.past.shown) return;
  if (table.moving) {
    table.motion.finish();
    return;
  }
  table.asking = true;
  clearTimeout(table.turns.timer);
  const before = table.snapshot?.length ?? 0;
  const { due, passing } = table.turns;
  try {
    const snapshot = await request({ seat: table.viewer.seat, since: before });
    if (table.closed) return;
    const was = table.snapshot;
    if (was) table.viewer.note(was, snapshot);
    table.snapshot = snapshot;
    table.turns.pace(snapshot, due);
    table.showing = snapshot.length >= before ? tell(table, was, snapshot, passing) : goBack(table, snapshot);
  } catch (error) {
    table.turns.stop();
    table.trouble.refused(error);
    return;
  } finally {
    table.asking = false;
  }
  table.keeping.save();
  table.moving = true;
  try {
    await table.showing;
  } catch (error) {
    table.trouble.broke(error); // the move itself was made
    table.patch();
  } finally {
    table.moving = false;
  }
  if (!table.closed) table.goOn();
}

/** Goes a way, step by step, as far as nothing comes between. @param {Table} table @param {Way} way */
export async function go(table, way) {
  const { actor, phase } = table.snapshot?.view ?? {};
  table.turns.striding = way.actions.length > 1;
  for (const action of way.actions) {
    const before = table.snapshot?.length ?? 0;
    await table.play(action);
    const now = table.snapshot;
    if (!now || now.length !== before + 1 || now.view.actor !== actor || now.view.phase !== phase) break;
  }
  table.turns.striding = false;
  if (!table.closed) table.patch();
}
