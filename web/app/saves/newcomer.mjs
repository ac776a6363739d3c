/** Whether somebody has finished a lesson or a game of some kind in this browser. */

import { hasPlayed } from "../game/learning.mjs";
import { list } from "./saves.mjs";

/** Whether nobody has finished a lesson or a game of this kind here. @param {string} game */
export function isNew(game) {
  return !hasPlayed(game) && !list().kept.some(({ summary }) => summary.game === game && summary.over);
}
