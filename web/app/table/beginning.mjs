/** How a table begins: with what was kept, what is new, or what came from elsewhere and has to be taken up first. */

/** @import { Snapshot } from "../types.d.ts" */
/** @import { Table, Taken } from "./table.mjs" */

import { button } from "../dialogs.mjs";
import { engineSentence } from "../failures.mjs";

/**
 * Shows the first snapshot, without movement, and goes on from there.
 * @param {Table} table
 * @param {Snapshot} snapshot
 * @param {(() => Promise<Taken | null>) | undefined} receive asks what is to become of a game that came from elsewhere; null
 *   where another is opened instead
 */
export async function begin(table, snapshot, receive) {
  const { board, die, keeping, log, viewer } = table;
  table.snapshot = snapshot;
  log.replace(snapshot.entries);
  const last = snapshot.entries.findLast((entry) => entry.actor === -1 && entry.roller !== null);
  if (last?.action) die.showFace(last.action);
  if (snapshot.warning) keeping.tell(engineSentence(snapshot.warning), button("menu-export", () => keeping.exportFile()));
  board.pieces.seats = snapshot.seats;
  table.news.show(null, snapshot, false);
  table.patch();
  if (receive) {
    if (!(await takeUp(table, receive))) return;
  } else {
    if (table.keeper.revision === 0) keeping.save(); // from a file: kept here from now on
    if (viewer.seat !== null) await table.lookAs(viewer.seat);
  }
  if (!table.closed) table.goOn();
}

/**
 * Waits until people have seen what came and say who they are; it is theirs from then on.
 * @param {Table} table
 * @param {() => Promise<Taken | null>} receive
 * @returns {Promise<boolean>} whether they play it at this table
 */
async function takeUp(table, receive) {
  table.asking = true; // nothing goes on before
  const taken = await receive();
  if (!taken || table.closed) return false;
  table.asking = false;
  const { seat, watches, keeper } = taken;
  if (keeper) table.keeping.adopt(keeper);
  table.viewer.me = table.keeper.me = seat;
  table.viewer.watches = watches;
  table.keeping.save();
  table.patch();
  if (seat !== null && table.meta.secrets) await table.lookAs(seat);
  table.viewer.curious = seat !== null; // there is something to see, even where another is to act
  return true;
}
