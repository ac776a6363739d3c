import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { keys, loss, onLoss, onOtherTab, read, remove, write } from "../../web/app/base/storage.mjs";
import { browser } from "./browser.mjs";

/** @type {string[]} */
const told = [];
onLoss((reason) => told.push(reason));

beforeEach(() => {
  browser.storage = "works";
  for (const key of keys("")) remove(key);
});

test("what is written can be read, and reaches the browser under our prefix", () => {
  assert.ok(write("save.a", "text"));
  assert.equal(read("save.a"), "text");
  assert.equal(browser.entries.getItem("escales.save.a"), "text");
  assert.equal(read("save.b"), null);
});

test("only our own keys with this beginning are listed", () => {
  browser.entries.setItem("save.theirs", "x");
  write("save.a", "1");
  write("seats.magot", "2");
  assert.deepEqual(keys("save."), ["save.a"]);
  browser.entries.removeItem("save.theirs");
});

test("what is removed is gone", () => {
  write("save.a", "1");
  remove("save.a");
  assert.equal(read("save.a"), null);
  assert.deepEqual(keys("save."), []);
});

test("a full storage keeps the old text; the page goes on with the new one", () => {
  write("save.a", "old");
  browser.storage = "full";
  assert.ok(!write("save.a", "new"));
  assert.ok(!write("save.b", "more"));
  assert.equal(read("save.a"), "new");
  assert.deepEqual(keys("save.").sort(), ["save.a", "save.b"]);
  assert.equal(browser.entries.getItem("escales.save.a"), "old");
  assert.equal(loss(), "full");
});

test("as soon as there is room again, a write reaches the browser", () => {
  browser.storage = "full";
  write("save.a", "new");
  browser.storage = "works";
  assert.ok(write("save.a", "newer"));
  assert.equal(browser.entries.getItem("escales.save.a"), "newer");
  assert.equal(loss(), null);
});

test("a storage that fails at every second use loses nothing and tells nothing wrong", () => {
  browser.storage = "moody";
  const before = told.length;
  for (let time = 0; time < 5; time += 1) {
    for (const key of ["save.a", "save.b"]) {
      const text = `${key} ${time}`;
      assert.ok(write(key, text));
      assert.equal(read(key), text);
    }
    assert.deepEqual(keys("save.").sort(), ["save.a", "save.b"]);
    assert.equal(loss(), null);
  }
  remove("save.a");
  assert.equal(read("save.a"), null);
  assert.deepEqual(keys("save."), ["save.b"]);
  assert.equal(told.length, before);
});

test("a forbidden storage throws nowhere: everything stays in memory", () => {
  browser.storage = "forbidden";
  assert.ok(!write("save.a", "text"));
  assert.equal(read("save.a"), "text");
  assert.equal(read("save.b"), null);
  assert.deepEqual(keys("save."), ["save.a"]);
  assert.equal(loss(), "forbidden");
  remove("save.a");
  assert.equal(read("save.a"), null);
});

test("people are told of a loss once, and not after every move", () => {
  assert.deepEqual(told, ["full"]);
});

test("changes of another tab are passed on with our key; those of other pages are not", () => {
  /** @type {unknown[]} */
  const heard = [];
  onOtherTab((key, gone) => heard.push([key, gone]));
  const change = (/** @type {string | null} */ key, /** @type {string | null} */ newValue) =>
    window.dispatchEvent(Object.assign(new Event("storage"), { key, newValue }));
  change("escales.save.a", "text");
  change("escales.save.b", null);
  change("other.save.c", "text");
  change(null, null);
  assert.deepEqual(heard, [
    ["save.a", false],
    ["save.b", true],
    [null, true],
  ]);
});
