import assert from "node:assert/strict";
import { test } from "node:test";

import { badgesOf, certainty, isSurpassed, noteOf, placeOf, ringsOf } from "../../web/app/game/advice.mjs";
import { Names } from "../../web/app/game/names.mjs";
import { board, place, prospect, seats } from "./samples.mjs";

const VERBS = { move: ["piece", "place"], depart: ["place"], buy: ["amount"], board: ["piece", "carrier"] };
const names = new Names(
  "magot",
  seats("human", "human"),
  board([place("a", 100, 100), place("b", 300, 100), place("7", 500, 100)]),
);
names.stands = new Map([
  ["jeep-0-1", "a"],
  ["ship-0-1", "b"],
]);

const percent = (/** @type {number} */ share) => `${Math.round(share * 100)} %`;

/** @param {...[share: number, visits: number]} found */
const tried = (...found) => found.map(([share, visits], at) => prospect(`depart ${at}`, { share, visits }));

test("a search is sure when chance can hardly have made the difference", () => {
  assert.equal(certainty(tried([0.7, 900], [0.5, 100])), "sure");
  assert.equal(certainty(tried([0.56, 900], [0.5, 100])), "likely");
  assert.equal(certainty(tried([0.54, 900], [0.5, 100])), "open");
  assert.equal(certainty(tried([0.51, 900], [0.5, 100])), "even");
  assert.equal(certainty(tried([0.7, 9], [0.5, 1])), "open", "few tries are no proof");
  assert.equal(certainty(tried([0.4, 900], [0.5, 10])), "open", "the most tried need not look best");
});

test("a search that tried one action alone has nothing to compare", () => {
  assert.equal(certainty(tried([0.2, 3])), "sure");
  assert.equal(certainty([]), "sure");
});

test("a share of nothing or of everything is no proof either", () => {
  assert.equal(certainty(tried([1, 1], [0.9, 1])), "open");
});

test("another action may have a greater percentage than the first: then the search is not sure, and shows none", () => {
  assert.equal(certainty(tried([0.17, 300], [0.1, 100], [0.18, 200])), "open");
  assert.equal(isSurpassed(tried([0.4, 900], [0.5, 10])), true);
  assert.equal(isSurpassed(tried([0.402, 900], [0.404, 10])), false, "both show 40 %");
  assert.equal(isSurpassed(tried([0.5, 900], [0.4, 10])), false);
  assert.equal(isSurpassed([]), false);
});

test("an action is seen at its place, else where its piece stands, else nowhere", () => {
  assert.equal(placeOf("depart 7", VERBS, names), "7");
  assert.equal(placeOf("move jeep-0-1 b", VERBS, names), "b");
  assert.equal(placeOf("board jeep-0-1 ship-0-1", VERBS, names), "b");
  assert.equal(placeOf("buy 7", VERBS, names), null);
  assert.equal(placeOf("done", VERBS, names), null);
  assert.equal(placeOf("depart nowhere", VERBS, names), null);
});

test("the board gets one note at each place, for the best action there", () => {
  const found = [
    prospect("move jeep-0-1 b", { share: 0.54 }),
    prospect("buy 3", { share: 0.5 }),
    prospect("depart b", { share: 0.4 }),
    prospect("depart a", { share: 0.3 }),
  ];
  assert.deepEqual(badgesOf(found, VERBS, names, percent), [
    { place: "b", kind: "hint-best", text: "54 %", inside: true },
    { place: "a", kind: "hint", text: "30 %", inside: true },
  ]);
});

test("an action that was not tried has no share", () => {
  assert.equal(noteOf(prospect("depart a", { visits: 0, share: 0 }), percent), "★");
});

test("the place of the best action is framed, and what it is a step towards", () => {
  const reason = { id: "hint-goal-place", params: { place: "b" }, rule: "" };
  const found = [prospect("depart a", { reason }), prospect("depart 7")];
  assert.deepEqual(ringsOf(found, badgesOf(found, VERBS, names, percent)), ["a", "b"]);
  assert.deepEqual(ringsOf([prospect("done")], []), []);
});
