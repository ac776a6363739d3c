/** What has just happened at a table, told in its order: the die falls, the log says it, pieces move. */

/** @import { Entry, Snapshot } from "../types.d.ts" */
/** @import { Table } from "./table.mjs" */

import { phrase } from "../l10n.mjs";
import { rainCoins } from "./coins.mjs";

/**
 * Shows what happened, then how things stand.
 * @param {Table} table
 * @param {Snapshot | null} before
 * @param {Snapshot} snapshot
 * @param {boolean} passing whether it is passed over quickly
 */
export async function tell(table, before, snapshot, passing) {
  table.board.offer(new Map(), () => "");
  table.choices.show(null);
  const told = snapshot.entries.flatMap(({ events }) => table.log.together(events).map((one) => table.log.sentence(one)));
  for (const entry of snapshot.entries) await tellEntry(table, entry);
  table.narrator.speak(told);
  table.news.show(before, snapshot, passing);
  if (table.snapshot !== snapshot || table.closed) return;
  table.patch();
  if (snapshot.view.result) rainCoins();
}

/** @param {Table} table @param {Entry} entry */
async function tellEntry({ die, log, motion }, entry) {
  if (entry.actor === -1 && entry.roller !== null && entry.action) await die.roll(entry.action);
  log.add([entry]);
  await motion.showAll(entry.events);
}

/** Shows an earlier position: something was taken back. @param {Table} table @param {Snapshot} snapshot */
export async function goBack(table, snapshot) {
  table.log.replace(snapshot.entries);
  table.narrator.speak([phrase("undone")]);
  table.news.clear();
  table.patch();
}
