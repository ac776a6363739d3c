/** Where a piece can come: the engine says what each place costs and which place comes before it. */

/** @import { View, Way } from "../../app/types.d.ts" */

import { open } from "./open.mjs";

/** Where a plane is put down: a land region; a cell is flown over. @param {string} place */
const isRegion = (place) => place.includes(".");

/** @param {View} view @param {string} piece @returns {Way[]} */
export function reach(view, piece) {
  const all = open(view).reach;
  const found = all[piece];
  const own = typeof found === "string" ? all[found] : found;
  const near = typeof own === "object" ? own : {};
  const flies = piece.startsWith("plane");
  /** @param {string} place @returns {string[]} */
  const actions = (place) => {
    const step = near[place];
    if (!step) return [];
    const verb = !flies ? "move" : isRegion(place) ? "alight" : "fly";
    return [...actions(step[1]), `${verb} ${piece} ${place}`];
  };
  // Ships to land on are no places of the board; they are chosen as pieces.
  const places = Object.entries(near).filter(([place]) => /^\d[NS]/.test(place));
  return places.map(([place, [cost]]) => ({ place, cost, actions: actions(place) }));
}
