/** The pieces on a board: drawn once each, moved after that, spread out where several stand together. */

/** @import { Colour, Dot, Piece, Seat, Slot } from "../types.d.ts" */
/** @import { BoardPlan } from "../catalogue.mjs" */

import { svg } from "../elements.mjs";

/** A piece of a kind without a slot of its own stands in the middle. @type {Slot} */
const MIDDLE = { dx: 0, dy: 0, fan: [12, 0], small: false };

/** @typedef {{ x: number, y: number }} Point */
/** @typedef {Point & { count?: number, buried?: boolean }} Stand where a piece stands, how many it stands for, whether others hide it */

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
    /** Those that were shown last. @type {Piece[]} */
    this.shown = [];
  }

  /**
   * Puts the pieces where they stand, at once.
   * @param {Piece[]} pieces
   * @param {Seat[]} seats
   */
  show(pieces, seats) {
    this.seats = seats;
    this.shown = pieces;
    const present = new Set(pieces.map((piece) => piece.id));
    for (const [id, drawn] of this.drawn) {
      if (present.has(id)) continue;
      drawn.remove();
      this.drawn.delete(id);
      this.points.delete(id);
    }
    const stood = this.layout(pieces);
    for (const [piece, { x, y, count, buried }] of stood) {
      const drawn = this.drawn.get(piece.id) ?? this.draw(piece);
      drawn.style.transform = `translate(${x}px, ${y}px)`;
      this.count(drawn, piece.count ?? count);
      drawn.classList.toggle("buried", buried ?? false);
      drawn.classList.toggle("mirrored", this.slot(piece.kind, piece.place).mirrored ?? false);
      drawn.dataset.standing = this.plan.places.get(piece.place)?.kind ?? ""; // themes may show what it stands on
      this.points.set(piece.id, { x, y });
    }
    // What has moved was on top meanwhile; those that stand together overlap in their order.
    [...stood.keys()].forEach(({ id }, at) => {
      const [drawn, there] = [this.drawn.get(id), this.layer.children[at]];
      if (drawn && drawn !== there) this.layer.insertBefore(drawn, there ?? null);
    });
    for (const piece of pieces) this.load(piece, pieces);
  }

  /**
   * Puts a piece that another carries on that one: it goes along wherever that goes, and lies behind what hides it.
   * @param {Piece} piece
   * @param {Piece[]} pieces
   */
  load(piece, pieces) {
    const carrier = pieces.find(({ id }) => id === piece.on);
    if (!carrier) return;
    const drawn = this.drawn.get(piece.id) ?? this.draw(piece);
    const { dx, dy } = this.slot(`${piece.kind}@${carrier.kind}`, carrier.place);
    drawn.style.transform = `translate(${dx}px, ${dy}px)`;
    this.count(drawn, piece.count);
    drawn.classList.remove("buried");
    const figure = (this.drawn.get(carrier.id) ?? this.draw(carrier)).querySelector(".piece-figure");
    if (figure && drawn.parentNode !== figure) figure.prepend(drawn);
    const point = this.points.get(carrier.id);
    if (point) this.points.set(piece.id, { x: point.x + dx, y: point.y + dy });
  }

  /**
   * Where each piece stands that no other carries: several of a kind on one place are spread out, or lie in piles.
   * @param {Piece[]} pieces
   * @returns {Map<Piece, Stand>}
   */
  layout(pieces) {
    const present = new Set(pieces.map(({ id }) => id));
    const laden = new Set(pieces.flatMap(({ on }) => (on === undefined ? [] : [on])));
    /** @type {Map<string, Map<string, Piece[]>>} piles, by kind and place */
    const crowds = new Map();
    for (const piece of pieces) {
      if (piece.on !== undefined && present.has(piece.on)) continue;
      const key = `${piece.kind} ${piece.place}`;
      const crowd = crowds.get(key) ?? new Map();
      crowds.set(key, crowd);
      // What carries something lies in no pile.
      const pile = (this.slot(piece.kind, piece.place).pile ?? 0) === 0 ? "" : laden.has(piece.id) ? piece.id : String(piece.seat);
      crowd.set(pile, [...(crowd.get(pile) ?? []), piece]);
    }
    /** @type {Map<Piece, Stand>} */
    const stands = new Map();
    for (const crowd of crowds.values()) [...crowd.values()].forEach((pile, row) => this.heap(pile, row, stands));
    return stands;
  }

  /**
   * Where the pieces of one pile stand; those beneath are not seen, the one on top says how many they are.
   * @param {Piece[]} pile
   * @param {number} row
   * @param {Map<Piece, Stand>} stands
   */
  heap(pile, row, stands) {
    pile.forEach((piece, nth) => {
      const { pile: seen = 0, row: aside = [0, 0] } = this.slot(piece.kind, piece.place);
      if (seen === 0) {
        stands.set(piece, this.pointOf(piece.kind, piece.place, nth));
        return;
      }
      const beneath = pile.length - seen;
      const { x, y } = this.pointOf(piece.kind, piece.place, Math.max(0, nth - Math.max(0, beneath)));
      const top = nth === pile.length - 1;
      /** @type {Stand} */
      const stand = { x: x + row * aside[0], y: y + row * aside[1], buried: nth < beneath };
      if (top && pile.length > 1) stand.count = pile.length;
      stands.set(piece, stand);
    });
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
      svg(
        "g",
        { class: "piece-figure" },
        svg("use", { href: `#piece-${piece.kind}`, class: "piece-art" }),
        ...(colour ? [svg("use", { href: `#emblem-${colour}`, class: "piece-emblem" })] : []),
      ),
    );
    this.layer.append(drawn);
    this.drawn.set(piece.id, drawn);
    return drawn;
  }

  /** Writes on a piece how much it stands for. @param {SVGGElement} drawn @param {number} [count] */
  count(drawn, count) {
    const badge = drawn.querySelector(":scope > .piece-count");
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
        x: Math.round((1000 * (this.plan.unturned(point.x) - left)) / width) / 1000,
        y: Math.round((1000 * (point.y - top)) / height) / 1000,
        colour,
        kind: piece.kind,
      });
    }
    return dots;
  }
}
