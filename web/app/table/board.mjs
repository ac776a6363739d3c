/**
 * A board: its drawing, the pieces on it, and a real button over every place that may be chosen now.
 *
 * It draws any board of the schema and knows no game. Everything is built once; afterwards only what changes is touched.
 */

/** @import { Place } from "../types.d.ts" */
/** @import { BoardPlan } from "../catalogue.mjs" */

import { element, svg } from "../elements.mjs";
import { phrase, rewrite } from "../l10n.mjs";
import { settings } from "../settings.mjs";
import { Pieces } from "./pieces.mjs";

/** More targets than this are many: they are marked more quietly, or the board would be all marks. */
const MANY = 12;

/** How long the ring around an arrival is seen, fading or still, in ms. */
const RING = 1100;
const STILL_RING = 2000;

/** Arrow keys and where they lead. @type {{ [key: string]: "left" | "right" | "up" | "down" }} */
const ARROWS = { ArrowLeft: "left", ArrowRight: "right", ArrowUp: "up", ArrowDown: "down" };
const DIRECTIONS = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] };

/** Characters typed within this time, in ms, are one label. */
const TYPING = 1200;

export class Board {
  /** @param {BoardPlan} plan */
  constructor(plan) {
    this.plan = plan;
    const [x, y, width, height] = plan.data.viewBox;
    this.layer = svg("g", { class: "pieces" });
    this.pieces = new Pieces(plan, this.layer);
    const drawing = plan.drawing;
    drawing.setAttribute("class", "board-drawing");
    drawing.setAttribute("aria-hidden", "true");
    this.marks = svg("g", { class: "marks" });
    /** Drawn over the board, under the pieces, while people look back: the pieces keep the colours of their seats. */
    const veil = svg("rect", { class: "veil", x, y, width, height });
    drawing.append(veil, this.marks, this.layer);
    this.targets = element("div", { class: "targets", role: "group" });
    this.targets.hidden = true;
    this.targets.addEventListener("keydown", (event) => this.onKey(event));
    this.root = element("div", { class: "board" }, drawing, this.targets);
    this.root.style.aspectRatio = `${width} / ${height}`;
    this.root.style.setProperty("--board-ratio", String(width / height));
    /** What choosing each place on offer does. @type {Map<string, () => void>} */
    this.choices = new Map();
    /** Made while the engine is still busy with the first answer, not when people wait for the board. */
    this.buttons = new Map(plan.data.places.map((place) => [place.id, this.button(place)]));
    /** @type {string[]} */
    this.offered = [];
    this.typed = "";
    this.typedAt = 0;
    /** Told of every mark of an arrival. @type {(mark: Element) => void} */
    this.arrived = () => {};
  }

  /**
   * Offers places to be chosen, and no others.
   * @param {Map<string, () => void>} choices what choosing each place does
   * @param {(place: Place) => string} name what a place's button says to a screen reader
   */
  offer(choices, name) {
    const before = this.offered;
    this.choices = choices;
    this.offered = [...choices.keys()].filter((id) => this.plan.places.has(id));
    if (before.length === 0 && this.offered.length === 0) return;
    this.root.classList.toggle("many-targets", this.offered.length > MANY);
    const buttons = this.offered.map((id) => /** @type {HTMLButtonElement} */ (this.buttons.get(id)));
    // One stop for the Tab key; arrows go on from there.
    buttons.forEach((button, at) => {
      button.tabIndex = at === 0 ? 0 : -1;
    });
    rewrite(this.targets, () => {
      this.targets.setAttribute("aria-label", phrase("board-targets"));
      this.offered.forEach((id, at) => {
        const place = this.plan.places.get(id);
        if (place) buttons[at]?.setAttribute("aria-label", name(place));
      });
    });
    this.targets.hidden = buttons.length === 0;
    this.targets.replaceChildren(...buttons);
  }

  /**
   * A ring around the place where something has just arrived: it fades, or stands still where nothing moves.
   * @param {string} id
   * @param {number} pace how long movements take now, 0 for none
   */
  markArrival(id, pace) {
    const place = this.plan.places.get(id);
    if (!place) return;
    const { x, y, width, height } = place;
    const ring = svg("rect", { class: "arrival", x: x - width / 2, y: y - height / 2, width, height, rx: Math.min(width, height) / 7 });
    this.marks.replaceChildren(ring);
    this.arrived(ring);
    if (pace > 0) ring.animate([{ opacity: 1 }, { opacity: 1, offset: 0.5 }, { opacity: 0 }], { duration: RING * pace, fill: "forwards" });
    setTimeout(() => ring.remove(), pace > 0 ? RING * pace : STILL_RING);
  }

  /** The button over a place; it is in the page only while the place may be chosen. @param {Place} place */
  button(place) {
    const [left, top, width, height] = this.plan.data.viewBox;
    const button = element("button", { type: "button", class: "target", onclick: () => this.choices.get(place.id)?.() });
    button.dataset.place = place.id;
    button.style.left = `${(100 * (place.x - place.width / 2 - left)) / width}%`;
    button.style.top = `${(100 * (place.y - place.height / 2 - top)) / height}%`;
    button.style.width = `${(100 * place.width) / width}%`;
    button.style.height = `${(100 * place.height) / height}%`;
    return button;
  }

  /** Moves the focus to the first place on offer. */
  focus() {
    const first = this.offered[0];
    if (first !== undefined) this.buttons.get(first)?.focus();
  }

  /** @param {KeyboardEvent} event */
  onKey(event) {
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    const here = event.target instanceof HTMLElement ? event.target.dataset.place : undefined;
    if (here === undefined) return;
    const next = this.led(event.key, here);
    if (next === null) return;
    event.preventDefault();
    for (const button of this.targets.children) /** @type {HTMLElement} */ (button).tabIndex = -1;
    const to = this.buttons.get(next);
    if (!to) return;
    to.tabIndex = 0;
    to.focus();
  }

  /**
   * The place on offer that a key leads to: the arrows, the first and the last, or what is written on it.
   * @param {string} key
   * @param {string} here
   * @returns {string | null}
   */
  led(key, here) {
    const direction = ARROWS[key];
    if (direction) return this.beside(here, direction) ?? this.next(here, direction);
    if (key === "Home") return this.offered[0] ?? null;
    if (key === "End") return this.offered.at(-1) ?? null;
    return key.length === 1 && key !== " " && settings.keys ? this.labelled(key) : null;
  }

  /**
   * The nearest place on offer along the neighbours of the board.
   * @param {string} here
   * @param {"left" | "right" | "up" | "down"} direction
   */
  beside(here, direction) {
    const passed = new Set([here]);
    let id = this.plan.places.get(here)?.neighbours?.[direction];
    while (id !== undefined && !passed.has(id)) {
      if (this.choices.has(id)) return id;
      passed.add(id);
      id = this.plan.places.get(id)?.neighbours?.[direction];
    }
    return null;
  }

  /**
   * The place on offer whose label begins with what was typed so far; failing that, with this character alone.
   * @param {string} character
   */
  labelled(character) {
    const now = performance.now();
    const typed = (now - this.typedAt < TYPING ? this.typed : "") + character.toLowerCase();
    this.typedAt = now;
    for (const start of [typed, character.toLowerCase()]) {
      const label = (/** @type {string} */ id) => this.plan.label(id).toLowerCase();
      const found = this.offered.find((id) => label(id) === start) ?? this.offered.find((id) => label(id).startsWith(start));
      this.typed = start;
      if (found !== undefined) return found;
    }
    return null;
  }

  /**
   * The nearest place on offer in a direction, straight ahead before aside.
   * @param {string} here
   * @param {"left" | "right" | "up" | "down"} direction
   */
  next(here, direction) {
    const from = this.plan.places.get(here);
    if (!from) return null;
    const [dx = 0, dy = 0] = DIRECTIONS[direction];
    let best = null;
    let least = Infinity;
    for (const id of this.offered) {
      const place = this.plan.places.get(id);
      if (!place || id === here) continue;
      const ahead = (place.x - from.x) * dx + (place.y - from.y) * dy;
      const aside = Math.abs((place.x - from.x) * dy) + Math.abs((place.y - from.y) * dx);
      const distance = ahead + 3 * aside;
      if (ahead > 1 && distance < least) [best, least] = [id, distance];
    }
    return best;
  }
}
