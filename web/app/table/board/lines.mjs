/** The lines of a board: finding them, and moving pieces along them, also over the edge of a map. */

/** @import { BoardPlan } from "../../game/catalogue.mjs" */
/** @import { Point } from "../../game/placement.mjs" */

/**
 * The points of the line between two places, in several parts if it leaves the board and comes back elsewhere; null if
 * no line joins them.
 * @param {BoardPlan} plan
 * @param {string} from
 * @param {string} to
 * @returns {Point[][] | null}
 */
export function lineBetween(plan, from, to) {
  const line = plan.data.lines.find(({ ends }) => ends.includes(from) && ends.includes(to) && from !== to);
  if (!line) return null;
  const parts = line.parts.map((part) => part.map(([x, y]) => ({ x, y })));
  return line.ends[0] === from ? parts : parts.reverse().map((part) => part.reverse());
}

/**
 * The lines from one of the person's pieces to all offered places. If no piece has a line to each of them, the offer
 * has nothing to do with lines, and the result is empty.
 * @param {BoardPlan} plan
 * @param {string[]} stands the places where the person's pieces stand
 * @param {string[]} offered
 * @returns {Set<string>} ids of lines
 */
export function linesToAll(plan, stands, offered) {
  for (const stand of offered.length > 0 ? stands : []) {
    const joining = offered.map((to) => {
      return plan.data.lines.find(({ ends }) => ends.includes(stand) && ends.includes(to) && to !== stand);
    });
    if (joining.every((line) => line !== undefined)) return new Set(joining.map((line) => line.id));
  }
  return new Set();
}

/**
 * A path for a piece that stands beside its beginning: the piece joins the path at the nearest point of its first half.
 * @param {Point} beside
 * @param {Point[]} path
 */
function joined(beside, path) {
  const far = path.slice(0, Math.ceil(path.length / 2)).map(({ x, y }) => Math.hypot(x - beside.x, y - beside.y));
  return [beside, ...path.slice(Math.max(0, far.indexOf(Math.min(...far))))];
}

/**
 * The keyframes of a voyage along the parts of a line, at constant speed; between two parts the piece jumps.
 * @param {Point} first where the piece stands before
 * @param {Point[][]} parts
 * @param {Point} last where it stands afterwards
 * @returns {{ frames: Keyframe[], length: number }}
 */
export function voyage(first, parts, last) {
  const paths = parts.map((part, nth) => {
    const path = nth === 0 ? joined(first, part) : part;
    return nth === parts.length - 1 ? joined(last, [...path].reverse()).reverse() : path;
  });
  const length = paths.reduce((sum, path) => sum + lengthOf(path), 0) || 1;
  /** @type {Keyframe[]} */
  const frames = [];
  let sailed = 0;
  for (const path of paths) {
    path.forEach((point, nth) => {
      const before = path[nth - 1];
      if (before) sailed += Math.hypot(point.x - before.x, point.y - before.y);
      frames.push({ offset: Math.min(1, sailed / length), transform: `translate(${point.x}px, ${point.y}px)` });
    });
  }
  return { frames, length };
}

/** @param {Point[]} path */
function lengthOf(path) {
  return path.slice(1).reduce((sum, { x, y }, nth) => {
    const before = /** @type {Point} */ (path[nth]);
    return sum + Math.hypot(x - before.x, y - before.y);
  }, 0);
}
