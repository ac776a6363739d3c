/** Which offered places say what they cost. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { costsOf } from "../../web/app/table/board/costs.mjs";
import { board, place } from "./samples.mjs";

/** So many cells in a row, each 100 wide, with a sea in it. @param {number} count */
const row = (count) =>
  board(
    Array.from({ length: count }, (_, at) => at).flatMap((at) => [
      place(`c${at}`, 100 * at, 0, { width: 96, height: 96 }),
      place(`c${at}.w1`, 100 * at + 10, 10, { width: 40, height: 40, room: `c${at}` }),
      place(`town${at}`, 100 * at - 30, -30, { width: 20, height: 20 }),
    ]),
  );

/** @param {number} count @returns {Map<string, { cost: string }>} */
const offers = (count) => new Map(Array.from({ length: count }, (_, at) => [`c${at}.w1`, { cost: String(at) }]));

test("a small range says everywhere what it costs", () => {
  assert.equal(costsOf(row(30), offers(30), []).size, 30);
});

test("in a wide range only places say it where something is: a town or a piece in the same cell", () => {
  const costs = costsOf(row(31), offers(31), ["town3", "c7.w1", "c9", "elsewhere"]);
  assert.deepEqual(
    [...costs],
    [
      ["c3.w1", "3"],
      ["c7.w1", "7"],
      ["c9.w1", "9"],
    ],
  );
});

test("of the places in one cell that cost the same, the largest says it once; the cell is less than they are", () => {
  const land = { width: 80, height: 80, room: "c" };
  const plan = board([
    place("c", 0, 0, { width: 96, height: 96 }),
    place("c.l1", 0, 0, land),
    place("c.l2", 20, 20, { ...land, width: 30 }),
    place("c.l3", 20, -20, { ...land, width: 30 }),
  ]);
  const reached = new Map(["c", "c.l2", "c.l1", "c.l3"].map((id) => [id, { cost: id === "c.l3" ? "2" : "1" }]));
  assert.deepEqual(
    [...costsOf(plan, reached, [])],
    [
      ["c.l1", "1"],
      ["c.l3", "2"],
    ],
  );
});
