import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import {
  beneath,
  forget,
  guard,
  keys,
  loss,
  onLoss,
  onOtherTab,
  overtaken,
  read,
  remove,
  stored,
  write,
} from "../../web/app/base/storage.mjs";
import { browser, inAnotherTab } from "./browser.mjs";

/** @type {string[]} */
const told = [];
onLoss((reason) => told.push(reason));
guard("save.");

beforeEach(() => {
  Object.assign(browser, { storage: "works", largest: Infinity });
  for (const key of keys("")) remove(key);
  remove("nothing"); // nothing waits any more: people may be told again
  told.length = 0;
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
  assert.deepEqual(told, []);
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

test("people are told of a loss once, and not after every move; again when a new one begins", () => {
  for (const storage of /** @type {const} */ (["full", "works", "full"])) {
    browser.storage = storage;
    for (const text of ["one", "two"]) write("save.a", text);
  }
  assert.deepEqual(told, ["full", "full"]);
});

test("a small text that still fits does not say that a large one is kept", () => {
  browser.storage = "full";
  write("save.a", "large");
  browser.storage = "works";
  browser.largest = 3;
  assert.ok(write("settings", "{}"));
  assert.equal(loss(), "full");
  assert.equal(stored("save.a"), null);
  write("save.a", "larger");
  assert.deepEqual(told, ["full"]);
});

for (const [what, makeRoom] of /** @type {const} */ ([
  ["something is removed", () => remove("save.other")],
  ["something else is written", () => write("settings", "{}")],
  ["another tab changes something", () => inAnotherTab("save.other", null)],
])) {
  test(`what waits is written as soon as there is room and ${what}`, () => {
    write("save.a", "old");
    browser.storage = "full";
    write("save.a", "new");
    write("save.b", "more");
    browser.storage = "works";
    makeRoom();
    assert.deepEqual([stored("save.a"), stored("save.b")], ["new", "more"]);
    assert.equal(loss(), null);
  });
}

test("what another tab has written later than what waits stays, and is read", () => {
  write("settings", "old");
  browser.storage = "full";
  write("settings", "waits");
  browser.storage = "works";
  inAnotherTab("settings", "later");
  assert.equal(read("settings"), "later");
  assert.equal(stored("settings"), "later");
  assert.equal(loss(), null);
});

test("below a guarded key neither text is lost: who wrote it decides", () => {
  write("save.a", "old");
  browser.storage = "full";
  write("save.a", "mine");
  assert.deepEqual(overtaken("save."), []);
  browser.storage = "works";
  inAnotherTab("save.a", "theirs");
  write("save.b", "other");
  assert.deepEqual([read("save.a"), stored("save.a"), beneath("save.a")], ["mine", "theirs", "old"]);
  assert.deepEqual(overtaken("save."), ["save.a"]);
  forget("save.a");
  assert.deepEqual([read("save.a"), beneath("save.a"), loss()], ["theirs", undefined, null]);
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
