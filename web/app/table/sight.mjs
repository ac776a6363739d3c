/**
 * What of a board comes into sight by itself in its frame: what may be chosen, near enough to be hit; what has the focus; where
 * something is going on.
 */

/** @import { Frame } from "./frame.mjs" */
/** @import { Point } from "./pieces.mjs" */
/** @import { Box } from "./rooms.mjs" */

/** The least that may be hit, in px, however long it is. */
const NARROWEST = 24.5;
/** How large a place is shown where something is going on that everybody watches, in px. */
const STAGE = 130;

export class Sight {
  /** @param {Frame} frame */
  constructor(frame) {
    this.frame = frame;
    /** What was seen before it came nearer by itself. @type {{ scale: number, x: number, y: number } | null} */
    this.before = null;
    /** How large what may be chosen has to be seen, in px; 0 where the theme does not say. */
    this.least = 0;
    /** What is still to be brought into sight. */
    this.frames = 0;
  }

  /**
   * Brings something into sight; on a board that comes nearer by itself once what has changed is painted, since drawing
   * such a board anew takes its time.
   * @param {() => void} bring
   */
  soon(bring) {
    cancelAnimationFrame(this.frames);
    if (this.least > 0) this.frames = requestAnimationFrame(() => (this.frames = requestAnimationFrame(bring)));
    else bring();
  }
  /**
   * Comes as near as it takes to hit the least of what may be chosen, where the theme says how large that has to be: around
   * where somebody stands, with as much of what is nearest as there is room for.
   * @param {Point} stands
   * @param {Iterable<Box>} boxes what takes a click, in units of the drawing
   * @param {number} [wanted] how large they have to be, in px, where the theme does not say
   * @returns {boolean} whether it had to come nearer
   */
  approach(stands, boxes, wanted = 0) {
    const least = Math.max(wanted, this.least);
    const all = [...boxes];
    const { viewBox } = this.frame.board.plan.data;
    const { width, height, left, top, board } = this.frame.sizes;
    const unit = (board[0] ?? 0) / viewBox[2];
    // What is narrow has to be long: parts of a room need not bring all of it as near.
    const near = (/** @type {Box} */ box) => Math.max(least / Math.max(box.width, box.height), Math.min(least, NARROWEST) / Math.min(box.width, box.height));
    const next = Math.min(this.frame.closest, Math.max(0, ...all.map(near)) / unit);
    if (unit === 0 || !(next > this.frame.scale * 1.01)) return false;
    const scale = unit * next;
    let seen = new DOMRect(stands.x, stands.y, 0, 0);
    const away = (/** @type {Box} */ { x, y }) => Math.hypot(x - stands.x, y - stands.y);
    for (const box of all.sort((one, other) => away(one) - away(other))) {
      const both = around(seen, new DOMRect(box.x - box.width / 2, box.y - box.height / 2, box.width, box.height));
      if (both.width * scale > width || both.height * scale > height) break;
      seen = both;
    }
    this.before ??= { scale: this.frame.scale, x: this.frame.x, y: this.frame.y };
    this.frame.scale = next;
    this.frame.x = width / 2 - left - (seen.x + seen.width / 2 - viewBox[0]) * scale;
    this.frame.y = height / 2 - top - (seen.y + seen.height / 2 - viewBox[1]) * scale;
    this.frame.show(true);
    return true;
  }

  /** Comes near to where something is going on, on boards that come nearer by themselves. @param {Box} place */
  watch(place) {
    if (this.least === 0) return;
    this.withdraw();
    this.approach(place, [place], STAGE);
  }

  /** Scrolls the page so that the whole frame is in sight, where it is not. */
  face() {
    const { top, bottom } = this.frame.root.getBoundingClientRect();
    const bar = parseFloat(getComputedStyle(this.frame.root).scrollMarginTop) || 0;
    if (top < bar || bottom > window.innerHeight) this.frame.root.scrollIntoView({ block: "start", behavior: "instant" });
  }

  /** Goes back to where it had come nearer from, unless somebody has gone elsewhere since. */
  withdraw() {
    if (!this.before) return;
    const { scale, x, y } = this.before;
    this.before = null;
    Object.assign(this.frame, { scale, x, y });
    this.frame.show(true);
  }

  /**
   * Pans so that several things on the board are in sight, around the first of them: as many of the nearest as there is room for.
   * @param {Iterable<Element>} all
   */
  gather(all) {
    const [first, ...others] = [...all].map((one) => one.getBoundingClientRect());
    if (this.frame.scale === 1 || !first) return;
    const frame = this.frame.root.getBoundingClientRect();
    const away = (/** @type {DOMRect} */ box) => Math.hypot(box.x - first.x, box.y - first.y);
    let seen = first;
    for (const box of others.sort((one, other) => away(one) - away(other))) {
      const both = around(seen, box);
      if (both.width > frame.width || both.height > frame.height) break;
      seen = both;
    }
    this.frame.x += frame.x + frame.width / 2 - seen.x - seen.width / 2;
    this.frame.y += frame.y + frame.height / 2 - seen.y - seen.height / 2;
    this.frame.show(true);
  }

  /** Pans so that something on the board is in sight. @param {Element} what */
  reveal(what) {
    if (this.frame.scale === 1) return;
    const box = what.getBoundingClientRect();
    const frame = this.frame.root.getBoundingClientRect();
    const edge = 12;
    const dx = Math.max(0, frame.left + edge - box.left) || Math.min(0, frame.right - edge - box.right);
    const dy = Math.max(0, frame.top + edge - box.top) || Math.min(0, frame.bottom - edge - box.bottom);
    if (dx === 0 && dy === 0) return;
    this.frame.x += dx;
    this.frame.y += dy;
    this.frame.show(true);
  }
}

/** The smallest box around two. @param {DOMRect} one @param {DOMRect} other */
function around(one, other) {
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)];
  return new DOMRect(x, y, Math.max(one.right, other.right) - x, Math.max(one.bottom, other.bottom) - y);
}
