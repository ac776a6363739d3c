/**
 * A board: its drawing, its pieces, and an HTML button over every place that may be chosen now.
 *
 * It draws any board of the schema and knows no game. It builds its elements once and later updates only what changes.
 */

/** @import { Area, Place } from "../../types.d.ts" */
/** @import { BoardPlan } from "../../game/catalogue.mjs" */
/** @import { Offer } from "./grouping.mjs" */
/** @import { Box } from "./hit-areas.mjs" */

import { element, replaceFocused, svg } from "../../base/elements.mjs";
import { phrase, rewrite } from "../../base/l10n.mjs";
import { settings } from "../../base/settings.mjs";
import { areaSpot } from "../../game/catalogue.mjs";
import { showDetail } from "./detail.mjs";
import { ARROWS, nextIn } from "./directions.mjs";
import { grouped } from "./grouping.mjs";
import { hitAreas } from "./hit-areas.mjs";
import { linesToAll } from "./lines.mjs";
import { BoardMarks } from "./marks.mjs";
import { Pieces } from "./pieces.mjs";

/** On boards with more places than this, each button is made when it is first needed. */
const MOST_AHEAD = 300;

/** More targets than this are drawn less prominently, so that they do not cover the board with marks. */
const MANY = 12;

/** Characters typed within this time of each other, in ms, form one label. */
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
    /** Covers the board, but not the pieces, while people look back: the pieces keep the colours of their seats. */
    const veil = svg("rect", { class: "veil", x, y, width, height });
    /** The outlines of the areas that may be chosen. */
    this.areas = svg("g", { class: "area-targets" });
    drawing.append(svg("g", { class: "over" }, veil, this.areas, this.marks.root, this.layer));
    this.targets = element("div", { class: "targets", role: "group" });
    this.targets.hidden = true;
    this.targets.addEventListener("keydown", (event) => this.onKey(event));
    this.root = element("div", { class: "board" }, drawing, this.targets);
    this.root.style.aspectRatio = `${width} / ${height}`;
    this.root.style.setProperty("--board-ratio", String(width / height));
    /** The effect of choosing each offered place, by id. @type {Map<string, () => void>} */
    this.choices = new Map();
    /**
     * The buttons by place. They are made now, while the engine still works on its first answer, so that nobody waits
     * for them later.
     */
    this.buttons = new Map(
      plan.spots.size > MOST_AHEAD ? [] : [...plan.spots].map(([id, spot]) => [id, this.button(id, spot)]),
    );
    /**
     * Called with the offered place that the pointer or the focus is on; with null when it leaves.
     * @type {(id: string | null) => void}
     */
    this.onpoint = () => undefined;
    /** Called after a turn of the map. */
    this.onturn = () => {};
    /** @type {string[]} */
    this.offered = [];
    /** The box that takes clicks for each offered place. @type {Map<string, Box>} */
    this.hitAreas = new Map();
    /** What is offered, place by place; the shown choices may be rooms. @type {Offer} */
    this.offering = { choices: new Map(), name: String, stands: [], costs: new Map() };
    /** Whether rooms stand for the places in them. */
    this.grouped = false;
    /** Called with the places of a room that somebody has opened. @type {(room: string, places: string[]) => void} */
    this.onroom = () => undefined;
    this.typed = "";
    this.typedAt = 0;
  }

  /**
   * Offers places and areas; the previous offer ends.
   * @param {Map<string, () => void>} choices the effect of choosing each place, by id
   * @param {(id: string) => string} name the button's label for screen readers
   * @param {string[]} stands the places where the person's pieces stand: the board shows the lines from there to the
   *   offered places
   * @param {Map<string, string>} costs the text on an offered place, by id
   */
  offer(choices, name, stands = [], costs = new Map()) {
    this.offering = { choices, name, stands, costs };
    this.grouped = false;
    this.drawOffer();
  }

  /** Lets rooms stand for the places in them, or ends that. @param {boolean} grouped */
  group(grouped) {
    this.grouped = grouped;
    this.drawOffer();
  }

  /** Draws the offer: again after a turn of the map, and when places are grouped. */
  drawOffer() {
    const shown = this.grouped
      ? grouped(this.plan, this.offering, this.onroom)
      : { ...this.offering, groups: new Map() };
    const { choices, name, stands, costs, groups } = shown;
    const before = this.offered.length;
    this.choices = choices;
    this.offered = [...choices.keys()].filter((id) => this.plan.spots.has(id));
    if (before + this.offered.length === 0) return;
    this.root.classList.toggle("many-targets", this.offered.length > MANY);
    const lines = linesToAll(this.plan, stands, this.offered);
    for (const line of this.plan.drawing.querySelectorAll("[data-line]"))
      line.classList.toggle("active", lines.has(line.getAttribute("data-line") ?? ""));
    this.hitAreas = hitAreas(this.plan, this.offered);
    const buttons = this.offered.map((id) => this.buttonOf(id));
    buttons.forEach((button, at) => {
      const id = this.offered[at] ?? "";
      this.put(button, this.hitAreas.get(id));
      button.classList.toggle("of-several", groups.has(id));
      button.tabIndex = at === 0 ? 0 : -1; // the Tab key stops once in the group; the arrows move within it
      const cost = costs.get(id);
      button.replaceChildren(...(cost === undefined ? [] : [element("span", { class: "cost" }, cost)]));
    });
    rewrite(this.targets, () => {
      this.targets.setAttribute("aria-label", phrase("board-targets"));
      this.offered.forEach((id, at) => {
        buttons[at]?.setAttribute("aria-label", name(id));
      });
    });
    replaceFocused(this.targets, buttons);
    this.targets.hidden = buttons.length === 0;
    this.areas.replaceChildren(...this.offered.flatMap((id) => this.outline(id)));
  }

  /**
   * Shows as much as can be read at a scale.
   * @param {number} px the px per unit of the drawing
   * @param {number} zoom how many times larger the board is than when all of it is in sight
   */
  detail(px, zoom) {
    showDetail(this.root, px, zoom);
    this.marks.fit(px);
  }

  /** Turns a map that wraps around, with everything on it. @param {number} steps */
  turn(steps) {
    this.plan.turn(steps);
    this.buttons.clear();
    this.pieces.show(this.pieces.shown, this.pieces.seats);
    this.drawOffer();
    this.marks.redraw();
    this.onturn();
  }

  /**
   * Turns a map that wraps around if its edge lies between a piece and the places offered for it.
   * @param {string} piece
   * @param {Iterable<string>} offered
   */
  face(piece, offered) {
    const { wraps } = this.plan.data;
    const stands = this.pieces.points.get(piece);
    if (!wraps || !stands) return;
    const torn = [...offered].some(
      (id) => Math.abs((this.plan.spots.get(id)?.x ?? stands.x) - stands.x) > (wraps.right - wraps.left) / 2,
    );
    if (torn) this.turn(Math.round((stands.x - (wraps.left + wraps.right) / 2) / wraps.step));
  }

  /**
   * The outline of an offered area, and frames at its further spots; a click anywhere in it chooses the area.
   * @param {string} id
   * @returns {SVGElement[]}
   */
  outline(id) {
    const area = this.plan.data.areas.find((one) => areaSpot(one.id) === id);
    if (!area) return [];
    const drawn = svg("path", { class: "area-target", d: area.path });
    drawn.addEventListener("click", () => this.choices.get(id)?.());
    drawn.addEventListener("pointerenter", () => this.onpoint(id));
    drawn.addEventListener("pointerleave", () => this.onpoint(null));
    const spots = (area.also ?? []).map(([x, y]) => {
      const { width, height } = area;
      return svg("rect", { class: "area-spot", x: x - width / 2, y: y - height / 2, width, height, rx: height / 14 });
    });
    return [drawn, ...spots];
  }

  /**
   * Makes the button over a place or an area. It is in the page only while the place is offered.
   * @param {string} id
   * @param {Place | Area} place
   */
  button(id, place) {
    const button = element("button", { type: "button", class: "target", onclick: () => this.choices.get(id)?.() });
    button.dataset.place = id;
    button.dataset.kind = "kind" in place ? place.kind : "area";
    for (const event of ["pointerenter", "focus"]) button.addEventListener(event, () => this.onpoint(id));
    for (const event of ["pointerleave", "blur"]) button.addEventListener(event, () => this.onpoint(null));
    this.put(button, place);
    return button;
  }

  /** Positions a button over the box that takes its clicks. @param {HTMLElement} button @param {Box} [box] */
  put({ style }, box) {
    if (!box) return;
    const [left, top, width, height] = this.plan.data.viewBox;
    style.left = `${(100 * (box.x - box.width / 2 - left)) / width}%`;
    style.top = `${(100 * (box.y - box.height / 2 - top)) / height}%`;
    style.width = `${(100 * box.width) / width}%`;
    style.height = `${(100 * box.height) / height}%`;
  }

  /** The button over an existing place or area. @param {string} id */
  buttonOf(id) {
    if (!this.buttons.has(id))
      this.buttons.set(id, this.button(id, /** @type {Place | Area} */ (this.plan.spots.get(id))));
    return /** @type {HTMLButtonElement} */ (this.buttons.get(id));
  }

  /** Moves the focus to the first offered place. */
  focus() {
    this.buttons.get(this.offered[0] ?? "")?.focus();
  }

  /** @param {KeyboardEvent} event */
  onKey(event) {
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    const here = event.target instanceof HTMLElement ? event.target.dataset.place : undefined;
    if (here === undefined) return;
    const next = this.target(event.key, here);
    if (next === null) return;
    event.preventDefault();
    for (const button of this.targets.children) /** @type {HTMLElement} */ (button).tabIndex = -1;
    const to = this.buttonOf(next);
    to.tabIndex = 0;
    to.focus();
  }

  /**
   * The offered place that a key leads to: an arrow key, Home, End, or a character of a label.
   * @param {string} key
   * @param {string} here
   * @returns {string | null}
   */
  target(key, here) {
    const direction = ARROWS[key];
    if (direction) return this.beside(here, direction) ?? nextIn(this.plan.spots, this.offered, here, direction);
    if (key === "Home") return this.offered[0] ?? null;
    if (key === "End") return this.offered.at(-1) ?? null;
    return key.length === 1 && key !== " " && settings.keys ? this.labelled(key) : null;
  }

  /**
   * The nearest offered place in a direction, along the board's neighbours.
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
   * The offered place whose label begins with the characters typed so far, or else with this character alone.
   * @param {string} character
   */
  labelled(character) {
    const now = performance.now();
    const typed = (now - this.typedAt < TYPING ? this.typed : "") + character.toLowerCase();
    this.typedAt = now;
    for (const start of [typed, character.toLowerCase()]) {
      const label = (/** @type {string} */ id) => this.plan.label(id).toLowerCase();
      const found =
        this.offered.find((id) => label(id) === start) ?? this.offered.find((id) => label(id).startsWith(start));
      this.typed = start;
      if (found !== undefined) return found;
    }
    return null;
  }
}
