/**
 * The frame around a board: zoom and pan by wheel, pinch, drag, keys and buttons. It knows boards only by their size, so it is
 * the same for small boards and large ones. At rest the whole board is seen, and the page scrolls as if there were no frame.
 */

/** @import { Board } from "./board.mjs" */

import { element, picture } from "../elements.mjs";
import { phrase, rewrite, say } from "../l10n.mjs";
import { settings } from "../settings.mjs";
import { swallowClick } from "./hold.mjs";
import { Sight } from "./sight.mjs";

/** The closest look, where the theme has no `--board-closest`, and what a button or key changes. */
const CLOSEST = 4;
const STEP = 1.5;
/** How many px a unit of the board takes where its names can begin to be read, and where all of them can. */
const DETAIL = { middle: 0.55, near: 0.85 };
/** What a press of an arrow key pans, as a part of the frame. */
const PAN = 0.2;
/** What a button turns a map by that goes around, in steps. */
const TURN = 6;
/** After so long without a movement, in ms, the board is at rest. */
const REST = 180;
/** A pointer that moved less than this, in px, has clicked. */
const DRAG = 6;

/** The keys of the frame, for the help. @type {{ keys: string[], does: string }[]} */
export const FRAME_KEYS = [
  { keys: ["+", "−"], does: "keys-zoom" },
  { keys: ["ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown"], does: "keys-pan" },
];

/** @type {{ [key: string]: [number, number] }} */
const WAYS = { ArrowLeft: [1, 0], ArrowRight: [-1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };

export class Frame {
  /** @param {Board} board */
  constructor(board) {
    this.board = board;
    this.scale = 1;
    this.x = 0;
    this.y = 0;
    this.closest = CLOSEST;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.resting = undefined;
    /** Pointers that are down, where they are. @type {Map<number, { x: number, y: number }>} */
    this.pointers = new Map();
    /** How far the one pointer has gone. */
    this.gone = 0;
    this.root = element("div", { class: "board-frame" }, board.root);
    this.sight = new Sight(this);
    this.out = this.tool("zoom-out", "icon-minus", () => this.step(1 / STEP));
    this.fit = this.tool("zoom-fit", "icon-fit", () => this.whole());
    this.in = this.tool("zoom-in", "icon-plus", () => this.step(STEP));
    const turns = board.plan.data.wraps
      ? [this.tool("turn-west", "icon-previous", () => board.turn(-TURN)), this.tool("turn-east", "icon-next", () => board.turn(TURN))]
      : [];
    this.tools = element("div", { class: "board-tools", role: "group" }, ...turns, this.out, this.fit, this.in);
    rewrite(this.tools, () => this.tools.setAttribute("aria-label", phrase("zoom-tools")));
    this.root.addEventListener("wheel", (event) => this.onWheel(event), { passive: false });
    this.root.addEventListener("pointerdown", (event) => this.onDown(event));
    this.root.addEventListener("pointermove", (event) => this.onMove(event));
    for (const kind of /** @type {const} */ (["pointerup", "pointercancel"])) {
      this.root.addEventListener(kind, (event) => this.onUp(event));
    }
    this.root.addEventListener("focusin", (event) => this.sight.reveal(/** @type {Element} */ (event.target)));
    board.marks.arrived = (mark) => this.sight.reveal(mark);
    this.watching = new ResizeObserver(() => this.fitIn());
    /** Whether anybody has zoomed: until then the board is shown as near as its theme wants it, and no nearer. */
    this.zoomed = false;
    this.watching.observe(this.root);
  }

  /**
   * @param {string} message
   * @param {string} icon
   * @param {() => void} onclick
   */
  tool(message, icon, onclick) {
    const made = say(element("button", { type: "button", class: "icon-button", onclick }), message);
    made.append(picture(icon));
    return made;
  }

  close() {
    this.watching.disconnect();
  }

  /** The size of the frame, and of the board at rest with its place in the frame; in px. */
  get sizes() {
    const { clientWidth: width, clientHeight: height } = this.root;
    const { offsetLeft, offsetTop, offsetWidth, offsetHeight, offsetParent } = this.board.root;
    // Where the frame stays in sight while the page scrolls, the board's place is told from the frame's corner; elsewhere from the page's.
    const [left, top] = offsetParent === this.root ? [0, 0] : [this.root.offsetLeft, this.root.offsetTop];
    return { width, height, left: offsetLeft - left, top: offsetTop - top, board: [offsetWidth, offsetHeight] };
  }

  /** Shows the board in a frame of another size: whole, or as near as it takes to be read where the theme says how wide that is. */
  fitIn() {
    const style = getComputedStyle(this.root);
    const least = parseFloat(style.getPropertyValue("--board-min-width")) || 0;
    this.closest = parseFloat(style.getPropertyValue("--board-closest")) || CLOSEST;
    this.sight.least = parseFloat(style.getPropertyValue("--target-least")) || 0;
    const { offsetWidth } = this.board.root;
    const near = offsetWidth > 0 && !this.zoomed && !this.sight.before ? Math.min(this.closest, Math.max(1, least / offsetWidth)) : this.scale;
    const first = near !== this.scale;
    this.scale = near;
    this.show(false);
    if (first) this.sight.gather(this.board.targets.children);
  }

  /** Shows the board at its scale and place, within the frame. @param {boolean} gliding */
  show(gliding) {
    const { width, height, left, top, board } = this.sizes;
    const [across = 0, down = 0] = board;
    if (this.goRound(left, across * this.scale, width)) gliding = false;
    this.x = within(this.x, left, across * this.scale, width);
    this.y = within(this.y, top, down * this.scale, height);
    const { style, classList } = this.board.root;
    classList.toggle("gliding", gliding);
    style.transform = this.scale === 1 ? "" : `translate(${this.x}px, ${this.y}px) scale(${this.scale})`;
    this.root.classList.toggle("zoomed", this.scale > 1);
    this.out.disabled = this.fit.disabled = this.scale <= 1;
    this.in.disabled = this.scale >= this.closest;
    this.showDetail(across * this.scale);
  }

  /**
   * Where a map that goes around is pushed beyond its edge, it is turned instead.
   * @param {number} rest where the board begins at rest
   * @param {number} size of the board as it is seen
   * @param {number} room
   * @returns {boolean} whether it has been turned
   */
  goRound(rest, size, room) {
    const { wraps, viewBox } = this.board.plan.data;
    if (!wraps || this.scale === 1 || size <= room) return false;
    const step = (wraps.step * size) / viewBox[2];
    const [least, most] = [room - size - rest, -rest];
    // To the middle of what there is to pan: it is not to be turned again at once.
    const ahead = Math.floor((most - least) / 2 / step) * step;
    const steps = this.x > most ? -Math.ceil((this.x - most + ahead) / step) : this.x < least ? Math.ceil((least - this.x + ahead) / step) : 0;
    if (steps === 0) return false;
    this.board.turn(steps);
    this.x += steps * step;
    return true;
  }

  /**
   * Says how near the board is seen, for themes that show more then: in steps, since all that depends on it is drawn anew.
   * @param {number} width in px
   */
  showDetail(width) {
    const px = width / this.board.plan.data.viewBox[2];
    if (!(px > 0)) return;
    const step = (1.25 ** Math.floor(Math.log(px) / Math.log(1.25))).toFixed(3);
    const { style, dataset } = this.board.root;
    if (style.getPropertyValue("--px") !== step) style.setProperty("--px", step);
    const detail = px < DETAIL.middle ? "far" : px < DETAIL.near ? "middle" : "near";
    if (dataset.detail !== detail) dataset.detail = detail;
  }

  /**
   * Zooms and leaves what is at a point of the window where it is.
   * @param {number} factor
   * @param {{ x: number, y: number }} point
   * @param {boolean} gliding
   */
  zoom(factor, point, gliding) {
    const next = Math.min(this.closest, Math.max(1, this.scale * factor));
    this.zoomed = true;
    this.sight.before = null;
    const box = this.root.getBoundingClientRect();
    const { left, top } = this.sizes;
    const [px, py] = [point.x - box.x - left, point.y - box.y - top];
    this.x = px - ((px - this.x) / this.scale) * next;
    this.y = py - ((py - this.y) / this.scale) * next;
    this.scale = next < 1.02 ? 1 : next;
    if (this.scale === 1) this.x = this.y = 0;
    this.show(gliding);
  }

  /** Zooms about the middle. @param {number} factor */
  step(factor) {
    const box = this.root.getBoundingClientRect();
    this.zoom(factor, { x: box.x + box.width / 2, y: box.y + box.height / 2 }, true);
    // A button that has just gone out of use passes the focus on.
    const lost = this.tools.querySelector(":focus:disabled") ?? (document.activeElement === document.body ? this.tools : null);
    if (lost) (this.in.disabled ? this.out : this.in).focus();
  }

  /** Shows the whole board. */
  whole() {
    this.zoomed = true;
    this.sight.before = null;
    this.scale = 1;
    this.show(true);
    this.in.focus();
  }

  /** What moves under somebody's hand is drawn once and shifted; when it rests, it is drawn sharp. */
  hasten() {
    this.root.classList.add("moving");
    clearTimeout(this.resting);
    this.resting = setTimeout(() => this.root.classList.remove("moving"), REST);
  }

  /** @param {WheelEvent} event */
  onWheel(event) {
    const scrolls = document.documentElement.scrollHeight > window.innerHeight + 1;
    const pinch = event.ctrlKey; // what a pinch on a touchpad comes as
    if (!pinch && this.scale === 1 && (scrolls || event.deltaY > 0)) return;
    event.preventDefault();
    this.hasten();
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 30 : 1;
    this.zoom(Math.exp(-event.deltaY * lines * (pinch ? 0.01 : 0.0016)), { x: event.clientX, y: event.clientY }, false);
  }

  /** @param {PointerEvent} event */
  onDown(event) {
    if (event.pointerType === "mouse" && event.button !== 0) return;
    this.pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    this.gone = 0;
  }

  /** @param {PointerEvent} event */
  onMove(event) {
    const before = this.pointers.get(event.pointerId);
    if (!before) return;
    if (event.pointerType === "mouse" && event.buttons === 0) {
      this.onUp(event); // let go outside the frame, which was not told
      return;
    }
    const now = { x: event.clientX, y: event.clientY };
    if (this.scale > 1) this.hasten();
    const others = [...this.pointers].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
    this.pointers.set(event.pointerId, now);
    this.gone += Math.hypot(now.x - before.x, now.y - before.y);
    const [other] = others;
    if (other) {
      const apart = (/** @type {{ x: number, y: number }} */ point) => Math.max(1, Math.hypot(point.x - other.x, point.y - other.y));
      this.zoom(apart(now) / apart(before), { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }, false);
      this.gone = Infinity;
    } else if (this.scale > 1 && this.gone > DRAG) {
      this.root.setPointerCapture(event.pointerId);
      this.root.classList.add("dragging");
      this.x += now.x - before.x;
      this.y += now.y - before.y;
      this.show(false);
    }
  }

  /** @param {PointerEvent} event */
  onUp(event) {
    if (!this.pointers.delete(event.pointerId)) return;
    const dragged = this.root.classList.contains("dragging") || this.gone === Infinity;
    this.root.classList.remove("dragging");
    if (dragged && event.type === "pointerup") swallowClick(); // nothing was chosen
  }

  /**
   * Plus and minus zoom; arrows pan, where they have nothing else to do.
   * @param {KeyboardEvent} event
   */
  onKey(event) {
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || document.querySelector("dialog[open]")) return;
    const target = event.target instanceof Element ? event.target : null;
    if (target?.matches("input, select, textarea")) return;
    const way = WAYS[event.key];
    if (settings.keys && (event.key === "+" || event.key === "=")) this.step(STEP);
    else if (settings.keys && event.key === "-") this.step(1 / STEP);
    else if (way && this.scale > 1 && !event.shiftKey && !target?.closest(".targets")) {
      this.x += way[0] * PAN * this.root.clientWidth;
      this.y += way[1] * PAN * this.root.clientHeight;
      this.show(true);
    } else return;
    event.preventDefault();
  }
}

/**
 * A shift that leaves no gap at the edges of the frame, or centres what is smaller than the frame.
 * @param {number} shift
 * @param {number} rest where the board begins at rest
 * @param {number} size of the board as it is seen
 * @param {number} room
 */
function within(shift, rest, size, room) {
  if (size <= room) return (room - size) / 2 - rest;
  return Math.min(-rest, Math.max(room - size - rest, shift));
}
