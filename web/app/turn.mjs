/** Whose turn a view shows. */

/** @import { View } from "./types.d.ts" */

/** The seat that decides or holds the die; null where nobody's hand does, or the game is over. @param {View} view */
export function turnOf({ actor, roller }) {
  return actor === -1 ? roller : actor;
}
