/** Children that are still wanted stay where they are: nothing takes them out and puts them in again. */

import "./browser.mjs";
import assert from "node:assert/strict";
import test from "node:test";

import { arrange, inOrder, KeptChildren, risingParts } from "../../web/app/base/elements.mjs";

/** A parent that notes what is put into it. @returns {any} */
function parent() {
  /** @type {any} */
  const made = {
    children: [],
    put: [],
    insertBefore(/** @type {any} */ child, /** @type {any} */ before) {
      made.children = made.children.filter((/** @type {any} */ one) => one !== child);
      made.children.splice(before === null ? made.children.length : made.children.indexOf(before), 0, child);
      made.put.push(child.name);
      child.remove = () => {
        made.children = made.children.filter((/** @type {any} */ one) => one !== child);
      };
    },
  };
  return made;
}

/** @param {any} root */
const names = (root) => root.children.map((/** @type {any} */ { name }) => name).join(" ");

test("children that stand in order are not touched", () => {
  const [a, b, c] = /** @type {any[]} */ (["a", "b", "c"].map((name) => ({ name })));
  const root = parent();
  arrange(root, [a, b, c]);
  root.put = [];
  arrange(root, [a, c]);
  assert.equal(names(root), "a c");
  arrange(root, [a, b, c]);
  assert.equal(names(root), "a b c");
  assert.deepEqual(root.put, ["b"]);
});

test("a child is made once for its key, and again after it was not wanted", () => {
  const root = parent();
  const kept = new KeptChildren(root);
  let count = 0;
  /** @param {string[]} keys */
  const show = (...keys) => {
    const make = (/** @type {string} */ key) => {
      count += 1;
      return /** @type {any} */ ({ name: `${key}${count}` });
    };
    kept.show(keys.map((key) => [key, () => make(key)]));
  };
  show("a", "b");
  show("b", "a", "c");
  assert.equal(names(root), "b2 a1 c3");
  show("c");
  show("c", "a");
  assert.equal(names(root), "c3 a4");
});

test("to bring one child to another place moves that child alone", () => {
  const children = /** @type {any[]} */ (["a", "b", "c", "d", "e"].map((name) => ({ name })));
  const [a, b, c, d, e] = children;
  const root = parent();
  arrange(root, children);
  root.put = [];
  inOrder(root, [b, c, d, e, a]);
  assert.equal(names(root), "b c d e a");
  assert.deepEqual(root.put, ["a"]);
  inOrder(root, [d]);
  assert.equal(names(root), "d b c e a", "those that are not named follow as they stood");
  assert.deepEqual(root.put, ["a", "d"]);
});

test("the longest rising part of a list; what has no place yet does not count", () => {
  const rising = (/** @type {number[]} */ ...numbers) => [...risingParts(numbers)].sort().map((at) => numbers[at]);
  assert.deepEqual(rising(1, 2, 3, 4, 0), [1, 2, 3, 4]);
  assert.deepEqual(rising(4, 0, 1, 2, 3), [0, 1, 2, 3]);
  assert.deepEqual(rising(5, 1, -1, 4, 2, 3, 0), [1, 2, 3]);
  assert.deepEqual(rising(-1, -1), []);
  assert.deepEqual(rising(), []);
});
