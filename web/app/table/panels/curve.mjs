/** The course of a game as a chart: everyone's wealth after each move, the highlights and the turning points. */

/** @import { Course, TurningPoint } from "../../types.d.ts" */
/** @import { Names } from "../../game/names.mjs" */

import { element, svg } from "../../base/elements.mjs";
import { number, phrase, rewrite, say, sentence } from "../../base/l10n.mjs";
import { apart, evenly, niceStep, numbered, upTo } from "./chart-scale.mjs";

/**
 * The size of the drawing, its margins, and the least distances between emblems, between flags and between
 * letters, in its own units.
 */
const [WIDTH, HEIGHT] = [300, 204];
const [LEFT, RIGHT, TOP, BOTTOM] = [42, 26, 24, 36];
const EMBLEM = 19;
const FLAG = 17;
const LETTER = 18;
/** Half a letter's diamond. */
const DIAMOND = 12;
/** The length of a dash where lines lie on each other. */
const DASH = 6;
/** The most flags that stand beside each other. More stand in two rows; where even these do not suffice, highlights are small strokes. */
const FLAGS = Math.floor((WIDTH - FLAG) / FLAG);
const ROWS = 2;

/** What marks the nth turning point, in the chart and in the list. @param {number} nth */
export const letter = (nth) => String.fromCharCode("A".charCodeAt(0) + nth);

/** What a game calls a round. @param {string} game */
export const roundName = (game) => sentence("counter-round", {}, game) ?? phrase("curve-rounds");

/**
 * The level stretches on which lines lie on each other: there each line is dashed, so that all are seen.
 * @param {number[][]} wealth of each seat, move by move
 * @returns {{ seat: number, level: number, from: number, to: number, nth: number, count: number }[]} `from` and `to`: places
 *   in `wealth`; `nth`: which of the `count` lines that lie there
 */
export function shared(wealth) {
  /** @type {ReturnType<typeof shared>} */
  const found = [];
  wealth.slice(1).forEach((_, from) => {
    const levels = wealth[from] ?? []; // until the next move
    levels.forEach((level, seat) => {
      const equal = levels.flatMap((other, at) => (other === level ? [at] : []));
      if (equal.length === 1) return;
      const next = { seat, level, from, to: from + 1, nth: equal.indexOf(seat), count: equal.length };
      const last = found.findLast((one) => one.seat === seat);
      const goesOn = last?.to === from && last.level === level && last.nth === next.nth && last.count === next.count;
      if (goesOn) last.to += 1;
      else found.push(next);
    });
  });
  return found;
}

/** A sign of the chart and what it stands for. @param {Element} sign @param {string} message */
const key = (sign, message) => element("span", {}, sign, say(element("span", {}), message));

/** What the flags and the letters of the chart are; null if there are none. @param {number} flags @param {number} letters */
function keys(flags, letters) {
  if (flags + letters === 0) return null;
  const [number, stroke] = [element("b", { class: "landmark-number" }, "1"), element("i", { class: "curve-stroke" })];
  const flag = flagRows(flags) > 0 ? number : stroke;
  return element(
    "figcaption",
    { class: "curve-keys" },
    flags > 0 ? key(flag, "curve-flags") : null,
    letters > 0 ? key(element("b", { class: "turning-letter" }, letter(0)), "curve-letters") : null,
  );
}

/** In how many rows so many flags stand; none if they are too many. @param {number} count */
export function flagRows(count) {
  const rows = Math.max(1, Math.ceil(count / FLAGS));
  return rows > ROWS ? 0 : rows;
}

/**
 * The numbered flags of highlights, each with a line to its place; where there are too many, small strokes.
 * @param {number[]} places where each stands along the chart
 * @param {number} rows one after the other in turn
 * @param {number} top of the chart itself
 * @param {number} bottom
 */
function flagged(places, rows, top, bottom) {
  if (rows === 0) return places.map((at) => svg("path", { class: "curve-stroke", d: `M${at} ${top - 4}v-8` }));
  const spots = Array.from({ length: rows }, (_, row) =>
    apart(
      places.filter((_, nth) => nth % rows === row),
      FLAG,
      WIDTH - FLAG / 2,
    ),
  );
  const flags = places.map((at, nth) => {
    const [x, y] = [spots[nth % rows]?.[Math.floor(nth / rows)] ?? at, top - 15 - FLAG * (rows - 1 - (nth % rows))];
    const label = svg("text", { class: "curve-flag-number", x, y: y + 4 });
    label.textContent = String(nth + 1);
    const way = `M${x} ${y + 1}L${at} ${top - 2}V${bottom}`;
    return { way, signs: [svg("circle", { class: "curve-flag", cx: x, cy: y, r: 8 }), label] };
  });
  const ways = flags.map(({ way }) => svg("path", { class: "curve-landmark", d: way }));
  return [...ways, ...flags.flatMap(({ signs }) => signs)];
}

/**
 * @param {Course} course
 * @param {Names} names
 * @param {TurningPoint[]} points each has a letter, on the line of the seat whose odds it changed
 * @returns {HTMLElement}
 */
export function wealthCurve({ moves, rounds, wealth, landmarks }, names, points) {
  const rows = flagRows(landmarks.length);
  const above = Math.max(0, rows - 1) * FLAG;
  const [top, bottom] = [TOP + above, HEIGHT + above - BOTTOM];
  const first = moves[0] ?? 0;
  const length = Math.max(first + 1, moves.at(-1) ?? 0);
  const all = wealth.flat();
  const step = niceStep(Math.max(...all) - Math.min(...all));
  const low = Math.floor(Math.min(...all) / step) * step;
  const high = Math.max(low + step, Math.ceil(Math.max(...all) / step) * step);
  const along = evenly(first, rounds, length);
  const x = (/** @type {number} */ move) => LEFT + (WIDTH - LEFT - RIGHT) * along(move);
  const y = (/** @type {number} */ value) => bottom - ((HEIGHT - TOP - BOTTOM) * (value - low)) / (high - low);

  const drawing = svg("svg", { class: "curve", viewBox: `0 0 ${WIDTH} ${HEIGHT + above}`, role: "img" });
  rewrite(drawing, () => drawing.setAttribute("aria-label", phrase("curve-title", {}, names.game)));
  for (let value = low; value <= high; value += step) {
    drawing.append(svg("path", { class: "curve-grid", d: `M${LEFT} ${y(value)}H${WIDTH - RIGHT}` }));
    const figure = svg("text", { class: "curve-figure", x: LEFT - 6, y: y(value) + 4 });
    rewrite(figure, () => {
      figure.textContent = number(value);
    });
    drawing.append(figure);
  }
  for (const { round, at } of numbered(rounds.map(x))) {
    drawing.append(svg("path", { class: "curve-grid", d: `M${at} ${bottom}v4` }));
    const figure = svg("text", { class: "curve-axis", x: at, y: bottom + 16 });
    figure.textContent = String(round);
    drawing.append(figure);
  }
  if (rounds.length > 0) {
    const axis = svg("text", { class: "curve-axis", x: (LEFT + WIDTH - RIGHT) / 2, y: HEIGHT + above - 4 });
    rewrite(axis, () => {
      axis.textContent = roundName(names.game);
    });
    drawing.append(axis);
  }
  const places = landmarks.map(({ move }) => x(move));
  drawing.append(...flagged(places, rows, top, bottom));

  const ends = apart(
    names.seats.map((_, seat) => y(wealth.at(-1)?.[seat] ?? low)),
    EMBLEM,
    bottom,
    top + 2, // below the flags
  );
  names.seats.forEach(({ colour }, seat) => {
    let path = "";
    wealth.forEach((each, nth) => {
      const [height, move] = [y(each[seat] ?? low), moves[nth] ?? 0];
      if (nth === 0) path = `M${x(first)} ${height}`;
      else if (each[seat] !== wealth[nth - 1]?.[seat] || move === length)
        path += `H${x(move).toFixed(1)}V${height.toFixed(1)}`;
    });
    drawing.append(
      svg("path", { class: "curve-casing", d: path }),
      svg("path", { class: `curve-line seat-${colour}`, d: path }),
      svg(
        "g",
        { class: `emblem-here seat-${colour}`, transform: `translate(${WIDTH - RIGHT + 14} ${ends[seat]}) scale(.7)` },
        svg("rect", { x: -12, y: -12, width: 24, height: 24, rx: 5 }),
        svg("use", { href: `#emblem-${colour}`, transform: "scale(.86)" }),
      ),
    );
  });
  for (const { seat, level, from, to, nth, count } of shared(wealth)) {
    const [start, end] = [x(moves[from] ?? first), x(moves[to] ?? length)];
    const dashes = { "stroke-dasharray": `${DASH} ${DASH * (count - 1)}`, "stroke-dashoffset": start - DASH * nth };
    const line = { class: `curve-shared seat-${names.seats[seat]?.colour}`, d: `M${start} ${y(level)}H${end}` };
    drawing.append(svg("path", { ...line, ...dashes }));
  }
  const letters = apart(
    points.map(({ entry }) => x(entry.index + 1)),
    LETTER,
    WIDTH - RIGHT - 7, // clear of the emblems
  );
  points.forEach(({ entry, seat }, nth) => {
    const at = letters[nth] ?? 0;
    const exact = y(wealth[upTo(moves, entry.index)]?.[seat] ?? low);
    const height = Math.max(top + 6, Math.min(exact, bottom - DIAMOND)); // clear of the flags and the rounds
    const label = svg("text", { class: "curve-letter", x: at, y: height + 4 });
    label.textContent = letter(nth);
    drawing.append(
      svg("path", { class: "curve-turning", d: `M${at} ${height - DIAMOND}l12 12 -12 12 -12 -12z` }),
      label,
    );
  });
  const told = inFigures({ moves, wealth, landmarks }, names);
  return element("figure", { class: "curve-figure-box" }, drawing, keys(landmarks.length, points.length), told);
}

/**
 * The chart as a table for screen readers: everyone's wealth at the start, at the highlights and at the end.
 * @param {Pick<Course, "moves" | "wealth" | "landmarks">} course
 * @param {Names} names
 */
function inFigures({ moves, wealth, landmarks }, names) {
  const told = new Map(moves.map((move, nth) => [move, wealth[nth] ?? []]));
  const moments = [...new Set([moves[0] ?? 0, ...landmarks.map(({ move }) => move), moves.at(-1) ?? 0])];
  const head = element(
    "tr",
    {},
    element("td", {}),
    ...names.seats.map((_, seat) => element("th", { scope: "col" }, names.party(seat))),
  );
  const rows = moments.map((move) => {
    const title = element("th", { scope: "row" });
    rewrite(title, () => {
      title.textContent = phrase("curve-after", { move: move === moments[0] ? 0 : move });
    });
    return element("tr", {}, title, ...(told.get(move) ?? []).map((value) => element("td", {}, String(value))));
  });
  return element(
    "div",
    { class: "visually-hidden" },
    element("table", {}, element("thead", {}, head), element("tbody", {}, ...rows)),
  );
}
