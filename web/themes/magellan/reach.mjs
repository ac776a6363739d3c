/**
 * The places that a piece can reach. The engine gives the cost of each place, the place before it on the way, and the
 * country that the piece leaves without a jeep. Over a cell a plane cannot stay.
 */

/** @import { Path, View } from "../../app/types.d.ts" */

import { open } from "./open.mjs";

/** Whether a place is a land region, on which planes land; they fly over cells. @param {string} place */
const isRegion = (place) => place.includes(".");

/** @param {string} piece */
const kindOf = (piece) => piece.split("-")[0] ?? "";

/** The fight that awaits a piece in a cell, if any. @param {string | undefined} cell */
const risky = (cell) =>
  cell === undefined ? {} : { risk: { id: "plan-fight", params: { place: cell }, rule: "MA-30" } };

/** @param {View} view @param {string} piece @returns {Path[]} */
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
    return [...actions(String(step[1])), `${verb} ${piece} ${place}`];
  };
  const left = open(view).guards[piece];
  const { contested } = open(view).war;
  const kinds = [piece, ...view.pieces.filter(({ on }) => on === piece).map(({ id }) => id)].map(kindOf);
  // A jeep aboard takes no part.
  const shunned = kinds.flatMap((kind, nth) => (nth > 0 && kind === "jeep" ? [] : (contested[kind] ?? [])));
  /** @param {string} place the first cell on the way to it where a fight awaits the piece @returns {string | undefined} */
  const fought = (place) => {
    const step = near[place];
    const cell = place.split(".")[0] ?? place;
    return step && (fought(String(step[1])) ?? (shunned.includes(cell) ? cell : undefined));
  };
  const leaves = left === undefined ? {} : { risk: { id: "plan-leaves", params: { card: left }, rule: "MA-28" } };
  const over = { risk: { id: "plan-over", params: {}, rule: "MA-35" } };
  // A plane can also land on a ship. A ship is no place of the board: people choose it as a piece.
  const places = Object.entries(near).filter(([place]) => /^\d[NS]/.test(place));
  return places.map(([place, [cost]]) => ({
    place,
    cost: Number(cost),
    actions: actions(place),
    ...(flies && !isRegion(place) ? over : leaves),
    ...risky(fought(place)),
  }));
}
