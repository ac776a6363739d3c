/** What each seat has at the end of a round, and what the round has brought it. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { standing } from "../../web/app/table/panels/payments.mjs";

/** @typedef {import("../../web/app/types.d.ts").SeenEvent} SeenEvent */

/** @param {string} kind @param {{ [name: string]: unknown }} [params] @returns {SeenEvent} */
const event = (kind, params = {}) => /** @type {any} */ ({ kind, rule: "", params, hidden: false });
const paid = (/** @type {unknown} */ payer, /** @type {unknown} */ payee, /** @type {number} */ amount) =>
  event("pay", { payer, payee, amount });

const EARLIER = [event("round"), paid(0, "pot", 50), paid(1, "pot", 50), paid("pot", 1, 100)];
const ROUND = [event("round"), paid(0, "pot", 50), paid(1, "pot", 50), paid(0, 1, 30)];
const WON = event("magot", { payer: "pot", payee: 0, amount: 100 });
const NEXT = [event("round"), paid(0, "pot", 50)];
const SEATS = [
  { seat: 0, wealth: 900 },
  { seat: 1, wealth: 1100 },
];

test("what the round brought counts from its stakes on, and stops before those of the next one", () => {
  const entry = [WON, ...NEXT];
  assert.deepEqual(standing(SEATS, entry, WON, [...EARLIER, ...ROUND, ...entry]), [
    { seat: 0, wealth: 1000, change: 20 },
    { seat: 1, wealth: 1100, change: -20 },
  ]);
});

test("without the beginning of the round, nobody is told what it brought", () => {
  assert.deepEqual(
    standing(SEATS, [WON], WON, [paid(0, 1, 30), WON]).map(({ wealth, change }) => [wealth, change]),
    [
      [1000, null],
      [1100, null],
    ],
  );
});
