/** What a seat has thrown so far in its turn. */

import "./browser.mjs";
import assert from "node:assert/strict";
import { test } from "node:test";

import { sumOf, thrownSoFar } from "../../web/app/table/controls/die-sum.mjs";

const ADDS = { phase: "throw", face: "face", sum: "points" };

/** @param {number} seat @param {number} face @param {number} points */
const roll = (seat, face, points) => ({
  actor: -1,
  action: `roll ${face}`,
  events: [{ kind: "roll", params: { seat, face, points } }],
});
const chosen = { actor: 0, action: "done", events: [{ kind: "done", params: { seat: 0 } }] };
const drawn = { actor: -1, action: "draw CH", events: [{ kind: "country", params: { seat: 1, card: "CH" } }] };

/** @param {object[]} entries */
const thrown = (...entries) => thrownSoFar(/** @type {any} */ (entries), ADDS);

test("the throws of a turn add up until somebody chooses", () => {
  const six = thrown(roll(0, 2, 2), chosen, roll(1, 6, 6));
  assert.deepEqual(six.outcomes, ["roll 6"]);
  assert.equal(sumOf(six, true), "6 + …");
  const all = thrown(roll(0, 2, 2), chosen, roll(1, 6, 6), roll(1, 3, 9), drawn);
  assert.equal(sumOf(all, false), "6 + 3 = 9");
  assert.deepEqual(thrown(roll(1, 6, 6), roll(1, 3, 9), chosen).faces, []);
});

test("throws of the seat before do not count, and no sum is told that something else has changed", () => {
  assert.deepEqual(thrown(roll(0, 6, 6), roll(1, 3, 3)).faces, [3]);
  assert.equal(sumOf(thrown(roll(1, 6, 6), roll(1, 3, 5)), false), "6 + 3");
});
