/** The gains that the news name after fast play. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { CHANCE } from "../../web/app/game/engine-constants.mjs";
import { changes, glance, passedThrow } from "../../web/app/table/panels/news.mjs";

const SEATS = [
  { seat: 0, wealth: 150 },
  { seat: 1, wealth: 40 },
  { seat: 2, wealth: 50 },
];
/** @param {string} kind @param {number | string} payer @param {number | string} payee @param {number} amount */
const paid = (kind, payer, payee, amount) => ({ kind, rule: "", params: { payer, payee, amount }, hidden: false });

test("the wealth of seats is compared with that before", () => {
  assert.deepEqual(changes(SEATS, [100, 60, 50], []), [
    { seat: 0, change: 50 },
    { seat: 1, change: -20 },
  ]);
});

test("what is paid after the landmark does not count", () => {
  const won = paid("magot", "pot", 0, 100);
  const events = [won, ...[0, 1, 2].map((seat) => paid("stake", seat, "pot", 50))];
  assert.deepEqual(changes(SEATS, [100, 100, 100], events, won), [
    { seat: 0, change: 100 },
    { seat: 1, change: -10 },
  ]);
});

/** @param {number} index @param {number} actor @param {number | null} [roller] */
const entry = (index, actor, roller = null) => ({ index, actor, roller, action: "", events: [] });
const thrown = (/** @type {number} */ index, /** @type {number} */ seat) => entry(index, CHANCE, seat);

test("one's own throw is told again after the others have gone on", () => {
  assert.equal(passedThrow([thrown(0, 0), thrown(1, 1), thrown(2, 2)], 0)?.index, 0);
  assert.equal(passedThrow([thrown(0, 0), entry(1, CHANCE), entry(2, 1)], 0)?.index, 0);
});

test("nothing is told again while it is the newest move, after a decision, or before one's first move", () => {
  assert.equal(passedThrow([thrown(0, 1), thrown(1, 0)], 0), null);
  assert.equal(passedThrow([thrown(0, 0), entry(1, 0), thrown(2, 1)], 0), null);
  assert.equal(passedThrow([thrown(0, 1)], 0), null);
  assert.equal(passedThrow([], 0), null);
});

test("a long move is told by who did what, and by how it came out", () => {
  assert.deepEqual(glance(["asks", "a passes", "b passes", "sold"]), ["asks", "b passes", "sold"]);
  assert.deepEqual(glance(["asks", "sold"]), ["asks", "sold"]);
});
