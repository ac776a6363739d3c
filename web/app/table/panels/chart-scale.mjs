/** Where things stand in a chart: its grid, its moves and rounds, and signs that need a distance from each other. */

/** The least distance between the numbers of rounds. */
const ROUND = 20;

/** The step between grid lines: 1, 2 or 5 times a power of ten. @param {number} span @returns {number} */
export function niceStep(span) {
  const rough = Math.max(span, 1) / 3;
  const power = 10 ** Math.floor(Math.log10(rough));
  return ([1, 2, 5, 10].find((nice) => nice * power >= rough) ?? 10) * power;
}

/**
 * Positions close to the wanted ones, with a least distance between each other: those that would lie too close stand
 * around their middle.
 * @param {number[]} wanted
 * @param {number} distance
 * @param {number} most the greatest position
 * @param {number} [least] the smallest one
 * @returns {number[]}
 */
export function apart(wanted, distance, most, least = distance / 2) {
  const order = wanted.map((_, at) => at).sort((a, b) => Number(wanted[a]) - Number(wanted[b]));
  /** Rows of neighbours, each with where its first one stands. @type {{ start: number, count: number }[]} */
  const rows = [];
  for (const at of order) {
    let row = { start: Number(wanted[at]), count: 1 };
    for (let last = rows.at(-1); last && last.start + last.count * distance > row.start; last = rows.at(-1)) {
      rows.pop();
      const count = last.count + row.count;
      const start = (last.start * last.count + (row.start - last.count * distance) * row.count) / count;
      row = { start, count };
    }
    rows.push(row);
  }
  const spots = rows.flatMap(({ start, count }) => Array.from({ length: count }, (_, nth) => start + nth * distance));
  const bound = (/** @type {number} */ spot, /** @type {number} */ nth) =>
    Math.min(Math.max(spot, least + nth * distance), most - (spots.length - 1 - nth) * distance);
  const placed = [...wanted];
  order.forEach((at, nth) => {
    placed[at] = bound(Number(spots[nth]), nth);
  });
  return placed;
}

/** The place in `moves`, which ascend, of the last one up to this move. @param {number[]} moves @param {number} move */
export function upTo(moves, move) {
  return Math.max(
    0,
    moves.findLastIndex((one) => one <= move),
  );
}

/**
 * Where each move stands along the chart, from 0 to 1: all rounds are equally wide, however much is done in each, so that their
 * numbers stand at even distances.
 * @param {number} first
 * @param {number[]} rounds the moves with which they begin
 * @param {number} length
 * @returns {(move: number) => number}
 */
export function evenly(first, rounds, length) {
  const bounds = [first, ...rounds.slice(1).filter((at) => at > first && at < length), length];
  const count = bounds.length - 1;
  return (move) => {
    const nth = Math.min(upTo(bounds, move), count - 1);
    const [from = first, to = length] = [bounds[nth], bounds[nth + 1]];
    return (nth + (move - from) / (to - from)) / count;
  };
}

/**
 * Which rounds have their number below the chart: all of them, or every second, fifth, tenth one, so that these stand far
 * enough from each other.
 * @param {number[]} starts where each round begins
 * @returns {{ round: number, at: number }[]}
 */
export function numbered(starts) {
  const rounds = starts.map((at, nth) => ({ round: nth + 1, at }));
  for (let [step, nth] = [1, 0]; ; nth += 1, step *= nth % 3 === 2 ? 2.5 : 2) {
    const shown = rounds.filter(({ round }) => round % step === 0);
    if (shown.length === 0) return rounds.slice(0, 1);
    if (shown.every(({ at }, next) => at - (shown[next - 1]?.at ?? -Infinity) >= ROUND)) return shown;
  }
}
