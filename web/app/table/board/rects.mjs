/** Boxes on the screen: what lies around two of them, and whether one holds another. */

/** @import { Box } from "./hit-areas.mjs" */

/** The rectangle of a box that is given by its middle. @param {Box} box */
export const rect = ({ x, y, width, height }) => new DOMRect(x - width / 2, y - height / 2, width, height);

/** The smallest box around two. @param {DOMRect} one @param {DOMRect} other */
export function around(one, other) {
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)];
  return new DOMRect(x, y, Math.max(one.right, other.right) - x, Math.max(one.bottom, other.bottom) - y);
}

/** Whether a box contains another. @param {DOMRect} box @param {DOMRect} part */
export const holds = (box, part) =>
  part.left >= box.left && part.right <= box.right && part.top >= box.top && part.bottom <= box.bottom;
