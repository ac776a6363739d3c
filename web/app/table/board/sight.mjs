/** What a viewport shows of its board: sizes and places on the screen, as they are once the board rests. */

/** @import { BoardPlan } from "../../game/catalogue.mjs" */
/** @import { Point } from "../../game/placement.mjs" */
/** @import { Box } from "./hit-areas.mjs" */

import { around, carried, rect } from "./rects.mjs";

/** The least width of a target, in px, even if it is long. */
export const NARROWEST = 24.5;
/** A room is as large as so many targets if clicks in it tell its places apart. */
const PARTED = 1.25;

/**
 * The board that a camera moves, and its viewport.
 * @typedef {object} Movable
 * @property {HTMLElement} root the viewport
 * @property {{ plan: BoardPlan, root: HTMLElement, turn: (steps: number) => void }} board
 * @property {number} scale
 * @property {number} x in px
 * @property {number} y in px
 * @property {{ parts: HTMLElement[] }} rulers the names of rows and columns over the upper and the left edge, in this order
 * @property {boolean} zoomed whether somebody has zoomed
 * @property {number} closest the greatest scale
 * @property {{ width: number, height: number, left: number, top: number, board: number[] }} sizes of the viewport, and
 *   of the unzoomed board in it; in px
 * @property {(gliding: boolean) => void} show draws the board at its scale and position
 */

export class Sight {
  /** @param {Movable} viewport */
  constructor(viewport) {
    this.viewport = viewport;
    /** The least size of an offered place in the viewport, in px; 0 if the theme sets none. */
    this.least = 0;
    /** The scale beyond which a range is not zoomed by itself, in px by unit of the drawing: pieces would cover the map. */
    this.nearest = Infinity;
  }

  /** The room for offered places, in px: the names of rows and columns cover the upper and the left edge. */
  get margins() {
    const { width, height } = this.viewport.sizes;
    const [across, down] = this.viewport.rulers.parts;
    return { left: down?.offsetWidth ?? 0, top: across?.offsetHeight ?? 0, width, height };
  }

  /**
   * Whether a piece and all the places that it can reach are in sight if each is large enough to hit.
   * @param {Point} stands
   * @param {Iterable<Box>} boxes
   */
  fits(stands, boxes) {
    const all = [...boxes];
    const { left, top, width, height } = this.margins;
    const px = Math.max(...all.map((box) => this.hit(box)));
    const range = all.map(rect).reduce(around, new DOMRect(stands.x, stands.y, 0, 0));
    return px <= this.nearest && range.width * px <= width - left && range.height * px <= height - top;
  }

  /** Whether a piece and all the places that it can reach are in sight now. @param {Point} stands @param {Iterable<Box>} boxes */
  holds(stands, boxes) {
    return this.sees([...boxes].map(rect).reduce(around, new DOMRect(stands.x, stands.y, 0, 0)));
  }

  /** Whether people can hit all boxes at the board's scale. @param {Iterable<Box>} boxes */
  offers(boxes) {
    return Math.max(0, ...[...boxes].map((box) => this.hit(box))) <= this.unit * this.viewport.scale;
  }

  /** Whether a click or a tap on a room that is wholly in sight tells which of the places in it is meant. @param {Box} room */
  parts(room) {
    return (
      PARTED * this.least <= Math.min(room.width, room.height) * this.unit * this.viewport.scale &&
      this.sees(rect(room))
    );
  }

  /** The size of the drawing's unit on the unzoomed board, in px. */
  get unit() {
    return (this.viewport.sizes.board[0] ?? 0) / this.viewport.board.plan.data.viewBox[2];
  }

  /** Where an element on the board will be once the board rests; in px of the window. @param {Element} what */
  resting(what) {
    const { root, board, scale, x, y, sizes } = this.viewport;
    const [port, painted] = [root.getBoundingClientRect(), board.root.getBoundingClientRect()];
    const [width = 0, height = 0] = sizes.board;
    const left = port.x + sizes.left + x;
    const top = port.y + sizes.top + y;
    return carried(what.getBoundingClientRect(), painted, new DOMRect(left, top, width * scale, height * scale));
  }

  /** The least scale at which people can hit a box, in px by unit of the drawing. @param {Box} box */
  hit({ width, height }) {
    return Math.min(this.least, NARROWEST) / Math.min(width, height);
  }

  /** Whether a box on the drawing is wholly in sight. @param {DOMRect} box */
  sees(box) {
    const { viewBox } = this.viewport.board.plan.data;
    const { width, height, left, top } = this.viewport.sizes;
    const scale = this.unit * this.viewport.scale;
    const x = left + this.viewport.x + (box.x - viewBox[0]) * scale;
    const y = top + this.viewport.y + (box.y - viewBox[1]) * scale;
    const edge = this.margins;
    return (
      x >= edge.left - 1 &&
      y >= edge.top - 1 &&
      x + box.width * scale <= width + 1 &&
      y + box.height * scale <= height + 1
    );
  }
}
