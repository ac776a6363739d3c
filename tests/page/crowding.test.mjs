/** Of names on a map that would lie over each other, the most important stays. */

import "./browser.mjs";
import assert from "node:assert/strict";
import { test } from "node:test";

import { withRoom } from "../../web/app/table/board/crowding.mjs";

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
