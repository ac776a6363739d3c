import assert from "node:assert/strict";
import { test } from "node:test";

import { once } from "../../web/app/base/once.mjs";

test("each thing is loaded once, whoever asks for it", async () => {
  /** @type {string[]} */
  const loaded = [];
  const load = once(async (/** @type {string} */ key) => {
    loaded.push(key);
    return key.toUpperCase();
  });
  assert.deepEqual(await Promise.all([load("a"), load("a"), load("b")]), ["A", "A", "B"]);
  assert.equal(await load("a"), "A");
  assert.deepEqual(loaded, ["a", "b"]);
});

test("what did not come is asked for again", async () => {
  let works = false;
  const load = once(async (/** @type {string} */ key) => {
    if (!works) throw new Error("no network");
    return key;
  });
  await assert.rejects(load("a"), /no network/);
  works = true;
  assert.equal(await load("a"), "a");
});
