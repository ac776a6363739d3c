/**
 * The viewport of a board: zoom and pan by wheel, pinch, drag, keys and buttons. It works for boards of every size.
 * Without zoom the viewport shows the whole board, and the page scrolls as usual.
 */

/** @import { Board } from "./board.mjs" */
/** @import { Extent } from "./pan.mjs" */

import { element, picture } from "../../base/elements.mjs";
import { swallowClick } from "../../base/hold.mjs";
import { phrase, rewrite, say } from "../../base/l10n.mjs";
import { settings } from "../../base/settings.mjs";
import { isFree } from "../../base/shortcut.mjs";
import { Camera } from "./camera.mjs";
import { Crowding } from "./crowding.mjs";
import { isLeap } from "./detail.mjs";
import { turnsFor, within } from "./pan.mjs";
import { Resting, transformOf } from "./resting.mjs";
import { Rulers } from "./rulers.mjs";
import { Steady } from "./steady.mjs";

/** The greatest scale if the theme has no `--board-closest`, and the factor of one zoom by button or key. */
const CLOSEST = 4;
const STEP = 1.5;
/** The distance that one press of an arrow key pans, as a part of the viewport. */
const PAN = 0.2;
/** The number of steps by which a button turns a map that wraps around. */
const TURN = 6;
/** A pointer that moves less than this, in px, clicks; otherwise it drags. */
const DRAG = 6;

/** @type {{ [key: string]: [number, number] }} */
const DIRECTIONS = { ArrowLeft: [1, 0], ArrowRight: [-1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };

export class Viewport {
  /** @param {Board} board */
  constructor(board) {
    this.board = board;
    this.scale = 1;
    this.x = 0;
    this.y = 0;
    /** The width of the unzoomed board when it was last shown, in px: to ask for it again would cost a layout. */
    this.across = 0;
    this.closest = CLOSEST;
    /** The positions of the pressed pointers, by id. @type {Map<number, { x: number, y: number }>} */
    this.pointers = new Map();
    /** How far the pointer has moved since it was pressed, in px; infinite after a pinch. */
    this.gone = 0;
    this.rulers = new Rulers(board.plan);
    this.root = element("div", { class: "board-frame" }, board.root, ...this.rulers.parts);
    this.resting = new Resting(this.root, board.root, () => this.show(false));
    this.camera = new Camera(this);
    this.crowding = new Crowding(board.plan, board.pieces);
    this.steady = new Steady((factor, point) => this.zoom(factor, point, false));
    this.out = this.tool("zoom-out", "icon-minus", () => this.step(1 / STEP));
    this.fit = this.tool("zoom-fit", "icon-fit", () => this.whole());
    this.in = this.tool("zoom-in", "icon-plus", () => this.step(STEP));
    const turns = board.plan.data.wraps
      ? [
          this.tool("turn-west", "icon-previous", () => board.turn(-TURN)),
          this.tool("turn-east", "icon-next", () => board.turn(TURN)),
        ]
      : [];
    this.tools = element("div", { class: "board-tools", role: "group" }, ...turns, this.out, this.fit, this.in);
    rewrite(this.tools, () => this.tools.setAttribute("aria-label", phrase("zoom-tools")));
    this.root.addEventListener("wheel", (event) => this.onWheel(event), { passive: false });
    this.root.addEventListener("pointerdown", (event) => this.onDown(event));
    this.root.addEventListener("pointermove", (event) => this.onMove(event));
    for (const kind of /** @type {const} */ (["pointerup", "pointercancel"])) {
      this.root.addEventListener(kind, (event) => this.onUp(event));
    }
    this.root.addEventListener("focusin", (event) => this.camera.reveal(/** @type {Element} */ (event.target)));
    board.marks.arrived = (mark) => this.camera.reveal(mark);
    this.watching = new ResizeObserver(() => this.fitIn());
    /** Whether the board is being put into a viewport of a new size: it moves several times, and is drawn once. */
    this.fitting = false;
    /** Whether somebody has zoomed. Until then the board has the scale that the theme asks for. */
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

  /** The size of the viewport, and the size and position of the unzoomed board in it; in px. */
  get sizes() {
    const { clientWidth: width, clientHeight: height } = this.root;
    const { offsetLeft, offsetTop, offsetWidth, offsetHeight, offsetParent } = this.board.root;
    // If the viewport is sticky, it is the board's offset parent; otherwise both offsets are measured from the page.
    const [left, top] = offsetParent === this.root ? [0, 0] : [this.root.offsetLeft, this.root.offsetTop];
    return { width, height, left: offsetLeft - left, top: offsetTop - top, board: [offsetWidth, offsetHeight] };
  }

  /**
   * Adapts the board to the size of the viewport: whole, or larger if the theme sets a readable width
   * (`--board-min-width`).
   */
  fitIn() {
    const style = getComputedStyle(this.root);
    const least = parseFloat(style.getPropertyValue("--board-min-width")) || 0;
    this.closest = parseFloat(style.getPropertyValue("--board-closest")) || CLOSEST;
    this.camera.sight.least = parseFloat(style.getPropertyValue("--target-least")) || 0;
    this.camera.sight.nearest = parseFloat(style.getPropertyValue("--board-nearest")) || Infinity;
    const fills = style.getPropertyValue("--board-fills").trim() === "1";
    const { offsetWidth, offsetHeight } = this.board.root;
    const filling = fills && offsetHeight > 0 ? this.root.clientHeight / offsetHeight : 1;
    const near =
      offsetWidth > 0 && !this.zoomed && !this.camera.before
        ? Math.min(this.closest, Math.max(1, least / offsetWidth, filling))
        : this.scale;
    const first = near !== this.scale;
    this.scale = near;
    this.fitting = true;
    if (!first || !this.camera.goHome()) {
      this.show(false);
      if (first) this.camera.gather(this.board.targets.children);
    }
    this.fitting = false;
    if (first) this.camera.watch(); // a scene that was there before the board had its size
    this.detail();
  }

  /**
   * Draws the board at its scale and position, within the viewport.
   * @param {boolean} gliding whether the change is animated
   */
  show(gliding) {
    const { width, height, left, top, board } = this.sizes;
    const [across = 0, down = 0] = board;
    this.across = across;
    const extent = { rest: left, size: across * this.scale, room: width };
    if (this.goRound(extent)) gliding = false;
    if (gliding) this.resting.move(); // the details come when it rests: in a task of their own
    this.x = within(this.x, extent);
    this.y = within(this.y, { rest: top, size: down * this.scale, room: height });
    const { style, classList } = this.board.root;
    classList.toggle("gliding", gliding);
    style.transform = transformOf(this, this.resting.zooms && !gliding);
    this.root.classList.toggle("zoomed", this.scale > 1);
    const map = { left: left + this.x, top: top + this.y, width: across * this.scale, height: down * this.scale };
    this.rulers.show(map, this.scale > 1);
    this.out.disabled = this.fit.disabled = this.scale <= 1;
    this.in.disabled = this.scale >= this.closest;
    this.detail();
  }

  /**
   * If a map that wraps around is panned beyond its edge, turns it instead.
   * @param {Extent} extent from left to right
   * @returns {boolean} whether the map was turned
   */
  goRound(extent) {
    const { wraps, viewBox } = this.board.plan.data;
    if (!wraps || this.scale === 1 || extent.size <= extent.room) return false;
    const step = (wraps.step * extent.size) / viewBox[2];
    const steps = turnsFor(this.x, extent, step);
    if (steps === 0) return false;
    this.board.turn(steps);
    this.x += steps * step;
    return true;
  }

  /** Shows as much as can be read at the board's scale; while the board moves, that waits, unless it leaps: it redraws everything. */
  detail() {
    const { root, plan } = this.board;
    const px = (this.across * this.scale) / plan.data.viewBox[2];
    if (this.fitting || (this.resting.moves && (this.resting.zooms || !isLeap(root, px)))) return;
    this.board.detail(px, this.scale);
    this.crowding.thin(root);
    this.crowding.spare(root);
  }

  /**
   * Zooms around a point of the window.
   * @param {number} factor
   * @param {{ x: number, y: number }} point
   * @param {boolean} gliding
   */
  zoom(factor, point, gliding) {
    const next = Math.min(this.closest, Math.max(1, this.scale * factor));
    this.zoomed = true;
    this.camera.before = null;
    const box = this.root.getBoundingClientRect();
    const { left, top } = this.sizes;
    const [px, py] = [point.x - box.x - left, point.y - box.y - top];
    this.x = px - ((px - this.x) / this.scale) * next;
    this.y = py - ((py - this.y) / this.scale) * next;
    this.scale = next < 1.02 ? 1 : next;
    if (this.scale === 1) this.x = this.y = 0;
    this.show(gliding);
  }

  /** Zooms around the middle of the viewport. @param {number} factor */
  step(factor) {
    const box = this.root.getBoundingClientRect();
    this.zoom(factor, { x: box.x + box.width / 2, y: box.y + box.height / 2 }, true);
    // If the focused button is now disabled, the other one gets the focus.
    const lost =
      this.tools.querySelector(":focus:disabled") ?? (document.activeElement === document.body ? this.tools : null);
    if (lost) (this.in.disabled ? this.out : this.in).focus();
  }

  /** Somebody wants to see the whole board. */
  whole() {
    this.standBack();
    this.in.focus();
  }

  /** Shows the whole board, until somebody zooms. */
  standBack() {
    this.zoomed = true;
    this.camera.before = null;
    this.scale = 1;
    this.show(true);
  }

  /** @param {WheelEvent} event */
  onWheel(event) {
    const scrolls = document.documentElement.scrollHeight > window.innerHeight + 1;
    const pinch = event.ctrlKey; // browsers report a pinch on a touchpad this way
    if (!pinch && this.scale === 1 && (scrolls || event.deltaY > 0)) return;
    event.preventDefault();
    this.resting.move(true);
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 30 : 1;
    this.steady.add(Math.exp(-event.deltaY * lines * (pinch ? 0.01 : 0.0016)), { x: event.clientX, y: event.clientY });
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
      this.onUp(event); // the button was released outside the viewport, where no event arrives
      return;
    }
    const now = { x: event.clientX, y: event.clientY };
    const others = [...this.pointers].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
    if (this.scale > 1) this.resting.move(others.length > 0);
    this.pointers.set(event.pointerId, now);
    this.gone += Math.hypot(now.x - before.x, now.y - before.y);
    const [other] = others;
    if (other) {
      const apart = (/** @type {{ x: number, y: number }} */ point) =>
        Math.max(1, Math.hypot(point.x - other.x, point.y - other.y));
      this.steady.add(apart(now) / apart(before), { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
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
    if (dragged && event.type === "pointerup") swallowClick(); // a drag chooses nothing
  }

  /**
   * Plus and minus zoom; the arrows pan a zoomed board, unless the focus is on its targets or notes.
   * @param {KeyboardEvent} event
   */
  onKey(event) {
    const target = event.target instanceof Element ? event.target : null;
    if (!isFree(event) || target?.matches("input")) return;
    const direction = DIRECTIONS[event.key];
    if (settings.keys && (event.key === "+" || event.key === "=")) this.step(STEP);
    else if (settings.keys && event.key === "-") this.step(1 / STEP);
    else if (direction && this.scale > 1 && !event.shiftKey && !target?.closest(".targets, .note-stops")) {
      this.x += direction[0] * PAN * this.root.clientWidth;
      this.y += direction[1] * PAN * this.root.clientHeight;
      this.show(true);
    } else return;
    event.preventDefault();
  }
}
