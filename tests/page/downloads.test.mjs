import assert from "node:assert/strict";
import { test } from "node:test";

import { Downloads } from "../../web/runtime/progress.mjs";

const SIZES = /** @type {{ [file: string]: number }} */ ({ "a.zip": 10, "b.bin": 4, "c.wasm": 100 });
const downloads = () => new Downloads((file) => SIZES[file] ?? 0);

test("what has come is counted of all that has been asked for", async () => {
  const all = downloads();
  all.expect("a.zip");
  all.expect("b.bin");
  await all.followed("b.bin", new Response("1234")).text();
  assert.deepEqual(all.progress, { come: 4, all: 14 });
});

test("a file that the host has decompressed never counts for more than its size", async () => {
  const all = downloads();
  all.expect("b.bin");
  await all.followed("b.bin", new Response("1234567890")).text();
  assert.deepEqual(all.progress, { come: 4, all: 4 });
});

test("the content passes through unchanged", async () => {
  const all = downloads();
  all.expect("a.zip");
  assert.equal(await all.followed("a.zip", new Response("content")).text(), "content");
});

test("WebAssembly keeps the browser's own response, for its cache of compiled code", () => {
  const response = new Response("wasm");
  assert.equal(downloads().followed("c.wasm", response), response);
});

test("a failed request is no longer waited for", () => {
  const all = downloads();
  all.expect("a.zip");
  all.expect("b.bin");
  all.forget("a.zip");
  assert.deepEqual(all.progress, { come: 0, all: 4 });
});
