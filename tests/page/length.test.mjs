/** How long a game takes, as the set-up says it. */

import "./browser.mjs";
import assert from "node:assert/strict";
import { test } from "node:test";

import { lengthOf } from "../../web/app/game/length.mjs";

/** @param {number} people @param {number} [bots] */
const seats = (people, bots = 0) => [
  ...Array.from({ length: people }, () => ({ player: "human" })),
  ...Array.from({ length: bots }, () => ({ player: "matelot" })),
];
/** @type {any} */
const meta = {
  length: {
    options: ["short"],
    tables: [
      { options: { short: false }, seats: { 3: [30, 45] } },
      { options: { short: true }, seats: { 3: [20, 150] } },
    ],
  },
};

test("people at all seats need what has been measured, and newcomers twice as long", () => {
  assert.deepEqual(lengthOf(meta, { short: false, rounds: 0 }, seats(3)), { unit: "minutes", low: 45, high: 90 });
});

test("a limit of rounds shortens a game, but makes none longer", () => {
  assert.deepEqual(lengthOf(meta, { short: false, rounds: 10 }, seats(3)), { unit: "minutes", low: 15, high: 30 });
  assert.deepEqual(lengthOf(meta, { short: false, rounds: 90 }, seats(3)), { unit: "minutes", low: 45, high: 90 });
});

test("bots need less time than people", () => {
  assert.deepEqual(lengthOf(meta, { short: false }, seats(1, 2)), { unit: "minutes", low: 25, high: 50 });
});

test("long games are told in hours, and what nobody has measured not at all", () => {
  assert.deepEqual(lengthOf(meta, { short: true }, seats(3)), { unit: "hours", low: 2.5, high: 3.5 });
  assert.equal(lengthOf(meta, { short: false }, seats(2)), null);
  assert.equal(lengthOf({ ...meta, length: null }, {}, seats(3)), null);
});
