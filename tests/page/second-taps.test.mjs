/** A second quick tap does not press what has just come to the place of the first one. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { SecondTaps } from "../../web/app/table/second-taps.mjs";

/** Whether each tap counts. @param {...[at: number, meaning: string, x?: number]} taps at one place, or at `x` */
function counted(...taps) {
  const guard = new SecondTaps();
  return taps.map(([at, meaning, x = 100]) => guard.counts({ x, y: 100, at, meaning }));
}

test("a quick second tap does not press another button that has come there", () => {
  assert.deepEqual(counted([0, "buy"], [150, "end"]), [true, false]);
  assert.deepEqual(counted([0, ""], [150, "end"]), [true, false], "nor one that lies now where nothing was");
  assert.deepEqual(counted([0, "buy"], [150, "end"], [290, "end"], [430, "end"]), [true, false, false, false], "a row");
});

test("who takes some time presses it", () => {
  assert.deepEqual(counted([0, "buy"], [300, "end"]), [true, true]);
  assert.deepEqual(counted([0, "buy"], [150, "end"], [600, "end"]), [true, false, true]);
});

test("the same button again, and a button elsewhere, take every tap", () => {
  assert.deepEqual(counted([0, "roll"], [90, "roll"], [180, "roll"]), [true, true, true]);
  assert.deepEqual(counted([0, "buy"], [90, "end", 160]), [true, true]);
});

test("what has only just come takes no tap, however long ago the first one was", () => {
  const guard = new SecondTaps();
  const tap = { x: 100, y: 100 };
  assert.ok(guard.counts({ ...tap, at: 0, meaning: "buy" }));
  guard.see("buy", 100);
  guard.see("end", 900);
  assert.ok(!guard.counts({ ...tap, at: 1100, meaning: "end" }));
  assert.ok(guard.counts({ ...tap, at: 1500, meaning: "end" }));
});
