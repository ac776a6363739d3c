import assert from "node:assert/strict";
import { test } from "node:test";

import { areaSpot } from "../../web/app/game/catalogue.mjs";
import { hitAreas } from "../../web/app/table/board/hit-areas.mjs";
import { board, place } from "./samples.mjs";

/** @typedef {{ x: number, y: number, width: number, height: number }} Box */

/** A room of 400 by 200 around (200, 100), and places in it. @param {...[string, number, number]} inside */
function room(...inside) {
  const places = inside.map(([id, x, y]) => place(id, x, y, { width: 20, height: 20, room: "room" }));
  return board([place("room", 200, 100, { width: 400, height: 200 }), place("far", 900, 400), ...places]);
}

/** @param {Map<string, Box>} boxes @param {string} id */
function box(boxes, id) {
  const found = boxes.get(id);
  assert.ok(found, `${id} takes clicks`);
  const { x, y, width, height } = found;
  return { x, y, width, height };
}

/** @param {Box} one @param {Box} other */
const overlap = (one, other) =>
  Math.abs(one.x - other.x) < (one.width + other.width) / 2 - 1e-9 &&
  Math.abs(one.y - other.y) < (one.height + other.height) / 2 - 1e-9;

test("a place without a room takes clicks where it is drawn", () => {
  assert.deepEqual(box(hitAreas(room(), ["far"]), "far"), { x: 900, y: 400, width: 100, height: 100 });
});

test("a place that is offered alone in its room takes the clicks of the whole room", () => {
  assert.deepEqual(box(hitAreas(room(["a", 50, 50]), ["a"]), "a"), { x: 200, y: 100, width: 400, height: 200 });
});

test("what is not offered takes no click", () => {
  assert.deepEqual([...hitAreas(room(["a", 50, 50], ["b", 300, 50]), ["a"]).keys()], ["a"]);
  assert.equal(hitAreas(room(), []).size, 0);
});

test("an unknown place is left out", () => {
  assert.equal(hitAreas(room(), ["nowhere"]).size, 0);
});

test("two places of a room share it between them", () => {
  const boxes = hitAreas(room(["a", 100, 100], ["b", 300, 100]), ["a", "b"]);
  assert.deepEqual(box(boxes, "a"), { x: 100, y: 100, width: 200, height: 200 });
  assert.deepEqual(box(boxes, "b"), { x: 300, y: 100, width: 200, height: 200 });
});

test("places above each other share the room above each other", () => {
  const boxes = hitAreas(room(["low", 200, 190], ["high", 200, 10]), ["low", "high"]);
  assert.ok(box(boxes, "high").y < box(boxes, "low").y);
  assert.equal(box(boxes, "high").width, 400);
});

test("a place at the very edge still gets half of its share", () => {
  const boxes = hitAreas(room(["a", 0, 100], ["b", 10, 100]), ["a", "b"]);
  assert.equal(box(boxes, "a").width, 100);
  assert.equal(box(boxes, "b").width, 300);
});

test("the parts of many places cover the room, do not overlap, and none is tiny", () => {
  const spots = /** @type {[string, number, number][]} */ ([
    ["a", 10, 10],
    ["b", 20, 15],
    ["c", 390, 190],
    ["d", 200, 100],
    ["e", 210, 20],
  ]);
  const boxes = hitAreas(
    room(...spots),
    spots.map(([id]) => id),
  );
  const all = spots.map(([id]) => box(boxes, id));
  const sum = all.reduce((whole, { width, height }) => whole + width * height, 0);
  assert.ok(Math.abs(sum - 400 * 200) < 1e-6);
  for (const [nth, one] of all.entries()) {
    assert.ok(one.width * one.height > (400 * 200) / spots.length / 8);
    for (const other of all.slice(nth + 1)) assert.ok(!overlap(one, other));
  }
});

test("if the room is offered too, it takes the side away from its place", () => {
  const boxes = hitAreas(room(["a", 100, 100]), ["room", "a"]);
  assert.ok(box(boxes, "a").x < 200);
  assert.ok(box(boxes, "room").x > 200);
  assert.ok(!overlap(box(boxes, "a"), box(boxes, "room")));
});

test("if the place lies in the middle of the offered room, the room takes its upper part", () => {
  const boxes = hitAreas(room(["a", 200, 100]), ["room", "a"]);
  assert.ok(box(boxes, "room").y < box(boxes, "a").y);
});

test("an area is offered beside a place with the same id", () => {
  const area = { id: "far", label: "", path: "", x: 10, y: 20, width: 30, height: 40 };
  const plan = board([place("far", 900, 400)], { areas: [area] });
  const boxes = hitAreas(plan, ["far", areaSpot("far")]);
  assert.equal(box(boxes, "far").x, 900);
  assert.deepEqual(box(boxes, areaSpot("far")), { x: 10, y: 20, width: 30, height: 40 });
});
