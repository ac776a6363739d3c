/** Notes beside places: each stands close to what is drawn at its place, and is tied to it. */

/** @import { Place } from "../../types.d.ts" */

/** @typedef {{ x: number, y: number, width: number, height: number }} Box `x` and `y` are the upper left corner */

/** How far from its place a note may stand, in its heights. */
const AWAY = [0.12, 0.6, 1.1];
/** How bad that is, and to stand as near to another place as to its own; in squares of its height. */
const [FAR, ASTRAY] = [0.3, 0.9];
/** Half of the width of a tie where it leaves its note, in heights of the note. */
const TIE = 0.26;

/** Half of the width and of the height of what is drawn at a place. @param {Place} place */
export const reach = ({ sign, width, height }) => (sign ? [sign, sign] : [width / 2, height / 2]);

/** The sides of a place, its corners, and what lies between them; the best first. */
const SIDES = [
  [0, -1],
  [0, 1],
  [1, 0],
  [-1, 0],
  [1, -1],
  [-1, -1],
  [1, 1],
  [-1, 1],
  [0.5, -1],
  [-0.5, -1],
  [0.5, 1],
  [-0.5, 1],
  [1, -0.5],
  [1, 0.5],
  [-1, -0.5],
  [-1, 0.5],
];

/**
 * The possible positions of a note at a place, the best first: above, below, beside it, at its corners; and farther away.
 * @param {Place} spot
 * @param {number} width
 * @param {number} height
 * @returns {Box[]}
 */
export function around(spot, width, height) {
  const [across = 0, down = 0] = reach(spot);
  return AWAY.flatMap((away) =>
    SIDES.map(([x = 0, y = 0]) => ({
      x: spot.x + x * (across + away * height + width / 2) - width / 2,
      y: spot.y + y * (down + away * height + height / 2) - height / 2,
      width,
      height,
    })),
  );
}

/** The point of a box that is nearest to a place. @param {Box} box @param {Place} place */
const nearest = (box, { x, y }) => ({
  x: Math.min(Math.max(x, box.x), box.x + box.width),
  y: Math.min(Math.max(y, box.y), box.y + box.height),
});

/** The lesser half of what is drawn at a place. @param {Place} place */
const radius = ({ sign, width, height }) => sign || Math.min(width, height) / 2;

/** How far a box is from what is drawn at a place; asked some ten thousand times a turn. @param {Box} box @param {Place} place */
function distance(box, place) {
  const across = Math.max(box.x - place.x, 0, place.x - box.x - box.width);
  const down = Math.max(box.y - place.y, 0, place.y - box.y - box.height);
  return Math.max(0, Math.sqrt(across * across + down * down) - radius(place));
}

/**
 * How badly a note stands for its place: far from it, or nearer to another one, which it would seem to be about.
 * @param {Box} box
 * @param {Place} spot
 * @param {Iterable<Place>} places all
 */
export function astray(box, spot, places) {
  const own = distance(box, spot);
  let other = Infinity;
  for (const place of places) if (place !== spot) other = Math.min(other, distance(box, place));
  const lead = (other - own) / box.height;
  return box.height ** 2 * ((FAR * own) / box.height + ASTRAY * Math.min(1, Math.max(0, 0.5 - lead)));
}

/** What lies between a note and what is drawn at its place: its tie covers it. @param {Box} box @param {Place} spot */
export function between(box, spot) {
  const near = nearest(box, spot);
  const length = Math.hypot(near.x - spot.x, near.y - spot.y) || 1;
  const part = Math.min(1, radius(spot) / length);
  const edge = { x: spot.x + (near.x - spot.x) * part, y: spot.y + (near.y - spot.y) * part };
  const half = TIE * box.height;
  return {
    x: Math.min(near.x, edge.x) - half,
    y: Math.min(near.y, edge.y) - half,
    width: Math.abs(near.x - edge.x) + 2 * half,
    height: Math.abs(near.y - edge.y) + 2 * half,
  };
}

/**
 * The outline of the tie between a note and its place.
 * @param {Box} box
 * @param {Place} spot
 */
export function tie(box, spot) {
  const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const near = nearest(box, spot);
  const root = { x: near.x + (from.x - near.x) * TIE, y: near.y + (from.y - near.y) * TIE };
  const length = Math.hypot(root.x - spot.x, root.y - spot.y);
  if (length === 0) return "";
  const [x, y] = [(root.x - spot.x) / length, (root.y - spot.y) / length];
  const [tip, half] = [radius(spot), TIE * box.height];
  return `M${spot.x + x * tip} ${spot.y + y * tip}L${root.x - y * half} ${root.y + x * half}L${root.x + y * half} ${root.y - x * half}z`;
}
