import assert from "node:assert/strict";
import { test } from "node:test";

import { ahead } from "../../web/themes/marco_polo/parts.mjs";
import { barred, errand } from "../../web/themes/marco_polo/theme.mjs";
import { view } from "./samples.mjs";

const own = (/** @type {string} */ table, /** @type {boolean} */ accomplished) =>
  view({ own: { table, ledger: { table: table !== "", accomplished } } });

test("the town of a mission is marked until the mission is done", () => {
  assert.deepEqual(errand(own("table_kyoto", false)), { rings: ["kyoto"] });
  assert.equal(errand(own("table_kyoto", true)), null);
});

test("without a mission, and for somebody who only watches, nothing is marked", () => {
  assert.equal(errand(own("", false)), null);
  assert.equal(errand(view({ own: {} })), null);
});

test("a merchant in Khanbalik cannot be joined by one who may not enter it", () => {
  const names = /** @type {any} */ ({ party: (/** @type {number} */ seat) => `P${seat}` });
  const choosing = (/** @type {{ gifts: number, expected: number, table: boolean }} */ ledger, phase = "join") =>
    view({ phase, public: { places: ["acre", "khanbalik", "venise"], turn: 0 }, own: { ledger } });
  const told = barred(choosing({ gifts: 2, expected: 3, table: false }), names);
  assert.deepEqual(
    told.map(({ verb, values, params }) => [verb, values, params]),
    [["join", ["1"], { seat: "P1" }]],
  );
  assert.equal(barred(choosing({ gifts: 3, expected: 3, table: true }), names).length, 1);
  assert.deepEqual(barred(choosing({ gifts: 3, expected: 3, table: false }), names), []);
  assert.deepEqual(barred(choosing({ gifts: 2, expected: 2, table: false }), names), []);
  assert.deepEqual(barred(choosing({ gifts: 0, expected: 3, table: false }, "send"), names), []);
});

test("the button that draws a card names the next one, and what it does, once everybody knows it", () => {
  const bottom = ["purple_bath", "purple_pearls"];
  assert.deepEqual(ahead({ shuffled: 10, bottom, chance: 3 }), [["buy-chance", { chance: 3, among: 10, rest: 7 }]]);
  assert.deepEqual(ahead({ shuffled: 0, bottom, chance: 1 }), [
    ["buy-known-chance", { card: "purple_bath" }],
    ["text-purple_bath", {}],
  ]);
  assert.deepEqual(ahead({ shuffled: 0, bottom: ["purple_pearls"], chance: 0 }), [
    ["buy-known", { card: "purple_pearls" }],
  ]);
});
