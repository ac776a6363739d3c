/** A picture of a piece beside words, as the board draws it. */

/** @import { PieceView, Seat } from "../types.d.ts" */

import { svg } from "../base/elements.mjs";

/** @param {PieceView} piece @param {Seat[]} seats */
export function piecePicture(piece, seats) {
  const colour = seats[piece.seat ?? -1]?.colour;
  const figure = svg("g", { class: `piece-${piece.kind}` }, svg("use", { href: `#piece-${piece.kind}` }));
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
