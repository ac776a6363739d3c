/** Where a note stands on a place: the number at the upper edge of the place stays in sight. */

import "./browser.mjs";
import assert from "node:assert/strict";
import { test } from "node:test";

import { apart, balloon, heightIn, within } from "../../web/app/table/board/badges.mjs";
import { around, astray, tie } from "../../web/app/table/board/ties.mjs";
import { place } from "./samples.mjs";

/** A square as Le Magot has them, whose number begins a sixth of its height below its upper edge. */
const SQUARE = place("44", 495, 495, { width: 102, height: 102 });
const [TOP, NUMBER, BOTTOM] = [444, 461, 546];

test("a note stands at the lower edge of a free place", () => {
  const { y, height } = within(SQUARE, 60, 34, false);
  assert.ok(y > NUMBER && y + height < BOTTOM);
});

test("above a piece, it stands across the upper edge and leaves the number in sight", () => {
  const { x, y, width, height } = within(SQUARE, 60, 30, true);
  assert.ok(y < TOP && y + height / 2 >= TOP, "the other place has less of it");
  assert.ok(y + height < NUMBER);
  assert.equal(x + width / 2, SQUARE.x);
});

test("above a piece, it points into its place, beside the number", () => {
  const { x, y, width, height } = within(SQUARE, 60, 30, true);
  const [, across = 0, down = 0] = (/H[\d.]+L([\d.]+) ([\d.]+)L/.exec(balloon(width, height)) ?? []).map(Number);
  assert.ok(y + down > TOP && x + across > SQUARE.x && x + across < SQUARE.x + SQUARE.width / 2);
});

test("letters of a note on a place are 12 px high where the board is small, as far as half its place has room", () => {
  const [desktop, phone, tiny] = [0.7, 0.284, 0.1].map((px) => heightIn(34, SQUARE, px));
  assert.equal(desktop, 34);
  assert.ok(0.84 * Number(phone) * 0.284 > 11.9 && Number(phone) <= 51);
  assert.equal(tiny, 51);
  assert.equal(heightIn(34, SQUARE, 0), 34, "the scale is not known yet");
});

test("a note that would lie on another goes on as far as it must", () => {
  const other = { x: 0, y: 0, width: 60, height: 50 };
  assert.deepEqual(apart({ x: 10, y: 30, width: 60, height: 50 }, [other]), { x: 10, y: 50, width: 60, height: 50 });
  assert.deepEqual(apart({ x: 10, y: -30, width: 60, height: 50 }, [other]), { x: 10, y: -50, width: 60, height: 50 });
  assert.deepEqual(apart({ x: 70, y: 30, width: 60, height: 50 }, [other]), { x: 70, y: 30, width: 60, height: 50 });
});

/** A stop whose clickable area is much larger than its sign, with another one near it. */
const STOP = { ...place("sivas", 100, 100, { width: 42, height: 42 }), sign: 9 };
const OTHER = { ...place("alep", 160, 100, { width: 42, height: 42 }), sign: 9 };

test("a note stands close to what is drawn at its place, not to the area that can be clicked", () => {
  const [above] = around(STOP, 30, 30);
  assert.ok(above && above.y + above.height > 100 - 21 && above.y + above.height < 100 - 9);
});

test("a note that is nearer to another place, or farther from its own, stands worse", () => {
  const box = (/** @type {number} */ x) => ({ x, y: 85, width: 30, height: 30 });
  const [left, right, far] = [box(59), box(111), box(40)].map((one) => astray(one, STOP, [STOP, OTHER]));
  assert.ok(Number(left) < Number(right) && Number(left) < Number(far));
});

test("a note is tied to the edge of what is drawn at its place", () => {
  assert.match(tie({ x: 85, y: 40, width: 30, height: 30 }, STOP), /^M100 91L/);
});
