import assert from "node:assert/strict";
import { test } from "node:test";

import { freestCorner } from "../../web/app/table/panels/corner.mjs";

const BOARD = { left: 100, top: 50, right: 1100, bottom: 750 };
const SIZE = { width: 400, height: 200 };
/** A place of 40 by 40 px. @param {number} left @param {number} top */
const place = (left, top) => ({ left, top, right: left + 40, bottom: top + 40 });

test("what lies over the board stands at its upper left corner if nothing is there", () => {
  assert.equal(freestCorner(SIZE, BOARD, []), "top left");
  assert.equal(freestCorner(SIZE, BOARD, [place(600, 400)]), "top left");
});

test("it leaves the corner where a person's piece stands", () => {
  assert.equal(freestCorner(SIZE, BOARD, [place(150, 100)]), "bottom left");
  assert.equal(freestCorner(SIZE, BOARD, [place(150, 100), place(300, 600)]), "top right");
});

test("if something is everywhere, it covers as little as possible", () => {
  const seen = [place(150, 100), place(150, 600), place(900, 100), place(1080, 730)];
  assert.equal(freestCorner(SIZE, BOARD, seen), "bottom right");
});

test("the distance from the edges counts", () => {
  assert.equal(freestCorner(SIZE, BOARD, [place(505, 60)]), "top left");
  assert.equal(freestCorner(SIZE, BOARD, [place(505, 60)], 20), "bottom left");
});

test("it stays in its corner while it covers nothing there", () => {
  assert.equal(freestCorner(SIZE, BOARD, [], 0, "bottom left"), "bottom left");
  assert.equal(freestCorner(SIZE, BOARD, [place(150, 600)], 0, "bottom left"), "top left");
});
