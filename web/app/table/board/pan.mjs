/** How far a zoomed board may be panned, and when a map that wraps around is turned instead. All lengths are in px. */

/**
 * @typedef {object} Extent one side of a board and of the viewport
 * @property {number} rest the position of the unzoomed board
 * @property {number} size the size of the zoomed board
 * @property {number} room the size of the viewport
 */

/**
 * The shift closest to `shift` that leaves no gap at the edges of the viewport; centred if the board is smaller.
 * @param {number} shift
 * @param {Extent} extent
 */
export function within(shift, { rest, size, room }) {
  if (size <= room) return (room - size) / 2 - rest;
  return Math.min(-rest, Math.max(room - size - rest, shift));
}

/**
 * The steps by which a map that wraps around turns when people pan it beyond its edge; 0 within its edges. The view is
 * then in the middle of the map, so that the next pan does not turn it again.
 * @param {number} shift
 * @param {Extent} extent
 * @param {number} step the width of one step
 */
export function turnsFor(shift, { rest, size, room }, step) {
  const [least, most] = [room - size - rest, -rest];
  const ahead = Math.floor((most - least) / 2 / step) * step;
  if (shift > most) return -Math.ceil((shift - most + ahead) / step);
  return shift < least ? Math.ceil((least - shift + ahead) / step) : 0;
}
