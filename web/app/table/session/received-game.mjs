/** The beginning of a received game: people see it and say who they are, and only then it continues. */

/** @import { Taken } from "../types.d.ts" */
/** @import { Autosave } from "./autosave.mjs" */
/** @import { Viewer } from "./viewer.mjs" */

/**
 * @typedef {object} Receiver what the session knows, and does for a received game
 * @property {{ secrets: boolean }} meta
 * @property {boolean} asking while this is set, nobody can act
 * @property {boolean} closed whether people have left the table
 * @property {Autosave} autosave
 * @property {Viewer} viewer
 * @property {() => void} redraw
 * @property {(seat: number | null) => Promise<boolean>} lookAs changes the viewing seat
 */

/**
 * Waits until people have seen a received game and said who they are; then saves it. Returns whether it continues here.
 * @param {Receiver} session
 * @param {() => Promise<Taken | null>} receive
 */
export async function takeUp(session, receive) {
  const { autosave, viewer } = session;
  session.asking = true;
  const taken = await receive();
  if (!taken || session.closed) return false;
  session.asking = false;
  const { seat, watches, keeper } = taken;
  if (keeper) autosave.adopt(keeper);
  viewer.me = autosave.keeper.me = seat;
  viewer.watches = watches;
  autosave.save();
  session.redraw();
  if (seat !== null && session.meta.secrets) await session.lookAs(seat);
  viewer.curious = seat !== null; // the person looks at the table first, even if another seat has to act
  return true;
}
