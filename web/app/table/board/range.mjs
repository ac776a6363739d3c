/** What a piece can reach, on the map: it is brought into sight, and a room of it opened. */

/** @import { Place } from "../../types.d.ts" */
/** @import { Point } from "../../game/placement.mjs" */
/** @import { Board } from "./board.mjs" */
/** @import { Box } from "./hit-areas.mjs" */
/** @import { Pointing } from "./pointing.mjs" */
/** @import { Viewport } from "./viewport.mjs" */

import { nearest } from "./grouping.mjs";

/**
 * Shows a piece with all the places that it can reach. If not all of them fit, rooms stand for those in them. If all are in
 * sight, the map stays: a second click should hit what people have seen there. Rooms stand then for places too small to hit.
 * @param {Pick<Board, "group" | "hitAreas" | "root">} board
 * @param {Pick<Viewport, "camera" | "crowding">} viewport
 * @param {Point} stands
 * @returns {boolean} whether it moved the board
 */
export function showRange(board, { camera, crowding }, stands) {
  const { sight } = camera;
  const fits = sight.fits(stands, board.hitAreas.values());
  const seen = sight.holds(stands, board.hitAreas.values());
  if (!fits || (seen && !sight.offers(board.hitAreas.values()))) board.group(true);
  const stays = seen && sight.offers(board.hitAreas.values());
  if (fits && !stays) board.group(false);
  const moves = !stays && camera.approach(stands, board.hitAreas.values());
  crowding.spare(board.root);
  return moves;
}

/**
 * Somebody has chosen a room: of the places in it, the one nearest to the click is proposed. They come closer, unless clicks
 * can tell them apart as they are.
 * @param {Pick<Board, "buttons" | "group" | "hitAreas" | "offering" | "plan">} board
 * @param {Pick<Viewport, "camera">} viewport
 * @param {Pick<Pointing, "pressed">} pointing
 * @param {string} room
 * @param {string[]} places
 */
export function openRoom(board, { camera }, { pressed }, room, places) {
  const middle = /** @type {Place} */ (board.plan.places.get(room));
  const place = nearest(board.plan, places, pressed?.at ?? middle, room) ?? room;
  const choose = board.offering.choices.get(place);
  if (!pressed || !camera.sight.parts(middle)) {
    board.group(false);
    camera.approach(middle, /** @type {Box[]} */ (places.map((id) => board.hitAreas.get(id))));
    board.buttons.get(place)?.focus({ preventScroll: true });
  }
  choose?.();
}
