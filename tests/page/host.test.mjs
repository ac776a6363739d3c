import assert from "node:assert/strict";
import { test } from "node:test";

import { findings } from "../../web/app/views/frame-check.mjs";
import { posterAddress } from "../../web/app/views/host-address.mjs";

const FINE = /** @type {const} */ ({
  framed: true,
  loss: null,
  secure: true,
  copies: true,
  width: 900,
  height: 720,
});
/** @param {Partial<Parameters<typeof findings>[0]>} found */
const bad = (found) =>
  findings({ ...FINE, ...found })
    .filter(([good]) => !good)
    .map(([, id]) => id);

test("a frame that may do everything has nothing to complain of", () => {
  assert.deepEqual(bad({}), []);
  assert.deepEqual(
    findings(FINE).map(([, id]) => id),
    ["check-kept", "check-copies", "check-size"],
  );
});

test("a frame says what its page or its browser forbids", () => {
  assert.deepEqual(bad({ loss: "forbidden" }), ["check-forbidden"]);
  assert.deepEqual(bad({ loss: "full" }), ["check-full"]);
  assert.deepEqual(bad({ secure: false, copies: false }), ["check-insecure", "check-no-copies"]);
  assert.deepEqual(bad({ height: 300 }), ["check-small"]);
  assert.deepEqual(bad({ framed: false, width: 10 }), ["check-no-frame"], "the rest would be about no frame");
});

test("what a browser does not tell is not said", () => {
  assert.equal(
    findings({ ...FINE, copies: null }).some(([, id]) => id.includes("copies")),
    false,
  );
});

test("a poster shows the given address, or that of the game", () => {
  assert.equal(posterAddress(" https://library.example/games ", "magot"), "https://library.example/games");
  assert.equal(posterAddress("library.example/games", "magot"), "https://library.example/games");
  assert.match(posterAddress("", "magot") ?? "", /\?game=magot$/);
});

test("what is no address of a page makes no poster", () => {
  for (const odd of ["javascript:alert(1)", "mailto:a@b.example", "http://", "two words", "ftp://files.example"])
    assert.equal(posterAddress(odd, "magot"), null, odd);
});
