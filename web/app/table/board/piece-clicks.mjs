/** Lets people choose pieces on the board, by a click on a piece or close to it. A stack opens as a fan first. */

/** @import { PieceView } from "../../types.d.ts" */
/** @import { PieceOffer } from "../types.d.ts" */
/** @import { Fan } from "./fan.mjs" */
/** @import { Pieces } from "./pieces.mjs" */

import { alike } from "../../game/piece-picture.mjs";

/** A click within this distance of a piece, in px, chooses it: half the width of a finger. */
const BESIDE = 22;
/** Pieces within this distance of the nearest one, in px, lie in one stack with it. */
const STACK = 14;

/**
 * The groups of pieces that a click may mean, the nearest piece first.
 * @param {{ piece: PieceView, away: number }[]} near the pieces near the click, and their distance in px
 * @param {PieceView[]} all the pieces of the board
 * @returns {PieceView[][]}
 */
export function under(near, all) {
  const sorted = near.filter(({ away }) => away <= BESIDE).sort((one, other) => one.away - other.away);
  const least = sorted[0]?.away ?? 0;
  const ids = new Set(sorted.map(({ piece }) => piece.id));
  const meant = sorted.filter(({ piece, away }) => away <= least + STACK && !ids.has(piece.on ?? ""));
  return alike(
    meant.map(({ piece }) => piece),
    all,
  );
}

export class PieceClicks {
  /** @param {Pieces} pieces @param {Fan} fan */
  constructor(pieces, fan) {
    this.pieces = pieces;
    this.fan = fan;
    /** @type {PieceOffer["clicks"]} */
    this.clicks = new Map();
    /** The pieces that an action takes as its argument. @type {string[]} */
    this.wanted = [];
    pieces.plan.drawing.addEventListener("click", (event) => this.onClick(event));
  }

  /** Offers pieces; the previous offer ends. @param {PieceOffer} offer */
  offer({ clicks, movable, wanted, chosen }) {
    this.clicks = clicks;
    this.wanted = wanted;
    this.fan.close();
    for (const [id, drawn] of this.pieces.drawn) {
      drawn.classList.toggle("movable", movable.includes(id));
      drawn.classList.toggle("wanted", wanted.includes(id));
      drawn.classList.toggle("chosen", id === chosen);
    }
  }

  /** @param {MouseEvent} event */
  onClick(event) {
    const groups = under(this.near(event), this.pieces.shown);
    const asked = groups.filter((group) => group.some(({ id }) => this.wanted.includes(id)));
    const open = asked.length > 0 ? asked : groups;
    const choose = (/** @type {string} */ id) => this.clicks.get(id)?.();
    if (open.length > 1) this.fan.open(open, { x: event.clientX, y: event.clientY }, choose);
    else choose(open[0]?.[0]?.id ?? "");
  }

  /**
   * The pieces on offer with their distance from a click: on a large board the pieces are small, and few are hit.
   * @param {MouseEvent} event
   */
  near({ clientX, clientY }) {
    return this.pieces.shown.flatMap((piece) => {
      const box = this.clicks.has(piece.id) ? this.pieces.drawn.get(piece.id)?.getBoundingClientRect() : undefined;
      if (!box || box.width === 0) return [];
      const aside = Math.max(0, box.left - clientX, clientX - box.right);
      const level = Math.max(0, box.top - clientY, clientY - box.bottom);
      return [{ piece, away: Math.hypot(aside, level) }];
    });
  }
}
