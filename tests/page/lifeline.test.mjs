import assert from "node:assert/strict";
import { test } from "node:test";

import { barred, lifeline } from "../../web/themes/long_cours/foresight.mjs";
import { view } from "./samples.mjs";

/** @param {object} parts of the public view */
const poor = (parts = {}) =>
  view({
    public: {
      turn: 0,
      owner: -1,
      cash: [0, 5],
      cargo: [[0], [2]],
      ships: ["londres", "perth"],
      stranded: [[0], [0]],
      ...parts,
    },
  });

test("a captain without money and goods learns what can still bring something", () => {
  assert.equal(lifeline(poor({ stranded: [[0], [3]] }), ["fight-03"]), "broke-salvage");
  assert.equal(lifeline(poor(), ["fight-03", "storm"]), "broke-fight");
  assert.equal(lifeline(poor({ cash: [0, 0] }), ["fight-03", "storm"]), "broke-storm");
  assert.equal(lifeline(poor(), ["direct"]), "broke-wait");
});

test("a captain with money, goods or the Corsaire, or without a ship, needs no help", () => {
  for (const parts of [{ cash: [1, 5] }, { cargo: [[1], [2]] }, { owner: 0 }, { ships: ["", "perth"] }])
    assert.equal(lifeline(poor(parts), []), null);
});

test("a poor captain reads it above the ports while they may sail, and beside the purchase afterwards", () => {
  const why = (/** @type {string} */ moved) => {
    const turn = { ...poor({ moved, blows: [], cards: [0, 0], stranded: [[0], [3]] }), phase: "turn" };
    return barred(turn, /** @type {any} */ ({ plan: { places: new Map() } })).map((bar) => bar.why);
  };
  assert.deepEqual(why(""), []);
  assert.deepEqual(why("sail"), ["broke-salvage"]);
});
