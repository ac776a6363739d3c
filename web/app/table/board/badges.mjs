/**
 * Badges: short notes at the places of a board, above pieces and arrows. They cover as little as possible of what is
 * written there.
 */

/** @import { Badge, Place } from "../../types.d.ts" */
/** @import { BoardPlan } from "../../game/catalogue.mjs" */
/** @import { Box } from "./ties.mjs" */

import { svg } from "../../base/elements.mjs";
import { around, astray, between, reach, tie } from "./ties.mjs";
import { lettersOf, Written } from "./written.mjs";

/** The height of a badge, as a part of the board's width. */
const BADGE = 0.02;
/** A place this many times as high as a badge has room for it beside what is written there; the badge is as large as that. */
const ROOMY = 3;
/** The most that a badge takes of the room in which its place lies. */
const IN_ROOM = 0.4;
/** The least height of the letters of a note on a place, in px, as far as it takes no more than this part of the place's height. */
const [LEGIBLE, MOST] = [12, 0.5];
/** The size of the letters of a note, as a part of its height. */
const LETTER = 0.84;
/** The distance of a note on a place from the lower edge of its place, as a part of its height. */
const EDGE = 0.15;
/**
 * The part of a note that stands out over the upper edge of its place, and its part of the height of other notes: what is
 * written below it stays readable.
 */
const [OUT, LOW] = [0.5, 0.88];
/** How far down the point of such a note reaches, in its heights. */
const POINT = 1.4;
/** How much worse than a sign it is to cover letters, or another note. */
const [LETTERS, NOTES] = [6, 12];
/** How far a note keeps off letters, whose edge its own edge would touch; in its heights. */
const CLEAR = 0.12;
/** How bad it is to stand beyond the board, in squares of a note's height. */
const BEYOND = 4;

/**
 * The positions of a note in the corners of a room: beside a place in it, the note would seem to be about the next room.
 * @param {Place} home
 * @param {number} width
 * @param {number} height
 */
function corners(home, width, height) {
  const [left, right] = [home.x - home.width / 2, home.x + home.width / 2 - width];
  const [top, bottom] = [home.y - home.height / 2, home.y + home.height / 2 - height];
  return [left, right].flatMap((x) => [top, bottom].map((y) => ({ x, y, width, height })));
}

/**
 * The position of a note on a place itself: at its lower edge, or across its upper one if pieces stand there.
 * @param {Place} spot
 * @param {number} width
 * @param {number} height
 * @param {boolean} above
 */
export const within = ({ x, y, height: high }, width, height, above) => ({
  x: x - width / 2,
  y: above ? y - high / 2 - OUT * height : y + high / 2 - (1 + EDGE) * height,
  width,
  height,
});

/**
 * The height of a note on a place: what the place has room for, and more where its letters would be too small on the screen.
 * @param {number} room
 * @param {Place} place
 * @param {number} px the px per unit of the drawing; 0 if it is not known
 */
export const heightIn = (room, { height }, px) => {
  const legible = px > 0 ? LEGIBLE / LETTER / px : 0;
  return Math.max(room, Math.min(legible, MOST * height));
};

/**
 * A note above or below others that it would lie on, on the side on which it is already.
 * @param {Box} box
 * @param {Box[]} others
 */
export function apart(box, others) {
  const middle = box.y + box.height / 2;
  for (const other of others) {
    if (overlap(box, [other]) === 0) continue;
    box.y = middle < other.y + other.height / 2 ? other.y - box.height : other.y + other.height;
  }
  return box;
}

/**
 * The outline of a note across the upper edge of its place: it points down into it, beside what is written there at the left,
 * or it would seem to be about the place above.
 * @param {number} width
 * @param {number} height
 */
export function balloon(width, height) {
  const [round, begin, tip, end] = [height / 6, width * 0.88, width * 0.8, width * 0.66];
  const [right, low] = [width - round, height - round];
  return `M${round} 0H${right}Q${width} 0 ${width} ${round}V${low}Q${width} ${height} ${right} ${height}H${begin}L${tip} ${
    height * POINT
  }L${end} ${height}H${round}Q0 ${height} 0 ${low}V${round}Q0 0 ${round} 0z`;
}

/** A box with a strip around it. @param {Box} box @param {number} by @returns {Box} */
const grown = ({ x, y, width, height }, by) => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

/** The area of a box that others cover. @param {Box} box @param {Box[]} others */
function overlap(box, others) {
  let sum = 0;
  for (const { x, y, width, height } of others) {
    const across = Math.min(x + width, box.x + box.width) - Math.max(x, box.x);
    const down = Math.min(y + height, box.y + box.height) - Math.max(y, box.y);
    if (across > 0 && down > 0) sum += across * down;
  }
  return sum;
}

/**
 * The first box with the smallest covered area.
 * @template {Box} Spot
 * @param {Spot[]} boxes
 * @param {Box[]} others
 * @param {(box: Spot) => number} [worse] what else speaks against a box, as an area
 */
export function freest(boxes, others, worse = () => 0) {
  const sums = boxes.map((box) => overlap(box, others) + worse(box));
  return /** @type {Spot} */ (boxes[sums.indexOf(Math.min(...sums))]);
}

export class Badges {
  /** @param {BoardPlan} plan */
  constructor(plan) {
    this.plan = plan;
    this.texts = new Written(plan);
    /** The places in which other places lie. */
    this.rooms = new Set([...plan.places.values()].map(({ room }) => room));
    /** The drawn badges, by the reason for them. @type {Map<string, SVGElement>} */
    this.layers = new Map();
    /** Where the drawn badges lie, by the reason for them. @type {Map<string, Box[]>} */
    this.taken = new Map();
    this.root = svg("g", { class: "board-badges" });
    /** The px per unit of the drawing, as far as it is known. */
    this.px = 0;
    /** Called after a change. */
    this.changed = () => {};
  }

  /**
   * Draws badges; these replace earlier ones with the same reason, and keep clear of those with another.
   * @param {string} why
   * @param {Badge[]} badges
   */
  show(why, badges) {
    this.layers.get(why)?.remove();
    this.layers.delete(why);
    this.taken.delete(why);
    if (badges.length > 0) this.draw(why, badges);
    this.changed();
  }

  /** @param {string} why @param {Badge[]} badges */
  draw(why, badges) {
    const others = [...this.taken.values()].flat();
    /** @type {Box[]} */
    const boxes = [];
    const [ties, notes] = this.drawn(badges, others, boxes);
    const layer = svg("g", { class: `marked marked-${why}` }, ...ties, ...notes); // no tie lies over a note
    this.taken.set(why, boxes);
    this.layers.set(why, layer);
    this.root.append(layer);
  }

  /**
   * Those of one place stand beside each other. A note that stands outside is tied to its place.
   * @param {Badge[]} badges
   * @param {Box[]} others where other badges lie: a note may lie over a name sooner than over another note
   * @param {Box[]} boxes takes where these lie
   * @returns {[ties: SVGElement[], notes: SVGElement[]]}
   */
  drawn(badges, others, boxes) {
    const usual = this.plan.data.viewBox[2] * BADGE;
    const names = this.texts.boxes(this.root);
    const covered = this.written(names);
    const letters = lettersOf(names).map((box) => grown(box, CLEAR * usual));
    const places = this.written([]);
    /** @type {SVGElement[]} */
    const ties = [];
    const drawn = [...new Set(badges.map(({ place }) => place))].flatMap((id) => {
      const spot = this.plan.places.get(id);
      const notes = badges.filter(({ place }) => place === id);
      if (!spot) return [];
      const parts = notes.map(({ text }) => Math.max(1, 0.4 + 0.5 * text.length));
      const all = parts.reduce((sum, part) => sum + part);
      const room = Math.min(spot.height / ROOMY, spot.width / all);
      const inside = room >= usual ? notes.find((note) => note.inside)?.inside : undefined;
      const home = this.rooms.has(id) ? spot : this.plan.places.get(spot.room ?? "");
      const height = inside
        ? heightIn(room * (inside === "above" ? LOW : 1), spot, this.px)
        : home
          ? Math.min(usual, home.height * IN_ROOM, (home.width * IN_ROOM) / all)
          : usual;
      const widths = parts.map((part) => part * height);
      const clear = (/** @type {Box} */ box) => NOTES * overlap(box, [...others, ...boxes]);
      const box = inside
        ? apart(within(spot, all * height, height, inside === "above"), boxes)
        : home
          ? freest(corners(home, all * height, height), covered, clear)
          : freest(
              around(spot, all * height, height),
              places,
              (one) => clear(one) + LETTERS * overlap(one, letters) + this.strays(one, spot, letters),
            );
      boxes.push(box);
      if (!inside && !home) ties.push(svg("path", { class: `tie tie-${notes[0]?.kind}`, d: tie(box, spot) }));
      let { x } = box;
      return notes.map(({ kind, text }, nth) => {
        const width = widths[nth] ?? height;
        const words = svg("text", {
          class: "badge-text",
          x: width / 2,
          y: height * 0.77,
          "font-size": height * LETTER,
        });
        words.textContent = text;
        const corner = `translate(${x} ${box.y})`;
        x += width;
        return svg(
          "g",
          { class: `badge badge-${kind}`, transform: corner, "data-place": id },
          inside === "above"
            ? svg("path", { class: "badge-shape", d: balloon(width, height) })
            : svg("rect", { class: "badge-shape", width, height }),
          words,
        );
      });
    });
    return [ties, drawn];
  }

  /**
   * What speaks against a box for a note of a place, besides what it covers, as an area.
   * @param {Box} box
   * @param {Place} spot
   * @param {Box[]} names which its tie should not cover
   */
  strays(box, spot, names) {
    const [left, top, width, height] = this.plan.data.viewBox;
    const kept =
      box.x >= left && box.y >= top && box.x + box.width <= left + width && box.y + box.height <= top + height;
    const apart = astray(box, spot, this.plan.places.values()) + overlap(between(box, spot), names);
    return apart + (kept ? 0 : BEYOND * box.height ** 2);
  }

  /** The boxes that notes should not cover: the board's texts and its places. @param {Box[]} names @returns {Box[]} */
  written(names) {
    const places = [...this.plan.places.values()].map((place) => {
      const [across = 0, down = 0] = reach(place);
      return { x: place.x - across, y: place.y - down, width: 2 * across, height: 2 * down };
    });
    return [...names, ...places];
  }
}
