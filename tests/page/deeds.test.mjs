/** What a seat did several times in the same way is told once. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { gathered } from "../../web/app/table/panels/deeds.mjs";

/** @param {string} kind @param {number} order */
const deed = (kind, order) => ({
  order,
  event: { kind, rule: "", params: {}, hidden: false },
  face: null,
  pieces: [],
  amount: 0,
});
const told = (/** @type {ReturnType<typeof gathered>} */ all) =>
  all.map(({ words, order, times }) => [words, order, times]);

test("deeds with the same words are one, at the place of the first", () => {
  const deeds = [deed("move", 0), deed("draw", 1), deed("draw", 2), deed("sale", 3), deed("draw", 4)];
  assert.deepEqual(told(gathered(deeds, ({ event }) => event.kind)), [
    ["move", 0, 1],
    ["draw", 1, 3],
    ["sale", 3, 1],
  ]);
});

test("deeds without words stay apart", () => {
  assert.deepEqual(told(gathered([deed("move", 0), deed("move", 1)], () => null)), [
    [null, 0, 1],
    [null, 1, 1],
  ]);
});
