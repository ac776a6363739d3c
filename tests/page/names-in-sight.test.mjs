/** Of the many small names of a map, those in sight and near it are drawn. */

import "./browser.mjs";
import assert from "node:assert/strict";
import { test } from "node:test";

import { nearby } from "../../web/app/table/board/names-in-sight.mjs";

const SEEN = { x: 100, y: 200, width: 100, height: 50 };

test("names in sight are drawn, and those that a short drag would show", () => {
  const points = [
    { x: 100, y: 200 },
    { x: 199, y: 249 },
    { x: 71, y: 225 },
    { x: 150, y: 264 },
  ];
  assert.deepEqual(nearby(points, SEEN), [true, true, true, true]);
});

test("names far beyond any edge are left out", () => {
  const points = [
    { x: 69, y: 225 },
    { x: 231, y: 225 },
    { x: 150, y: 184 },
    { x: 150, y: 266 },
  ];
  assert.deepEqual(nearby(points, SEEN), [false, false, false, false]);
});

test("a view that is larger than the map leaves nothing out", () => {
  assert.deepEqual(nearby([{ x: 5, y: 5 }], { x: -100, y: -100, width: 500, height: 500 }), [true]);
});
