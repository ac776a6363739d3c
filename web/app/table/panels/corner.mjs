/** The corner of the board for what lies over it: the one where it covers least of what people look at. */

/** @typedef {{ left: number, top: number, right: number, bottom: number }} Box in px */

/** The corners, the best first, by the edges that they lie at. */
const CORNERS = /** @type {const} */ ([
  ["top", "left"],
  ["bottom", "left"],
  ["top", "right"],
  ["bottom", "right"],
]);

/** The area that two boxes share. @param {Box} one @param {Box} other */
function shared(one, other) {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return across > 0 && down > 0 ? across * down : 0;
}

/** Whether a box lies over any of the others. @param {Box} box @param {Box[]} others */
export const covers = (box, others) => others.some((one) => shared(box, one) > 0);

/**
 * @param {{ width: number, height: number }} size of what lies over the board
 * @param {Box} board
 * @param {Box[]} seen what should stay in sight
 * @param {number} [gap] the distance from the edges of the board
 * @param {string} [last] where it stood before: it stays there while it covers nothing, so that people find it again
 * @returns {string} the corner, such as "top left"
 */
export function freestCorner({ width, height }, board, seen, gap = 0, last = "") {
  const covered = CORNERS.map(([edge, side]) => {
    const left = side === "left" ? board.left + gap : board.right - gap - width;
    const top = edge === "top" ? board.top + gap : board.bottom - gap - height;
    const box = { left, top, right: left + width, bottom: top + height };
    return seen.reduce((sum, one) => sum + shared(box, one), 0);
  });
  const stays = CORNERS.findIndex((corner) => corner.join(" ") === last);
  if (covered[stays] === 0) return last;
  return CORNERS[covered.indexOf(Math.min(...covered))]?.join(" ") ?? "top left";
}
