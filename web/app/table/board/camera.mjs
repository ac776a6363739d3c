/**
 * Moves and zooms the board by itself, so that the viewport shows the offered places large enough to hit, the focused
 * place, and the place of a scene.
 */

/** @import { Point } from "../../game/placement.mjs" */
/** @import { Trace } from "../types.d.ts" */
/** @import { Box } from "./hit-areas.mjs" */
/** @import { Movable } from "./sight.mjs" */

import { afterPaint } from "../../base/paint.mjs";
import { around, holds, rect, inner } from "./rects.mjs";
import { NARROWEST, Sight } from "./sight.mjs";

/** The size of a scene's place in the viewport, in px. */
const STAGE = 130;
/** The free edge around a way or a single piece, as a part of the viewport's width and height. */
const RIM = 0.12;
/** How large a frame around a place is, relative to the place. */
const FRAMED = 1.3;

/** @typedef {{ scale: number, x: number, y: number }} Stand how a viewport stands */

export class Camera {
  /** @param {Movable} viewport */
  constructor(viewport) {
    this.viewport = viewport;
    /** The scale and position before an automatic zoom. @type {{ scale: number, x: number, y: number } | null} */
    this.before = null;
    this.sight = new Sight(viewport);
    /** The place around which a large board opens: where the person goes on. @type {string | null} */
    this.home = null;
    /** The places of the scene that everybody watches; none without a scene. @type {Box[]} */
    this.scene = [];
    /** Calls off what waits for the next paint. */
    this.callOff = () => {};
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
    this.callOff();
    if (this.sight.least > 0) this.callOff = afterPaint(bring);
    else bring();
  }

  /** Puts a point of the drawing into the middle of the viewport; `show` draws it there. @param {Point} point */
  centre(point) {
    const { viewBox } = this.viewport.board.plan.data;
    const { width, height, left, top } = this.viewport.sizes;
    const scale = this.sight.unit * this.viewport.scale;
    this.viewport.x = width / 2 - left - (point.x - viewBox[0]) * scale;
    this.viewport.y = height / 2 - top - (point.y - viewBox[1]) * scale;
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
    const least = Math.max(wanted, this.sight.least);
    const all = [...boxes];
    const { viewBox } = this.viewport.board.plan.data;
    const { width: whole, height: high, left, top } = this.viewport.sizes;
    const edge = this.sight.margins;
    const [width, height] = [whole - edge.left, high - edge.top];
    const { unit } = this.sight;
    // For narrow boxes it is enough if their longer side has the full size: parts of a room then need less zoom.
    const near = (/** @type {Box} */ { width: w, height: h }) =>
      Math.max(least / Math.max(w, h), Math.min(least, NARROWEST) / Math.min(w, h));
    if (unit === 0) return false;
    let seen = new DOMRect(stands.x, stands.y, 0, 0);
    const range = all.map(rect).reduce(around, seen);
    const fits = Math.min(width / range.width, height / range.height) / unit;
    const wished = Math.max(this.viewport.scale, Math.max(0, ...all.map(near)) / unit);
    const smallest = Math.max(1, Math.max(0, ...all.map((box) => this.sight.hit(box))) / unit);
    const next = Math.min(this.viewport.closest, Math.max(smallest, Math.min(wished, fits)));
    const scale = unit * next;
    if (Math.abs(next / this.viewport.scale - 1) < 0.01 && this.sight.sees(range)) return false;
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

  /** Zooms to the places of the scene, on boards with automatic zoom. */
  watch() {
    const [first] = this.scene;
    if (this.sight.least === 0 || !first) return;
    this.withdraw();
    this.approach(first, this.scene, STAGE);
  }

  /**
   * Shows the middle of the home, on a board that is zoomed. Returns whether there is one; a map of the world has one before
   * anybody has: most of its land lies there.
   */
  goHome() {
    const { places, data } = this.viewport.board.plan;
    const [left, top, width, height] = data.viewBox;
    const amid = data.wraps && { x: left + width / 2, y: top + height / 3 };
    const spot = places.get(this.home ?? "") ?? amid;
    if (!spot || this.viewport.scale === 1) return false;
    this.centre(spot);
    this.viewport.show(false);
    return true;
  }

  /** A person's turn begins: on a map that opens around a home, shows that, unless it is in sight. */
  comeBack() {
    const spot = this.viewport.board.plan.places.get(this.home ?? "");
    if (!spot) return;
    // In the next frame, which lays all out anyway.
    requestAnimationFrame(() => this.sight.sees(new DOMRect(spot.x, spot.y, 0, 0)) || this.goHome());
  }

  /**
   * Shows a place in the middle, unless it is well in sight: at an edge something may cover it.
   * @param {Box} place
   * @param {string[]} [way] places that are shown with it, if all of them fit; the place is the first of them
   */
  fly(place, way = []) {
    if (way.length > 1) return this.hold(way);
    const { width, height } = this.viewport.sizes;
    const scale = this.sight.unit * this.viewport.scale;
    const room = { x: place.x, y: place.y, width: width / 2 / scale, height: height / 2 / scale };
    if (this.sight.sees(rect(room))) return;
    this.before = null;
    this.centre(place);
    this.viewport.show(true);
  }

  /**
   * Shows several places with the frames around them, or the first if not all of them fit: pans, unless they are in sight.
   * @param {string[]} places
   */
  hold(places) {
    const [first, ...others] = places.flatMap((place) => this.viewport.board.plan.places.get(place) ?? []);
    if (!first || this.viewport.scale === 1) return;
    const framed = (/** @type {Box} */ { x, y, width, height }) =>
      rect({ x, y, width: FRAMED * width, height: FRAMED * height });
    const all = others.reduce((one, other) => around(one, framed(other)), framed(first));
    const { width, height } = this.viewport.sizes;
    const scale = this.sight.unit * this.viewport.scale;
    if (all.width * scale > width || all.height * scale > height) this.fly(first);
    else if (!this.sight.sees(all)) {
      this.before = null;
      this.centre({ x: all.x + all.width / 2, y: all.y + all.height / 2 });
      this.viewport.show(true);
    }
  }

  /**
   * Shows the whole of a way that is proposed: pans, and zooms out if it must; the next way is then as close as the first would
   * have been, unless somebody has moved the map since. Without a way the map stays: people look at the place that they named.
   * @param {Trace | null} way
   */
  follow(way) {
    if (!way) return;
    const { scale: now, x: across, y: down } = this.viewport;
    const { from, to } = this.followed ?? {};
    this.followed = null;
    const stays = to?.scale === now && to.x === across && to.y === down;
    this.embrace(way, from && stays ? from.scale : now);
  }

  /** @param {Trace} way @param {number} near the scale at which it is shown if it fits */
  embrace({ legs, later }, near) {
    const { places } = this.viewport.board.plan;
    const stops = [...legs, ...later].flat().map((stop) => (typeof stop === "string" ? places.get(stop) : stop));
    const boxes = stops.flatMap((stop) => (stop ? [new DOMRect(stop.x, stop.y, 0, 0)] : []));
    if (boxes.length === 0 || this.viewport.scale === 1) return;
    const range = boxes.reduce(around);
    if (this.sight.sees(range)) return;
    const { width, height } = this.viewport.sizes;
    const from = { scale: near, x: this.viewport.x, y: this.viewport.y };
    const fits = ((1 - 2 * RIM) / this.sight.unit) * Math.min(width / range.width, height / range.height);
    this.viewport.scale = Math.max(1, Math.min(near, fits));
    this.centre({ x: range.x + range.width / 2, y: range.y + range.height / 2 });
    this.viewport.show(true); // it keeps the map within its bounds
    this.followed = { from, to: { scale: this.viewport.scale, x: this.viewport.x, y: this.viewport.y } };
  }

  /** Turns a map that wraps around back to how it is printed: no continent is cut. */
  straighten() {
    const { board } = this.viewport;
    const { data, turned } = board.plan;
    if (data.wraps && turned !== 0) board.turn(-Math.round(turned / data.wraps.step));
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
   * not all fit, nobody who stands where they stood loses the view that they have of the first. A single one should not
   * lie at the edge.
   * @param {Iterable<Element>} all
   * @param {Point} [from] where the person's piece stands
   */
  gather(all, from) {
    const stays = from !== undefined && from.x === this.from?.x && from.y === this.from.y;
    this.from = from;
    if (this.viewport.scale === 1) return;
    const [first, ...others] = [...all].map((one) => this.sight.resting(one));
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
    const room = others.length > 0 ? port : inner(port, RIM);
    if (holds(room, seen) || (!fit && stays && holds(port, first))) return;
    this.viewport.x += port.x + port.width / 2 - seen.x - seen.width / 2;
    this.viewport.y += port.y + port.height / 2 - seen.y - seen.height / 2;
    this.viewport.show(true);
  }

  /** Pans so that an element on the board is in sight. @param {Element} what */
  reveal(what) {
    if (this.viewport.scale === 1) return;
    const box = this.sight.resting(what);
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
