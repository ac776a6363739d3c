/** Zooming once a frame: what people zoom until then by wheel or fingers is gathered. */

/** @import { Point } from "../../game/placement.mjs" */

export class Steady {
  /**
   * @param {(factor: number, point: Point) => void} zoom
   * @param {(step: () => void) => unknown} [frame] calls a function in the next frame
   */
  constructor(zoom, frame = (step) => requestAnimationFrame(step)) {
    this.zoom = zoom;
    this.frame = frame;
    this.factor = 1;
    /** @type {Point} */
    this.point = { x: 0, y: 0 };
    this.waiting = false;
  }

  /** @param {number} factor @param {Point} point in the window */
  add(factor, point) {
    this.factor *= factor;
    this.point = point;
    if (this.waiting) return;
    this.waiting = true;
    this.frame(() => {
      const { factor: gathered } = this;
      this.factor = 1;
      this.waiting = false;
      this.zoom(gathered, this.point);
    });
  }
}
