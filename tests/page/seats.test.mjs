/** The counters of a table as a whole. */

import assert from "node:assert/strict";
import { before, test } from "node:test";

import { loadGame, startLanguage } from "../../web/app/base/l10n.mjs";
import { countedOf } from "../../web/app/table/panels/seats.mjs";

before(async () => {
  await startLanguage();
  await loadGame("marco_polo");
});

test("the last round is named; before the first one, and without a limit, none is the last", () => {
  const told = (/** @type {number} */ round, /** @type {number} */ rounds) =>
    countedOf("round", { round, rounds }, "marco_polo");
  assert.equal(told(30, 30), "Dernier tour de table");
  for (const [round, rounds] of /** @type {[number, number][]} */ ([
    [29, 30],
    [0, 0],
    [7, 0],
  ]))
    assert.doesNotMatch(told(round, rounds), /Dernier/);
});
