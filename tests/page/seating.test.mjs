import assert from "node:assert/strict";
import { before, beforeEach, test } from "node:test";

import { startLanguage } from "../../web/app/base/l10n.mjs";
import { read, remove, write } from "../../web/app/base/storage.mjs";
import {
  LONGEST_NAME,
  PLAYERS,
  aloneSeats,
  defaultTable,
  firstSeats,
  named,
  nextPlayer,
  rememberSeats,
} from "../../web/app/game/seating.mjs";
import { meta } from "./samples.mjs";

const GAME = meta({ options: [{ name: "stake", kind: "int", default: 30, rule: "" }] });
const KEY = "seats.magot";

before(() => startLanguage());
beforeEach(() => remove(KEY));

/** @param {...Partial<import("../../web/app/game/seating.mjs").SeatDraft>} seats */
const stored = (...seats) =>
  write(KEY, JSON.stringify(seats.map((seat) => ({ colour: "red", name: "", player: "human", ...seat }))));

test("a first table has as few seats as the game allows, all with people, in different colours", () => {
  const seats = firstSeats(GAME);
  assert.equal(seats.length, 2);
  assert.ok(seats.every(({ player }) => player === "human"));
  assert.notEqual(seats[0]?.colour, seats[1]?.colour);
});

test("where fewer seats are a house rule, a first table has as few as the source allows", () => {
  const house = meta({ seats: { min: 2, max: 6, usual: 3, house: { 2: "LC-04" } } });
  assert.equal(firstSeats(house).length, 3);
  assert.equal(defaultTable(house).seats.length, 3);
  stored({}, { colour: "blue" });
  assert.equal(firstSeats(house).length, 2, "who has set up two keeps two");
});

test("the seats of the last set-up come back", () => {
  const last = /** @type {const} */ ([
    { colour: "green", name: "Zoé", player: "human" },
    { colour: "black", name: "", player: "matelot" },
  ]);
  rememberSeats(GAME, [...last]);
  assert.deepEqual(firstSeats(GAME), last);
});

for (const [what, damage] of /** @type {[string, () => unknown][]} */ ([
  ["no JSON", () => write(KEY, "{")],
  ["no list", () => write(KEY, "{}")],
  ["too few seats", () => stored({})],
  [
    "too many seats",
    () =>
      stored(...["red", "blue", "yellow", "green", "mauve"].map((colour) => ({ colour: /** @type {any} */ (colour) }))),
  ],
  ["one colour twice", () => stored({}, { name: "Zoé" })],
  ["an unknown colour", () => stored({}, { colour: /** @type {any} */ ("pink") })],
  ["a bot that there is not", () => stored({}, { colour: "blue", player: "genius" })],
  ["an empty entry", () => write(KEY, "[null, null]")],
])) {
  test(`an unusable last set-up gives way to the first table: ${what}`, () => {
    damage();
    assert.deepEqual(
      firstSeats(GAME).map(({ player, name }) => [player, name]),
      [
        ["human", ""],
        ["human", ""],
      ],
    );
    assert.ok(read(KEY));
  });
}

test("a seat may have a person or a bot of three levels, none of which plays at random", () => {
  assert.deepEqual(PLAYERS, ["human", "mousse", "matelot", "capitaine"]);
});

test("a seat without a name is called by its colour; a long name is cut", () => {
  const [nameless, blank, long] = named([
    { colour: "red", name: "", player: "human" },
    { colour: "blue", name: "   ", player: "human" },
    { colour: "green", name: ` ${"x".repeat(40)}`, player: "human" },
  ]);
  assert.equal(nameless?.name, "Rouge");
  assert.notEqual(blank?.name.trim(), "");
  assert.equal(long?.name, "x".repeat(LONGEST_NAME));
});

test("a table without set-up has the default options and is no practice", () => {
  const { options, practice, real_dice, seats } = defaultTable(GAME);
  assert.deepEqual(options, { stake: 30 });
  assert.deepEqual([practice, real_dice, seats.length], [false, false, 2]);
});

test("who plays alone sits with two sailors, or with as many as the game allows", () => {
  const players = (/** @type {number} */ min, /** @type {number} */ max) =>
    aloneSeats(meta({ seats: { min, max, usual: min, house: {} } })).map(({ player }) => player);
  assert.deepEqual(players(2, 6), ["human", "matelot", "matelot"]);
  assert.deepEqual(players(2, 2), ["human", "matelot"]);
  assert.deepEqual(players(4, 6), ["human", "matelot", "matelot", "matelot"]);
  assert.deepEqual(
    defaultTable(GAME, aloneSeats(GAME)).seats.map(({ player }) => player),
    ["human", "matelot", "matelot"],
  );
});

test("a seat that is added is a sailor's where one person sits with bots, and a person's otherwise", () => {
  const after = (/** @type {string[]} */ ...players) =>
    nextPlayer(players.map((player) => ({ colour: /** @type {const} */ ("red"), name: "", player })));
  assert.equal(after("human", "capitaine"), "matelot");
  assert.equal(after("human", "human"), "human");
  assert.equal(after("mousse", "mousse"), "human");
});
