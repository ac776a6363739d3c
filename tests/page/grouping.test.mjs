// Places of one room are offered as one when they would be too small: web/app/table/board/grouping.mjs
import assert from "node:assert/strict";
import { test } from "node:test";

import { grouped, nearest } from "../../web/app/table/board/grouping.mjs";

/** @param {...[string, number, string?]} places */
const plan = (...places) =>
  /** @type {any} */ ({ places: new Map(places.map(([id, x, room]) => [id, { id, x, y: 0, room }])) });

/** @param {{ [id: string]: string }} costs @param {string[]} chosen */
const offer = (costs, chosen = []) => ({
  choices: new Map(Object.keys(costs).map((id) => [id, () => void chosen.push(id)])),
  name: (/** @type {string} */ id) => `place ${id}`,
  stands: [],
  costs: new Map(Object.entries(costs)),
});

const map = plan(["R", 50], ["R.1", 20, "R"], ["R.2", 80, "R"], ["S", 150], ["S.1", 150, "S"]);

test("a room stands for several places in it, with the range of their costs", () => {
  const { choices, costs, groups, name } = grouped(map, offer({ "R.1": "3", "R.2": "2", "S.1": "4" }), () => {});
  assert.deepEqual([...choices.keys()], ["R", "S.1"]);
  assert.equal(costs.get("R"), "2+", "a range would be read as a price");
  assert.equal(costs.get("S.1"), "4");
  assert.deepEqual([...groups], [["R", ["R.1", "R.2"]]]);
  assert.equal(name("R"), "place R.1; place R.2; 2–3");
});

test("choosing a room plays nothing: it opens the room", () => {
  /** @type {string[]} */
  const chosen = [];
  /** @type {unknown[]} */
  const opened = [];
  const { choices } = grouped(map, offer({ "R.1": "1", "R.2": "1" }, chosen), (...what) => opened.push(what));
  choices.get("R")?.();
  assert.deepEqual(opened, [["R", ["R.1", "R.2"]]]);
  assert.deepEqual(chosen, []);
});

test("a room that is offered itself stands for itself, too: a plane may land in it or only fly over it", () => {
  const { choices, groups } = grouped(map, offer({ S: "2", "S.1": "2" }), () => {});
  assert.deepEqual([...choices.keys()], ["S"]);
  assert.deepEqual([...groups], [["S", ["S.1", "S"]]]);
  assert.deepEqual([...grouped(map, offer({ R: "2" }), () => {}).choices.keys()], ["R"]);
});

test("a click on a room means the place nearest to it", () => {
  assert.equal(nearest(map, ["R.1", "R.2"], { x: 60, y: 0 }), "R.2");
  assert.equal(nearest(map, ["R.1", "R.2"], { x: 30, y: 0 }), "R.1");
});
