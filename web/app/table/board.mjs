/**
 * A board: its drawing, the pieces on it, and a real button over every place that may be chosen now.
 *
 * It draws any board of the schema and knows no game. Everything is built once; afterwards only what changes is touched.
 */

/** @import { Area, Place } from "../types.d.ts" */
/** @import { BoardPlan } from "../catalogue.mjs" */
/** @import { Box } from "./rooms.mjs" */

import { areaSpot } from "../catalogue.mjs";
import { element, svg } from "../elements.mjs";
import { phrase, rewrite } from "../l10n.mjs";
import { settings } from "../settings.mjs";
import { linesToAll } from "./lines.mjs";
import { BoardMarks } from "./marks.mjs";
import { Pieces } from "./pieces.mjs";
import { clickBoxes } from "./rooms.mjs";

/** On boards of more places than this, buttons are made when they are wanted. */
const MOST_AHEAD = 300;

/** More targets than this are many: they are marked more quietly, or the board would be all marks. */
const MANY = 12;

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
    this.marks = new BoardMarks(plan);
    /** Drawn over the board, under the pieces, while people look back: the pieces keep the colours of their seats. */
    const veil = svg("rect", { class: "veil", x, y, width, height });
    /** Drawn over the areas that may be chosen. */
    this.areas = svg("g", { class: "area-targets" });
    drawing.append(veil, this.areas, this.marks.root, this.layer);
    this.targets = element("div", { class: "targets", role: "group" });
    this.targets.hidden = true;
    this.targets.addEventListener("keydown", (event) => this.onKey(event));
    this.root = element("div", { class: "board" }, drawing, this.targets);
    this.root.style.aspectRatio = `${width} / ${height}`;
    this.root.style.setProperty("--board-ratio", String(width / height));
    /** What choosing each place on offer does. @type {Map<string, () => void>} */
    this.choices = new Map();
    /** Made while the engine is still busy with the first answer, not when people wait for the board. */
    this.buttons = new Map(plan.spots.size > MOST_AHEAD ? [] : [...plan.spots].map(([id, spot]) => [id, this.button(id, spot)]));
    /** What pointing at a place on offer does; null when nobody does any more. @type {(id: string | null) => void} */
    this.onpoint = () => undefined;
    /** @type {string[]} */
    this.offered = [];
    /** What takes a click for each place on offer. @type {Map<string, Box>} */
    this.boxes = new Map();
    /** Offers the same once more, where the map has been turned since. */
    this.offerAgain = () => {};
    this.typed = "";
    this.typedAt = 0;
  }

  /**
   * Offers places to be chosen, and no others.
   * @param {Map<string, () => void>} choices what choosing each place does
   * @param {(id: string) => string} name what a button says to a screen reader
   * @param {string[]} stands where the pieces of who chooses stand: lines that lead from there to what is on offer are shown
   * @param {Map<string, string>} costs what is to be read on a place on offer
   */
  offer(choices, name, stands = [], costs = new Map()) {
    this.offerAgain = () => this.offer(choices, name, stands, costs);
    const before = this.offered;
    this.choices = choices;
    this.offered = [...choices.keys()].filter((id) => this.plan.spots.has(id));
    if (before.length === 0 && this.offered.length === 0) return;
    this.root.classList.toggle("many-targets", this.offered.length > MANY);
    const lines = linesToAll(this.plan, stands, this.offered);
    for (const line of this.plan.drawing.querySelectorAll("[data-line]")) line.classList.toggle("active", lines.has(line.getAttribute("data-line") ?? ""));
    this.boxes = clickBoxes(this.plan, this.offered);
    const buttons = this.offered.map((id) => this.buttonOf(id));
    buttons.forEach((button, at) => {
      this.put(button, this.boxes.get(this.offered[at] ?? ""));
      const cost = costs.get(this.offered[at] ?? "");
      button.replaceChildren(...(cost === undefined ? [] : [element("span", { class: "cost" }, cost)]));
    });
    // One stop for the Tab key; arrows go on from there.
    buttons.forEach((button, at) => {
      button.tabIndex = at === 0 ? 0 : -1;
    });
    rewrite(this.targets, () => {
      this.targets.setAttribute("aria-label", phrase("board-targets"));
      this.offered.forEach((id, at) => {
        buttons[at]?.setAttribute("aria-label", name(id));
      });
    });
    this.targets.hidden = buttons.length === 0;
    this.targets.replaceChildren(...buttons);
    this.areas.replaceChildren(...this.offered.flatMap((id) => this.outline(id)));
  }

  /** Turns a map that goes around, with all that is on it. @param {number} steps */
  turn(steps) {
    this.plan.turn(steps);
    this.buttons.clear();
    this.pieces.show(this.pieces.shown, this.pieces.seats);
    this.offerAgain();
    this.marks.redraw();
  }

  /**
   * Turns a map that goes around so that a piece and the places it is offered are not torn apart.
   * @param {string} piece
   * @param {Iterable<string>} offered
   */
  face(piece, offered) {
    const { wraps } = this.plan.data;
    const stands = this.pieces.points.get(piece);
    if (!wraps || !stands) return;
    const torn = [...offered].some((id) => Math.abs((this.plan.spots.get(id)?.x ?? stands.x) - stands.x) > (wraps.right - wraps.left) / 2);
    if (torn) this.turn(Math.round((stands.x - (wraps.left + wraps.right) / 2) / wraps.step));
  }

  /** The outline of an area on offer, which takes a click as a whole. @param {string} id @returns {SVGElement[]} */
  outline(id) {
    const area = this.plan.data.areas.find((one) => areaSpot(one.id) === id);
    if (!area) return [];
    const drawn = svg("path", { class: "area-target", d: area.path });
    drawn.addEventListener("click", () => this.choices.get(id)?.());
    drawn.addEventListener("pointerenter", () => this.onpoint(id));
    drawn.addEventListener("pointerleave", () => this.onpoint(null));
    return [drawn];
  }

  /**
   * The button over a place or an area; it is in the page only while that may be chosen.
   * @param {string} id
   * @param {Place | Area} place
   */
  button(id, place) {
    const button = element("button", { type: "button", class: "target", onclick: () => this.choices.get(id)?.() });
    button.dataset.place = id;
    for (const event of ["pointerenter", "focus"]) button.addEventListener(event, () => this.onpoint(id));
    for (const event of ["pointerleave", "blur"]) button.addEventListener(event, () => this.onpoint(null));
    this.put(button, place);
    return button;
  }

  /** Puts a button where it takes clicks. @param {HTMLElement} button @param {Box} [box] */
  put({ style }, box) {
    if (!box) return;
    const [left, top, width, height] = this.plan.data.viewBox;
    style.left = `${(100 * (box.x - box.width / 2 - left)) / width}%`;
    style.top = `${(100 * (box.y - box.height / 2 - top)) / height}%`;
    style.width = `${(100 * box.width) / width}%`;
    style.height = `${(100 * box.height) / height}%`;
  }

  /** The button over a place or an area there is. @param {string} id */
  buttonOf(id) {
    const made = this.buttons.get(id) ?? this.button(id, /** @type {Place | Area} */ (this.plan.spots.get(id)));
    this.buttons.set(id, made);
    return made;
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
    const from = this.plan.spots.get(here);
    if (!from) return null;
    const [dx = 0, dy = 0] = DIRECTIONS[direction];
    let best = null;
    let least = Infinity;
    for (const id of this.offered) {
      const place = this.plan.spots.get(id);
      if (!place || id === here) continue;
      const ahead = (place.x - from.x) * dx + (place.y - from.y) * dy;
      const aside = Math.abs((place.x - from.x) * dy) + Math.abs((place.y - from.y) * dx);
      const distance = ahead + 3 * aside;
      if (ahead > 1 && distance < least) [best, least] = [id, distance];
    }
    return best;
  }
}
