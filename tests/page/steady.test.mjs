import assert from "node:assert/strict";
import { test } from "node:test";
import { Steady } from "../../web/app/table/board/steady.mjs";

/** A board whose frames come when the test says so. */
function board() {
  const zooms = /** @type {number[]} */ ([]);
  const waiting = /** @type {((at: number) => void)[]} */ ([]);
  const steady = new Steady(
    (factor) => zooms.push(factor),
    (step) => waiting.push(step),
  );
  const frame = (/** @type {number} */ at) => {
    for (const step of waiting.splice(0)) step(at);
  };
  const add = (/** @type {number} */ factor) => steady.add(factor, { x: 0, y: 0 });
  return { zooms, waiting, frame, add };
}

test("the first frame only prepares; what was zoomed until the second follows there at once", () => {
  const { zooms, frame, add } = board();
  add(2);
  frame(0);
  assert.deepEqual(zooms, []);
  add(3);
  frame(16);
  assert.deepEqual(zooms, [6]);
  add(2);
  frame(32);
  assert.deepEqual(zooms, [6, 2]);
});

test("after a late frame one frame leaves the scale as it is, never two", () => {
  const { zooms, frame, add } = board();
  add(2);
  frame(0);
  frame(16);
  add(2);
  frame(80);
  assert.deepEqual(zooms, [2]);
  add(2);
  frame(150);
  assert.deepEqual(zooms, [2, 4]);
});

test("the frames end when nobody zooms any more, and begin again", () => {
  const { zooms, waiting, frame, add } = board();
  add(2);
  for (let at = 0; at < 400; at += 16) frame(at);
  assert.equal(waiting.length, 0);
  add(3);
  frame(1000);
  frame(1016);
  assert.deepEqual(zooms, [2, 3]);
});
