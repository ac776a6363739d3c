import assert from "node:assert/strict";
import { test } from "node:test";

import { dueOf, endedBy, pleases, turnOf } from "../../web/app/game/turn.mjs";
import { entry, seats, snapshot, view } from "./samples.mjs";

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

/** A log by actor and roller; `begins`: the entry after which another turn begins. */
const log = (/** @type {[actor: number, roller: number | null][]} */ made, begins = -1) =>
  made.map(([actor, roller], index) => {
    const events = index === begins ? [{ kind: "turn", rule: "", params: { seat: 1 }, hidden: false }] : [];
    return entry({ index, actor, roller, events });
  });
const ended = (
  /** @type {import("../../web/app/types.d.ts").SeenEntry[]} */ entries,
  /** @type {number[]} */ ...byItself
) => endedBy(entries, 0, new Set(byItself)).map(({ index }) => index);

test("one's own throw is told again after the others have gone on", () => {
  assert.deepEqual(
    ended(
      log([
        [-1, 0],
        [-1, 1],
        [-1, 2],
      ]),
    ),
    [0],
  );
  assert.deepEqual(
    ended(
      log([
        [-1, 0],
        [-1, null],
        [1, null],
      ]),
    ),
    [0],
  );
});

test("nothing is told again while it is the newest move, after a decision, or before one's first move", () => {
  assert.deepEqual(
    ended(
      log([
        [-1, 1],
        [-1, 0],
      ]),
    ),
    [],
  );
  assert.deepEqual(
    ended(
      log([
        [-1, 0],
        [0, null],
        [-1, 1],
      ]),
    ),
    [],
  );
  assert.deepEqual(ended(log([[-1, 1]])), []);
  assert.deepEqual(ended([]), []);
});

// Seat 0 buys; a card, and another by that card, end its turn; then seat 1 announces and throws.
/** @type {[actor: number, roller: number | null][]} */
const BOUGHT = [
  [-1, 0],
  [0, null],
  [-1, null],
  [-1, null],
  [1, null],
  [-1, 1],
];

test("the cards that ended one's turn are told again, as long as one has not acted", () => {
  assert.deepEqual(ended(log(BOUGHT.slice(0, 4), 3)), [2, 3]);
  assert.deepEqual(ended(log(BOUGHT, 3)), [2, 3]);
  assert.deepEqual(ended(log([...BOUGHT, [0, null]], 3)), []);
  assert.deepEqual(ended(log([...BOUGHT, [0, null]], 3), 6), [2, 3], "the page has begun the turn by itself");
  assert.deepEqual(ended(log(BOUGHT)), [], "cards are of nobody's turn where none is announced");
});
