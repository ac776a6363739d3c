/**
 * Where the pieces stand on a board: several at one place spread out, or lie in piles. Thumbnails show the same
 * positions.
 */

/** @import { Dot, PieceView, Seat, Slot } from "../types.d.ts" */
/** @import { BoardPlan } from "./catalogue.mjs" */

/** The slot of kinds that have none: the middle of the place. @type {Slot} */
const MIDDLE = { dx: 0, dy: 0, fan: [12, 0], small: false };

/** @typedef {{ x: number, y: number }} Point in units of the board's drawing */
/**
 * Where a piece stands, how many pieces it stands for, whether others hide it, and whether a line leads from it to its place.
 * @typedef {Point & { count?: number, buried?: boolean, led?: boolean }} Stand
 */

/**
 * The slot of a kind of piece: from the place, or else from the board.
 * @param {BoardPlan} plan
 * @param {string} kind
 * @param {string} place
 * @returns {Slot}
 */
export function slotOf(plan, kind, place) {
  return plan.places.get(place)?.slots?.[kind] ?? plan.data.slots[kind] ?? MIDDLE;
}

/**
 * The position of a piece of a kind on a place.
 * @param {BoardPlan} plan
 * @param {string} kind
 * @param {string} place
 * @param {number} nth the number of pieces of its kind that already stand there
 * @returns {Point}
 */
export function pointOf(plan, kind, place, nth = 0) {
  const spot = plan.places.get(place);
  const { dx, dy, fan, across = 0, row = [0, 0] } = slotOf(plan, kind, place);
  const rows = across > 0 ? Math.floor(nth / across) : 0;
  const column = nth - rows * across;
  return {
    x: (spot?.x ?? 0) + dx + column * fan[0] + rows * row[0],
    y: (spot?.y ?? 0) + dy + column * fan[1] + rows * row[1],
  };
}

/**
 * The positions of all pieces that no other carries.
 * @param {BoardPlan} plan
 * @param {PieceView[]} pieces
 * @returns {Map<PieceView, Stand>}
 */
export function placed(plan, pieces) {
  const present = new Set(pieces.map(({ id }) => id));
  const laden = new Set(pieces.flatMap(({ on }) => (on === undefined ? [] : [on])));
  /** The piles, by kind and place, then by pile. @type {Map<string, Map<string, PieceView[]>>} */
  const crowds = new Map();
  for (const piece of pieces) {
    if (piece.on !== undefined && present.has(piece.on)) continue;
    const key = `${piece.kind} ${piece.place}`;
    const crowd = crowds.get(key) ?? new Map();
    crowds.set(key, crowd);
    // A piece that carries another lies in no pile.
    const lies = (slotOf(plan, piece.kind, piece.place).pile ?? 0) > 0;
    const pile = !lies ? "" : laden.has(piece.id) ? piece.id : String(piece.seat);
    crowd.set(pile, [...(crowd.get(pile) ?? []), piece]);
  }
  /** @type {Map<PieceView, Stand>} */
  const stands = new Map();
  for (const crowd of crowds.values()) {
    for (const [row, pile] of [...crowd.values()].entries()) addPile(plan, pile, row, stands);
  }
  return stands;
}

/**
 * Adds the positions of the pieces in one pile. Only the top ones are drawn; the topmost shows the number of all.
 * @param {BoardPlan} plan
 * @param {PieceView[]} pile
 * @param {number} row
 * @param {Map<PieceView, Stand>} stands
 */
function addPile(plan, pile, row, stands) {
  pile.forEach((piece, nth) => {
    const { pile: seen = 0, row: aside = [0, 0] } = slotOf(plan, piece.kind, piece.place);
    if (seen === 0) {
      stands.set(piece, pointOf(plan, piece.kind, piece.place, nth));
      return;
    }
    const beneath = pile.length - seen;
    const { x, y } = pointOf(plan, piece.kind, piece.place, Math.max(0, nth - Math.max(0, beneath)));
    const top = nth === pile.length - 1;
    /** @type {Stand} */
    const stand = { x: x + row * aside[0], y: y + row * aside[1], buried: nth < beneath };
    if (top && pile.length > 1) stand.count = pile.length;
    stands.set(piece, stand);
  });
}

/**
 * The dots of the pieces for a thumbnail.
 * @param {BoardPlan} plan
 * @param {PieceView[]} pieces
 * @param {Seat[]} seats
 * @returns {Dot[]}
 */
export function dotsOf(plan, pieces, seats) {
  const [left, top, width, height] = plan.data.viewBox;
  /** @type {Dot[]} */
  const dots = [];
  for (const [{ kind, seat }, point] of placed(plan, pieces)) {
    const colour = seat === null ? null : (seats[seat]?.colour ?? null);
    if (!colour || plan.data.slots[kind]?.small) continue;
    dots.push({
      x: Math.round((1000 * (plan.unturned(point.x) - left)) / width) / 1000,
      y: Math.round((1000 * (point.y - top)) / height) / 1000,
      colour,
      kind,
    });
  }
  return dots;
}
