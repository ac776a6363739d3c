import assert from "node:assert/strict";
import { test } from "node:test";

import { carried, inner, keptOff } from "../../web/app/table/board/rects.mjs";

globalThis.DOMRect = /** @type {any} */ (
  class {
    /** @param {number} x @param {number} y @param {number} width @param {number} height */
    constructor(x, y, width, height) {
      Object.assign(this, { x, y, width, height });
    }
  }
);

const box = (/** @type {number[]} */ ...[x, y, width, height]) => new DOMRect(x, y, width, height);

test("a piece on a board that glides is where the board will have carried it", () => {
  const [board, rests] = [box(0, 0, 100, 50), box(-60, -10, 200, 100)];
  assert.deepEqual(carried(box(40, 20, 10, 10), board, rests), box(20, 30, 20, 20));
  const halfway = box(-30, -5, 150, 75);
  assert.deepEqual(carried(box(30, 25, 15, 15), halfway, rests), box(20, 30, 20, 20));
});

test("a board that is not drawn carries nothing away", () => {
  assert.deepEqual(carried(box(0, 0, 0, 0), box(0, 0, 0, 0), box(0, 0, 0, 0)), box(0, 0, 0, 0));
});

test("a rim is left out on all sides", () => {
  assert.deepEqual(inner(box(100, 200, 400, 200), 0.25), box(200, 250, 200, 100));
});

test("the edges of a frame keep off the letters on them", () => {
  const frame = { x: 100, y: 100, width: 60, height: 50 };
  const [above, right] = [
    { x: 80, y: 90, width: 90, height: 14 },
    { x: 155, y: 115, width: 80, height: 14 },
  ];
  assert.deepEqual(keptOff(frame, [above], 4), { x: 100, y: 108, width: 60, height: 42 });
  assert.deepEqual(keptOff(frame, [right], 4), { x: 100, y: 100, width: 51, height: 50 });
  assert.deepEqual(keptOff(frame, [above, right], 4), { x: 100, y: 108, width: 51, height: 42 });
});

test("a frame keeps around letters in it, and most of its size", () => {
  const frame = { x: 100, y: 100, width: 60, height: 50 };
  const [within, across, beside] = [
    { x: 110, y: 115, width: 40, height: 14 },
    { x: 90, y: 115, width: 80, height: 14 },
    { x: 170, y: 115, width: 80, height: 14 },
  ];
  assert.deepEqual(keptOff(frame, [within, across, beside], 4), frame);
});
