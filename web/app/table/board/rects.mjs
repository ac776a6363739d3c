/** Boxes on the screen: around two of them, inside one, carried by a sheet, and whether one holds another. */

/** @import { Box } from "./hit-areas.mjs" */

/** The rectangle of a box that is given by its middle. @param {Box} box */
export const rect = ({ x, y, width, height }) => new DOMRect(x - width / 2, y - height / 2, width, height);

/** The smallest box around two. @param {DOMRect} one @param {DOMRect} other */
export function around(one, other) {
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)];
  return new DOMRect(x, y, Math.max(one.right, other.right) - x, Math.max(one.bottom, other.bottom) - y);
}

/**
 * Where a box on a sheet will be when the sheet has moved.
 * @param {DOMRect} box @param {DOMRect} now the sheet as it lies now @param {DOMRect} then as it will lie
 */
export function carried(box, now, then) {
  const grown = now.width > 0 ? then.width / now.width : 1; // a sheet that is not drawn has no size
  const [x, y] = [then.x + (box.x - now.x) * grown, then.y + (box.y - now.y) * grown];
  return new DOMRect(x, y, box.width * grown, box.height * grown);
}

/** The middle of a box, without a rim on each side. @param {DOMRect} box @param {number} rim as a part of its size */
export const inner = ({ x, y, width, height }, rim) =>
  new DOMRect(x + rim * width, y + rim * height, (1 - 2 * rim) * width, (1 - 2 * rim) * height);

/** Whether a box contains another. @param {DOMRect} box @param {DOMRect} part */
export const holds = (box, part) =>
  part.left >= box.left && part.right <= box.right && part.top >= box.top && part.bottom <= box.bottom;

/** A frame keeps at least this part of each half. */
const KEPT = 0.6;

/**
 * A frame whose edges are drawn in where letters lie on them. Letters within the frame stay there.
 * @param {Box} frame by its corner
 * @param {Box[]} letters
 * @param {number} gap how far the edges stay away from them
 * @returns {Box}
 */
export function keptOff({ x, y, width, height }, letters, gap) {
  const edges = { left: x, right: x + width, top: y, bottom: y + height };
  for (const line of letters) {
    const [right, bottom] = [line.x + line.width, line.y + line.height];
    const ways = /** @type {const} */ ([
      ["left", right + gap - edges.left, line.x < edges.left, width],
      ["right", edges.right - line.x + gap, right > edges.right, width],
      ["top", bottom + gap - edges.top, line.y < edges.top, height],
      ["bottom", edges.bottom - line.y + gap, bottom > edges.bottom, height],
    ]);
    if (ways.some(([, far]) => far <= 0)) continue; // it lies beside the frame
    const [way] = ways
      .filter(([, far, crosses, size]) => crosses && far <= ((1 - KEPT) * size) / 2)
      .sort((a, b) => a[1] - b[1]);
    if (way) edges[way[0]] += way[0] === "left" || way[0] === "top" ? way[1] : -way[1];
  }
  return { x: edges.left, y: edges.top, width: edges.right - edges.left, height: edges.bottom - edges.top };
}
