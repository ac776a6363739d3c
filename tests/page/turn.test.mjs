import assert from "node:assert/strict";
import { test } from "node:test";

import { dueOf, pleases, turnOf } from "../../web/app/game/turn.mjs";
import { seats, snapshot, view } from "./samples.mjs";

const MIXED = seats("human", "random");
const OUTCOMES = [{ action: "roll 1", weight: 1 }];

/**
 * @param {number | null} actor
 * @param {number | null} roller
 * @param {Partial<import("../../web/app/types.d.ts").Snapshot>} [parts]
 */
const due = (actor, roller, parts = {}) => dueOf(snapshot({ seats: MIXED, view: view({ actor, roller }), ...parts }));

test("a person chooses or throws, a bot does both itself", () => {
  assert.equal(due(0, null), "choice");
  assert.equal(due(1, null), "bot");
  assert.equal(due(-1, 0), "throw");
  assert.equal(due(-1, 1), "bot");
});

test("the bank acts without anybody's throw", () => {
  assert.equal(due(-1, null), "bot");
});

test("with real dice, people enter every outcome, of bots and of the bank too", () => {
  for (const roller of [0, 1, null]) assert.equal(due(-1, roller, { outcomes: OUTCOMES }), "choice");
  assert.equal(due(1, null, { outcomes: null }), "bot");
});

test("nothing comes after the end, in a damaged game, or before the first state", () => {
  assert.equal(due(null, null), null);
  assert.equal(due(0, null, { read_only: true }), null);
  assert.equal(dueOf(null), null);
});

test("it is the turn of the seat that decides or holds the die, and of nobody in between", () => {
  assert.equal(turnOf(view({ actor: 1 })), 1);
  assert.equal(turnOf(view({ actor: -1, roller: 0 })), 0);
  assert.equal(turnOf(view({ actor: -1, roller: null })), null);
  assert.equal(turnOf(view({ actor: null })), null);
});

test("an end pleases if a person has won, or if nobody is there to lose", () => {
  const ended = (/** @type {number[]} */ ranking, /** @type {string[]} */ ...players) =>
    snapshot({
      seats: seats(.../** @type {any} */ (players)),
      view: view({ actor: null, result: { ranking, reason: "home", rule: "" } }),
    });
  assert.equal(pleases(ended([1, 2], "human", "mousse")), true);
  assert.equal(pleases(ended([2, 1], "human", "mousse")), false);
  assert.equal(pleases(ended([2, 1], "human", "human")), true);
  assert.equal(pleases(ended([1, 2], "mousse", "mousse")), true);
  assert.equal(pleases(snapshot({ seats: seats("human"), view: view({ actor: 0, result: null }) })), false);
});
