import assert from "node:assert/strict";
import { test } from "node:test";

import { shownOf } from "../../web/app/table/session/shown.mjs";
import { family, seats, snapshot, view } from "./samples.mjs";

const CHOICES = [family("pass")];
const STILL = { drive: "step", fast: false, striding: false, idleness: null };
const present = snapshot({ choices: CHOICES, undo: true });

/** @param {Partial<Parameters<typeof shownOf>[0]>} [parts] */
function shown(parts = {}) {
  const found = shownOf({
    snapshot: present,
    past: null,
    moving: false,
    waits: false,
    turns: STILL,
    name: "Sunday",
    ...parts,
  });
  assert.ok(found);
  return found;
}

test("a person in turn sees the legal actions and is asked", () => {
  assert.deepEqual(shown().choices, CHOICES);
  assert.ok(shown().asks);
  assert.ok(!shown().idle);
});

test("a lesson gives no other hints, and lets no turns pass", () => {
  const several = snapshot({ choices: [family("pass"), family("roll")], idle: "pass" });
  assert.deepEqual([shown({ snapshot: several }).hints, shown({ snapshot: several }).idling.possible], [true, true]);
  const taught = shown({ snapshot: several, lesson: {} });
  assert.deepEqual([taught.hints, taught.idling.possible], [false, false]);
});

test("nothing is shown before the first state", () => {
  assert.equal(shownOf({ snapshot: null, past: null, moving: false, waits: false, turns: STILL, name: "" }), null);
});

test("who only watches, or waits for another, is offered nothing", () => {
  const { choices, asks, idle } = shown({ waits: true });
  assert.deepEqual([choices, asks, idle], [null, false, true]);
});

test("a bot's actions are offered to nobody", () => {
  const { choices, asks } = shown({ snapshot: snapshot({ seats: seats("random", "human"), choices: CHOICES }) });
  assert.deepEqual([choices, asks], [null, false]);
});

test("before a throw there is nothing to choose, but the person is asked", () => {
  const { choices, asks } = shown({ snapshot: snapshot({ view: view({ actor: -1, roller: 0 }) }) });
  assert.deepEqual([choices, asks], [null, true]);
});

test("outcomes of real dice are no legal actions", () => {
  const dice = snapshot({
    view: view({ actor: -1, roller: 0 }),
    outcomes: [{ action: "roll 1", weight: 1 }],
    choices: CHOICES,
  });
  assert.equal(shown({ snapshot: dice }).choices, null);
});

test("looking back shows that move, and nothing can be played, entered or undone there", () => {
  const past = snapshot({ move: 1, choices: CHOICES, undo: true, outcomes: [{ action: "roll 1", weight: 1 }] });
  const seen = shown({ past });
  assert.equal(seen.snapshot.move, 1);
  assert.deepEqual([seen.past, seen.idle, seen.choices, seen.asks], [true, true, null, false]);
  assert.deepEqual([seen.snapshot.undo, seen.snapshot.outcomes], [false, null]);
  assert.ok(past.undo, "the engine's answer itself is unchanged");
});

test("while a piece goes along a path, the next choice is not yet offered", () => {
  const striding = { ...STILL, striding: true };
  assert.equal(shown({ turns: striding, moving: true }).choices, null);
  assert.deepEqual(shown({ turns: striding, moving: false }).choices, CHOICES);
  assert.deepEqual(shown({ moving: true }).choices, CHOICES, "an ordinary movement blocks nothing");
});

test("the die knows whether it is held or everything goes fast", () => {
  assert.deepEqual(shown({ turns: { ...STILL, drive: "held" } }).driving, { held: true, fast: false });
  assert.deepEqual(shown({ turns: { ...STILL, drive: "ahead", fast: true } }).driving, { held: false, fast: true });
});

test("a finished game asks nobody to choose", () => {
  assert.equal(shown({ snapshot: snapshot({ view: view({ actor: null }), choices: CHOICES }) }).choices, null);
});
