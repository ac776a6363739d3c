import assert from "node:assert/strict";
import { test } from "node:test";

import { aimsOf } from "../../web/app/table/controls/aims.mjs";

/** @import { Around } from "../../web/app/table/controls/aims.mjs" */

/**
 * What a table holds: elements by the selector that finds them.
 * @param {{ [selector: string]: string[] }} held
 * @returns {Around}
 */
function table(held) {
  const element = (/** @type {string} */ name) => ({ name, closest: () => null, matches: () => false });
  const around = {
    root: { querySelectorAll: (/** @type {string} */ selector) => (held[selector] ?? []).map(element) },
    verbs: { buy: ["kind"], sail: ["piece", "place"] },
    names: { plan: { places: new Map() }, stands: new Map() },
    pieces: [],
    paths: [],
    offered: () => null,
    end: null,
  };
  return /** @type {any} */ (around);
}

/** @param {{ [selector: string]: string[] }} held */
const found = (held) => aimsOf(["buy plane"], table(held)).elements.map((one) => /** @type {any} */ (one).name);

Object.assign(globalThis, {
  CSS: { escape: (/** @type {string} */ text) => text },
  HTMLInputElement: class {},
});

test("the button of an action comes before the head of its group", () => {
  assert.deepEqual(found({ '[data-action="buy plane"]': ["button"], '.verb[data-verb="buy"]': ["head"] }), ["button"]);
  assert.deepEqual(found({ '.verb[data-verb="buy"]': ["head"] }), ["head"]);
});

test("while a piece is chosen that cannot do it, people put the piece back first", () => {
  assert.deepEqual(found({ "[data-drop]": ["another piece"] }), ["another piece"]);
});

test("a place that another piece can reach is not marked: that piece is put back first", () => {
  const around = table({ '.target[data-place="1N1"]': ["place"], "[data-drop]": ["another piece"] });
  const marked = (/** @type {string} */ action) => {
    const paths = [{ place: "1N1", actions: [action] }];
    return aimsOf(["sail a 1N1"], { ...around, paths }).elements.map((one) => /** @type {any} */ (one).name);
  };
  assert.deepEqual(marked("sail b 1N1"), ["another piece"]);
  assert.deepEqual(marked("sail a 1N1"), ["place"]);
});

test("a way that is proposed is confirmed, under whatever name its end was chosen", () => {
  const around = table({ '[data-way="CH"]': ["go"], ".destination input": ["field"] });
  const proposed = { target: "CH", actions: ["sail a 1N1", "land b 1N1.l"] };
  const marked = (/** @type {string[]} */ actions) =>
    aimsOf(actions, { ...around, proposed, end: "1N1.l" }).elements.map((one) => /** @type {any} */ (one).name);
  assert.deepEqual(marked(["sail a 1N1", "land b 1N1.l", "buy plane"]), ["go"]);
  assert.deepEqual(marked(["sail c 1N1", "land b 1N1.l"]), ["field"], "another way is not the lesson's");
});

test("a piece that is aboard is chosen with its carrier", () => {
  const around = table({ '[data-mover="b"]': ["ship"], "[data-drop]": ["another piece"] });
  const pieces = /** @type {any} */ ([
    { id: "a", kind: "jeep", seat: 0, place: "1N1", on: "b" },
    { id: "b", kind: "ship", seat: 0, place: "1N1" },
  ]);
  const marked = aimsOf(["sail a 1N1"], { ...around, pieces }).elements;
  assert.deepEqual(
    marked.map((one) => /** @type {any} */ (one).name),
    ["ship"],
  );
});

test("a place that stands for another verb is not marked: its piece is chosen first", () => {
  const around = table({ '.target[data-place="1N1"]': ["place"], "[data-drop]": ["another piece"] });
  around.names = /** @type {any} */ ({ plan: { places: new Map([["1N1", {}]]) }, stands: new Map() });
  const marked = (/** @type {string} */ action) =>
    aimsOf(["sail a 1N1"], { ...around, offered: () => action }).elements.map((one) => /** @type {any} */ (one).name);
  assert.deepEqual(marked("direct a 1N1"), ["another piece"]);
  assert.deepEqual(marked("sail a 1N1"), ["place"]);
});
