/**
 * Moves and zooms the board by itself, so that the viewport shows the offered places large enough to hit, the focused
 * place, and the place of a scene.
 */

/** @import { BoardPlan } from "../../game/catalogue.mjs" */
/** @import { Point } from "../../game/placement.mjs" */
/** @import { Trace } from "../types.d.ts" */
/** @import { Box } from "./hit-areas.mjs" */

import { around, holds, rect } from "./rects.mjs";

/** The least width of a target, in px, even if it is long. */
const NARROWEST = 24.5;
/** The size of a scene's place in the viewport, in px. */
const STAGE = 130;
/** The free edge around a way, as a part of the viewport's width and height. */
const RIM = 0.12;

/**
 * The board that a camera moves.
 * @typedef {object} Movable
 * @property {HTMLElement} root the viewport
 * @property {{ plan: BoardPlan }} board
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

/** @typedef {{ scale: number, x: number, y: number }} Stand how a viewport stands */

export class Camera {
  /** @param {Movable} viewport */
  constructor(viewport) {
    this.viewport = viewport;
    /** The scale and position before an automatic zoom. @type {{ scale: number, x: number, y: number } | null} */
    this.before = null;
    /** The least size of an offered place in the viewport, in px; 0 if the theme sets none. */
    this.least = 0;
    /** The place around which a large board opens: where the person goes on. @type {string | null} */
    this.home = null;
    /** The id of the pending animation frame. */
    this.frames = 0;
    /** Where the map was before it showed a way, and where it has been put. @type {{ from: Stand, to: Stand } | null} */
    this.followed = null;
    /** Where the person's piece stood when their choices were last gathered. @type {Point | undefined} */
    this.from = undefined;
  }

  /**
   * Calls `bring`, which moves the board. On a board with automatic zoom, it first waits until the changes are painted,
   * since such a board takes long to draw.
   * @param {() => void} bring
   */
  soon(bring) {
    cancelAnimationFrame(this.frames);
    if (this.least > 0) this.frames = requestAnimationFrame(() => (this.frames = requestAnimationFrame(bring)));
    else bring();
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
    return range.width * px <= width - left && range.height * px <= height - top;
  }

  /** The least scale at which people can hit a box, in px by unit of the drawing. @param {Box} box */
  hit({ width, height }) {
    return Math.min(this.least, NARROWEST) / Math.min(width, height);
  }

  /**
   * Shows a piece with all the places that it can reach, large enough to hit: zooms in if they are too small, or out if
   * they do not fit. If both are impossible, the view contains the piece and as many of the nearest places as fit.
   * @param {Point} stands where the piece stands
   * @param {Iterable<Box>} boxes the boxes that take clicks, in units of the drawing
   * @param {number} [wanted] their least size in px, if it is more than the theme's
   * @returns {boolean} whether it moved the board
   */
  approach(stands, boxes, wanted = 0) {
    const least = Math.max(wanted, this.least);
    const all = [...boxes];
    const { viewBox } = this.viewport.board.plan.data;
    const { width: whole, height: high, left, top, board } = this.viewport.sizes;
    const edge = this.margins;
    const [width, height] = [whole - edge.left, high - edge.top];
    const unit = (board[0] ?? 0) / viewBox[2];
    // For narrow boxes it is enough if their longer side has the full size: parts of a room then need less zoom.
    const near = (/** @type {Box} */ { width: w, height: h }) =>
      Math.max(least / Math.max(w, h), Math.min(least, NARROWEST) / Math.min(w, h));
    if (unit === 0) return false;
    let seen = new DOMRect(stands.x, stands.y, 0, 0);
    const range = all.map(rect).reduce(around, seen);
    const fits = Math.min(width / range.width, height / range.height) / unit;
    const wished = Math.max(this.viewport.scale, Math.max(0, ...all.map(near)) / unit);
    const smallest = Math.max(1, Math.max(0, ...all.map((box) => this.hit(box))) / unit);
    const next = Math.min(this.viewport.closest, Math.max(smallest, Math.min(wished, fits)));
    const scale = unit * next;
    if (Math.abs(next / this.viewport.scale - 1) < 0.01 && this.sees(range)) return false;
    const away = (/** @type {Box} */ { x, y }) => Math.hypot(x - stands.x, y - stands.y);
    for (const box of all.sort((one, other) => away(one) - away(other))) {
      const both = around(seen, rect(box));
      if (both.width * scale > width || both.height * scale > height) break;
      seen = both;
    }
    this.before ??= { scale: this.viewport.scale, x: this.viewport.x, y: this.viewport.y };
    this.viewport.scale = next;
    this.viewport.x = edge.left + width / 2 - left - (seen.x + seen.width / 2 - viewBox[0]) * scale;
    this.viewport.y = edge.top + height / 2 - top - (seen.y + seen.height / 2 - viewBox[1]) * scale;
    this.viewport.show(true);
    return true;
  }

  /** Whether a box on the drawing is wholly in sight. @param {DOMRect} box */
  sees(box) {
    const { viewBox } = this.viewport.board.plan.data;
    const { width, height, left, top, board } = this.viewport.sizes;
    const scale = ((board[0] ?? 0) / viewBox[2]) * this.viewport.scale;
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

  /** Zooms to the place of a scene, on boards with automatic zoom. @param {Box} place */
  watch(place) {
    if (this.least === 0) return;
    this.withdraw();
    this.approach(place, [place], STAGE);
  }

  /** Shows the middle of the home, on a board that is zoomed. Returns whether there is one. */
  goHome() {
    const spot = this.viewport.board.plan.places.get(this.home ?? "");
    if (!spot || this.viewport.scale === 1) return false;
    const { viewBox } = this.viewport.board.plan.data;
    const { width, height, left, top, board } = this.viewport.sizes;
    const scale = ((board[0] ?? 0) / viewBox[2]) * this.viewport.scale;
    this.viewport.x = width / 2 - left - (spot.x - viewBox[0]) * scale;
    this.viewport.y = height / 2 - top - (spot.y - viewBox[1]) * scale;
    this.viewport.show(false);
    return true;
  }

  /** A person's turn begins: on a map that opens around a home, shows that, unless it is in sight. */
  comeBack() {
    const spot = this.viewport.board.plan.places.get(this.home ?? "");
    if (spot && !this.sees(new DOMRect(spot.x, spot.y, 0, 0))) this.goHome();
  }

  /** Shows a place in the middle, unless it is well in sight: at an edge something may cover it. @param {Box} place */
  fly(place) {
    const { viewBox } = this.viewport.board.plan.data;
    const { width, height, left, top, board } = this.viewport.sizes;
    const scale = ((board[0] ?? 0) / viewBox[2]) * this.viewport.scale;
    const room = { x: place.x, y: place.y, width: width / 2 / scale, height: height / 2 / scale };
    if (this.sees(rect(room))) return;
    this.before = null;
    this.viewport.x = width / 2 - left - (place.x - viewBox[0]) * scale;
    this.viewport.y = height / 2 - top - (place.y - viewBox[1]) * scale;
    this.viewport.show(true);
  }

  /**
   * Shows the whole of a way that is proposed: pans, and zooms out if it must. Without a way it comes back, unless somebody
   * has moved the map since.
   * @param {Trace | null} way
   */
  follow(way) {
    const { scale: now, x: across, y: down } = this.viewport;
    const { from, to } = this.followed ?? {};
    this.followed = null;
    if (from && to && to.scale === now && to.x === across && to.y === down) {
      Object.assign(this.viewport, from);
      if (!way) this.viewport.show(true);
    }
    if (way) this.embrace(way);
  }

  /** @param {Trace} way */
  embrace({ legs, later }) {
    const { plan } = this.viewport.board;
    const { viewBox } = plan.data;
    const stops = [...legs, ...later].flat().map((stop) => (typeof stop === "string" ? plan.places.get(stop) : stop));
    const boxes = stops.flatMap((stop) => (stop ? [new DOMRect(stop.x, stop.y, 0, 0)] : []));
    if (boxes.length === 0 || this.viewport.scale === 1) return;
    const range = boxes.reduce(around);
    if (this.sees(range)) return;
    const { width, height, left, top, board } = this.viewport.sizes;
    const from = { scale: this.viewport.scale, x: this.viewport.x, y: this.viewport.y };
    const unit = (board[0] ?? 0) / viewBox[2];
    const fits = ((1 - 2 * RIM) / unit) * Math.min(width / range.width, height / range.height);
    this.viewport.scale = Math.max(1, Math.min(this.viewport.scale, fits));
    const scale = unit * this.viewport.scale;
    this.viewport.x = width / 2 - left - (range.x + range.width / 2 - viewBox[0]) * scale;
    this.viewport.y = height / 2 - top - (range.y + range.height / 2 - viewBox[1]) * scale;
    this.viewport.show(true); // it keeps the map within its bounds
    this.followed = { from, to: { scale: this.viewport.scale, x: this.viewport.x, y: this.viewport.y } };
  }

  /** Sets the home, and shows it if there was none before. @param {string | null} place */
  settle(place) {
    const first = this.home === null && place !== null;
    this.home = place ?? this.home;
    if (first && !this.viewport.zoomed) this.goHome();
  }

  /** Scrolls the page so that the whole board is in sight. */
  face() {
    const { root } = this.viewport;
    const { top, bottom } = root.getBoundingClientRect();
    const bar = parseFloat(getComputedStyle(root).scrollMarginTop) || 0;
    if (top < bar || bottom > window.innerHeight) root.scrollIntoView({ block: "start", behavior: "instant" });
  }

  /** Undoes the automatic zoom, unless somebody has zoomed since. */
  withdraw() {
    if (!this.before) return;
    const { scale, x, y } = this.before;
    this.before = null;
    Object.assign(this.viewport, { scale, x, y });
    this.viewport.show(true);
  }

  /**
   * Shows the first of several elements with as many of the nearest others as fit: pans, unless they are in sight. Where
   * not all fit, nobody who stands where they stood loses the view that they have of the first.
   * @param {Iterable<Element>} all
   * @param {Point} [from] where the person's piece stands
   */
  gather(all, from) {
    const stays = from !== undefined && from.x === this.from?.x && from.y === this.from.y;
    this.from = from;
    if (this.viewport.scale === 1) return;
    const [first, ...others] = [...all].map((one) => one.getBoundingClientRect());
    if (!first) return;
    const port = this.viewport.root.getBoundingClientRect();
    const away = (/** @type {DOMRect} */ box) => Math.hypot(box.x - first.x, box.y - first.y);
    let [seen, fit] = [first, true];
    for (const box of others.sort((one, other) => away(one) - away(other))) {
      const both = around(seen, box);
      fit = both.width <= port.width && both.height <= port.height;
      if (!fit) break;
      seen = both;
    }
    if (holds(port, seen) || (!fit && stays && holds(port, first))) return;
    this.viewport.x += port.x + port.width / 2 - seen.x - seen.width / 2;
    this.viewport.y += port.y + port.height / 2 - seen.y - seen.height / 2;
    this.viewport.show(true);
  }

  /** Pans so that an element on the board is in sight. @param {Element} what */
  reveal(what) {
    if (this.viewport.scale === 1) return;
    const box = what.getBoundingClientRect();
    const port = this.viewport.root.getBoundingClientRect();
    const edge = 12;
    const dx = Math.max(0, port.left + edge - box.left) || Math.min(0, port.right - edge - box.right);
    const dy = Math.max(0, port.top + edge - box.top) || Math.min(0, port.bottom - edge - box.bottom);
    if (dx === 0 && dy === 0) return;
    this.viewport.x += dx;
    this.viewport.y += dy;
    this.viewport.show(true);
  }
}
