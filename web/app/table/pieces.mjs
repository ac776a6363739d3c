/** The pieces on a board: drawn once each, moved after that, spread out where several stand together. */

/** @import { Colour, Dot, Piece, Seat, Slot } from "../types.d.ts" */
/** @import { BoardPlan } from "../catalogue.mjs" */

import { svg } from "../elements.mjs";

/** A piece of a kind without a slot of its own stands in the middle. @type {Slot} */
const MIDDLE = { dx: 0, dy: 0, fan: [12, 0], small: false };

/** @typedef {{ x: number, y: number }} Point */

export class Pieces {
  /**
   * @param {BoardPlan} plan
   * @param {SVGGElement} layer
   */
  constructor(plan, layer) {
    this.plan = plan;
    this.layer = layer;
    /** @type {Map<string, SVGGElement>} */
    this.drawn = new Map();
    /** @type {Map<string, Point>} */
    this.points = new Map();
    /** @type {Seat[]} */
    this.seats = [];
  }

  /**
   * Puts the pieces where they stand, at once.
   * @param {Piece[]} pieces
   * @param {Seat[]} seats
   */
  show(pieces, seats) {
    this.seats = seats;
    const present = new Set(pieces.map((piece) => piece.id));
    for (const [id, drawn] of this.drawn) {
      if (present.has(id)) continue;
      drawn.remove();
      this.drawn.delete(id);
      this.points.delete(id);
    }
    for (const [piece, point] of this.layout(pieces)) {
      const drawn = this.drawn.get(piece.id) ?? this.draw(piece);
      drawn.style.transform = `translate(${point.x}px, ${point.y}px)`;
      this.count(drawn, piece.count);
      drawn.classList.toggle("mirrored", this.slot(piece.kind, piece.place).mirrored ?? false);
      this.points.set(piece.id, point);
    }
    // What has moved was on top meanwhile; those that stand together overlap in their order.
    pieces.forEach(({ id }, at) => {
      const [drawn, there] = [this.drawn.get(id), this.layer.children[at]];
      if (drawn && drawn !== there) this.layer.insertBefore(drawn, there ?? null);
    });
  }

  /**
   * Where each piece stands: several of a kind on one place are spread out.
   * @param {Piece[]} pieces
   * @returns {Map<Piece, Point>}
   */
  layout(pieces) {
    /** @type {Map<string, number>} how many of a kind stand on a place so far */
    const crowd = new Map();
    const points = new Map();
    for (const piece of pieces) {
      const key = `${piece.kind} ${piece.place}`;
      const nth = crowd.get(key) ?? 0;
      crowd.set(key, nth + 1);
      points.set(piece, this.pointOf(piece.kind, piece.place, nth));
    }
    return points;
  }

  /**
   * Where a piece of a kind stands on a place.
   * @param {string} kind
   * @param {string} place
   * @param {number} nth how many of its kind stand there already
   * @returns {Point}
   */
  pointOf(kind, place, nth = 0) {
    const spot = this.plan.places.get(place);
    const { dx, dy, fan, across = 0, row = [0, 0] } = this.slot(kind, place);
    const rows = across > 0 ? Math.floor(nth / across) : 0;
    const column = nth - rows * across;
    return {
      x: (spot?.x ?? 0) + dx + column * fan[0] + rows * row[0],
      y: (spot?.y ?? 0) + dy + column * fan[1] + rows * row[1],
    };
  }

  /** The slot of a kind of piece on a place: the place's own, or the board's. @param {string} kind @param {string} place @returns {Slot} */
  slot(kind, place) {
    return this.plan.places.get(place)?.slots?.[kind] ?? this.plan.data.slots[kind] ?? MIDDLE;
  }

  /** @param {Piece} piece */
  draw(piece) {
    const colour = this.colour(piece);
    const drawn = svg(
      "g",
      { class: `piece piece-${piece.kind}${colour ? ` seat-${colour}` : ""}`, "data-piece": piece.id },
      svg("use", { href: `#piece-${piece.kind}`, class: "piece-art" }),
    );
    if (colour) drawn.append(svg("use", { href: `#emblem-${colour}`, class: "piece-emblem" }));
    this.layer.append(drawn);
    this.drawn.set(piece.id, drawn);
    return drawn;
  }

  /** Writes on a piece how much it stands for. @param {SVGGElement} drawn @param {number} [count] */
  count(drawn, count) {
    const badge = drawn.querySelector(".piece-count");
    if (count === undefined) badge?.remove();
    else if (badge) badge.lastElementChild?.replaceChildren(String(count));
    else {
      const number = svg("text", { class: "piece-number" });
      number.append(String(count));
      drawn.append(svg("g", { class: "piece-count" }, svg("circle", { r: "13" }), number));
    }
  }

  /** A piece drawn for a movement before the view has it. @param {string} id @param {string} kind @param {number | null} seat */
  drawNew(id, kind, seat) {
    return this.drawn.get(id) ?? this.draw({ id, kind, seat, place: "" });
  }

  /** @param {Piece} piece @returns {Colour | null} */
  colour(piece) {
    return piece.seat === null ? null : (this.seats[piece.seat]?.colour ?? null);
  }

  /**
   * What a thumbnail shows of the pieces.
   * @param {Piece[]} pieces
   * @returns {Dot[]}
   */
  dots(pieces) {
    const [left, top, width, height] = this.plan.data.viewBox;
    /** @type {Dot[]} */
    const dots = [];
    for (const [piece, point] of this.layout(pieces)) {
      const colour = this.colour(piece);
      if (!colour || this.plan.data.slots[piece.kind]?.small) continue;
      dots.push({
        x: Math.round((1000 * (point.x - left)) / width) / 1000,
        y: Math.round((1000 * (point.y - top)) / height) / 1000,
        colour,
        kind: piece.kind,
      });
    }
    return dots;
  }
}
