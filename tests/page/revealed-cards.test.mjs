/** How long cards lie face up: until the die changes hands, or the person who sees them chooses something. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { held } from "../../web/app/table/panels/revealed-cards.mjs";

/** @import { SeenEntry, SeenEvent } from "../../web/app/types.d.ts" */

/** @param {...[actor: number, roller: number | null]} made @returns {SeenEntry[]} */
const log = (...made) => made.map(([actor, roller], index) => ({ index, actor, roller, action: null, events: [] }));

/** @param {SeenEntry[]} entries @param {number | null} seat @param {number[]} [byItself] */
const shown = (entries, seat, byItself = []) => held(entries, seat, new Set(byItself)).map(({ index }) => index);

// Seat 0 spins, buys, draws a card, and another by that card; then it ends its turn.
const TURN = log([-1, 0], [0, null], [-1, null], [-1, null], [0, null]);

test("a card stays until whoever sees it chooses something", () => {
  assert.deepEqual(shown(TURN.slice(0, 4), 0), [1, 2, 3]);
  assert.deepEqual(shown(TURN, 0), [4]);
});

test("what the page does by itself puts no card away", () => {
  assert.deepEqual(shown(TURN, 0, [4]), [1, 2, 3, 4]);
});

test("the others see it in that turn and in the next one", () => {
  const more = log([-1, 0], [-1, null], [-1, 1], [-1, 2]);
  assert.deepEqual(shown(TURN, 1), [0, 1, 2, 3, 4]);
  assert.deepEqual(shown(more.slice(0, 3), null), [1, 2]);
  assert.deepEqual(shown(more, null), [3]);
});

test("a card that stopped the turns which a person let pass stays, whoever throws after it", () => {
  /** @type {SeenEvent} */
  const card = { kind: "history", rule: "MA-21", hidden: false, params: { seat: 1, card: "H2-01" } };
  const passed = log([-1, 1], [-1, null], [1, null], [-1, 2], [2, null], [-1, 0]);
  passed[1]?.events.push(structuredClone(card));
  const shown = (/** @type {SeenEvent | null} */ stop) => held(passed, 0, new Set(), stop).map(({ index }) => index);
  assert.deepEqual(shown(null), [4, 5]);
  assert.deepEqual(shown(card), [1, 4, 5]);
});

test("a card that ended one's turn stays until one acts, whoever has thrown since", () => {
  const made = log([-1, 0], [0, null], [-1, null], [1, null], [-1, 1], [2, null], [-1, 2]);
  made[2]?.events.push({ kind: "turn", rule: "", params: { seat: 1 }, hidden: false });
  assert.deepEqual(shown(made, 0), [2, 5, 6]);
  assert.deepEqual(shown(made, 1), [4, 5, 6], "its throw ended its turn");
  assert.deepEqual(shown([...made, ...log([0, null]).map((one) => ({ ...one, index: 7 }))], 0), [7]);
});
