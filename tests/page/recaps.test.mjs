import assert from "node:assert/strict";
import { test } from "node:test";

import { comesBack, leaves } from "../../web/app/table/session/recaps.mjs";
import { entry, seats, snapshot, view } from "./samples.mjs";

/** @import { Shown } from "../../web/app/table/types.d.ts" */

const NONE = new Set();

/**
 * What a table shows: seat 0 is a person's, seats 1 and 2 are bots'.
 * @param {number} length
 * @param {Partial<Shown>} [parts]
 * @returns {Shown}
 */
function shown(length, parts = {}) {
  return {
    snapshot: snapshot({ seats: seats("human", "mousse", "mousse"), length, view: view({ actor: 0 }) }),
    past: false,
    idle: false,
    choices: null,
    hints: false,
    asks: true,
    driving: { held: false, fast: false },
    idling: { possible: false, stopped: null },
    name: "",
    ...parts,
  };
}

/** A log by who acted; null for the bank. @param {...(number | null)} doers */
const log = (...doers) => doers.map((actor, index) => entry({ index, actor: actor ?? -1 }));

test("a person comes back when others have acted since", () => {
  assert.equal(comesBack(shown(3), log(0, 1, 2), NONE), 0);
  assert.equal(comesBack(shown(4), log(0, 1, 2, null), NONE), 0, "what the bank deals belongs to the others");
});

test("nobody comes back who has acted, or where nobody is asked", () => {
  assert.equal(comesBack(shown(4), log(0, 1, 2, 0), NONE), null);
  assert.equal(comesBack(shown(0), [], NONE), null);
  assert.equal(comesBack(shown(3, { asks: false }), log(0, 1, 2), NONE), null);
  assert.equal(comesBack(shown(3, { past: true }), log(0, 1, 2), NONE), null);
});

test("a throw is an action", () => {
  const thrown = [...log(0, 1), entry({ index: 2, actor: -1, roller: 0 })];
  assert.equal(comesBack(shown(3), thrown, NONE), null);
});

test("what the page did by itself is no action of the person", () => {
  assert.equal(comesBack(shown(4), log(0, 1, 2, 0), new Set([3])), 0);
});

test("bots are told nothing", () => {
  const theirs = shown(2, { snapshot: snapshot({ seats: seats("human", "mousse"), view: view({ actor: 1 }) }) });
  assert.equal(comesBack(theirs, log(1, 0), NONE), null);
});

/** What a table shows whose seats 0 and 1 are people's, when these are out. @param {number[]} out @param {object} [parts] */
function fallen(out, parts = {}) {
  const { seats: seen } = view({});
  const all = [0, 1, 2].map((seat) => ({ ...seen[0], seat, out: out.includes(seat) }));
  const seen3 = view({ ...parts, seats: /** @type {typeof seen} */ (all) });
  return shown(5, { snapshot: snapshot({ seats: seats("human", "human", "mousse"), length: 5, view: seen3 }) });
}

test("a person whose game is over is told once, a bot never", () => {
  assert.equal(leaves(fallen([]), NONE, null), null);
  assert.equal(leaves(fallen([1]), NONE, null), 1);
  assert.equal(leaves(fallen([1]), new Set([1]), null), null);
  assert.equal(leaves(fallen([2]), NONE, null), null);
});

test("far-away people are told at their own screens, and at the end the ranking tells it", () => {
  assert.equal(leaves(fallen([0, 1]), NONE, 1), 1);
  assert.equal(leaves(fallen([0]), NONE, 1), null);
  const result = { ranking: [1, 2, 3], reason: "sunk", rule: "LC-42" };
  assert.equal(leaves(fallen([0], { result }), NONE, null), null);
});

/**
 * A log in which turns begin: a number acts; "0>1" acts and thereby begins the turn of seat 1.
 * @param {...(number | string)} doers
 */
const turns = (...doers) =>
  doers.map((doer, index) => {
    const [actor, next] = String(doer).split(">");
    const events =
      next === undefined ? [] : [{ kind: "turn", rule: "", params: { seat: Number(next) }, hidden: false }];
    return entry({ index, actor: Number(actor), events });
  });

test("what others do in one's own turn is seen as it happens", () => {
  assert.equal(comesBack(shown(4), turns("1>0", 0, 0, 1), NONE), null);
  assert.equal(comesBack(shown(3), turns("1>0", "0>1", 1), NONE), 0, "they have had a turn since");
});

test("who has answered in another's turn is not told of it again", () => {
  assert.equal(comesBack(shown(4), turns("0>1", 1, 0, 1), NONE), null);
});
