import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { startLanguage } from "../../web/app/base/l10n.mjs";
import { settings } from "../../web/app/base/settings.mjs";
import { areaSpot } from "../../web/app/game/catalogue.mjs";
import { board, place } from "./samples.mjs";

const AROUND = { left: 0, right: 1000, step: 250 };

beforeEach(async () => {
  settings.dress("fr", null);
  await startLanguage();
});

test("turning a map moves its places, and back around the edge", () => {
  const plan = board([place("a", 100, 50), place("b", 900, 50)], { wraps: AROUND });
  plan.turn(1);
  assert.deepEqual([plan.places.get("a")?.x, plan.places.get("b")?.x], [850, 650]);
  assert.equal(plan.turned, 250);
});

test("a whole turn, or one to and one fro, leaves the map as it was", () => {
  const plan = board([place("a", 100, 50)], { wraps: AROUND });
  plan.turn(4);
  assert.deepEqual([plan.turned, plan.places.get("a")?.x], [0, 100]);
  plan.turn(-1);
  plan.turn(1);
  assert.deepEqual([plan.turned, plan.places.get("a")?.x], [0, 100]);
});

test("a flat map cannot be turned", () => {
  const plan = board([place("a", 100, 50)]);
  plan.turn(1);
  assert.equal(plan.places.get("a")?.x, 100);
  assert.equal(plan.unturned(100), 100);
});

test("a point on the turned map is found on the map as it is", () => {
  const plan = board([place("a", 100, 50)], { wraps: AROUND });
  plan.turn(3);
  assert.equal(plan.unturned(plan.places.get("a")?.x ?? 0), 100);
});

test("the shorter way leaves a wrapping map at one edge and comes back at the other, at one height", () => {
  const plan = board([], { wraps: AROUND });
  assert.deepEqual(plan.overEdge({ x: 900, y: 100 }, { x: 300, y: 500 }), [
    [
      { x: 900, y: 100 },
      { x: 1000, y: 200 },
    ],
    [
      { x: 0, y: 200 },
      { x: 300, y: 500 },
    ],
  ]);
  assert.deepEqual(plan.overEdge({ x: 100, y: 0 }, { x: 900, y: 0 })?.[0], [
    { x: 100, y: 0 },
    { x: 0, y: 0 },
  ]);
});

test("a short way, and every way on a flat map, stays on the board", () => {
  assert.equal(board([], { wraps: AROUND }).overEdge({ x: 200, y: 0 }, { x: 700, y: 0 }), null);
  assert.equal(board([]).overEdge({ x: 0, y: 0 }, { x: 1000, y: 0 }), null);
});

test("the way from one edge to the other has finite points", () => {
  const parts = board([], { wraps: AROUND }).overEdge({ x: 1000, y: 10 }, { x: 0, y: 30 });
  assert.ok(parts?.flat().every(({ x, y }) => Number.isFinite(x) && Number.isFinite(y)));
});

test("places are named in the language of the page", async () => {
  const plan = board([
    place("a", 0, 0, { label: { fr: "Londres", en: "London" } }),
    place("b", 0, 0, { label: "Brest" }),
  ]);
  assert.deepEqual([plan.label("a"), plan.label("b")], ["Londres", "Brest"]);
  settings.dress("en", null);
  await startLanguage();
  assert.deepEqual([plan.label("a"), plan.label("b")], ["London", "Brest"]);
});

test("an area may have the id of a place; an unknown id is shown as it is", () => {
  const area = { id: "a", label: "Mer", path: "", x: 0, y: 0, width: 1, height: 1 };
  const plan = board([place("a", 0, 0)], { areas: [area] });
  assert.equal(plan.label("a"), "A");
  assert.equal(plan.label(areaSpot("a")), "Mer");
  assert.equal(plan.label("nowhere"), "nowhere");
});
