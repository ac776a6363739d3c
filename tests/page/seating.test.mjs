import assert from "node:assert/strict";
import { before, beforeEach, test } from "node:test";

import { startLanguage } from "../../web/app/base/l10n.mjs";
import { read, remove, write } from "../../web/app/base/storage.mjs";
import {
  LONGEST_NAME,
  PLAYERS,
  aloneSeats,
  areChosen,
  defaultTable,
  firstSeats,
  lastChoices,
  named,
  nextPlayer,
  rememberChoices,
  rememberSeats,
  seatsFor,
  seatsOf,
} from "../../web/app/game/seating.mjs";
import { meta } from "./samples.mjs";

const GAME = meta({ options: [{ name: "stake", kind: "int", default: 30, rule: "" }] });
const KEY = "seats.magot";

before(() => startLanguage());
beforeEach(() => {
  remove(KEY);
  remove("options.magot");
});

/** @param {...Partial<import("../../web/app/game/seating.mjs").SeatDraft>} seats */
const stored = (...seats) =>
  write(KEY, JSON.stringify(seats.map((seat) => ({ colour: "red", name: "", player: "human", ...seat }))));

test("a first set-up has one person and sailors in the other seats, in different colours", () => {
  const seats = firstSeats(GAME);
  assert.deepEqual(
    seats.map(({ player }) => player),
    ["human", "matelot", "matelot"],
  );
  assert.equal(new Set(seats.map(({ colour }) => colour)).size, 3);
});

test("a table without set-up has as few people as the source allows, or the seats of the last set-up", () => {
  const house = meta({ seats: { min: 2, max: 6, usual: 3, house: { 2: "LC-04" } } });
  const players = () => defaultTable(house).seats.map(({ player }) => player);
  assert.deepEqual(players(), ["human", "human", "human"]);
  stored({}, { colour: "blue", player: "mousse" });
  assert.deepEqual(players(), ["human", "mousse"]);
  assert.equal(firstSeats(house).length, 2, "who has set up two keeps two");
});

test("people are seated by their number, and keep their names, colours and opponents", () => {
  const house = meta({ seats: { min: 2, max: 6, usual: 3, house: {} } });
  const first = [
    { colour: /** @type {const} */ ("green"), name: "Zoé", player: "human" },
    { colour: /** @type {const} */ ("red"), name: "", player: "capitaine" },
    { colour: /** @type {const} */ ("black"), name: "", player: "mousse" },
  ];
  const players = (/** @type {import("../../web/app/game/seating.mjs").SeatDraft[]} */ drafts) =>
    drafts.map(({ player }) => player);
  assert.deepEqual(players(seatsFor(GAME, 2, first)), ["human", "human"]);
  assert.deepEqual(players(seatsFor(house, 2, first)), ["human", "human", "mousse"]);
  assert.deepEqual(seatsFor(house, 1, first), first);
  const four = seatsFor(GAME, 4, first);
  assert.deepEqual(players(four), ["human", "human", "human", "human"]);
  assert.equal(four[0]?.name, "Zoé");
  assert.equal(new Set(four.map(({ colour }) => colour)).size, 4);
  assert.deepEqual(players(seatsFor(GAME, 1, four)), ["human", "matelot", "matelot", "matelot"]);
});

test("the options of the last set-up come back, and the default for those that are no longer possible", () => {
  const game = meta({
    options: [
      { name: "stake", kind: "int", default: 30, min: 0, max: 100, step: 10, least: 20, rule: "" },
      { name: "rules", kind: "choice", default: "simple", choices: ["simple", "war"], rule: "" },
      { name: "house", kind: "bool", default: false, rule: "" },
    ],
  });
  const none = { options: { stake: 30, rules: "simple", house: false }, practice: false, realDice: false };
  assert.deepEqual(lastChoices(game), none);
  const chosen = { options: { stake: 60, rules: "war", house: true }, practice: true, realDice: true };
  rememberChoices(game, chosen);
  assert.deepEqual(lastChoices(game), chosen);
  for (const stake of [10, 35, 110, "60", null]) {
    write("options.magot", JSON.stringify({ options: { stake, rules: "peace", house: 1 } }));
    assert.deepEqual(lastChoices(game), none, `stake ${stake}`);
  }
  for (const stake of [0, 20, 100]) {
    write("options.magot", JSON.stringify({ options: { stake } }));
    assert.equal(lastChoices(game).options.stake, stake);
  }
  for (const damaged of ["{", "null", "[]", '{"options": 3}']) {
    write("options.magot", damaged);
    assert.deepEqual(lastChoices(game), none, damaged);
  }
});

test("a set of options is in force while each has its value, and the others the usual ones", () => {
  assert.ok(areChosen(GAME, { stake: 30 }, {}));
  assert.ok(!areChosen(GAME, { stake: 30 }, { stake: 50 }));
  assert.ok(areChosen(GAME, { stake: 50 }, { stake: 50 }));
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
        ["matelot", ""],
        ["matelot", ""],
      ],
    );
    assert.ok(read(KEY));
  });
}

test("a seat may have a person or a bot of three levels, none of which plays at random", () => {
  assert.deepEqual(PLAYERS, ["human", "mousse", "matelot", "capitaine"]);
});

test("a seat without a name is called by its colour and its sign; a long name is cut", () => {
  const [nameless, blank, long] = named([
    { colour: "red", name: "", player: "human" },
    { colour: "blue", name: "   ", player: "human" },
    { colour: "green", name: ` ${"x".repeat(40)}`, player: "human" },
  ]);
  assert.equal(nameless?.name, "Rouge ●");
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

test("the people of an evening are seated, as many as the game has seats for", () => {
  const house = meta({ seats: { min: 2, max: 4, usual: 2, house: {} } });
  const names = ["Ana", "Bo", "Zoé", "Éric", "Lou"];
  const seats = seatsOf(house, names);
  assert.deepEqual(
    seats.map(({ name }) => name),
    ["Ana", "Bo", "Zoé", "Éric"],
  );
  assert.ok(seats.every(({ player }) => player === "human"));
  assert.deepEqual(
    seatsOf(house, ["Ana"]).map(({ name, player }) => [name, player]),
    [
      ["Ana", "human"],
      ["", "matelot"],
      ["", "matelot"],
    ],
  );
  assert.deepEqual(seatsOf(house, []), firstSeats(house));
});
