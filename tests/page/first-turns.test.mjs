import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { keys, remove } from "../../web/app/base/storage.mjs";
import { FirstTurns } from "../../web/app/table/session/first-turns.mjs";

const NOTES = [
  { phase: "turn", verb: "buy", say: "buy" },
  { phase: "turn", verb: "sail", say: "sail" },
  { phase: "roll", say: "roll" },
];
const first = () => new FirstTurns("toy", NOTES);

/** A choice among these verbs, of which one may be open. @param {string | null} open @param {...string} verbs */
const turn = (open, ...verbs) => ({ phase: "turn", verbs: new Set(verbs), open });

beforeEach(() => {
  for (const key of keys("explained.")) remove(key);
});

test("the open verb is explained, or else the most important one on offer", () => {
  assert.equal(first().show(3, turn(null, "sail", "buy"))?.say, "buy");
  assert.equal(first().show(3, turn("sail", "sail", "buy"))?.say, "sail");
  assert.equal(first().show(3, turn(null, "sail"))?.say, "sail");
  assert.equal(first().show(3, turn(null, "done")), null);
  assert.equal(first().show(3, { phase: "roll", verbs: new Set(), open: null })?.say, "roll");
});

test("a note goes away with the choice, and does not come back", () => {
  const one = first();
  const choice = turn(null, "buy", "sail");
  assert.equal(one.show(3, choice)?.say, "buy");
  assert.equal(one.show(3, choice)?.say, "buy");
  assert.equal(one.show(4, null), null);
  assert.equal(one.show(6, choice)?.say, "sail");
  assert.equal(first().show(0, choice)?.say, "sail");
});

test("a note that was only looked at, while another verb was open for the choice, is shown again", () => {
  const one = first();
  one.show(3, turn("sail", "buy", "sail"));
  one.show(3, turn("buy", "buy", "sail"));
  assert.equal(one.show(5, turn(null, "buy", "sail"))?.say, "sail");
});

test("a note for which there was no room comes again", () => {
  const one = first();
  one.show(3, turn(null, "buy"));
  one.postpone();
  assert.equal(one.show(4, turn(null, "buy"))?.say, "buy");
});

test("whoever wants no more gets none, in any game of this kind", () => {
  const one = first();
  one.show(3, turn(null, "buy"));
  one.stop();
  for (const any of [one, first()]) assert.equal(any.show(9, turn(null, "sail")), null);
});

test("a note about what the view lists waits until something is listed", () => {
  const one = new FirstTurns("toy", [{ phase: "turn", when: "awaited", say: "wait" }, ...NOTES]);
  assert.equal(one.show(3, { ...turn(null, "sail"), listed: new Set() })?.say, "sail");
  assert.equal(one.show(4, { ...turn(null, "sail"), listed: new Set(["awaited"]) })?.say, "wait");
  assert.equal(one.show(5, { ...turn(null, "buy"), listed: new Set(["awaited"]) })?.say, "buy");
});
