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
    verbs: { buy: ["kind"] },
    names: { plan: { places: new Map() }, stands: new Map() },
    pieces: [],
    paths: [],
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
