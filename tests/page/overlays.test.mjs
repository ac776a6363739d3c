/** Notes that people switch on come into sight, and stay where the map is when they go. */

import "./browser.mjs";
import assert from "node:assert/strict";
import { test } from "node:test";

import { Overlays } from "../../web/app/table/board/overlays.mjs";

test("the map shows the first place of a note that somebody switches on", () => {
  /** @type {string[]} */
  const brought = [];
  const parts = {
    wanted: new Set(),
    view: {},
    show: () => {},
    marks: { marked: new Map([["war", { places: ["4N13", "4N14"] }]]) },
    bring: (/** @type {string} */ place) => brought.push(place),
  };
  const overlays = Object.assign(Object.create(Overlays.prototype), parts);
  overlays.toggle("war");
  assert.deepEqual(brought, ["4N13"]);
  overlays.toggle("war");
  assert.deepEqual(brought, ["4N13"]);
});
