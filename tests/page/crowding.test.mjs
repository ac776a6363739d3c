/** Of names on a map that would lie over each other, the most important stays. */

import "./browser.mjs";
import assert from "node:assert/strict";
import { test } from "node:test";

import { cornersOf, withRoom } from "../../web/app/table/board/crowding.mjs";

/** @param {number} left @param {number} top */
const box = (left, top) => ({ left, top, right: left + 40, bottom: top + 10 });

test("a name waits that lies over one before it", () => {
  assert.deepEqual(withRoom([box(0, 0), box(20, 5), box(60, 0)]), [true, false, true]);
});

test("a name that waits leaves its room to others", () => {
  assert.deepEqual(withRoom([box(0, 0), box(30, 0), box(60, 0)]), [true, false, true]);
});

test("names that only touch have room", () => {
  assert.deepEqual(withRoom([box(0, 0), box(40, 0), box(0, 10)]), [true, true, true]);
  assert.deepEqual(withRoom([]), []);
});

test("a number stands in a corner of its place, the upper right one first", () => {
  const [usual, ...others] = cornersOf({ left: 100, top: 200, right: 150, bottom: 240 }, { width: 20, height: 10 });
  assert.deepEqual(usual, { corner: "top right", x: 130, y: 200, width: 20, height: 10 });
  assert.deepEqual(
    others.map(({ corner, x, y }) => [corner, x, y]),
    [
      ["top left", 100, 200],
      ["bottom right", 130, 230],
      ["bottom left", 100, 230],
    ],
  );
});
