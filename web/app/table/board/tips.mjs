/**
 * What a thing on the map is, in a few words: while the pointer rests on it, while it has the focus, or after a long
 * press; where a tap does nothing else, after a tap. The theme knows the words (`about`).
 */

/** @import { Point } from "../../game/placement.mjs" */

import { element } from "../../base/elements.mjs";

/** The pointer rests after this time, in ms; a press is long after this time. */
const REST = 250;
const LONG = 500;
/** The focus that moves within this time after a key, in ms, is moved by people. */
const KEYED = 300;
/** A finger that moves more than this, in px, does not press any more. */
const STILL = 8;

/** When a key was last pressed. */
let keyed = -Infinity;
/** The tip that is shown. @type {Tips | null} */
let open = null;
addEventListener(
  "keydown",
  ({ key }) => {
    keyed = performance.now();
    if (key === "Escape") open?.close();
  },
  { capture: true },
);
addEventListener("pointerdown", () => open?.close(), { capture: true });

let tips = 0;

export class Tips {
  /**
   * @param {HTMLElement} frame the viewport of the board
   * @param {(what: Point | Element) => string | null} placeAt the place at a point of the window, or of an element
   * @param {(place: string) => string[]} about what a place is, line by line; empty for nothing
   * @param {(place: string) => Promise<string | null>} further a line that takes longer to find; null for none
   * @param {() => boolean} free whether a tap on the board does nothing else
   */
  constructor(frame, placeAt, about, further, free) {
    this.frame = frame;
    this.placeAt = placeAt;
    this.about = about;
    this.further = further;
    this.free = free;
    /** Counts what was shown: a line that comes too late is dropped. */
    this.shown = 0;
    tips += 1;
    this.root = element("div", { class: "tip", id: `tip-${tips}`, role: "tooltip", hidden: true });
    /** The focused element that the tip describes. @type {Element | null} */
    this.described = null;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    /** Where the pointer was pressed. @type {Point | null} */
    this.pressed = null;
    /** Where a finger has just been lifted that was pressed there: it leaves the board before its click comes. @type {Point | null} */
    this.tapped = null;
    /** Whether this press has opened a tip: people have asked, and the click at its end chooses nothing. */
    this.asked = false;
    frame.append(this.root);
    frame.addEventListener("pointermove", (event) => this.onMove(event));
    frame.addEventListener("pointerdown", (event) => this.onDown(event));
    for (const kind of ["pointerleave", "pointercancel", "wheel", "focusout"])
      frame.addEventListener(kind, () => this.close(), { passive: true });
    frame.addEventListener("pointerup", () => {
      clearTimeout(this.timer);
      this.tapped = this.pressed;
    });
    frame.addEventListener("pointercancel", () => (this.asked = false));
    frame.addEventListener("click", (event) => this.onClick(event), { capture: true });
    frame.addEventListener("focusin", ({ target, relatedTarget }) => {
      // People who move the focus ask what has it; the page, which sets it after a move, does not.
      if (!relatedTarget || performance.now() - keyed > KEYED || !(target instanceof Element)) return;
      const { x, y, width, height } = target.getBoundingClientRect();
      this.show({ x: x + width / 2, y: y + height / 2 }, target);
    });
  }

  /** @param {PointerEvent} event */
  onMove({ pointerType, buttons, clientX: x, clientY: y }) {
    if (pointerType !== "mouse") {
      if (this.pressed && Math.hypot(x - this.pressed.x, y - this.pressed.y) > STILL) this.close();
      return;
    }
    this.close();
    if (buttons === 0) this.timer = setTimeout(() => this.show({ x, y }), REST);
  }

  /** @param {PointerEvent} event */
  onDown({ pointerType, clientX: x, clientY: y }) {
    this.close();
    this.tapped = null;
    this.asked = false;
    if (pointerType === "mouse") return;
    this.pressed = { x, y };
    this.timer = setTimeout(() => {
      this.show({ x, y });
      this.asked = !this.root.hidden;
    }, LONG);
  }

  /** The click that ends a press; that of a key, or of a program, has no `detail`. @param {MouseEvent} event */
  onClick(event) {
    const { tapped, asked } = this;
    if (tapped && !asked && event.detail > 0 && this.free()) this.show(tapped);
    if (!asked || event.detail === 0) return;
    this.asked = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  close() {
    this.shown += 1;
    clearTimeout(this.timer);
    this.pressed = null;
    this.described?.removeAttribute("aria-describedby");
    this.described = null;
    if (this.root.hidden) return; // even the same value costs a layout of the board
    this.root.hidden = true;
    open = null;
  }

  /**
   * @param {Point} at in the window
   * @param {Point | Element} [what] what it is about
   */
  show(at, what = at) {
    const place = this.placeAt(what);
    const lines = place === null ? [] : this.about(place);
    if (place === null || lines.length === 0) return;
    this.shown += 1;
    open = this;
    if (what instanceof Element) {
      this.described = what;
      what.setAttribute("aria-describedby", this.root.id);
    }
    this.draw(lines, at);
    const { shown } = this;
    void this.further(place).then((line) => {
      if (line !== null && shown === this.shown) this.draw([...lines, line], at);
    });
  }

  /** @param {string[]} lines @param {Point} at in the window */
  draw(lines, at) {
    this.root.replaceChildren(...lines.map((line) => element("p", {}, line)));
    this.root.hidden = false;
    const port = this.frame.getBoundingClientRect();
    const { width, height } = this.root.getBoundingClientRect();
    const left = Math.min(port.width - width - 4, Math.max(4, at.x - port.x + 14));
    const above = at.y - port.y - height - 14;
    this.root.style.left = `${left}px`;
    this.root.style.top = `${above >= 4 ? above : at.y - port.y + 18}px`;
  }
}
