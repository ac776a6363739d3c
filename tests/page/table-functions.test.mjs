import assert from "node:assert/strict";
import { test } from "node:test";

import { accept, byAddress, wrapped } from "../../web/runtime/table-functions.mjs";

/** @param {string | undefined} sig @param {(...values: any[]) => unknown} call */
const signed = (sig, call) => Object.assign(call, { sig });
const table = () => new WebAssembly.Table({ element: "anyfunc", initial: 1 });

/** A module that imports the functions "a" and "b" by address, as Emscripten's modules do, and "c" by itself. */
const ASKING = new WebAssembly.Module(
  Uint8Array.from(
    [
      [0, 97, 115, 109, 1, 0, 0, 0],
      [1, 4, 1, 96, 0, 0],
      [2, 37, 3],
      [8, ...Array.from("GOT.func", (letter) => letter.charCodeAt(0)), 1, 97, 3, 127, 1],
      [8, ...Array.from("GOT.func", (letter) => letter.charCodeAt(0)), 1, 98, 3, 127, 1],
      [3, 101, 110, 118, 1, 99, 0, 0],
    ].flat(),
  ),
);

test("a function is called with its values, and gives its result", () => {
  const add = signed("iii", (a, b) => a + b);
  const half = signed("dd", (value) => value / 2);
  const big = signed("jj", (value) => value + 1n);
  const known = wrapped([add, half, big, add]);
  assert.equal(known.size, 3);
  const call = (/** @type {unknown} */ one) => /** @type {(...values: any[]) => unknown} */ (known.get(one));
  assert.equal(call(add)(2, 3), 5);
  assert.equal(call(half)(5), 2.5);
  assert.equal(call(big)(2n ** 40n), 2n ** 40n + 1n);
});

test("hundreds of functions keep their places", () => {
  const all = Array.from({ length: 300 }, (_, index) => signed(index % 2 ? "i" : "ip", () => index));
  const known = wrapped(all);
  assert.deepEqual(
    all.map((one) => /** @type {() => number} */ (known.get(one))()),
    all.map((_, index) => index),
  );
});

test("a function without a known signature is left out", () => {
  const strange = [signed(undefined, () => 1), signed("", () => 1), signed("iq", () => 1), signed("iv", () => 1)];
  assert.equal(wrapped(strange).size, 0);
});

test("a table takes a function of JavaScript only as long as it is to be accepted", () => {
  const one = signed("i", () => 1);
  const refuse = accept(wrapped([one]));
  const taking = table();
  taking.set(0, one);
  assert.equal(taking.get(0)(), 1);
  assert.throws(() => taking.set(0, () => 2), TypeError);
  refuse();
  assert.throws(() => table().set(0, one), TypeError);
});

test("what a module asks for by address is found, other imports are not", () => {
  const a = signed("v", () => undefined);
  const c = signed("v", () => undefined);
  assert.deepEqual(byAddress(ASKING, { env: { a, b: 5, c } }), [a]);
  assert.deepEqual(byAddress(ASKING, {}), []);
});
