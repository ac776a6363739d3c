import assert from "node:assert/strict";
import { test } from "node:test";

import { middleOf, letterAt, turnsOf, wayOf } from "../../web/app/table/board/arrows.mjs";
import { board, line, place } from "./samples.mjs";

const PLAN = board(
  [place("a", 100, 100), place("b", 200, 100), place("c", 300, 100), place("d", 100, 300), place("e", 200, 300)],
  {
    lines: [
      line(
        "ab",
        ["a", "b"],
        [
          [100, 100],
          [150, 60],
          [200, 100],
        ],
      ),
    ],
  },
);
const shift = (/** @type {string[]} */ ...stops) => ({ seat: 0, piece: "ship-0", stops, rests: stops.slice(-1) });

test("an arrow follows the lines of the board", () => {
  assert.deepEqual(wayOf(PLAN, shift("a", "b")), [
    [
      { x: 100, y: 100 },
      { x: 150, y: 60 },
      { x: 200, y: 100 },
    ],
  ]);
});

test("an arrow without a line bows, from the first place to the last", () => {
  const [way = []] = wayOf(PLAN, shift("a", "c"));
  assert.deepEqual(way[0], { x: 100, y: 100 });
  assert.deepEqual(way.at(-1), { x: 300, y: 100 });
  assert.ok(Math.abs((middleOf([way])?.y ?? 0) - 100) > 10);
});

test("an arrow goes by all places of a voyage", () => {
  const parts = wayOf(PLAN, shift("c", "b", "a"));
  assert.deepEqual(
    parts.map((part) => part.at(-1)),
    [
      { x: 200, y: 100 },
      { x: 100, y: 100 },
    ],
  );
});

test("a piece that was put down has a letter, and one that left the board none", () => {
  assert.deepEqual(middleOf(wayOf(PLAN, shift("d"))), { x: 100, y: 300 });
  assert.deepEqual(wayOf(PLAN, shift("a", "nowhere")), []);
});

test("a letter may stand elsewhere on its way, or on another side of a piece that was put down", () => {
  const way = wayOf(PLAN, shift("c", "b", "a"));
  const [best, ...others] = letterAt(way, 5);
  assert.deepEqual(best, middleOf(way));
  assert.ok(others.length > 3);
  const short = letterAt(wayOf(PLAN, shift("a", "d")), 5);
  assert.ok(new Set(short.map(({ x }) => Math.round(x))).size > 2, "or beside it");
  const sides = letterAt(wayOf(PLAN, shift("d")), 5);
  assert.ok(sides.every(({ x, y }) => Math.hypot(x - 100, y - 300) > 5));
  assert.equal(new Set(sides.map(({ x, y }) => `${x} ${y}`)).size, 4);
  assert.deepEqual(letterAt(wayOf(PLAN, shift("a", "nowhere")), 5), []);
});

test("where the board is jumped over, an arrow goes straight from rest to rest", () => {
  const jumps = { seat: 0, piece: "ship-0", stops: ["a", "b", "d", "b", "c"], rests: ["d", "c"] };
  assert.deepEqual(
    wayOf(board([place("a", 100, 100), place("b", 110, 100), place("c", 300, 100), place("d", 100, 300)]), jumps).map(
      ([from, to]) => [from, to].map((point) => [point?.x, point?.y]),
    ),
    [
      [
        [100, 100],
        [100, 300],
      ],
      [
        [100, 300],
        [300, 100],
      ],
    ],
  );
});

test("where a way runs back along itself it has a head, and nowhere else", () => {
  const turned = turnsOf(wayOf(PLAN, shift("c", "b", "c")));
  assert.deepEqual(
    turned.map(([, to]) => to),
    [{ x: 200, y: 100 }],
  );
  assert.deepEqual(turnsOf(wayOf(PLAN, shift("b", "c", "e"))), []);
  assert.deepEqual(turnsOf(wayOf(PLAN, shift("a", "b"))), []);
  const hook = [20, 12, 17].map((y) => ({ x: 0, y }));
  assert.deepEqual(turnsOf([hook]), [], "nor where a line comes to its port in a hook");
});
