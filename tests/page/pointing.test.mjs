/** What a click on an offered place means where a destination lies in it, and what is told about a note beside its place. */

import "./browser.mjs";
import assert from "node:assert/strict";
import { test } from "node:test";

import { Pointing } from "../../web/app/table/board/pointing.mjs";
import { board, place } from "./samples.mjs";

const plan = board([place("1N1", 50, 50), place("FR", 70, 60)]);
plan.theme = /** @type {any} */ ({ destinations: () => ["FR"] });

/** @param {number} x @param {number} y @param {number} off from the middle of the button */
function meant(x, y, off) {
  const pointing = new Pointing(plan, /** @type {any} */ ({ addEventListener: () => {} }));
  pointing.named = ["FR"];
  pointing.pressed = { at: { x, y }, px: 1, name: null };
  pointing.off = off;
  return pointing.destination;
}

test("a click on a capital means it, one closer to the middle of the offered place means that", () => {
  assert.equal(meant(71, 60, 23), "FR");
  assert.equal(meant(62, 58, 6), null);
  assert.equal(meant(20, 20, 42), null);
});

test("a key means the offered place", () => {
  const pointing = new Pointing(plan, /** @type {any} */ ({ addEventListener: () => {} }));
  pointing.named = ["FR"];
  assert.equal(pointing.destination, null);
});

test("a note that stands beside its place tells of that place; a focused button of its own", () => {
  class Thing {
    dataset = { place: "1N1" };
    getBoundingClientRect() {
      return { left: 10, right: 30, top: 10, bottom: 20 };
    }
    getAttribute() {
      return "FR";
    }
  }
  Object.assign(globalThis, { Element: Thing, HTMLElement: Thing });
  const noted = board([place("1N1", 50, 50), place("FR", 70, 60)]);
  Object.assign(noted, {
    drawing: {
      querySelectorAll: () => [new Thing()],
      getBoundingClientRect: () => ({ width: 0 }),
      viewBox: { baseVal: {} },
    },
  });
  const pointing = new Pointing(noted, /** @type {any} */ ({ addEventListener: () => {} }));
  assert.equal(pointing.at({ x: 20, y: 15 }), "FR");
  assert.equal(pointing.at({ x: 40, y: 15 }), null);
  assert.equal(pointing.at(/** @type {any} */ (new Thing())), "1N1");
});
