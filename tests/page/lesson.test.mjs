import assert from "node:assert/strict";
import { test } from "node:test";

import { whole } from "../../web/app/game/guide.mjs";
import { Lesson } from "../../web/app/table/session/lesson.mjs";
import { seats, snapshot, view } from "./samples.mjs";

const PLAYERS = seats("human", "mousse");
const STEPS = [
  { say: "goal" },
  { say: "throw", do: "roll 3" },
  { do: "roll 5" },
  { say: "place", do: "place 7", show: ["9"] },
  { do: "place 8" },
  { say: "theirs", do: "roll 2" },
  { say: "end" },
];

const lesson = () => new Lesson({ id: "first", minutes: 3, seats: [], options: {}, before: [], steps: STEPS });

/** The table after so many entries; the throws are `roller`'s. @param {number} length @param {number | null} actor @param {number | null} [roller] */
const after = (length, actor, roller = null) => snapshot({ seats: PLAYERS, length, view: view({ actor, roller }) });

const THROW = after(0, -1, 0);
const THEIRS = after(1, -1, 1);
const CHOICE = after(2, 0);

test("words without an entry are read first; then the person acts", () => {
  const taught = lesson();
  assert.equal(taught.stand(THROW)?.needs, "read");
  assert.equal(taught.stand(THROW)?.say, "goal");
  assert.ok(taught.holds(THROW));
  taught.next(THROW);
  assert.equal(taught.stand(THROW)?.needs, "act");
  assert.equal(taught.stand(THROW)?.say, "throw");
  assert.ok(!taught.holds(THROW));
});

test("entries of others without words come by themselves, below the last words", () => {
  const stand = lesson().stand(THEIRS);
  assert.equal(stand?.needs, "watch");
  assert.equal(stand?.say, "throw");
});

test("entries of others with words wait until these have been read", () => {
  const taught = lesson();
  const theirs = after(4, -1, 1);
  assert.ok(taught.holds(theirs));
  taught.next(theirs);
  assert.equal(taught.stand(theirs)?.needs, "watch");
  assert.ok(!taught.holds(theirs));
});

test("words name their places and their number", () => {
  const stand = lesson().stand(CHOICE);
  assert.deepEqual([stand?.needs, stand?.show, stand?.number], ["act", ["9"], 3]);
  assert.equal(lesson().total, 5);
});

test("a person's entry without words comes with those before it", () => {
  const stand = lesson().stand(after(3, 0));
  assert.deepEqual([stand?.needs, stand?.say, stand?.step.say], ["act", "place", undefined]);
});

test("the next actions go up to the next words: several can be one way", () => {
  assert.deepEqual(lesson().stand(CHOICE)?.actions, ["place 7", "place 8"]);
  assert.deepEqual(lesson().stand(after(3, 0))?.actions, ["place 8"]);
});

test("who takes something back reads its words again", () => {
  const taught = lesson();
  taught.next(THROW);
  taught.stand(THEIRS);
  taught.next(after(4, -1, 1));
  assert.equal(taught.stand(THROW)?.needs, "read");
});

test("the last words wait for the end, and nothing goes on by itself", () => {
  const over = after(5, 1);
  assert.equal(lesson().stand(over)?.needs, "end");
  assert.ok(lesson().holds(over));
});

test("a game that goes on after its lesson is free", () => {
  assert.equal(lesson().stand(after(6, 0)), null);
  assert.ok(!lesson().holds(after(6, 0)));
  assert.ok(!lesson().holds(null));
});

test("what has words is not done by itself; what has none may be", () => {
  assert.ok(lesson().explains(CHOICE));
  assert.ok(!lesson().explains(after(3, 0)));
  assert.ok(!lesson().explains(null));
});

test("a log fits a lesson as far as it goes the lesson's way", () => {
  assert.ok(lesson().fits([]));
  assert.ok(lesson().fits(["roll 3", "roll 5"]));
  assert.ok(!lesson().fits(["roll 3", "roll 6"]));
  assert.ok(!lesson().fits(["roll 3", "roll 5", "place 7", "place 8", "roll 2", "roll 1"]));
  assert.ok(!lesson().fits(null));
});

test("a lesson that goes on from another begins after its entries", () => {
  const before = ["roll 1", "place 4"];
  const later = new Lesson({ id: "later", minutes: 3, seats: [], options: {}, before, steps: STEPS });
  assert.equal(later.ahead, 2);
  assert.deepEqual(later.guide.slice(0, 3), ["roll 1", "place 4", "roll 3"]);
  assert.equal(later.stand(THROW), null);
  const begun = after(2, -1, 0);
  assert.equal(later.stand(begun)?.say, "goal");
  later.next(begun);
  assert.deepEqual(later.stand(begun)?.actions, ["roll 3", "roll 5"]);
  assert.equal(later.stand(after(4, 0))?.say, "place");
  assert.ok(later.fits(["roll 1", "place 4", "roll 3"]));
  assert.ok(!later.fits(["roll 3"]));
});

test("it has the seats, the options and the entries of the lesson that it goes on from", () => {
  const seated = [{ colour: /** @type {const} */ ("red"), player: "human" }];
  const lessons = [
    { id: "first", minutes: 3, seats: seated, options: { lot: false }, steps: STEPS },
    { id: "later", minutes: 2, after: "first", steps: [{ say: "more" }] },
  ];
  const later = whole(lessons, "later");
  assert.deepEqual(later?.before, ["roll 3", "roll 5", "place 7", "place 8", "roll 2"]);
  assert.deepEqual([later?.seats, later?.options], [seated, { lot: false }]);
  assert.deepEqual(whole(lessons, "first")?.before, []);
  assert.equal(whole(lessons, "none"), null);
});
