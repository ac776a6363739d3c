import assert from "node:assert/strict";
import { test } from "node:test";

import { fitting, stepped } from "../../web/app/base/amount.mjs";
import { fileOf, readFile } from "../../web/app/base/files.mjs";
import { isPayment } from "../../web/app/table/panels/payments.mjs";
import { countedSeat } from "../../web/app/table/panels/prompt.mjs";
import { apart, evenly, niceStep, numbered, upTo } from "../../web/app/table/panels/chart-scale.mjs";
import { flagRows, letter, shared } from "../../web/app/table/panels/curve.mjs";
import { seats } from "./samples.mjs";

const BOUNDS = { min: 10, max: 50, step: 5 };

test("an amount moves to the nearest step within its bounds", () => {
  assert.deepEqual(
    [10, 12, 13, 50].map((wanted) => fitting(wanted, BOUNDS)),
    [10, 10, 15, 50],
  );
  assert.deepEqual(
    [-100, 0, 51, 1e9].map((wanted) => fitting(wanted, BOUNDS)),
    [10, 10, 50, 50],
  );
});

test("what is no number becomes the least amount", () => {
  for (const wanted of [Number.NaN, Infinity, -Infinity]) assert.equal(fitting(wanted, BOUNDS), 10);
});

test("amounts below zero have their steps too", () => {
  assert.equal(fitting(-8, { min: -10, max: 10, step: 5 }), -10);
  assert.equal(fitting(-6, { min: -10, max: 10, step: 5 }), -5);
});

test("a limit is none, or its least value and more", () => {
  const limit = { min: 0, max: 200, step: 1, least: 10 };
  assert.deepEqual(
    [0, 1, 4, 5, 9, 10, 11, 300].map((wanted) => fitting(wanted, limit)),
    [0, 0, 0, 10, 10, 10, 11, 200],
  );
  assert.deepEqual([stepped(0, 1, limit), stepped(10, -1, limit), stepped(10, 1, limit)], [10, 0, 11]);
  assert.deepEqual([stepped(0, -1, limit), stepped(200, 1, limit), stepped(11, -1, limit)], [0, 200, 10]);
  assert.deepEqual(
    [stepped(10, 1, BOUNDS), stepped(20, -1, BOUNDS), stepped(10, -1, BOUNDS)].map((at) => at % BOUNDS.step),
    [0, 0, 0],
  );
});

test("a chart has a handful of round grid lines, whatever the wealth", () => {
  for (const span of [0, 1, 2, 7, 99, 100, 101, 12345, 999999]) {
    const step = niceStep(span);
    assert.match(String(step), /^(0\.)?0*[125]0*$/, `${span}: ${step}`);
    assert.ok(span / step <= 3, `${span}: ${step}`);
  }
});

test("emblems at the end of a chart do not cover each other, and none leaves it", () => {
  const placed = apart([100, 101, 102, 20], 19, 110);
  const sorted = [...placed].sort((a, b) => a - b);
  for (const [nth, spot] of sorted.slice(1).entries()) assert.ok(spot - Number(sorted[nth]) >= 19);
  assert.ok(Math.max(...placed) <= 110);
  assert.deepEqual(placed.indexOf(Math.min(...placed)), 3, "their order stays");
});

test("equal emblems stand around the end of their lines, and the others stay at theirs", () => {
  assert.deepEqual(apart([100, 100, 30], 20, 180), [90, 110, 30]);
  assert.deepEqual(apart([10, 30, 175, 175], 20, 180), [10, 30, 160, 180]);
});

test("emblems that are apart stay where they are", () => {
  assert.deepEqual(apart([100, 20, 60], 19, 200), [100, 20, 60]);
  assert.deepEqual(apart([], 19, 200), []);
});

test("the numbers of rounds below a chart have even steps, however close some rounds are", () => {
  const every = (/** @type {number} */ width) =>
    numbered(Array.from({ length: 12 }, (_, nth) => 42 + nth * width + (nth % 2))).map(({ round }) => round);
  assert.deepEqual(every(25), [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  assert.deepEqual(every(15), [2, 4, 6, 8, 10, 12]);
  assert.deepEqual(every(6), [5, 10]);
  assert.equal(every(0.1).length, 1, "a chart is never without");
  assert.deepEqual(numbered([]), []);
});

test("a turning point stands at what was told last before it", () => {
  assert.deepEqual(
    [0, 3, 4, 5, 99].map((move) => upTo([0, 4, 8], move)),
    [0, 0, 1, 1, 2],
  );
  assert.deepEqual([0, 1, 2].map(letter), ["A", "B", "C"]);
});

test("only an amount from somebody to somebody makes coins fly", () => {
  const event = (/** @type {any} */ params) => ({ kind: "", rule: "", hidden: false, params });
  assert.ok(isPayment(event({ amount: 3, payer: 0, payee: "bank" })));
  assert.ok(isPayment(event({ amount: 3, payer: "pot", payee: 0 })));
  assert.ok(!isPayment(event({ amount: 3, payer: 0 })));
  assert.ok(!isPayment(event({ payer: 0, payee: 1 })));
});

test("a file gets a name that every system accepts", () => {
  assert.equal(fileOf("Zoé & Max · 3/4", "{}").name, "Zoé-Max-34.json");
  assert.equal(fileOf("../../etc: *?", "{}").name, "etc.json");
  assert.equal(fileOf("***", "{}").name, "escales.json");
  assert.equal(fileOf("x".repeat(200), "{}").name.length, 65);
});

test("a file that is too large or no JSON is refused with the reason", async () => {
  const large = new File([new Uint8Array(4_000_001)], "a.json");
  await assert.rejects(readFile(large), { id: "file-too-large" });
  await assert.rejects(readFile(new File(["{"], "a.json")), { id: "file-not-json" });
  assert.deepEqual(await readFile(new File(["[1]"], "a.json")), [1]);
});

test("who plays alone keeps their own figures in sight; several people see those of the seat in turn", () => {
  const alone = seats("human", "matelot", "matelot");
  assert.deepEqual(
    [0, 1, null].map((turn) => countedSeat(alone, turn)),
    [0, 0, 0],
  );
  const together = seats("human", "human", "matelot");
  assert.deepEqual(
    [0, 2, null].map((turn) => countedSeat(together, turn)),
    [0, 2, null],
  );
});

test("lines that lie on each other are dashed, each in its turn", () => {
  const wealth = [
    [9, 9, 5],
    [9, 9, 5],
    [7, 9, 7],
    [7, 7, 7],
  ];
  assert.deepEqual(shared(wealth), [
    { seat: 0, level: 9, from: 0, to: 2, nth: 0, count: 2 },
    { seat: 1, level: 9, from: 0, to: 2, nth: 1, count: 2 },
    { seat: 0, level: 7, from: 2, to: 3, nth: 0, count: 2 },
    { seat: 2, level: 7, from: 2, to: 3, nth: 1, count: 2 },
  ]);
});

test("more flags than fit in a row stand in two; only of far too many a stroke is left", () => {
  assert.deepEqual([0, 1, 16, 17, 32, 33].map(flagRows), [1, 1, 1, 2, 2, 0]);
});

test("all rounds of the chart are equally wide, however many moves they have", () => {
  const along = evenly(4, [6, 10, 30, 40], 44);
  assert.deepEqual([4, 10, 20, 30, 40, 44].map(along), [0, 0.25, 0.375, 0.5, 0.75, 1]);
  assert.deepEqual([0, 5, 10].map(evenly(0, [], 10)), [0, 0.5, 1], "a game without rounds is one");
  assert.deepEqual([0, 5, 10].map(evenly(0, [0, 10], 10)), [0, 0.5, 1], "nor is a round that has only begun any width");
});
