/**
 * Zooming frame by frame. When anything else on the page changes in the same frame as the scale, browsers lay out all
 * names of a map, and do so again in every further frame until one comes without a new scale. So the first frame, and
 * the one after a late one, leave the scale as it is; what people have zoomed meanwhile follows in the next.
 */

/** @import { Point } from "../../game/placement.mjs" */

/** A frame that comes later than this after the one before, in ms, is late. */
const LATE = 25;
/** After this time without zoom, in ms, the next one is the first. */
const OVER = 180;

export class Steady {
  /**
   * @param {(factor: number, point: Point) => void} zoom
   * @param {(step: (at: number) => void) => unknown} [frame] calls a function in the next frame
   */
  constructor(zoom, frame = (step) => requestAnimationFrame(step)) {
    this.zoom = zoom;
    this.frame = frame;
    this.factor = 1;
    /** @type {Point} */
    this.point = { x: 0, y: 0 };
    this.running = false;
    /** When the last frame was, and the last zoom; in ms. */
    this.last = this.moved = -Infinity;
    this.skipped = false;
  }

  /** @param {number} factor @param {Point} point in the window */
  add(factor, point) {
    this.factor *= factor;
    this.point = point;
    if (this.running) return;
    this.running = true;
    this.last = -Infinity;
    this.frame((at) => this.step(at));
  }

  /** @param {number} at the time of the frame, in ms */
  step(at) {
    const late = at - this.last > LATE;
    this.last = at;
    const waits = this.factor !== 1;
    if (waits) this.moved = at;
    if (waits && late && !this.skipped) this.skipped = true;
    else {
      this.skipped = false;
      const { factor } = this;
      this.factor = 1;
      if (waits) this.zoom(factor, this.point);
    }
    this.running = at - this.moved < OVER;
    if (this.running) this.frame((next) => this.step(next));
  }
}
