/** Where an arrow key leads on a board. */

/** @import { Area, Place } from "../../types.d.ts" */

/** The directions of the arrow keys. @type {{ [key: string]: "left" | "right" | "up" | "down" }} */
export const ARROWS = { ArrowLeft: "left", ArrowRight: "right", ArrowUp: "up", ArrowDown: "down" };
const DIRECTIONS = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] };

/**
 * The nearest of several places in a direction, by position. Distance to the side counts three times.
 * @param {Map<string, Place | Area>} spots
 * @param {string[]} ids
 * @param {string} here
 * @param {"left" | "right" | "up" | "down"} direction
 */
export function nextIn(spots, ids, here, direction) {
  const from = spots.get(here);
  if (!from) return null;
  const [dx = 0, dy = 0] = DIRECTIONS[direction];
  let [best, least] = [/** @type {string | null} */ (null), Infinity];
  for (const id of ids.filter((one) => one !== here)) {
    const place = /** @type {Place | Area} */ (spots.get(id));
    const ahead = (place.x - from.x) * dx + (place.y - from.y) * dy;
    const aside = Math.abs((place.x - from.x) * dy) + Math.abs((place.y - from.y) * dx);
    const distance = ahead + 3 * aside;
    if (ahead > 1 && distance < least) [best, least] = [id, distance];
  }
  return best;
}
