import assert from "node:assert/strict";
import { test } from "node:test";

import { isPlain, mainOf, offered, pieceOf, placeVerb } from "../../web/app/table/controls/offered.mjs";
import { family } from "./samples.mjs";

const VERBS = { place: ["place"], move: ["piece", "place"], play: ["card"], offer: ["seat", "amount"], pass: [] };

test("each place of a family is offered with the whole action", () => {
  const found = offered([family("place", { values: [3, "nantes"] })], VERBS, "place");
  assert.deepEqual([...found.keys()], ["3", "nantes"]);
  assert.deepEqual(found.get("3"), { action: "place 3", verb: "place", values: [3] });
});

test("the arguments before the last one are part of the offered action", () => {
  const found = offered([family("move", { fixed: ["ship-0"], values: ["brest"] })], VERBS, "place");
  assert.equal(found.get("brest")?.action, "move ship-0 brest");
  assert.deepEqual(found.get("brest")?.values, ["ship-0", "brest"]);
});

test("a family whose last argument is of another kind offers nothing", () => {
  const families = [family("move", { fixed: ["ship-0"], values: ["brest"] }), family("play", { values: ["storm"] })];
  assert.equal(offered(families, VERBS, "piece").size, 0);
  assert.deepEqual([...offered(families, VERBS, "card").keys()], ["storm"]);
});

test("a piece is offered only while it is the last argument", () => {
  const first = offered([family("move", { values: ["ship-0"] })], VERBS, "piece");
  assert.equal(first.get("ship-0")?.action, "move ship-0");
});

test("of two actions with the same place, a click plays the first", () => {
  const families = [family("place", { values: [1] }), family("move", { fixed: ["ship-0"], values: [1, 2] })];
  const found = offered(families, VERBS, "place");
  assert.equal(found.get("1")?.action, "place 1");
  assert.equal(found.get("2")?.action, "move ship-0 2");
});

test("amounts, actions without arguments and unknown verbs offer no place", () => {
  const range = { min: 1, max: 9, step: 1 };
  const families = [family("offer", { fixed: [1], range }), family("pass"), family("secret", { values: ["brest"] })];
  for (const kind of ["place", "amount", "seat", "card"]) assert.equal(offered(families, VERBS, kind).size, 0);
});

test("nothing legal offers nothing", () => {
  assert.equal(offered([], VERBS, "place").size, 0);
  assert.equal(offered([family("place", { values: [] })], VERBS, "place").size, 0);
});

test("only an action without any argument is a plain button", () => {
  assert.ok(isPlain(family("pass")));
  assert.ok(!isPlain(family("place", { values: [] })));
  assert.ok(!isPlain(family("offer", { range: { min: 0, max: 5, step: 5 } })));
  assert.ok(!isPlain(family("move", { fixed: ["ship-0"] })));
});

test("actions belong to a piece if a piece is their first argument, and to none otherwise", () => {
  assert.equal(pieceOf(family("move", { fixed: ["ship-0"], values: [1] }), VERBS), "ship-0");
  assert.equal(pieceOf(family("move", { values: ["ship-0"] }), VERBS), null, "the piece is still to be chosen");
  assert.equal(pieceOf(family("offer", { fixed: [1] }), VERBS), null);
  assert.equal(pieceOf(family("unknown", { fixed: ["ship-0"] }), VERBS), null);
});

test("a place is all that is asked if one family alone takes nothing but a place", () => {
  const place = family("place", { values: ["nantes"] });
  assert.equal(placeVerb([place, family("pass", {})], VERBS), "place");
  assert.equal(placeVerb([place, family("play", { values: ["a"] })], VERBS), null);
  assert.equal(placeVerb([family("move", { fixed: ["ship-0"], values: ["brest"] })], VERBS), null);
  assert.equal(placeVerb([], VERBS), null);
});

test("a small choice is the main one if nothing else is asked, or nothing else that is about no piece", () => {
  const buy = family("buy", { values: ["jeep", "ship"] });
  const board = family("embark", { fixed: ["jeep-1"], values: ["ship-1"] });
  const verbs = { ...VERBS, buy: ["kind"], embark: ["piece", "carrier"] };
  const isSmall = () => true;
  assert.equal(mainOf([buy], verbs, isSmall), buy);
  assert.equal(mainOf([board, buy], verbs, isSmall), buy);
  assert.equal(mainOf([board], verbs, isSmall), board);
  assert.equal(mainOf([buy, family("bid", { values: [1] })], verbs, isSmall), null);
  assert.equal(
    mainOf([buy], verbs, () => false),
    null,
  );
});
