/**
 * The marks on a board: a ring at the place where a piece has just arrived, and hatching with a warning triangle on
 * threatened places and areas. No mark relies on colour alone. They lie below the pieces, the badges above them.
 */

/** @import { Area, Marks, Place } from "../../types.d.ts" */
/** @import { Trace } from "../types.d.ts" */
/** @import { BoardPlan } from "../../game/catalogue.mjs" */
/** @import { Box } from "./ties.mjs" */

import { svg } from "../../base/elements.mjs";
import { Badges, freest } from "./badges.mjs";
import { keptOff } from "./rects.mjs";
import { lettersOf } from "./written.mjs";

/** How long the ring around an arrival is visible, in ms: fading, or still without movements. */
const RING = 1100;
const STILL_RING = 2000;

/** The side of the triangle, as a part of the board's width. */
const SIGN = 0.027;
/** Its most, as a part of the height of a place in which other places lie: what stands and is written there stays legible. */
const IN_ROOM = 0.42;
/** The corners of a place at which the triangle may stand, the best first. */
const CORNERS = /** @type {const} */ ([
  [1, -1],
  [1, 1],
  [-1, 1],
  [-1, -1],
]);
/** Scales differ if they do so by this part. */
const SCALES = 0.02;
/** The distance of a frame from its place, as a part of the board's width. */
const GAP = 0.002;

/**
 * The side of the triangle on a place.
 * @param {number} usual
 * @param {{ height: number }} place
 * @param {boolean} isRoom whether other places lie in it
 */
export const sideOn = (usual, { height }, isRoom) => (isRoom ? Math.min(usual, IN_ROOM * height) : usual);

let serial = 0;

export class BoardMarks {
  /** @param {BoardPlan} plan */
  constructor(plan) {
    this.plan = plan;
    this.badges = new Badges(plan);
    serial += 1;
    this.hatch = `hatch-${serial}`;
    const pattern = svg(
      "pattern",
      { id: this.hatch, width: 12, height: 12, patternUnits: "userSpaceOnUse", patternTransform: "rotate(45)" },
      svg("rect", { class: "hatch-line", width: 5, height: 12 }),
    );
    this.arrivals = svg("g", { class: "marks" });
    /** The drawn marks, by the reason for them. @type {Map<string, SVGElement>} */
    this.layers = new Map();
    /** The requested marks, by the reason for them. @type {Map<string, Marks | null>} */
    this.marked = new Map();
    /** The drawn way. @type {Trace | null} */
    this.traced = null;
    /** Called with every ring around an arrival. @type {(mark: Element) => void} */
    this.arrived = () => {};
    this.threats = svg("g", { class: "threats" });
    this.path = svg("path", { class: "trace" });
    this.later = svg("path", { class: "trace trace-later" });
    this.ends = svg("g", { class: "trace-ends" });
    const ways = [this.later, this.path, this.ends];
    this.root = svg("g", { class: "board-marks" }, svg("defs", {}, pattern), this.threats, ...ways, this.arrivals);
  }

  /**
   * Marks places and areas; these marks replace earlier ones with the same reason.
   * @param {string} why
   * @param {Marks | null} marks
   */
  show(why, marks) {
    this.marked.set(why, marks);
    this.layers.get(why)?.remove();
    const areas = (marks?.areas ?? [])
      .map((id) => this.plan.data.areas.find((area) => area.id === id))
      .filter((area) => area !== undefined);
    const placed = (/** @type {string[]} */ ids) => ids.flatMap((id) => this.plan.places.get(id) ?? []);
    const [places, rings] = [placed(marks?.places ?? []), placed(marks?.rings ?? [])];
    this.badges.show(why, marks?.badges ?? []);
    const covered = places.length > 0 ? this.covered() : [];
    const letters = rings.length > 0 ? lettersOf(this.badges.texts.boxes(this.badges.root)) : [];
    if (areas.length + places.length + rings.length === 0) return;
    const layer = svg(
      "g",
      { class: `marked marked-${why}` },
      ...areas.map((area) => this.area(area)),
      ...places.map((place) => this.place(place, covered)),
      ...rings.map((place) => this.ring(place, letters)),
    );
    this.layers.set(why, layer);
    this.threats.append(layer);
  }

  /** @param {Area} area */
  area(area) {
    const { side } = this;
    // Above the number of the area, whose frame would lie over it.
    const sign = this.sign(area.x + (area.width - side) / 2, area.y - area.height / 2 - 0.7 * side, side);
    return svg(
      "g",
      { "data-area": area.id },
      svg("path", { class: "threat", d: area.path, fill: `url(#${this.hatch})` }),
      sign,
    );
  }

  /** What a triangle should leave free: what is written and stands on the board, and places. @returns {Box[]} */
  covered() {
    const places = [...this.plan.places.values()];
    const boxes = places.map(({ x, y, width, height }) => ({ x: x - width / 2, y: y - height / 2, width, height }));
    const { texts, root } = this.badges;
    return [...boxes, ...texts.boxes(root), ...texts.pieces(root)];
  }

  /** @param {Place} place @param {Box[]} covered */
  place({ id, x, y, width, height }, covered) {
    const box = { x: x - width / 2, y: y - height / 2, width, height, rx: 4 };
    const side = sideOn(this.side, { height }, this.badges.rooms.has(id));
    const signs = CORNERS.map(([across, down]) => ({
      x: x + (across * width - side) / 2,
      y: y + (down * height - side) / 2,
      width: side,
      height: side,
    }));
    const sign = freest(signs, covered);
    return svg(
      "g",
      { "data-place": id },
      svg("rect", { class: "threat", ...box, fill: `url(#${this.hatch})` }),
      this.sign(sign.x + side / 2, sign.y + side / 2, side),
    );
  }

  /** A frame around a place: it covers nothing, and keeps off letters. @param {Place} place @param {Box[]} letters */
  ring({ x, y, width, height }, letters) {
    const gap = this.plan.data.viewBox[2] * GAP;
    const box = { x: x - width / 2 - gap, y: y - height / 2 - gap, width: width + 2 * gap, height: height + 2 * gap };
    const frame = { ...keptOff(box, letters, 2 * gap), rx: 3 * gap };
    return svg(
      "g",
      {},
      svg("rect", { class: "mark-frame-edge", ...frame }),
      svg("rect", { class: "mark-frame", ...frame }),
    );
  }

  /** Draws a way over places, dotted, with solid rings where something comes to rest. @param {Trace | null} way */
  trace(way) {
    this.traced = way;
    this.path.setAttribute("d", (way?.legs ?? []).map((leg) => this.leg(leg)).join(""));
    this.later.setAttribute("d", (way?.later ?? []).map((leg) => this.leg(leg)).join(""));
    const ends = (way?.ends ?? []).flatMap((id) => this.plan.places.get(id) ?? []);
    this.ends.replaceChildren(...ends.map(({ x, y }) => svg("circle", { class: "trace-end", cx: x, cy: y, r: 1 })));
  }

  /**
   * One leg of a way; in two parts if it leaves the board at one side and comes back at another.
   * @param {(string | { x: number, y: number })[]} stops
   */
  leg(stops) {
    const spots = stops
      .map((stop) => (typeof stop === "string" ? this.plan.places.get(stop) : stop))
      .filter((spot) => spot !== undefined);
    const parts = spots.slice(1).map((spot, nth) => {
      const before = /** @type {{ x: number, y: number }} */ (spots[nth]);
      return (this.plan.overEdge(before, spot) ?? [[before, spot]])
        .map((part) => `M${part.map(({ x, y }) => `${x} ${y}`).join("L")}`)
        .join("");
    });
    return parts.join("");
  }

  /** Draws notes on places again whose letters are too small at a scale, or need not be so large. @param {number} px the px per unit */
  fit(px) {
    const { badges } = this;
    if (Math.abs(px - badges.px) < SCALES * px) return;
    badges.px = px;
    for (const [why, marks] of this.marked)
      if (marks?.badges?.some(({ inside }) => inside)) badges.show(why, marks.badges);
  }

  /** Draws all marks again after a turn of the map. */
  redraw() {
    for (const [why, marks] of this.marked) this.show(why, marks);
    const { traced } = this;
    this.trace(traced && { ...traced, legs: traced.legs.map((leg) => leg.filter((stop) => typeof stop === "string")) });
  }

  /** The usual side of the triangle. */
  get side() {
    return this.plan.data.viewBox[2] * SIGN;
  }

  /** @param {number} x @param {number} y @param {number} side */
  sign(x, y, side) {
    return svg(
      "g",
      { class: "threat-sign", transform: `translate(${x} ${y}) scale(${side / 20})` },
      svg("path", { class: "threat-triangle", d: "M0-11 11 8H-11z" }),
      svg("path", { class: "threat-stroke", d: "M0-5v7M0 5v.1" }),
    );
  }

  /**
   * Draws a ring around the place where a piece has just arrived. It fades out, or stays still if movements are off.
   * @param {string} id
   * @param {number} pace the duration of movements relative to normal, 0 for none
   */
  arrival(id, pace) {
    const place = this.plan.places.get(id);
    if (!place) return;
    const { x, y, width, height } = place;
    const ring = svg("rect", {
      class: "arrival",
      x: x - width / 2,
      y: y - height / 2,
      width,
      height,
      rx: Math.min(width, height) / 7,
    });
    this.arrivals.replaceChildren(ring);
    this.arrived(ring);
    if (pace > 0)
      ring.animate([{ opacity: 1 }, { opacity: 1, offset: 0.5 }, { opacity: 0 }], {
        duration: RING * pace,
        fill: "forwards",
      });
    setTimeout(() => ring.remove(), pace > 0 ? RING * pace : STILL_RING);
  }
}
