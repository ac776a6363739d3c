import assert from "node:assert/strict";
import { test } from "node:test";

import { carried, inner } from "../../web/app/table/board/rects.mjs";

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
