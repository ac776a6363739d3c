/** The pieces on a board. Each is drawn once and then moved. */

/** @import { Colour, PieceView, Seat } from "../../types.d.ts" */
/** @import { BoardPlan } from "../../game/catalogue.mjs" */
/** @import { Point } from "../../game/placement.mjs" */
/** @import { Seen } from "./spread.mjs" */
/** @import { Box } from "./ties.mjs" */

import { inOrder, svg } from "../../base/elements.mjs";
import { placed, slotOf } from "../../game/placement.mjs";
import { Spread } from "./spread.mjs";

export class Pieces {
  /**
   * @param {BoardPlan} plan
   * @param {SVGGElement} layer
   */
  constructor(plan, layer) {
    this.plan = plan;
    this.layer = layer;
    this.spread = new Spread(plan);
    /** @type {number | null} */
    this.own = null;
    /** @type {Map<string, SVGGElement>} */
    this.drawn = new Map();
    /** @type {Map<string, Point>} */
    this.points = new Map();
    /** @type {Seat[]} */
    this.seats = [];
    /** The pieces of the last `show`. @type {PieceView[]} */
    this.shown = [];
    /** The ids of those that no other carries, in the order in which they overlap. @type {string[]} */
    this.order = [];
    /** The piece that lies above the others. @type {string | null} */
    this.raised = null;
  }

  /**
   * Draws the pieces where they stand, without movement.
   * @param {PieceView[]} pieces
   * @param {Seat[]} seats
   * @param {number | null} [own] the seat whose pieces lie above the others'
   */
  show(pieces, seats, own = this.own) {
    this.seats = seats;
    this.own = own;
    this.shown = pieces;
    const present = new Set(pieces.map((piece) => piece.id));
    for (const [id, drawn] of this.drawn) {
      if (present.has(id)) continue;
      drawn.remove();
      this.drawn.delete(id);
      this.points.delete(id);
    }
    const stood = placed(this.plan, pieces);
    this.spread.part(stood);
    for (const [piece, { x, y, count, buried, led }] of stood) {
      const drawn = this.drawingOf(piece);
      drawn.style.transform = `translate(${x}px, ${y}px)`;
      this.count(drawn, piece.count ?? count);
      this.lead(drawn, piece, { x, y }, led);
      drawn.classList.toggle("buried", buried ?? false);
      const { mirrored = false, hung = false } = slotOf(this.plan, piece.kind, piece.place);
      drawn.classList.toggle("mirrored", mirrored);
      drawn.classList.toggle("hung", hung);
      // Themes may style a piece by the kind of its place.
      drawn.dataset.standing = this.plan.places.get(piece.place)?.kind ?? "";
      this.points.set(piece.id, { x, y });
    }
    const above = (/** @type {PieceView} */ { seat }) => Number(seat !== null && seat === own);
    this.order = [...stood.keys()].sort((one, other) => above(one) - above(other)).map(({ id }) => id);
    this.raise(this.raised);
    for (const piece of pieces) this.load(piece, pieces);
  }

  /** Lets pieces step aside for what is to be seen, at the scale at which they are drawn now. @param {Seen[]} names */
  yieldTo(names) {
    this.spread.names = names;
    // The order names those only that no other carries: carried ones are smaller.
    this.spread.sizes = new Map(
      this.shown.flatMap(({ id, kind }) => (this.order.includes(id) ? this.sized(kind, this.drawn.get(id)) : [])),
    );
    this.show(this.shown, this.seats);
  }

  /** A kind of piece and its box around its stand. @param {string} kind @param {SVGGElement} [drawn] @returns {[string, Box][]} */
  sized(kind, drawn) {
    const figure = /** @type {SVGGElement | null} */ (drawn?.querySelector(":scope > .piece-figure"));
    const art = figure?.querySelector(/** @type {"use"} */ (":scope > .piece-art"));
    if (!figure || !art || drawn?.classList.contains("buried")) return [];
    const { x, y, width, height } = art.getBBox();
    const corners = [new DOMPoint(x, y), new DOMPoint(x + width, y + height)];
    const scaled = new DOMMatrix(getComputedStyle(figure).transform);
    const [from, to] = /** @type {[DOMPoint, DOMPoint]} */ (corners.map((one) => one.matrixTransform(scaled)));
    return [[kind, { x: from.x, y: from.y, width: to.x - from.x, height: to.y - from.y }]];
  }

  /** Where the pieces are drawn: notes should not cover them. @returns {Box[]} in units of the board */
  get boxes() {
    return this.order.flatMap((id) => {
      const [drawn, at] = [this.drawn.get(id), this.points.get(id)];
      if (!drawn || !at || drawn.classList.contains("buried") || drawn.getClientRects().length === 0) return [];
      const { x, y, width, height } = drawn.getBBox();
      return [{ x: at.x + x, y: at.y + y, width, height }];
    });
  }

  /**
   * Lays one piece above the others, and these in the order in which they overlap: a moving piece was drawn above them.
   * @param {string | null} id null for none
   */
  raise(id) {
    this.raised = id;
    const above = (/** @type {string} */ one) => Number(one === id);
    const order = [...this.order].sort((one, other) => above(one) - above(other));
    inOrder(
      this.layer,
      order.flatMap((one) => this.drawn.get(one) ?? []),
    );
  }

  /**
   * Draws a carried piece inside its carrier: it moves with the carrier, and the carrier's drawing covers it.
   * @param {PieceView} piece
   * @param {PieceView[]} pieces
   */
  load(piece, pieces) {
    const carrier = pieces.find(({ id }) => id === piece.on);
    if (!carrier) return;
    const drawn = this.drawingOf(piece);
    const { dx, dy } = slotOf(this.plan, `${piece.kind}@${carrier.kind}`, carrier.place);
    drawn.style.transform = `translate(${dx}px, ${dy}px)`;
    this.count(drawn, piece.count);
    drawn.classList.remove("buried");
    const figure = this.drawingOf(carrier).querySelector(".piece-figure");
    if (figure && drawn.parentNode !== figure) figure.prepend(drawn);
    const point = this.points.get(carrier.id);
    if (point) this.points.set(piece.id, { x: point.x + dx, y: point.y + dy });
  }

  /**
   * Draws a line from a piece that stands beside its place to that place.
   * @param {SVGGElement} drawn
   * @param {PieceView} piece
   * @param {Point} stand
   * @param {boolean} [led] whether it stands further aside than its slot says
   */
  lead(drawn, { kind, place }, { x, y }, led = false) {
    const spot = led || slotOf(this.plan, kind, place).lead ? this.plan.places.get(place) : undefined;
    const drawnLine = drawn.querySelector(":scope > .piece-lead");
    if (!spot) drawnLine?.remove();
    else {
      const line = drawnLine ?? svg("path", { class: "piece-lead" });
      line.setAttribute("d", `M0 0L${spot.x - x} ${spot.y - y}`);
      if (line.parentNode !== drawn) drawn.prepend(line);
    }
  }

  /** The drawing of a piece; a new one if the piece has come to another seat. @param {PieceView} piece */
  drawingOf(piece) {
    const drawn = this.drawn.get(piece.id);
    if (drawn?.dataset.colour === (this.colour(piece) ?? "")) return drawn;
    drawn?.remove();
    return this.draw(piece);
  }

  /** @param {PieceView} piece */
  draw(piece) {
    const colour = this.colour(piece);
    const drawn = svg(
      "g",
      {
        class: `piece piece-${piece.kind}${colour ? ` seat-${colour}` : ""}`,
        "data-piece": piece.id,
        "data-colour": colour ?? "",
      },
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

  /** Writes a number on a piece: how many it stands for. @param {SVGGElement} drawn @param {number} [count] */
  count(drawn, count) {
    const badge = drawn.querySelector(":scope > .piece-count");
    if (count === undefined) badge?.remove();
    else if (badge?.textContent === String(count)) return;
    else if (badge) badge.lastElementChild?.replaceChildren(String(count));
    else {
      const number = svg("text", { class: "piece-number" });
      number.append(String(count));
      drawn.append(svg("g", { class: "piece-count" }, svg("circle", { r: "13" }), number));
    }
  }

  /**
   * The drawing of a piece for a movement, maybe before a view contains it: no line leads from it to where it stood.
   * @param {string} id
   * @param {string} kind
   * @param {number | null} seat
   */
  drawNew(id, kind, seat) {
    const drawn = this.drawn.get(id);
    drawn?.querySelector(":scope > .piece-lead")?.remove();
    return drawn ?? this.draw({ id, kind, seat, place: "" });
  }

  /** @param {PieceView} piece @returns {Colour | null} */
  colour(piece) {
    return piece.seat === null ? null : (this.seats[piece.seat]?.colour ?? null);
  }
}
