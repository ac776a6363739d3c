/** Ways along the lines of a board: from place to place as they are drawn, over the edge of a map as well. */

/** @import { BoardPlan } from "../catalogue.mjs" */
/** @import { Point } from "./pieces.mjs" */

/**
 * The points of the line between two places, in parts where it leaves the board and comes back elsewhere; null where no
 * line joins them.
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
 * The lines along which all the places on offer can be reached from one place; none where no place has a line to all of them,
 * as when the offer has nothing to do with lines.
 * @param {BoardPlan} plan
 * @param {string[]} stands where the pieces of who chooses stand
 * @param {string[]} offered
 * @returns {Set<string>} ids of lines
 */
export function linesToAll(plan, stands, offered) {
  for (const stand of offered.length > 0 ? stands : []) {
    const joining = offered.map((to) => plan.data.lines.find(({ ends }) => ends.includes(stand) && ends.includes(to) && to !== stand));
    if (joining.every((line) => line !== undefined)) return new Set(joining.map((line) => line.id));
  }
  return new Set();
}

/**
 * A way from where a piece lies beside its beginning: the piece joins it where it is nearest.
 * @param {Point} beside
 * @param {Point[]} way
 */
function joined(beside, way) {
  const far = way.slice(0, Math.ceil(way.length / 2)).map(({ x, y }) => Math.hypot(x - beside.x, y - beside.y));
  return [beside, ...way.slice(Math.max(0, far.indexOf(Math.min(...far))))];
}

/**
 * A voyage along the parts of a line, at one speed; between parts it leaps without being seen to.
 * @param {Point} first where the piece stands
 * @param {Point[][]} parts
 * @param {Point} last where it is going to stand
 * @returns {{ frames: Keyframe[], length: number }}
 */
export function voyage(first, parts, last) {
  const ways = parts.map((part, nth) => {
    const way = nth === 0 ? joined(first, part) : part;
    return nth === parts.length - 1 ? joined(last, [...way].reverse()).reverse() : way;
  });
  const length = ways.reduce((sum, way) => sum + lengthOf(way), 0) || 1;
  /** @type {Keyframe[]} */
  const frames = [];
  let sailed = 0;
  for (const way of ways) {
    way.forEach((point, nth) => {
      const before = way[nth - 1];
      if (before) sailed += Math.hypot(point.x - before.x, point.y - before.y);
      frames.push({ offset: Math.min(1, sailed / length), transform: `translate(${point.x}px, ${point.y}px)` });
    });
  }
  return { frames, length };
}

/** @param {Point[]} way */
function lengthOf(way) {
  return way.reduce((sum, point, nth) => sum + (nth ? Math.hypot(point.x - (way[nth - 1]?.x ?? 0), point.y - (way[nth - 1]?.y ?? 0)) : 0), 0);
}
