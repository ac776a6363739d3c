/** A board rests when it has stopped: after the last movement, and not while it glides. */

import assert from "node:assert/strict";
import { mock, test } from "node:test";

import { Resting, transformOf } from "../../web/app/table/board/resting.mjs";

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

test("a board comes nearer only while people zoom", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const { resting, arrive } = gliding();
  arrive();
  resting.move();
  assert.ok(!resting.zooms);
  resting.move(true);
  resting.move();
  assert.ok(resting.zooms);
  t.mock.timers.tick(1000);
  await turn();
  assert.ok(!resting.zooms);
});

test("a near board is seen where a large one would be", () => {
  const stand = { x: -300, y: 40, scale: 2.5 };
  const numbers =
    transformOf(stand, true)
      .match(/-?[\d.]+/g)
      ?.map(Number) ?? [];
  const [eye = 0, , x = 0, y = 0, near = 0] = numbers; // the second is that of "translate3d"
  const seen = (/** @type {number} */ at, /** @type {number} */ shift) => ((at + shift) * eye) / (eye - near);
  assert.equal(seen(100, x), 100 * stand.scale + stand.x);
  assert.equal(seen(100, y), 100 * stand.scale + stand.y);
  assert.equal(transformOf(stand, false), "translate(-300px, 40px) scale(2.5)");
  assert.equal(transformOf({ x: 0, y: 0, scale: 1 }, true), "");
});
