/** Lettered arrows on the board: where the others' pieces went, in the colours of the seats whose sentences tell it. */

/** @import { Seat, Shift } from "../../types.d.ts" */
/** @import { BoardPlan } from "../../game/catalogue.mjs" */
/** @import { Point } from "../../game/placement.mjs" */
/** @import { Box } from "./ties.mjs" */

import { svg } from "../../base/elements.mjs";
import { signOf } from "../../game/catalogue.mjs";
import { pointOf } from "../../game/placement.mjs";
import { freest } from "./badges.mjs";
import { lineBetween } from "./lines.mjs";

/** The distance of a letter from its piece that was put down, and from its way where pieces cover that, in radii. */
const [BESIDE, ASIDE] = [1.4, 1.3];
/** The sides of such a piece, and the parts of a way, at which a letter may stand, the best first. */
const SIDES = /** @type {const} */ ([
  [1, -1],
  [1, 1],
  [-1, 1],
  [-1, -1],
]);
const SHARES = [0.5, 0.44, 0.56, 0.38, 0.62, 0.32, 0.68, 0.26, 0.74];
/** The radius of a letter in px when it is drawn, or as a part of the board's width while this cannot be seen. */
const [RADIUS, DISC] = [10, 0.0115];
/** Where less than so many px of a board's width are in sight, letters and ways are smaller, down to a part of that. */
const [FULL, SMALL] = [800, 0.65];
/** How much wider a way is below another one that runs along it. */
const BELOW = 2.2;
/** The least distance between the middles of two letters, in radii. */
const APART = 2.05;
/** A way whose longest step is this many times its shortest jumps: it is drawn straight. How far an arrow without a line bows, of its length. */
const JUMP = 3;
const BOW = 0.16;
/** How nearly opposite a step is to the one before, if the way turns back there: the sine of half the difference. */
const TURN = 0.1;
/** The number of points of a bow. */
const SMOOTH = 12;

/**
 * The points from a place to another, in several parts over the edge of the board.
 * @param {BoardPlan} plan
 * @param {string} kind of the piece
 * @param {string} from
 * @param {string} to
 * @returns {Point[][]}
 */
function leg(plan, kind, from, to) {
  const [start, end] = [pointOf(plan, kind, from), pointOf(plan, kind, to)];
  return lineBetween(plan, from, to) ?? plan.overEdge(start, end) ?? [[start, end]];
}

/** A bow from point to point. @param {Point} from @param {Point} to @returns {Point[]} */
function bow(from, to) {
  const top = {
    x: (from.x + to.x) / 2 + (to.y - from.y) * 2 * BOW,
    y: (from.y + to.y) / 2 - (to.x - from.x) * 2 * BOW,
  };
  return Array.from({ length: SMOOTH + 1 }, (_, nth) => {
    const part = nth / SMOOTH;
    const mixed = (/** @type {"x" | "y"} */ axis) =>
      from[axis] * (1 - part) ** 2 + top[axis] * 2 * part * (1 - part) + to[axis] * part ** 2;
    return { x: mixed("x"), y: mixed("y") };
  });
}

/**
 * The drawn way of a movement, in parts.
 * @param {BoardPlan} plan
 * @param {Shift} shift
 * @returns {Point[][]} none if one of its places is not on the board
 */
export function wayOf(plan, { piece, stops, rests }) {
  if (stops.some((stop) => !plan.places.has(stop))) return [];
  const kind = piece.split("-")[0] ?? "";
  const [only] = stops;
  if (stops.length === 1) return only === undefined ? [] : [[pointOf(plan, kind, only)]];
  const legs = stops.slice(1).map((stop, nth) => leg(plan, kind, stops[nth] ?? "", stop));
  const lengths = legs
    .map((parts) => parts.reduce((sum, part) => sum + lengthOf(part), 0))
    .filter((length) => length > 0);
  const walks = legs.every((parts) => parts.length === 1 && parts[0]?.length === 2);
  const jumps = walks && Math.max(...lengths) > JUMP * Math.min(...lengths);
  const straight = () => rests.flatMap((rest, nth) => leg(plan, kind, rests[nth - 1] ?? only ?? "", rest));
  const parts = jumps ? straight() : legs.flat();
  const [first, ...others] = parts;
  if (first && others.length === 0 && first.length === 2) {
    const [from, to] = /** @type {[Point, Point]} */ (first);
    return [bow(from, to)];
  }
  return parts;
}

/**
 * The point at so much of the longest part; by default, in its middle.
 * @param {Point[][]} parts
 * @param {number} [share]
 * @returns {Point | undefined}
 */
export function middleOf(parts, share = 0.5) {
  const longest = [...parts].sort((one, other) => lengthOf(other) - lengthOf(one))[0] ?? [];
  let left = lengthOf(longest) * share;
  for (const [nth, point] of longest.slice(1).entries()) {
    const before = /** @type {Point} */ (longest[nth]);
    const length = Math.hypot(point.x - before.x, point.y - before.y);
    if (length >= left && length > 0) {
      const part = left / length;
      return { x: before.x + (point.x - before.x) * part, y: before.y + (point.y - before.y) * part };
    }
    left -= length;
  }
  return longest.at(-1);
}

/**
 * The steps after which a way runs back along itself: without a head there, it would seem to begin at its far end. A bend
 * within a part, such as a line that comes to its port in a hook, is none.
 * @param {Point[][]} parts
 * @returns {[Point, Point][]} from where to where each step goes
 */
export function turnsOf(parts) {
  return parts.slice(1).flatMap(([start, end], nth) => {
    const [from, to] = parts[nth]?.slice(-2) ?? [];
    if (!from || !to || !start || !end || start.x !== to.x || start.y !== to.y) return [];
    const [ahead, back] = [Math.atan2(to.y - from.y, to.x - from.x), Math.atan2(start.y - end.y, start.x - end.x)];
    return Math.abs(Math.sin((ahead - back) / 2)) < TURN ? [/** @type {[Point, Point]} */ ([from, to])] : [];
  });
}

/** @param {Point[]} part */
function lengthOf(part) {
  return part.slice(1).reduce((sum, { x, y }, nth) => {
    const before = /** @type {Point} */ (part[nth]);
    return sum + Math.hypot(x - before.x, y - before.y);
  }, 0);
}

/**
 * Where the letter of a movement may stand, the best first: on its way or beside it, or beside a piece that was put down.
 * @param {Point[][]} parts
 * @param {number} radius of the letter
 * @returns {Point[]} none if there is no way
 */
export function letterAt(parts, radius) {
  const put = parts.length === 1 && parts[0]?.length === 1 ? parts[0][0] : undefined;
  if (put) return SIDES.map(([x, y]) => ({ x: put.x + x * BESIDE * radius, y: put.y + y * BESIDE * radius }));
  const spots = SHARES.flatMap((share) => middleOf(parts, share) ?? []);
  const [from, to] = [middleOf(parts, 0.49), middleOf(parts, 0.51)];
  if (!from || !to) return spots;
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  const beside = [ASIDE * radius, -ASIDE * radius].flatMap((off) =>
    spots.map(({ x, y }) => ({ x: x + off * Math.sin(angle), y: y - off * Math.cos(angle) })),
  );
  return [...spots, ...beside];
}

/**
 * Moves a letter off the letters that are drawn already.
 * @param {Point} point
 * @param {Point[]} others
 * @param {number} apart the least distance
 */
function free(point, others, apart) {
  let [x, y, tries] = [point.x, point.y, 0];
  while (tries < 12 && others.some((other) => Math.hypot(other.x - x, other.y - y) < apart)) {
    x += apart * (tries % 3 === 2 ? -2 : 1);
    y += tries % 3 === 2 ? apart : 0;
    tries += 1;
  }
  return { x, y };
}

/** Whether a later way runs along a part of this one. @param {Shift[]} shifts @param {number} nth */
export function runsBelow(shifts, nth) {
  const legs = (/** @type {{ stops: string[] }} */ { stops }) =>
    stops.slice(1).map((stop, at) => [stops[at] ?? "", stop].sort().join(" "));
  const own = new Set(legs(shifts[nth] ?? { stops: [] }));
  return shifts.slice(nth + 1).some((later) => legs(later).some((leg) => own.has(leg)));
}

export class Arrows {
  /** @param {BoardPlan} plan @param {Seat[]} seats @param {() => Box[]} written what letters should not cover */
  constructor(plan, seats, written) {
    this.plan = plan;
    this.seats = seats;
    this.written = written;
    this.root = svg("g", { class: "arrows" });
    /** Where the lines are drawn: with their heads and letters, unless names lie between. */
    this.lines = this.root;
    /** @type {Shift[]} */
    this.shifts = [];
    /** The person's own, which have no letter. @type {Shift[]} */
    this.own = [];
  }

  /**
   * Puts the arrows above the pieces. Lines would cover the names of the board: if the drawing holds these in a group
   * (`data-above-ways`), they lie between the lines and the pieces.
   * @param {SVGElement} pieces
   */
  around(pieces) {
    const names = this.plan.drawing.querySelector("[data-above-ways]");
    if (names) {
      this.lines = svg("g", { class: "arrows" });
      pieces.before(this.lines, names);
    }
    pieces.after(this.root);
    return this.root;
  }

  /** Draws these movements and no others. @param {Shift[]} shifts @param {Shift[]} [own] those that need no letter */
  show(shifts, own = []) {
    [this.shifts, this.own] = [shifts, own];
    this.lines.replaceChildren();
    if (shifts.length + own.length === 0) return this.root.replaceChildren(); // to measure would cost a layout
    /** @type {Point[]} */
    const letters = [];
    const width = this.plan.data.viewBox[2];
    const seen = this.root.ownerSVGElement?.getBoundingClientRect().width ?? 0;
    // A zoomed board reaches beyond the window; an example of a rule book is drawn without one.
    const room = Math.min(seen, window.innerWidth || seen);
    const radius = seen > 0 ? (RADIUS * Math.min(1, Math.max(SMALL, room / FULL)) * width) / seen : width * DISC;
    const covered = this.written();
    const boxAt = (/** @type {Point} */ { x, y }) => ({
      x: x - radius,
      y: y - radius,
      width: 2 * radius,
      height: 2 * radius,
    });
    const lettered = shifts.flatMap((shift, nth) => {
      const parts = wayOf(this.plan, shift);
      const spots = letterAt(parts, radius);
      if (spots.length === 0) return [];
      const best = freest(spots.map(boxAt), covered);
      const at = free({ x: best.x + radius, y: best.y + radius }, letters, radius * APART);
      letters.push(at);
      covered.push(boxAt(at));
      return [{ seat: shift.seat, parts, at: { ...at, letter: signOf(this.plan.theme, nth) } }];
    });
    const arrows = [
      ...own.map((shift) => this.arrow(shift.seat, wayOf(this.plan, shift), radius)),
      ...lettered.map(({ seat, parts }, nth) => this.arrow(seat, parts, radius, runsBelow(shifts, nth))),
    ];
    // No way runs through a letter: all letters come after all ways.
    this.root.replaceChildren(...arrows, ...lettered.map(({ seat, at }) => this.disc(seat, at, radius)));
    if (this.lines !== this.root) this.lines.replaceChildren(...arrows.map((arrow) => this.lined(arrow)));
  }

  /** Draws the arrows again after a turn of the map. */
  redraw() {
    this.show(this.shifts, this.own);
  }

  /**
   * @param {number} seat
   * @param {Point[][]} parts
   * @param {number} radius of a letter
   * @param {boolean} [below] whether another way runs along it: it shows on both sides
   */
  arrow(seat, parts, radius, below = false) {
    const d = parts.map((part) => `M${part.map(({ x, y }) => `${x} ${y}`).join("L")}`).join("");
    const [before, end] = [parts.at(-1)?.at(-2), parts.at(-1)?.at(-1)];
    // A zoomed board is scaled by CSS, which `non-scaling-stroke` does not see: lines are as wide as the disc asks for.
    const line = (/** @type {string} */ name, /** @type {number} */ part) =>
      svg("path", { class: name, d, "stroke-width": radius * part });
    const wide = below ? BELOW : 1;
    const ways = before && end ? [line("arrow-edge", 0.35 * wide + 0.3), line("arrow-way", 0.35 * wide)] : [];
    const heads = [...turnsOf(parts), ...(before && end ? [[before, end]] : [])];
    const drawn = /** @type {[Point, Point][]} */ (heads).map(([from, to]) => this.head(from, to, radius));
    return svg("g", { class: `arrow ${this.colour(seat)}` }, ...ways, ...drawn);
  }

  /** Takes the lines of an arrow into a group of their own. @param {SVGElement} arrow */
  lined(arrow) {
    return svg("g", { class: arrow.getAttribute("class") ?? "" }, ...arrow.querySelectorAll(".arrow-edge, .arrow-way"));
  }

  /** @param {number} seat */
  colour(seat) {
    return `seat-${this.seats[seat]?.colour ?? "black"}`;
  }

  /** @param {number} seat @param {Point & { letter: string }} at where it stands @param {number} radius */
  disc(seat, { x, y, letter }, radius) {
    const words = svg("text", { class: "arrow-text", "font-size": radius * 1.35, y: radius * 0.48 });
    words.textContent = letter;
    const circle = svg("circle", { class: "arrow-disc", r: radius, "stroke-width": radius * 0.15 });
    return svg("g", { class: this.colour(seat), transform: `translate(${x} ${y})` }, circle, words);
  }

  /** @param {Point} before @param {Point} end @param {number} radius */
  head(before, end, radius) {
    const angle = (Math.atan2(end.y - before.y, end.x - before.x) * 180) / Math.PI;
    const transform = `translate(${end.x} ${end.y}) rotate(${angle}) scale(${radius / 10})`;
    return svg("path", { class: "arrow-head", d: "M3 0-13-9-9 0-13 9z", "stroke-width": 1.5, transform });
  }
}
