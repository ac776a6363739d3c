/** A board rests when it has stopped: after the last movement, and not while it glides. */

import assert from "node:assert/strict";
import { mock, test } from "node:test";

import { Resting } from "../../web/app/table/board/resting.mjs";

/** A board that glides until `arrive` is called, and how often it has come to rest. */
function gliding() {
  let arrive = () => {};
  const finished = new Promise((resolve) => (arrive = () => resolve(null)));
  const board = { getAnimations: () => [{ finished }] };
  const classes = new Set();
  const classList = Object.assign(classes, {
    contains: (/** @type {string} */ name) => classes.has(name),
    remove: (/** @type {string} */ name) => classes.delete(name),
  });
  const rested = mock.fn();
  const resting = new Resting(/** @type {any} */ ({ classList }), /** @type {any} */ (board), rested);
  return { resting, rested, arrive };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

test("a board that glides rests when it has arrived", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const { resting, rested, arrive } = gliding();
  resting.move();
  assert.ok(resting.moves);
  t.mock.timers.tick(1000);
  await turn();
  assert.ok(resting.moves, "it glides still");
  assert.equal(rested.mock.callCount(), 0);
  arrive();
  await turn();
  assert.ok(!resting.moves);
  assert.equal(rested.mock.callCount(), 1);
});

test("a board that is moved again rests once, after the last movement", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const { resting, rested, arrive } = gliding();
  resting.move();
  t.mock.timers.tick(1000);
  resting.move(); // while it glides
  arrive();
  await turn();
  assert.ok(resting.moves);
  t.mock.timers.tick(1000);
  await turn();
  assert.ok(!resting.moves);
  assert.equal(rested.mock.callCount(), 1);
});
