import assert from "node:assert/strict";
import { test } from "node:test";
import { balanceOf, causesOf } from "../../web/app/table/panels/accounts.mjs";

const line = (/** @type {string} */ cause, /** @type {boolean} */ gain, /** @type {number} */ amount) => ({
  cause,
  gain,
  times: 1,
  amount,
});
const accounts = [
  { seat: 0, lines: [line("sale", true, 30), line("buy", false, 12)], goods: [], worth: [] },
  { seat: 1, lines: [line("gift", true, 40), line("gift", false, 5), line("buy", false, 1)], goods: [], worth: [] },
];

test("each cause is one row for receipts and one for payments, the greatest sum first", () => {
  assert.deepEqual(
    causesOf(accounts).map(({ cause, gain }) => [cause, gain]),
    [
      ["gift", true],
      ["sale", true],
      ["buy", false],
      ["gift", false],
    ],
  );
});

test("a balance is what was received less what was paid", () => {
  assert.deepEqual(accounts.map(balanceOf), [18, 34]);
});
