/** A large map shows where a person goes on: the piece that they have moved last, wherever their base is. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { groundOf } from "../../web/app/table/board/ground.mjs";
import { entry, piece } from "./samples.mjs";

/** @param {number} actor @param {{ [name: string]: string }[]} moves @param {number | null} [roller] */
const acts = (actor, moves, roller = null) => {
  const events = moves.map((params) => ({ kind: "move", rule: "", params, hidden: false }));
  return { ...entry({ actor, roller }), events };
};
const PIECES = [piece("jeep-0-1", "1N1"), piece("ship-0-1", "1N5"), piece("ship-1-1", "1N7")];
const [home, away] = [acts(0, [{ piece: "jeep-0-1", to: "1N1" }]), acts(0, [{ piece: "ship-0-1", to: "1N4" }], null)];

test("it is where the piece stands that was moved last, by this seat", () => {
  const theirs = acts(1, [{ piece: "ship-1-1", to: "1N7" }]);
  assert.equal(groundOf([home, away, theirs], PIECES, 0), "1N5");
  assert.equal(groundOf([away, home, theirs], PIECES, 0), "1N1");
  assert.equal(groundOf([home, theirs], PIECES, 1), "1N7");
});

test("a piece that is lost counts no more, nor one that does not move", () => {
  const lost = acts(0, [{ piece: "plane-0-1", to: "1N9" }]);
  const told = acts(0, [{ piece: "jeep-0-1" }]);
  assert.equal(groundOf([away, lost, told], PIECES, 0), "1N5");
});

test("nobody has moved yet, or the first entries are missing", () => {
  const dealt = acts(-1, [{ piece: "ship-0-1", to: "1N5" }]);
  assert.equal(groundOf([dealt], PIECES, 0), null);
  assert.equal(groundOf([undefined, home], PIECES, 0), "1N1");
  assert.equal(groundOf([], PIECES, -1), null);
});
