import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { keys, read, remove, write } from "../../web/app/base/storage.mjs";
import { allResults, eraseResults, tally } from "../../web/app/saves/results.mjs";
import { Keeper, discard } from "../../web/app/saves/saves.mjs";
import { browser } from "./browser.mjs";
import { seats, snapshot, view } from "./samples.mjs";

beforeEach(() => {
  browser.storage = "works";
  for (const key of keys("")) remove(key);
});

const going = snapshot({ seats: seats("human", "mousse") });
/** The same game after its end. @param {number[]} ranking @param {number[]} wealth */
const over = (ranking, wealth) =>
  snapshot({
    seats: going.seats,
    view: view({
      actor: null,
      result: { ranking, reason: "rounds", rule: "MG-20" },
      seats: wealth.map((each, seat) => ({ seat, wealth: each, counters: {}, out: false })),
    }),
  });

test("a game that ends here is noted once, and stays when its save is deleted", () => {
  const keeper = new Keeper("a", "Sunday", 0);
  keeper.keep(going, []);
  assert.deepEqual(allResults(), []);
  keeper.keep(over([1, 2], [900, 100]), []);
  keeper.keep(over([1, 2], [900, 100]), []);
  discard("a");
  const [result, ...others] = allResults();
  assert.equal(others.length, 0);
  assert.deepEqual(result?.seats, [
    { player: "human", name: "P0", rank: 1, wealth: 900 },
    { player: "mousse", rank: 2, wealth: 100 },
  ]);
});

test("who takes back the end goes on playing: nothing has ended", () => {
  const keeper = new Keeper("a", "Sunday", 0);
  keeper.keep(going, []);
  keeper.keep(over([1, 2], [900, 100]), []);
  keeper.keep(going, []);
  assert.deepEqual(allResults(), []);
});

test("a finished game from a file was not played here", () => {
  new Keeper("a", "Sunday", 0).keep(over([1, 2], [900, 100]), []);
  assert.deepEqual(allResults(), []);
});

test("wins are counted by game and by the best opponent", () => {
  const result = (
    /** @type {string[]} */ players,
    /** @type {number[]} */ ranks,
    me = /** @type {number | null} */ (null),
  ) => ({
    game: "magot",
    ended: "",
    me,
    seats: players.map((player, seat) => ({ player, rank: ranks[seat] ?? 0, wealth: 100 * seat + 50 })),
  });
  const all = [
    result(["human", "mousse"], [1, 2]),
    result(["mousse", "human"], [1, 2]),
    result(["human", "mousse", "capitaine"], [1, 2, 3]),
    result(["human", "human"], [1, 2]),
    result(["human", "human"], [1, 2], 1),
    result(["mousse", "mousse"], [1, 2]),
  ];
  assert.deepEqual(tally(all), [
    { game: "magot", level: "capitaine", played: 1, won: 1, best: 50 },
    { game: "magot", level: "mousse", played: 2, won: 1, best: 150 },
    { game: "magot", level: "human", played: 2, won: 0, best: 150 },
  ]);
});

test("results are erased and restored; one that cannot be read harms no other", () => {
  write("result.x", "{");
  const keeper = new Keeper("a", "Sunday", 0);
  keeper.keep(going, []);
  keeper.keep(over([2, 1], [100, 900]), []);
  assert.equal(allResults().length, 1);
  const restore = eraseResults();
  assert.deepEqual(allResults(), []);
  assert.equal(read("result.x"), null);
  restore();
  assert.equal(allResults().length, 1);
});

test("a lesson that ends is no result", () => {
  const keeper = new Keeper("taught", "Lesson", 0, null, "first");
  keeper.keep(going, []);
  keeper.keep(over([1, 2], [900, 100]), []);
  assert.equal(read("result.taught"), null);
});
