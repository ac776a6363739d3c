/**
 * The boxes that take clicks for the offered places: the place itself, or the room around it. If several places of one
 * room are offered, they share the room. So people can hit places that lie close together on a large board.
 */

/** @import { BoardPlan } from "../../game/catalogue.mjs" */

/**
 * @typedef {{ x: number, y: number, width: number, height: number }} Box `x` and `y` are the middle; in units of the
 *   drawing
 */
/** @typedef {{ id: string, x: number, y: number }} Spot */

/** The least size of a part of a room, relative to an equal share. */
const SHARE = 0.5;
/** A place closer than this to the middle of its room, as a part of the room's size, counts as central. */
const MIDDLE = 0.1;

/**
 * @param {BoardPlan} plan
 * @param {string[]} offered places and areas
 * @returns {Map<string, Box>}
 */
export function hitAreas(plan, offered) {
  /** @type {Map<string, Box>} */
  const boxes = new Map();
  /** @type {Map<string, string[]>} */
  const rooms = new Map();
  for (const id of offered) {
    const spot = plan.spots.get(id);
    if (!spot) continue;
    boxes.set(id, spot);
    const room = plan.places.get(id)?.room;
    if (room !== undefined) rooms.set(room, [...(rooms.get(room) ?? []), id]);
  }
  for (const [id, within] of rooms) {
    const room = plan.places.get(id);
    if (!room) continue;
    const spots = within.map((place) => /** @type {Spot} */ (plan.places.get(place)));
    if (boxes.has(id)) spots.push(opposite(room, spots));
    for (const [place, part] of shares(room, spots)) boxes.set(place, part);
  }
  return boxes;
}

/**
 * The spot of a room that is offered itself: on the opposite side of the places offered in it.
 * @param {Box & { id: string }} room
 * @param {Spot[]} spots
 * @returns {Spot}
 */
function opposite(room, spots) {
  const dx = room.x - spots.reduce((sum, { x }) => sum + x, 0) / spots.length;
  const dy = room.y - spots.reduce((sum, { y }) => sum + y, 0) / spots.length;
  const central = Math.max(Math.abs(dx) / room.width, Math.abs(dy) / room.height) < MIDDLE;
  return { id: room.id, x: room.x + dx, y: room.y + (central ? -room.height / 2 : dy) };
}

/**
 * Divides a room into one part for each spot: halves it along the axis that leaves the larger parts, again and again.
 * @param {Box} room
 * @param {Spot[]} spots
 * @returns {[string, Box][]}
 */
function shares(room, spots) {
  const [only, other] = spots;
  if (!only) return [];
  if (!other) return [[only.id, { x: room.x, y: room.y, width: room.width, height: room.height }]];
  const cuts = [halves(room, spots, "x", "width"), halves(room, spots, "y", "height")];
  const [best] = cuts.sort((one, two) => two.least - one.least);
  return (best?.parts ?? []).flatMap(([part, within]) => shares(part, within));
}

/** @param {Box} room @param {Spot[]} spots @param {"x" | "y"} axis @param {"width" | "height"} size */
function halves(room, spots, axis, size) {
  const sorted = [...spots].sort((one, two) => one[axis] - two[axis]);
  const half = Math.floor(sorted.length / 2);
  const start = room[axis] - room[size] / 2;
  const [before = 0, after = 0] = [sorted[half - 1]?.[axis], sorted[half]?.[axis]];
  const middle = (before + after) / 2 - start;
  const share = (room[size] * half) / sorted.length;
  // The cut lies between the two middle spots, but leaves each part at least `SHARE` of its share.
  const cut = Math.min(room[size] - SHARE * (room[size] - share), Math.max(SHARE * share, middle));
  const part = (/** @type {number} */ from, /** @type {number} */ to) => ({
    x: room.x,
    y: room.y,
    width: room.width,
    height: room.height,
    [axis]: start + (from + to) / 2,
    [size]: to - from,
  });
  const parts = /** @type {[Box, Spot[]][]} */ ([
    [part(0, cut), sorted.slice(0, half)],
    [part(cut, room[size]), sorted.slice(half)],
  ]);
  // A cut through two spots, which do not differ along this axis, is the worst.
  return { parts, least: before === after ? 0 : Math.min(cut / half, (room[size] - cut) / (sorted.length - half)) };
}
