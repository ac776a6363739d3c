/** The data for sharing a game, and the options that hold at its table. */

/** @import { OptionValues } from "../../types.d.ts" */
/** @import { Session } from "./session.mjs" */
/** @import { Shared } from "../types.d.ts" */

/** @param {Session} session @returns {Shared} */
export function sharedOf(session) {
  const { meta, snapshot, keeper, viewer, past } = session;
  if (!snapshot) throw new Error("There is no game at this table yet.");
  const at = snapshot.view.result ? (past.shown?.move ?? null) : null;
  const playAs = (/** @type {number | null} */ seat) => session.playAs(seat);
  const over = snapshot.view.result !== null;
  return { meta, name: keeper.name, save: snapshot.save, me: viewer.me, at, over, playAs };
}

/** Tells the options of the game; none before its first snapshot. @param {Session} session @returns {() => OptionValues} */
export const optionsOf = (session) => () => session.snapshot?.options ?? {};
