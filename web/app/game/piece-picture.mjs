/** A picture of a piece beside words, as the board draws it. */

/** @import { PieceView } from "../types.d.ts" */
/** @import { Names } from "./names.mjs" */

import { svg } from "../base/elements.mjs";
import { slotOf } from "./placement.mjs";

/** What a piece carries. @param {PieceView} piece @param {PieceView[]} pieces those of the board */
export const loadOf = (piece, pieces) => pieces.filter(({ on }) => on === piece.id);

/**
 * @param {PieceView} piece
 * @param {Names} names
 * @param {PieceView[]} pieces those of the board: what the piece carries stands behind it, as there
 */
export function piecePicture(piece, { seats, plan }, pieces) {
  const colour = seats[piece.seat ?? -1]?.colour;
  const figure = svg("g", { class: `piece-${piece.kind}` });
  for (const { kind, place } of loadOf(piece, pieces)) {
    const { dx, dy } = slotOf(plan, `${kind}@${piece.kind}`, place);
    const load = svg("use", { href: `#piece-${kind}`, transform: `translate(${dx} ${dy})` });
    figure.append(svg("g", { class: `piece-${kind}` }, load));
  }
  figure.append(svg("use", { href: `#piece-${piece.kind}` }));
  if (colour) figure.append(svg("use", { href: `#emblem-${colour}`, class: "piece-emblem" }));
  const classes = `mover-picture ${colour ? `seat-${colour}` : ""}`;
  return svg("svg", { class: classes, viewBox: "-34 -32 68 44", "aria-hidden": "true" }, figure);
}

/**
 * The pieces in groups that do the same: pieces of one kind and seat at one place, unless they carry or are carried.
 * @param {PieceView[]} pieces
 * @param {PieceView[]} all the pieces of the board
 * @returns {PieceView[][]}
 */
export function alike(pieces, all) {
  /** @type {Map<string, PieceView[]>} */
  const groups = new Map();
  for (const piece of pieces) {
    const laden = all.some(({ on }) => on === piece.id);
    const key = piece.on !== undefined || laden ? piece.id : `${piece.kind} ${piece.seat} ${piece.place}`;
    groups.set(key, [...(groups.get(key) ?? []), piece]);
  }
  return [...groups.values()];
}
