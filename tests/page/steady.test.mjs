/** A board that people zoom is drawn once a frame. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { Steady } from "../../web/app/table/board/steady.mjs";

test("what is zoomed until the next frame follows there at once, around the last point", () => {
  const zooms = /** @type {[number, number][]} */ ([]);
  const waiting = /** @type {(() => void)[]} */ ([]);
  const frame = () => {
    for (const step of waiting.splice(0)) step();
  };
  const steady = new Steady(
    (factor, { x }) => zooms.push([factor, x]),
    (step) => waiting.push(step),
  );
  steady.add(2, { x: 1, y: 0 });
  steady.add(3, { x: 2, y: 0 });
  assert.equal(waiting.length, 1);
  frame();
  assert.deepEqual(zooms, [[6, 2]]);
  steady.add(2, { x: 3, y: 0 });
  frame();
  assert.deepEqual(zooms.at(-1), [2, 3]);
  assert.equal(waiting.length, 0);
});
