import assert from "node:assert/strict";
import { test } from "node:test";

import { lineBetween, linesToAll, voyage } from "../../web/app/table/board/lines.mjs";
import { board, line, place } from "./samples.mjs";

const PLAN = board([place("a", 0, 0), place("b", 100, 0), place("c", 0, 100)], {
  lines: [
    line(
      "ab",
      ["a", "b"],
      [
        [0, 0],
        [50, 10],
        [100, 0],
      ],
    ),
    line(
      "ac",
      ["a", "c"],
      [
        [0, 0],
        [0, 100],
      ],
    ),
    line(
      "bc",
      ["b", "c"],
      [
        [100, 0],
        [1000, 0],
      ],
      [
        [0, 50],
        [0, 100],
      ],
    ),
  ],
});

test("a line leads both ways", () => {
  assert.deepEqual(lineBetween(PLAN, "a", "b"), [
    [
      { x: 0, y: 0 },
      { x: 50, y: 10 },
      { x: 100, y: 0 },
    ],
  ]);
  assert.deepEqual(lineBetween(PLAN, "b", "a"), [
    [
      { x: 100, y: 0 },
      { x: 50, y: 10 },
      { x: 0, y: 0 },
    ],
  ]);
});

test("the way back along a line in two parts begins with its last part", () => {
  const back = lineBetween(PLAN, "c", "b");
  assert.deepEqual(
    back?.map((part) => part[0]),
    [
      { x: 0, y: 100 },
      { x: 1000, y: 0 },
    ],
  );
});

test("looking up a line does not change the board", () => {
  const before = JSON.stringify(PLAN.data.lines);
  lineBetween(PLAN, "b", "a");
  lineBetween(PLAN, "c", "b");
  assert.equal(JSON.stringify(PLAN.data.lines), before);
});

test("places without a line, and a place and itself, are not joined", () => {
  const plan = board([place("a", 0, 0)], {
    lines: [
      line(
        "ab",
        ["a", "b"],
        [
          [0, 0],
          [1, 1],
        ],
      ),
    ],
  });
  assert.equal(lineBetween(plan, "a", "c"), null);
  assert.equal(lineBetween(plan, "a", "a"), null);
});

test("the lines to all offered places light up", () => {
  assert.deepEqual(linesToAll(PLAN, ["a"], ["b", "c"]), new Set(["ab", "ac"]));
});

test("the first piece with a line to every offered place counts", () => {
  const plan = board([], {
    lines: [
      line(
        "ab",
        ["a", "b"],
        [
          [0, 0],
          [1, 1],
        ],
      ),
      line(
        "cd",
        ["c", "d"],
        [
          [0, 0],
          [1, 1],
        ],
      ),
    ],
  });
  assert.deepEqual(linesToAll(plan, ["a", "c"], ["d"]), new Set(["cd"]));
});

test("no line lights up if the offer has nothing to do with lines", () => {
  assert.equal(linesToAll(PLAN, ["a"], ["b", "elsewhere"]).size, 0);
  assert.equal(linesToAll(PLAN, ["a"], ["a", "b"]).size, 0, "a piece does not sail to where it is");
  assert.equal(linesToAll(PLAN, ["a"], []).size, 0);
  assert.equal(linesToAll(PLAN, [], ["b"]).size, 0);
});

/** @param {Keyframe[]} frames */
const offsets = (frames) => frames.map(({ offset }) => offset ?? Number.NaN);

test("a voyage begins and ends where the piece stands, at constant speed", () => {
  const { frames, length } = voyage(
    { x: 0, y: 0 },
    [
      [
        { x: 0, y: 0 },
        { x: 30, y: 0 },
        { x: 100, y: 0 },
      ],
    ],
    { x: 100, y: 0 },
  );
  assert.equal(length, 100);
  assert.equal(frames[0]?.transform, "translate(0px, 0px)");
  assert.equal(frames.at(-1)?.transform, "translate(100px, 0px)");
  assert.ok(offsets(frames).some((offset) => Math.abs(offset - 0.3) < 1e-9));
});

test("a piece beside the line joins it, and does not go back to its beginning", () => {
  const path = [0, 10, 20, 30, 40, 50].map((x) => ({ x, y: 0 }));
  const { frames } = voyage({ x: 18, y: 5 }, [path], { x: 50, y: 0 });
  assert.equal(frames[0]?.transform, "translate(18px, 5px)");
  assert.equal(frames[1]?.transform, "translate(20px, 0px)");
});

test("over the edge of a map, the piece takes no time between the two parts", () => {
  const parts = [
    [
      { x: 900, y: 0 },
      { x: 1000, y: 0 },
    ],
    [
      { x: 0, y: 0 },
      { x: 100, y: 0 },
    ],
  ];
  const { frames, length } = voyage({ x: 900, y: 0 }, parts, { x: 100, y: 0 });
  assert.equal(length, 200);
  const jump = frames.findIndex(({ transform }) => transform === "translate(0px, 0px)");
  assert.equal(frames[jump]?.offset, frames[jump - 1]?.offset);
});

test("the times of a voyage rise from 0 to 1, whatever its parts, as animations demand", () => {
  const still = voyage({ x: 5, y: 5 }, [[{ x: 5, y: 5 }]], { x: 5, y: 5 });
  const long = voyage(
    { x: 1, y: 3 },
    [
      [
        { x: 0, y: 0 },
        { x: 7, y: 9 },
      ],
      [
        { x: 3, y: 3 },
        { x: 0, y: 1 },
      ],
    ],
    { x: 2, y: 2 },
  );
  for (const { frames } of [still, long]) {
    const all = offsets(frames);
    assert.ok(
      all.every((offset, nth) => offset >= (all[nth - 1] ?? 0) && offset <= 1),
      String(all),
    );
  }
  assert.ok(Math.abs((offsets(long.frames).at(-1) ?? 0) - 1) < 1e-9);
});
