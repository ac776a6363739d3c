/** The warning triangle on a place of the board. */

import "./browser.mjs";
import assert from "node:assert/strict";
import { test } from "node:test";

import { sideOn } from "../../web/app/table/board/marks.mjs";
import { place } from "./samples.mjs";

test("the triangle of a place in which others lie is a badge that leaves most of it to be seen", () => {
  const cell = place("5N1", 0, 0, { width: 96, height: 96 });
  assert.ok(sideOn(100, cell, true) ** 2 < 0.25 * cell.width * cell.height);
  assert.ok(sideOn(20, cell, true) === 20, "it does not grow");
});

test("elsewhere the triangle has its usual size", () => {
  assert.equal(sideOn(100, place("44", 0, 0, { width: 60, height: 60 }), false), 100);
});
