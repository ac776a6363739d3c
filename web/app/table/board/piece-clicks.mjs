/** Lets people choose pieces on the board, by a click on a piece or close to it. */

/** @import { PieceOffer } from "../types.d.ts" */
/** @import { Pieces } from "./pieces.mjs" */

/** A click within this distance of a piece, in px, chooses it: half the width of a finger. */
const BESIDE = 22;

export class PieceClicks {
  /** @param {Pieces} pieces */
  constructor(pieces) {
    this.pieces = pieces;
    /** @type {PieceOffer["clicks"]} */
    this.clicks = new Map();
    pieces.plan.drawing.addEventListener("click", (event) => this.onClick(event));
  }

  /** Offers pieces; the previous offer ends. @param {PieceOffer} offer */
  offer({ clicks, movable, wanted, chosen }) {
    this.clicks = clicks;
    for (const [id, drawn] of this.pieces.drawn) {
      drawn.classList.toggle("movable", movable.includes(id));
      drawn.classList.toggle("wanted", wanted.includes(id));
      drawn.classList.toggle("chosen", id === chosen);
    }
  }

  /** @param {MouseEvent} event */
  onClick(event) {
    const { target } = event;
    const drawn = target instanceof Element ? target.closest("[data-piece].movable, [data-piece].wanted") : null;
    const piece = drawn?.getAttribute("data-piece") ?? this.beside(event);
    this.clicks.get(piece ?? "")?.();
  }

  /**
   * The piece nearest to a click that hit none: on a large board the pieces are small.
   * @param {MouseEvent} event
   * @returns {string | null}
   */
  beside({ clientX, clientY }) {
    let found = null;
    let least = BESIDE;
    for (const id of this.clicks.keys()) {
      const box = this.pieces.drawn.get(id)?.getBoundingClientRect();
      if (!box) continue;
      const away = Math.hypot(box.x + box.width / 2 - clientX, box.y + box.height / 2 - clientY);
      if (away <= least) [found, least] = [id, away];
    }
    return found;
  }
}
