/** A long press asks what a thing is; the click that ends it chooses nothing. */

import "./browser.mjs";
import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";

/** As much of an element as a tip needs. */
class Drawn extends EventTarget {
  hidden = false;
  style = {};
  /** @param {string} name */
  setAttribute(name) {
    if (name === "hidden") this.hidden = true;
  }
  append() {}
  replaceChildren() {}
  getBoundingClientRect() {
    return { x: 0, y: 0, width: 100, height: 50 };
  }
}
Object.assign(document, { createElement: () => new Drawn() });
Object.assign(globalThis, { addEventListener: () => {}, Element: Drawn });
const { Tips } = await import("../../web/app/table/board/tips.mjs");

mock.timers.enable({ apis: ["setTimeout"] });

/** The board, the clicks that it has taken, and what is told about each place. */
let frame = new Drawn();
let taken = 0;
let words = ["Londres"];
let free = false;
/** @type {InstanceType<typeof Tips>} */
let tips;

/** @param {string} kind @param {object} [what] */
const happens = (kind, what = {}) =>
  frame.dispatchEvent(
    Object.assign(
      new Event(kind, { cancelable: true }),
      { pointerType: "touch", clientX: 9, clientY: 9, detail: 1 },
      what,
    ),
  );

/** A finger rests on the board for so long, in ms. @param {number} time */
function press(time) {
  happens("pointerdown");
  mock.timers.tick(time);
}

beforeEach(() => {
  frame = new Drawn();
  taken = 0;
  words = ["Londres"];
  tips = new Tips(
    /** @type {any} */ (frame),
    () => "londres",
    () => words,
    async () => null,
    () => free,
  );
  free = false;
  frame.addEventListener("click", () => (taken += 1));
});

test("a long press tells, and chooses nothing; the next tap chooses", () => {
  press(1000);
  assert.equal(tips.root.hidden, false);
  happens("pointerup");
  happens("click");
  assert.equal(taken, 0);
  press(50);
  happens("pointerup");
  happens("click");
  assert.equal(taken, 1);
});

test("a long press where nothing is told is a slow tap", () => {
  words = [];
  press(1000);
  happens("pointerup");
  happens("click");
  assert.equal(taken, 1);
});

test("a press without a click takes no later one", () => {
  press(1000);
  happens("pointercancel"); // the board is scrolled, or pinched
  happens("click");
  assert.equal(taken, 1);
  press(1000);
  happens("pointermove", { clientX: 90 });
  happens("pointerup");
  happens("pointerdown", { pointerType: "mouse" });
  happens("click");
  assert.equal(taken, 2);
});

test("a key chooses even after a long press", () => {
  press(1000);
  happens("pointerup");
  happens("click", { detail: 0 });
  assert.equal(taken, 1);
});

test("where a tap does nothing else, it tells, too; a drag does not", () => {
  const tap = () => {
    press(50);
    happens("pointerup");
    happens("pointerleave");
    happens("click");
  };
  tap();
  assert.equal(tips.root.hidden, true);
  free = true;
  tap();
  assert.equal(tips.root.hidden, false);
  press(50);
  assert.equal(tips.root.hidden, true);
  happens("pointermove", { clientX: 90 });
  happens("pointerup");
  happens("click");
  assert.equal(tips.root.hidden, true);
});
