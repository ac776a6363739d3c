/** @import { View } from "../../web/app/types.d.ts" */

import assert from "node:assert/strict";
import { test } from "node:test";

import { hitBy, under } from "../../web/app/table/board/piece-clicks.mjs";
import { chosenNow, familiesOf, isLaden, isNear, meant, stillChosen } from "../../web/app/table/controls/selection.mjs";
import { family, piece, view } from "./samples.mjs";

const VERBS = { move: ["piece", "place"], land: ["piece", "place"], buy: ["kind"], done: [] };
const jeep = piece("jeep-0-1", "1N1");
const ship = piece("ship-0-1", "1N1.w");
const goes = () => true;
const aboard = piece("jeep-0-1", "1N1.w", { on: "ship-0-1" });

test("after a jeep has gone aboard, the ship is chosen", () => {
  assert.equal(stillChosen("jeep-0-1", [jeep, ship], [aboard, ship], ["ship-0-1", "jeep-0-1"], goes), "ship-0-1");
});

test("a piece stays chosen while it can act, and a jeep that was already aboard stays what it is", () => {
  assert.equal(stillChosen("jeep-0-1", [jeep, ship], [jeep, ship], ["jeep-0-1"], goes), "jeep-0-1");
  assert.equal(stillChosen("jeep-0-1", [aboard, ship], [aboard, ship], ["ship-0-1", "jeep-0-1"], goes), "jeep-0-1");
});

test("when a ship has put its jeep ashore and cannot go on, the jeep is chosen, if it can", () => {
  assert.equal(stillChosen("ship-0-1", [aboard, ship], [jeep, ship], ["jeep-0-1"], goes), "jeep-0-1");
  assert.equal(stillChosen("ship-0-1", [aboard, ship], [jeep, ship], ["ship-0-1", "jeep-0-1"], goes), "ship-0-1");
  assert.equal(stillChosen("ship-0-1", [aboard, ship], [jeep, ship], [], goes), null);
});

test("what has been put down has arrived, if it can only go aboard again", () => {
  const stays = () => false;
  const both = ["ship-0-1", "jeep-0-1"];
  assert.equal(stillChosen("jeep-0-1", [aboard, ship], [jeep, ship], both, stays), null);
  assert.equal(stillChosen("jeep-0-1", [aboard, ship], [jeep, ship], both, goes), "jeep-0-1");
  assert.equal(stillChosen("ship-0-1", [aboard, ship], [jeep, ship], ["jeep-0-1"], stays), null);
  assert.equal(stillChosen("jeep-0-1", [jeep, ship], [jeep, ship], both, stays), "jeep-0-1");
});

test("a click on a load means its carrier, unless the load goes somewhere by itself", () => {
  const all = [ship, aboard];
  assert.equal(
    meant("jeep-0-1", all, ["ship-0-1", "jeep-0-1"], () => false),
    "ship-0-1",
  );
  assert.equal(
    meant("jeep-0-1", all, ["ship-0-1", "jeep-0-1"], () => true),
    "jeep-0-1",
  );
  assert.equal(
    meant("jeep-0-1", all, ["jeep-0-1"], () => false),
    "jeep-0-1",
  );
});

test("a piece has to do with those that do the same, with its carrier and with its load", () => {
  const twin = piece("jeep-0-2", "1N1");
  const far = piece("jeep-0-3", "2N1");
  assert.ok(isNear("jeep-0-1", "jeep-0-2", [jeep, twin, far]));
  assert.ok(!isNear("jeep-0-1", "jeep-0-3", [jeep, twin, far]));
  assert.ok(isNear("ship-0-1", "jeep-0-1", [ship, aboard]));
  assert.ok(isNear("jeep-0-1", "ship-0-1", [ship, aboard]));
  assert.ok(!isNear("ship-0-1", "jeep-0-1", [ship, jeep]));
});

test("with a chosen ship, landing stands beside sailing, before what is about no piece", () => {
  const families = [
    family("move", { fixed: ["ship-0-1"], values: ["2N1.w"] }),
    family("land", { fixed: ["jeep-0-1"], values: ["1N1"] }),
    family("buy", { values: ["jeep"] }),
    family("done"),
  ];
  const verbs = (/** @type {string | null} */ chosen) =>
    familiesOf(families, VERBS, chosen, [ship, aboard]).map(({ verb }) => verb);
  assert.deepEqual(verbs("ship-0-1"), ["move", "land", "buy", "done"]);
  assert.deepEqual(verbs(null), ["buy", "done"]);
});

test("with a chosen ship, one of the jeeps beside it can board it, and only it", () => {
  const twin = piece("jeep-0-2", "1N1");
  const families = [
    family("embark", { fixed: ["jeep-0-1"], values: ["ship-0-1", "ship-0-2"] }),
    family("embark", { fixed: ["jeep-0-2"], values: ["ship-0-1", "ship-0-2"] }),
  ];
  const verbs = { ...VERBS, embark: ["piece", "carrier"] };
  const found = familiesOf(families, verbs, "ship-0-1", [ship, jeep, twin]);
  assert.deepEqual(
    found.map(({ fixed, values }) => [fixed, values]),
    [[["jeep-0-1"], ["ship-0-1"]]],
  );
});

/** @param {{ [piece: string]: number }} distances */
const away =
  (distances) =>
  (/** @type {{ id: string }} */ { id }) =>
    distances[id] ?? Infinity;

test("a click on a stack means its groups, the nearest first, with hidden pieces; a load is part of its carrier", () => {
  const all = [ship, aboard, piece("jeep-0-2", "1N1"), piece("jeep-0-3", "1N1"), piece("jeep-0-4", "1N1")];
  const groups = under(all, away({ "ship-0-1": 0, "jeep-0-1": 0, "jeep-0-2": 4, "jeep-0-3": 6 }), all);
  assert.deepEqual(
    groups.map((group) => group.map(({ id }) => id)),
    [["ship-0-1"], ["jeep-0-2", "jeep-0-3", "jeep-0-4"]],
  );
});

test("a piece farther away than the stack is not meant, and a click far from all pieces means none", () => {
  const all = [ship, piece("jeep-0-2", "1N1")];
  assert.deepEqual(
    under(all, away({ "ship-0-1": 1, "jeep-0-2": 20 }), all).map(([first]) => first?.id),
    ["ship-0-1"],
  );
  assert.deepEqual(under([ship], away({ "ship-0-1": 30 }), [ship]), []);
});

test("a place or its mark wins over a piece beside it, not over one that the click hits closer to its middle", () => {
  /** @param {[number, number]} ofPlace @param {[number, number]} ofShip the distances from the piece, and its middle */
  const hit = (ofPlace, ofShip) =>
    hitBy(
      [
        { place: "FR", away: ofPlace[0], middle: ofPlace[1] },
        { place: "BE", away: 0, middle: 11 },
      ],
      [{ place: "6N1.w1", away: ofShip[0], middle: ofShip[1] }],
    );
  assert.equal(hit([0, 5], [3, 20]), "FR");
  assert.equal(hit([0, 5], [0, 12]), "FR");
  assert.equal(hit([0, 9], [0, 4]), undefined);
  assert.equal(hit([2, 14], [3, 20]), "BE");
});

test("a piece is laden while another one is aboard", () => {
  assert.equal(isLaden("ship-0-1", [ship, aboard]), true);
  assert.equal(isLaden("ship-0-1", [ship, jeep]), false);
  assert.equal(isLaden(null, [ship, jeep]), false);
});

test("a choice ends with its round, and once somebody else plays, though nobody here can act", () => {
  const mine = view({ actor: 0, round: 1, pieces: [jeep] });
  const chosen = (/** @type {Partial<View>} */ parts, /** @type {string[] | null} */ movable = null) =>
    chosenNow("jeep-0-1", mine, view({ pieces: [jeep], round: 1, ...parts }), movable, goes);
  assert.equal(chosen({ actor: 0 }), "jeep-0-1");
  assert.equal(chosen({ actor: 0 }, ["jeep-0-1"]), "jeep-0-1");
  assert.equal(chosen({ actor: 0, round: 2 }, ["jeep-0-1"]), null);
  assert.equal(chosen({ actor: -1, roller: 0, round: 2 }), null);
  assert.equal(chosen({ actor: -1, roller: 1 }), null);
});
