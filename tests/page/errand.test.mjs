import assert from "node:assert/strict";
import { test } from "node:test";

import { errand } from "../../web/themes/marco_polo/theme.mjs";
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
