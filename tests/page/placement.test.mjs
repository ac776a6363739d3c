import assert from "node:assert/strict";
import { test } from "node:test";

import { dotsOf, placed, pointOf } from "../../web/app/game/placement.mjs";
import { board, piece, place, seats, slot } from "./samples.mjs";

/** @param {Map<import("../../web/app/types.d.ts").PieceView, object>} stands @param {string} id @returns {any} */
const standOf = (stands, id) => [...stands].find(([one]) => one.id === id)?.[1];

test("pieces of one kind at one place fan out, and no two stand on each other", () => {
  const plan = board([place("a", 100, 100)], { slots: { ship: slot({ dx: 5, dy: -5, fan: [10, 2] }) } });
  const stands = placed(plan, [piece("ship-0", "a"), piece("ship-1", "a"), piece("ship-2", "a")]);
  assert.deepEqual(
    [...stands.values()],
    [
      { x: 105, y: 95 },
      { x: 115, y: 97 },
      { x: 125, y: 99 },
    ],
  );
});

test("a full row is followed by the next one", () => {
  const plan = board([place("a", 0, 0)], { slots: { ship: slot({ fan: [10, 0], across: 2, row: [0, 20] }) } });
  assert.deepEqual(
    [0, 1, 2, 3].map((nth) => pointOf(plan, "ship", "a", nth)),
    [
      { x: 0, y: 0 },
      { x: 10, y: 0 },
      { x: 0, y: 20 },
      { x: 10, y: 20 },
    ],
  );
});

test("a place's own slot goes before the board's; without any, a piece stands in the middle", () => {
  const own = { ship: slot({ dx: 40 }) };
  const plan = board([place("a", 100, 100, { slots: own }), place("b", 200, 100)], {
    slots: { ship: slot({ dx: 7 }) },
  });
  assert.equal(pointOf(plan, "ship", "a").x, 140);
  assert.equal(pointOf(plan, "ship", "b").x, 207);
  assert.deepEqual(pointOf(plan, "cart", "b"), { x: 200, y: 100 });
});

test("kinds and places do not push each other aside", () => {
  const plan = board([place("a", 0, 0), place("b", 500, 0)]);
  const stands = placed(plan, [piece("ship-0", "a"), piece("cart-0", "a"), piece("ship-1", "b")]);
  assert.deepEqual(
    [...stands.values()],
    [
      { x: 0, y: 0 },
      { x: 0, y: 0 },
      { x: 500, y: 0 },
    ],
  );
});

test("a piece on another is not drawn beside it, unless its carrier is gone", () => {
  const plan = board([place("a", 0, 0)]);
  assert.equal(placed(plan, [piece("ship-0", "a"), piece("plane-0", "a", { on: "ship-0" })]).size, 1);
  assert.equal(placed(plan, [piece("plane-0", "a", { on: "ship-0" })]).size, 1);
});

const PILES = { coin: slot({ fan: [0, -3], pile: 2, row: [30, 0] }) };

test("of a pile, the top pieces are drawn, and the topmost tells how many there are", () => {
  const plan = board([place("a", 0, 0)], { slots: PILES });
  const stands = placed(
    plan,
    [0, 1, 2].map((nth) => piece(`coin-0-${nth}`, "a")),
  );
  assert.equal(standOf(stands, "coin-0-0").buried, true);
  assert.equal(standOf(stands, "coin-0-1").buried, false);
  assert.equal(standOf(stands, "coin-0-2").count, 3);
  assert.equal(standOf(stands, "coin-0-1").count, undefined);
  assert.deepEqual([standOf(stands, "coin-0-1").y, standOf(stands, "coin-0-2").y], [0, -3]);
});

test("a single piece in a pile shows no number", () => {
  const stands = placed(board([place("a", 0, 0)], { slots: PILES }), [piece("coin-0-0", "a")]);
  assert.equal(standOf(stands, "coin-0-0").count, undefined);
  assert.equal(standOf(stands, "coin-0-0").buried, false);
});

test("each seat has its own pile beside the others", () => {
  const stands = placed(board([place("a", 0, 0)], { slots: PILES }), [
    piece("coin-0-0", "a"),
    piece("coin-1-0", "a"),
    piece("coin-0-1", "a"),
  ]);
  assert.equal(standOf(stands, "coin-0-1").count, 2);
  assert.equal(standOf(stands, "coin-1-0").x, 30);
});

test("a piece that carries another lies in no pile, so that people see it", () => {
  const plan = board([place("a", 0, 0)], { slots: PILES });
  const stands = placed(plan, [
    piece("coin-0-0", "a"),
    piece("coin-0-1", "a"),
    piece("flag-0", "a", { on: "coin-0-0" }),
  ]);
  assert.equal(standOf(stands, "coin-0-0").count, undefined);
  assert.equal(standOf(stands, "coin-0-1").x, 30);
});

test("a thumbnail shows where the seats' pieces are, as parts of the board, and no small pieces", () => {
  const plan = board([place("a", 250, 250), place("b", 1000, 500)], { slots: { mark: slot({ small: true }) } });
  const pieces = [piece("ship-1", "a"), piece("mark-0", "b"), piece("pirate", "b"), piece("ship-0", "b")];
  assert.deepEqual(dotsOf(plan, pieces, seats("human", "human")), [
    { x: 0.25, y: 0.5, colour: "blue", kind: "ship" },
    { x: 1, y: 1, colour: "red", kind: "ship" },
  ]);
});

test("turning the map does not change the thumbnail", () => {
  const plan = board([place("a", 250, 250)], { wraps: { left: 0, right: 1000, step: 100 } });
  const before = dotsOf(plan, [piece("ship-0", "a")], seats("human"));
  plan.turn(4);
  assert.deepEqual(dotsOf(plan, [piece("ship-0", "a")], seats("human")), before);
});
