/** The second click of a double click, where the button below it has changed meanwhile. */

import "./browser.mjs";
import assert from "node:assert/strict";
import test from "node:test";

import { ignoreHastyClicks } from "../../web/app/base/double-click.mjs";

class Element {
  /** @param {string} textContent */
  constructor(textContent) {
    this.textContent = textContent;
  }

  closest() {
    return this;
  }
}
Object.assign(globalThis, { Element });

/** What each click on these buttons does: whether it is let through. @param {[Element, number][]} clicks with their numbers */
function passed(clicks) {
  /** @type {(event: any) => void} */
  let listen = () => {};
  ignoreHastyClicks(
    /** @type {any} */ ({ addEventListener: (/** @type {string} */ _, /** @type {any} */ to) => (listen = to) }),
  );
  return clicks.map(([target, detail]) => {
    let through = true;
    listen({ target, detail, preventDefault: () => {}, stopPropagation: () => (through = false) });
    return through;
  });
}

test("the second click on another question is ignored", () => {
  assert.deepEqual(
    passed([
      [new Element("Fight"), 1],
      [new Element("Give way"), 2],
    ]),
    [true, false],
  );
});

test("two clicks on one button, or on the same one drawn anew, count twice", () => {
  const more = new Element("+");
  assert.deepEqual(
    passed([
      [more, 1],
      [more, 2],
      [new Element("+"), 3],
    ]),
    [true, true, true],
  );
});

test("who clicks again later, or by keyboard, is heard", () => {
  assert.deepEqual(
    passed([
      [new Element("Fight"), 1],
      [new Element("Give way"), 1],
      [new Element("End"), 0],
    ]),
    [true, true, true],
  );
});
