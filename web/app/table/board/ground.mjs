/** Where a person goes on: a large map shows that when their turn comes. */

/** @import { PieceView, SeenEntry } from "../../types.d.ts" */

import { turnOf } from "../../game/turn.mjs";

/**
 * The place of the piece that a seat has moved last, of those that it still has.
 * @param {(SeenEntry | undefined)[]} entries the first ones may be missing
 * @param {PieceView[]} pieces as they stand now
 * @param {number} seat
 * @returns {string | null} null if it has moved none
 */
export function groundOf(entries, pieces, seat) {
  const places = new Map(pieces.flatMap((piece) => (piece.seat === seat ? [[piece.id, piece.place]] : [])));
  for (const entry of entries.toReversed()) {
    if (!entry || turnOf(entry) !== seat) continue;
    const moved = entry.events.findLast(({ params: { piece, to } }) => to !== undefined && places.has(String(piece)));
    if (moved) return places.get(String(moved.params.piece)) ?? null;
  }
  return null;
}
