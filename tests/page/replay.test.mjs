import assert from "node:assert/strict";
import { test } from "node:test";

import { nextLandmark } from "../../web/app/table/session/replay.mjs";

/** @typedef {import("../../web/app/types.d.ts").SeenEntry} SeenEntry */

/** @param {string[]} kinds one event of each entry */
const entries = (...kinds) =>
  /** @type {SeenEntry[]} */ (kinds.map((kind, index) => ({ index, events: [{ kind, rule: "", params: {} }] })));

test("the next big event is after the shown move", () => {
  const game = entries("roll", "magot", "roll", "magot", "roll");
  assert.deepEqual(
    [0, 1, 2, 3].map((move) => nextLandmark(game, ["magot"], move)),
    [2, 2, 4, 4],
  );
});

test("after the last big event comes the end of the game", () => {
  assert.equal(nextLandmark(entries("magot", "roll", "roll"), ["magot"], 1), 3);
});

test("entries that have not come yet hold no big event", () => {
  const game = entries("roll", "roll", "magot");
  delete game[0];
  assert.equal(nextLandmark(game, ["magot"], 0), 3);
});
