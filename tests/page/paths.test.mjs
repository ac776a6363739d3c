import assert from "node:assert/strict";
import { test } from "node:test";

import { stopsOf, typedPath } from "../../web/app/table/controls/path-picker.mjs";
import { reach } from "../../web/themes/magellan/reach.mjs";
import { piece, view } from "./samples.mjs";

/** @param {string} place @param {number} cost */
const path = (place, cost) => ({ place, cost, actions: [`move ship-0 ${place}`] });
const PATHS = [path("1N80", 5), path("1N8", 3), path("1N81", 2), path("2S4", 1)];
/** @param {import("../../web/app/types.d.ts").Path} path */
const word = ({ place }) => place;

test("the stops of a path are the places of its actions, in order", () => {
  const actions = ["move ship-0 1N8", "move ship-0 1N9", "dock ship-0 12"];
  assert.deepEqual(stopsOf({ place: "12", cost: 3, actions }), ["1N8", "1N9", "12"]);
});

test("a typed name finds its place in any case, with spaces around it", () => {
  assert.equal(typedPath(" 2s4 ", PATHS, word)?.place, "2S4");
});

test("the whole name of a place goes before cheaper places whose names begin so", () => {
  assert.equal(typedPath("1n8", PATHS, word)?.place, "1N8");
});

test("of the places whose names begin so, the cheapest is meant", () => {
  assert.equal(typedPath("1n", PATHS, word)?.place, "1N81");
});

test("an empty field and an unknown place mean no path", () => {
  for (const typed of ["", "   ", "9", "n8"]) assert.equal(typedPath(typed, PATHS, word), null);
  assert.equal(typedPath("1n8", [], word), null);
});

/** @param {{ [piece: string]: unknown }} all @param {{ [kind: string]: string[] }} [contested] */
const reaching = (all, contested = {}, pieces = [piece("ship-0-1", "1N7")]) =>
  view({ pieces, public: /** @type {any} */ ({ reach: all, guards: {}, war: { contested } }) });

test("a path plays one action for each place on the way", () => {
  const found = reach(reaching({ "ship-0-1": { "1N8": [1, ""], "1N9": [2, "1N8"] } }), "ship-0-1");
  assert.deepEqual(
    found.find(({ place }) => place === "1N9"),
    {
      place: "1N9",
      cost: 2,
      actions: ["move ship-0-1 1N8", "move ship-0-1 1N9"],
    },
  );
});

test("a plane flies over cells and lands in regions", () => {
  const found = reach(reaching({ "plane-0-1": { "1N8": [1, ""], "1N8.a": [2, "1N8"] } }), "plane-0-1");
  assert.deepEqual(found.at(-1)?.actions, ["fly plane-0-1 1N8", "alight plane-0-1 1N8.a"]);
  assert.deepEqual(
    found.map(({ risk }) => risk?.id),
    ["plan-over", undefined],
  );
});

test("a path warns of the first fight on its way; a jeep aboard takes no part (MA-30)", () => {
  const ways = { "ship-0-1": { "1N8.w1": [1, ""], "1N9.w1": [2, "1N8.w1"], "1N6.w1": [1, ""] } };
  const risks = (/** @type {{ [kind: string]: string[] }} */ contested) => {
    const pieces = [piece("ship-0-1", "1N7.w1"), piece("jeep-0-1", "1N7.w1", { on: "ship-0-1" })];
    return reach(reaching(ways, contested, pieces), "ship-0-1").map(({ risk }) => risk?.params?.place);
  };
  assert.deepEqual(risks({ ship: ["1N8"] }), ["1N8", "1N8", undefined]);
  assert.deepEqual(risks({ ship: ["1N9"] }), [undefined, "1N9", undefined]);
  assert.deepEqual(risks({ jeep: ["1N8"] }), [undefined, undefined, undefined]);
});

test("pieces that reach the same places share them, each with its own actions", () => {
  const all = { "ship-0-1": { "1N8": [1, ""] }, "ship-0-2": "ship-0-1" };
  assert.deepEqual(reach(reaching(all), "ship-0-2")[0]?.actions, ["move ship-0-2 1N8"]);
});

test("a piece that cannot move has no path, and a ship to land on is no place", () => {
  assert.deepEqual(reach(reaching({}), "ship-0-1"), []);
  assert.deepEqual(reach(reaching({ "plane-0-1": { "carrier-0-1": [1, ""] } }), "plane-0-1"), []);
});

test("the paths of a jeep say which country it leaves without one", () => {
  const all = { "jeep-0-1": { "5N1.l1": [2, ""] }, "jeep-0-2": "jeep-0-1" };
  const seen = view({
    public: /** @type {any} */ ({ reach: all, guards: { "jeep-0-1": "FR" }, war: { contested: {} } }),
  });
  assert.deepEqual(reach(seen, "jeep-0-1")[0]?.risk, { id: "plan-leaves", params: { card: "FR" }, rule: "MA-28" });
  assert.equal(reach(seen, "jeep-0-2")[0]?.risk, undefined);
});
