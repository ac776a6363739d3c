/** Moves a piece over the board: from place to place, along a line, or in a leap; puts a new piece down. */

/** @import { Params } from "../../types.d.ts" */
/** @import { BoardPlan } from "../../game/catalogue.mjs" */
/** @import { Point } from "../../game/placement.mjs" */
/** @import { Animator } from "../animator.mjs" */
/** @import { Board } from "./board.mjs" */

import { pointOf } from "../../game/placement.mjs";
import { lineBetween, voyage } from "./lines.mjs";

/**
 * The durations of one step, of a whole walk at most, of a leap, and of putting a piece down; in ms at normal speed.
 */
const STEP = 130;
const WALK = 850;
const LEAP = 520;
const DOWN = 280;
/** The duration of a voyage along a line: in ms per unit of the board, and its bounds. */
const SAILING = { perUnit: 2.2, least: 520, most: 1400 };

const UP = "cubic-bezier(.2,.6,.5,1)";
const FALL = "cubic-bezier(.5,0,.8,.4)";
const SAIL = "cubic-bezier(.45,.05,.35,1)";

/**
 * @param {Board} board
 * @param {Animator} animator
 * @param {string} id of the piece
 * @param {Params} params of the event: `from`, `to` and `path`
 */
export async function walk({ plan, pieces, marks }, animator, id, params) {
  const [kind = "", owner = ""] = id.split("-");
  const path = Array.isArray(params.path) && params.path.length > 0 ? params.path : [params.to];
  if (path.some((place) => !plan.places.has(String(place)))) return; // the piece left the board
  const points = path.map((place) => pointOf(plan, kind, String(place)));
  const last = /** @type {Point} */ (points.at(-1));
  const from = pieces.points.get(id);
  const drawn = pieces.drawNew(id, kind, /^\d+$/.test(owner) ? Number(owner) : null);
  if (pieces.layer.lastElementChild !== drawn) pieces.layer.append(drawn); // above the others while it moves
  drawn.style.transform = `translate(${last.x}px, ${last.y}px)`;
  pieces.points.set(id, last);
  const height = plan.places.get(String(path.at(-1)))?.height ?? 100;
  const line = from && (lineAlong(plan, params.from, path) ?? (points.length === 1 ? plan.overEdge(from, last) : null));
  if (from && line) {
    const { frames, length } = voyage(from, line, last);
    const duration = animator.time(Math.min(SAILING.most, Math.max(SAILING.least, SAILING.perUnit * length)));
    await animator.animate(drawn, frames, { duration, easing: SAIL });
  } else if (from) {
    const first = points[0];
    const stops = first && first.x === from.x && first.y === from.y ? points : [from, ...points];
    const duration = animator.time(stops.length > 2 ? Math.min(WALK, STEP * (stops.length - 1)) : LEAP);
    drawn.classList.add("lifted");
    await animator.animate(drawn, hops(stops, height), { duration });
    drawn.classList.remove("lifted");
  } else await animator.animate(drawn, putDown(last, height), { duration: animator.time(DOWN) });
  marks.arrival(String(path.at(-1)), animator.time(1));
}

/**
 * The parts of the board's lines along a path; null if one of its legs has no line.
 * @param {BoardPlan} plan
 * @param {unknown} from
 * @param {unknown[]} path
 */
function lineAlong(plan, from, path) {
  if (typeof from !== "string") return null;
  const stops = [from, ...path.map(String)];
  const legs = stops.slice(1).map((to, nth) => lineBetween(plan, String(stops[nth]), to));
  return legs.some((leg) => leg === null) ? null : legs.flatMap((leg) => leg ?? []);
}

/** @param {Point} point @param {number} [scale] */
const at = ({ x, y }, scale = 1) => `translate(${x}px, ${y}px) scale(${scale})`;

/**
 * The keyframes from stop to stop: a hop for each step, an arc for a long distance.
 * @param {Point[]} stops
 * @param {number} height of a place
 * @returns {Keyframe[]}
 */
function hops(stops, height) {
  const legs = stops.length - 1;
  /** @type {Keyframe[]} */
  const frames = [];
  for (let leg = 0; leg < legs; leg += 1) {
    const [from, to] = [/** @type {Point} */ (stops[leg]), /** @type {Point} */ (stops[leg + 1])];
    const far = Math.hypot(to.x - from.x, to.y - from.y) > 2 * height;
    const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - height * (far ? 0.6 : 0.24) };
    frames.push({ offset: leg / legs, transform: at(from, leg ? 1.05 : 1), easing: far ? SAIL : UP });
    frames.push({ offset: (leg + 0.5) / legs, transform: at(middle, far ? 1.3 : 1.15), easing: far ? SAIL : FALL });
  }
  frames.push({ offset: 1, transform: at(/** @type {Point} */ (stops[legs])) });
  return frames;
}

/** @param {Point} point @param {number} height of a place @returns {Keyframe[]} */
function putDown(point, height) {
  const above = { x: point.x, y: point.y - height * 0.7 };
  return [
    { transform: at(above, 1.5), opacity: 0, easing: FALL },
    { offset: 0.6, transform: at(point, 1), opacity: 1, easing: "ease-out" },
    { offset: 0.8, transform: at({ x: point.x, y: point.y - height * 0.05 }, 1.06), easing: "ease-in" },
    { transform: at(point, 1), opacity: 1 },
  ];
}
