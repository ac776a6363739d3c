import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { keys, read, remove, write } from "../../web/app/base/storage.mjs";
import {
  addName,
  beginEvening,
  csv,
  endEvening,
  eveningNames,
  gamesOf,
  isCounted,
  points,
  readEvening,
  removeName,
  setCounted,
  standings,
} from "../../web/app/saves/evening.mjs";
import { allResults } from "../../web/app/saves/results.mjs";
import { browser } from "./browser.mjs";

beforeEach(() => {
  browser.storage = "works";
  for (const key of keys("")) remove(key);
});

/** @param {string} id @param {string} ended @param {[string, number][]} people name and rank; a robot has no name */
function ends(id, ended, people) {
  const seats = people.map(([name, rank]) => ({
    player: name ? "human" : "mousse",
    ...(name ? { name } : {}),
    rank,
    wealth: 1000 - rank,
  }));
  write(`result.${id}`, JSON.stringify({ game: "magot", ended, me: null, seats }));
}

const unnamed = (/** @type {number} */ seat) => `Player ${seat + 1}`;

function begun() {
  const evening = readEvening();
  assert.ok(evening !== null && evening !== "broken");
  return evening;
}

test("each opponent with a lower place is a point, and the game one; a shared place brings the same", () => {
  const seats = [1, 2, 2, 4].map((rank) => ({ player: "human", rank, wealth: 0 }));
  assert.deepEqual(
    seats.map(({ rank }) => points(seats, rank)),
    [4, 2, 2, 1],
  );
});

test("an evening counts the games that end after its beginning, in their order", () => {
  ends("before", "2026-01-01T18:00:00.000Z", [["Ana", 1]]);
  ends("second", "2026-01-01T21:00:00.000Z", [
    ["Bo", 1],
    ["Ana ", 2],
  ]);
  ends("first", "2026-01-01T20:00:00.000Z", [
    ["ana", 1],
    ["", 2],
  ]);
  ends("robots", "2026-01-01T20:30:00.000Z", [
    ["", 1],
    ["", 2],
  ]);
  beginEvening(new Date("2026-01-01T19:00:00Z"));
  const games = gamesOf(begun());
  assert.deepEqual(
    games.map(({ id }) => id),
    ["first", "second"],
  );
  assert.deepEqual(standings(games, unnamed), [
    { name: "ana", points: 3, games: 2, wins: 1, place: 1 },
    { name: "Bo", points: 2, games: 1, wins: 1, place: 2 },
  ]);
});

test("a game is taken out and put back; its result stays", () => {
  ends("a", "2026-01-01T20:00:00.000Z", [
    ["Ana", 1],
    ["Bo", 2],
  ]);
  beginEvening(new Date("2026-01-01T19:00:00Z"));
  setCounted("a", false);
  setCounted("a", false);
  assert.deepEqual(begun().out, ["a"]);
  assert.deepEqual(standings(gamesOf(begun()), unnamed), []);
  assert.equal(allResults().length, 1);
  setCounted("a", true);
  assert.equal(standings(gamesOf(begun()), unnamed).length, 2);
});

test("who is equal in points and first places shares the place", () => {
  ends("a", "2026-01-01T20:00:00.000Z", [
    ["Bo", 1],
    ["Ana", 1],
    ["Cy", 3],
  ]);
  beginEvening(new Date("2026-01-01T19:00:00Z"));
  assert.deepEqual(
    standings(gamesOf(begun()), unnamed).map(({ name, place }) => [name, place]),
    [
      ["Ana", 1],
      ["Bo", 1],
      ["Cy", 3],
    ],
  );
});

test("people without a name are called by their seat", () => {
  write(
    "result.a",
    JSON.stringify({
      game: "magot",
      ended: "2026-01-01T20:00:00Z",
      me: null,
      seats: [{ player: "human", rank: 1, wealth: 1 }],
    }),
  );
  beginEvening(new Date("2026-01-01T19:00:00Z"));
  assert.equal(standings(gamesOf(begun()), unnamed)[0]?.name, "Player 1");
});

test("an evening that cannot be read is said to be broken, and no result is lost", () => {
  ends("a", "2026-01-01T20:00:00.000Z", [["Ana", 1]]);
  for (const raw of ["{", "null", '{"began":"never","out":[]}', '{"began":"2026-01-01","out":[1]}']) {
    write("evening", raw);
    assert.equal(readEvening(), "broken");
    setCounted("a", false);
    assert.equal(read("evening"), raw);
  }
  assert.equal(allResults().length, 1);
});

test("the end of an evening keeps its results", () => {
  assert.equal(readEvening(), null);
  beginEvening();
  ends("a", "2099-01-01T20:00:00.000Z", [["Ana", 1]]);
  endEvening();
  assert.equal(readEvening(), null);
  assert.equal(allResults().length, 1);
});

test("the file opens in a spreadsheet: UTF-8 is marked, text is quoted, and no name becomes a formula", () => {
  const lines = [
    ["Nom", "Points"],
    ['Zoé, "la reine"', 3],
    ["=1+1", -2],
  ];
  assert.equal(csv(lines, ","), '\uFEFFNom,Points\r\n"Zoé, ""la reine""",3\r\n\'=1+1,-2\r\n');
  assert.equal(csv(lines, ";"), '\uFEFFNom;Points\r\n"Zoé, ""la reine""";3\r\n\'=1+1;-2\r\n');
});

test("the end of a game says that it counts: only for the last game of an evening, and if it was not taken out", () => {
  ends("one", "2030-01-01T20:00:00.000Z", [
    ["Ana", 2],
    ["Bo", 1],
  ]);
  assert.equal(isCounted("magot", [2, 1]), false, "no evening");
  beginEvening(new Date("2030-01-01T19:00:00.000Z"));
  assert.equal(isCounted("magot", [2, 1]), true);
  assert.equal(isCounted("magot", [1, 2]), false, "another result");
  assert.equal(isCounted("magellan", [2, 1]), false, "another game");
  setCounted("one", false);
  assert.equal(isCounted("magot", [2, 1]), false, "taken out");
});

test("names are entered once, however they are written, and can be removed", () => {
  addName("Ana");
  assert.deepEqual(eveningNames(), [], "no evening has begun");
  beginEvening();
  for (const name of ["Ana", " Bo ", "ANA", "", "  ", "Zoé"]) addName(name);
  assert.deepEqual(eveningNames(), ["Ana", "Bo", "Zoé"]);
  removeName("Bo");
  assert.deepEqual(eveningNames(), ["Ana", "Zoé"]);
  endEvening();
  assert.deepEqual(eveningNames(), []);
});

test("an evening that an earlier version began has no names, and goes on", () => {
  write("evening", JSON.stringify({ began: "2026-01-01T18:00:00.000Z", out: ["a"] }));
  assert.deepEqual(begun(), { began: "2026-01-01T18:00:00.000Z", out: ["a"], names: [] });
});
