import assert from "node:assert/strict";
import { test } from "node:test";

import { concerns, involves, leads, thrownBy, voyage } from "../../web/app/table/panels/log-events.mjs";
import { entry } from "./samples.mjs";

/** @import { SeenEvent } from "../../web/app/types.d.ts" */

/** @param {string} kind @param {SeenEvent["params"]} params @returns {SeenEvent} */
const event = (kind, params) => ({ kind, rule: "", params, hidden: false });
const THEIRS = entry({ actor: 1 });

test("a line concerns a person if others did it and it names the person's seat", () => {
  const paid = [event("pay", { payer: 0, payee: 1, amount: 30 })];
  assert.ok(concerns(THEIRS, paid, 0));
  assert.ok(!concerns(entry({ actor: 0 }), paid, 0), "one's own doing");
  assert.ok(!concerns(THEIRS, paid, 2));
  assert.ok(!concerns(THEIRS, paid, null), "nobody is at the screen");
  assert.ok(!concerns(entry({ actor: -1 }), [event("draw", { seat: 0 })], 0), "the bank deals");
  assert.ok(!concerns(THEIRS, [event("turn", { seat: 0 })], 0), "a heading");
});

test("the filter shows what a seat did, and what names it", () => {
  assert.ok(involves(THEIRS, [event("end", {})], 1));
  assert.ok(involves(THEIRS, [event("sunk", { seat: 1, owner: 2 })], 2));
  assert.ok(!involves(THEIRS, [event("turn", { seat: 1 })], 0));
});

test("turns, rounds and the end of the game stand above the other lines", () => {
  assert.ok(["turn", "round", "end"].every((kind) => leads(event(kind, {}))));
  assert.ok(!leads(event("won", { seat: 1 })));
});

test("the steps of a piece are one voyage", () => {
  const step = (/** @type {string} */ from, /** @type {string} */ to, piece = "ship-0") =>
    event("move", { seat: 0, piece, from, to });
  const first = step("a", "b");
  const whole = voyage(first, step("b", "c"));
  assert.deepEqual(whole?.params, { seat: 0, piece: "ship-0", from: "a", to: "c" });
  assert.equal(voyage(whole, step("c", "d"))?.params.from, "a");
  assert.equal(voyage(first, step("b", "c", "ship-1")), null, "another piece");
  assert.equal(voyage(first, step("x", "c")), null, "it was moved in between");
  assert.equal(voyage(first, event("land", { seat: 0, piece: "ship-0", from: "b", to: "c" })), null);
  assert.equal(voyage(null, first), null);
});

test("a move for which a card is played is a line of its own", () => {
  const direct = (/** @type {string} */ from, /** @type {string} */ to) =>
    event("direct", { seat: 0, piece: "ship-0", from, to, card: "direct" });
  assert.equal(voyage(direct("a", "b"), direct("b", "c")), null);
});

test("fast play keeps all that a person threw until somebody chooses; else there is the last throw", () => {
  const isPerson = (/** @type {number | null} */ seat) => seat === 0;
  const throws = ["roll 4", "roll 5", "draw FR"].map((action) => entry({ actor: -1, roller: 0, action }));
  assert.deepEqual(thrownBy(throws.slice(1), isPerson, ["roll 4"]), ["roll 4", "roll 5", "draw FR"]);
  assert.deepEqual(thrownBy(throws.slice(0, 2), isPerson, null), ["roll 5"]);
  assert.deepEqual(thrownBy([entry({ actor: -1 })], isPerson, ["roll 4"]), ["roll 4"], "the bank deals");
  assert.deepEqual(thrownBy([entry({ actor: 1 })], isPerson, ["roll 4"]), []);
  assert.deepEqual(thrownBy([entry({ actor: -1, roller: 1, action: "roll 3" })], isPerson, null), []);
});
