import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { keys, remove } from "../../web/app/base/storage.mjs";
import { findMatchingSave } from "../../web/app/saves/matching-save.mjs";
import { Keeper } from "../../web/app/saves/saves.mjs";
import { save, seats, snapshot } from "./samples.mjs";

const LOG = ["roll 7", "place 3", "roll 10"];

beforeEach(() => {
  for (const key of keys("")) remove(key);
  new Keeper("here", "Sunday", 0).keep(snapshot({ save: save({ log: LOG }) }), []);
});

/** @param {string[]} log @param {Partial<import("../../web/app/types.d.ts").Save>} [parts] */
function match(log, parts) {
  const found = findMatchingSave(save({ log, ...parts }));
  return found && [found.envelope.id, found.kind, found.moves];
}

test("a received game with more moves is newer, with fewer older, with as many the same", () => {
  assert.deepEqual(match([...LOG, "place 5", "roll 2"]), ["here", "newer", 2]);
  assert.deepEqual(match(LOG.slice(0, 1)), ["here", "older", 2]);
  assert.deepEqual(match(LOG), ["here", "same", 0]);
});

test("a game that has taken another way is another game", () => {
  assert.equal(match(["roll 7", "place 4", "roll 10", "roll 3"]), null);
  assert.equal(match(["roll 7 place 3", "roll 10"]), null);
});

test("two games without any move are not taken for one", () => {
  assert.equal(match([]), null);
});

test("other players, options or rules make it another game", () => {
  assert.equal(match(LOG, { seats: seats("human", "random") }), null);
  assert.equal(match(LOG, { options: { stake: 60, short: true } }), null);
  assert.equal(match(LOG, { rules: 2 }), null);
  assert.equal(match(LOG, { practice: true }), null);
  assert.equal(match(LOG, { real_dice: true }), null);
});

test("the order of the options does not matter", () => {
  assert.deepEqual(match(LOG, { options: { short: true, stake: 30 } }), ["here", "same", 0]);
});

test("a save with a damaged log matches nothing, and throws nothing", () => {
  assert.equal(findMatchingSave(/** @type {any} */ ({ ...save(), log: "roll 7" })), null);
  assert.equal(findMatchingSave(/** @type {any} */ ({})), null);
});
