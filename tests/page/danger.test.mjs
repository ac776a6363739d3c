import assert from "node:assert/strict";
import { test } from "node:test";

import { way } from "../../web/themes/long_cours/foresight.mjs";

/** @type {import("../../web/app/types.d.ts").Line[]} */
const lines = [
  { id: "a-b", ends: ["a", "b"], label: "", parts: [] },
  { id: "c-a", ends: ["c", "a"], label: "", parts: [] },
];

test("the end of a turn in reach of the Corsaire says whether another stop would be safe", () => {
  assert.equal(way("a", ["a", "b"], [], lines), "sail");
  assert.equal(way("a", ["a", "b", "c"], ["direct"], lines), "direct");
  assert.equal(way("a", ["a", "b", "c"], ["storm"], lines), "none");
});
