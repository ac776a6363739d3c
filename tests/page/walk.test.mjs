import assert from "node:assert/strict";
import { test } from "node:test";

import { walk } from "../../web/app/table/board/walk.mjs";
import { board, line, place } from "./samples.mjs";

/** @typedef {{ frames: Keyframe[], duration: number }} Movement */

const PLACES = [place("a", 0, 0), place("b", 100, 0), place("c", 200, 0), place("d", 900, 0)];

/**
 * Moves a ship over a board; returns what was animated, and where the ship stands then.
 * @param {import("../../web/app/types.d.ts").Params} params
 * @param {{ from?: { x: number, y: number } | null, plan?: ReturnType<typeof board> }} [how]
 */
async function walked(params, { from = { x: 0, y: 0 }, plan = board(PLACES) } = {}) {
  /** @type {Movement[]} */
  const movements = [];
  /** @type {string[]} */
  const arrivals = [];
  const points = new Map(from ? [["ship-0-1", from]] : []);
  const drawn = { style: {}, classList: { add() {}, remove() {} } };
  const pieces = { points, drawNew: () => drawn, layer: { lastElementChild: drawn, append() {} } };
  const marks = { arrival: (/** @type {string} */ id) => arrivals.push(id) };
  const animator = {
    time: (/** @type {number} */ ms) => ms,
    animate: async (
      /** @type {unknown} */ _,
      /** @type {Keyframe[]} */ frames,
      /** @type {{ duration: number }} */ { duration },
    ) => {
      movements.push({ frames, duration });
    },
  };
  await walk(/** @type {any} */ ({ plan, pieces, marks }), /** @type {any} */ (animator), "ship-0-1", params);
  const [movement] = movements;
  return { movement, movements, arrivals, stands: points.get("ship-0-1") };
}

/** @param {Movement | undefined} movement */
const ends = (movement) => [movement?.frames[0]?.transform, movement?.frames.at(-1)?.transform];

test("a piece walks from place to place and arrives at the last", async () => {
  const { movement, arrivals, stands } = await walked({ from: "a", to: "c", path: ["b", "c"] });
  assert.deepEqual(ends(movement), ["translate(0px, 0px) scale(1)", "translate(200px, 0px) scale(1)"]);
  assert.equal(movement?.frames.length, 5, "two hops, each with its top, and the arrival");
  assert.deepEqual(arrivals, ["c"]);
  assert.deepEqual(stands, { x: 200, y: 0 });
});

test("a long walk is no slower than a bound", async () => {
  const path = ["b", "c", "b", "c", "b", "c", "b", "c", "b", "c", "b", "c"];
  const short = await walked({ to: "c", path: ["b", "c"] });
  const long = await walked({ to: "c", path });
  assert.ok((short.movement?.duration ?? 0) < (long.movement?.duration ?? 0));
  assert.ok((long.movement?.duration ?? 0) <= 850);
});

test("without a path, the piece leaps to the place", async () => {
  const { movement } = await walked({ to: "d" });
  assert.deepEqual(ends(movement), ["translate(0px, 0px) scale(1)", "translate(900px, 0px) scale(1)"]);
  assert.equal(movement?.frames.length, 3);
});

test("on a line, the piece sails along it", async () => {
  const plan = board(PLACES, {
    lines: [
      line(
        "ad",
        ["a", "d"],
        [
          [0, 0],
          [450, 300],
          [900, 0],
        ],
      ),
    ],
  });
  const { movement } = await walked({ from: "a", to: "d" }, { plan });
  assert.ok(movement?.frames.some(({ transform }) => transform === "translate(450px, 300px)"));
});

test("if one leg of a path has no line, the piece walks all of it", async () => {
  const plan = board(PLACES, {
    lines: [
      line(
        "ab",
        ["a", "b"],
        [
          [0, 0],
          [50, 300],
          [100, 0],
        ],
      ),
    ],
  });
  const { movement } = await walked({ from: "a", to: "c", path: ["b", "c"] }, { plan });
  assert.ok(!movement?.frames.some(({ transform }) => String(transform).includes("300px")));
});

test("on a map that wraps around, the piece takes the shorter way over the edge", async () => {
  const plan = board(PLACES, { wraps: { left: 0, right: 1000, step: 100 } });
  const { movement } = await walked({ to: "d" }, { plan });
  assert.ok(movement?.frames.some(({ transform }) => transform === "translate(1000px, 0px)"));
});

test("a new piece is put down where it begins, and does not fly in from anywhere", async () => {
  const { movement, arrivals } = await walked({ to: "b" }, { from: null });
  assert.equal(movement?.frames[0]?.opacity, 0);
  assert.match(String(movement?.frames[0]?.transform), /^translate\(100px, -70px\)/);
  assert.deepEqual(arrivals, ["b"]);
});

test("a piece that leaves the board does not move to nowhere", async () => {
  const { movements, arrivals, stands } = await walked({ from: "a", to: "box" });
  assert.deepEqual([movements, arrivals], [[], []]);
  assert.deepEqual(stands, { x: 0, y: 0 });
});

test("a movement that begins where the piece stands does not hop on the spot", async () => {
  const { movement } = await walked({ to: "b", path: ["a", "b"] });
  assert.equal(movement?.frames.length, 3);
});
