import assert from "node:assert/strict";
import { test } from "node:test";

import { turnsFor, within } from "../../web/app/table/board/pan.mjs";

/** A board of 1000 px in a viewport of 400 px, 10 px from its edge. */
const EXTENT = { rest: 10, size: 1000, room: 400 };

test("a board is panned up to its edges and no further", () => {
  assert.equal(within(-200, EXTENT), -200);
  assert.equal(within(500, EXTENT), -10, "its first edge lies at the viewport's");
  assert.equal(within(-5000, EXTENT), 400 - 1000 - 10, "and so does its last");
});

test("a board smaller than the viewport stands in its middle, wherever people pan it", () => {
  for (const shift of [-500, 0, 500]) assert.equal(within(shift, { rest: 0, size: 300, room: 400 }), 50);
});

test("a map within its edges is not turned", () => {
  for (const shift of [-10, -300, -610]) assert.equal(turnsFor(shift, EXTENT, 50), 0);
});

test("a map panned beyond an edge turns by whole steps, and the view then lies within its edges", () => {
  for (const shift of [-9, 40, 200, -611, -700]) {
    const steps = turnsFor(shift, EXTENT, 50);
    assert.ok(Number.isInteger(steps) && steps !== 0, `${shift}: ${steps}`);
    const after = shift + steps * 50;
    assert.equal(within(after, EXTENT), after, `${shift}: ${after}`);
    assert.equal(turnsFor(after, EXTENT, 50), 0);
  }
});

test("panned one step beyond an edge, the view is near the middle: the next pan does not turn the map again", () => {
  const shift = -9;
  const after = shift + turnsFor(shift, EXTENT, 50) * 50;
  assert.ok(Math.abs(after - (-10 - 610) / 2) <= 50, String(after));
});
