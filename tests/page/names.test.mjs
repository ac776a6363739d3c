import assert from "node:assert/strict";
import { before, test } from "node:test";

import { loadGame, phrase, startLanguage } from "../../web/app/base/l10n.mjs";
import { COLOURS } from "../../web/app/game/engine-constants.mjs";
import { Names, parseAction, seatName } from "../../web/app/game/names.mjs";
import { board, place, seats } from "./samples.mjs";

const names = new Names("magellan", seats("human", "random"), board([place("9N1", 0, 0, { label: "9N1" })]));

before(async () => {
  await startLanguage();
  await loadGame("magellan");
});

test("numbers in an action are numbers, everything else is a word", () => {
  assert.deepEqual(parseAction("roll -10"), { verb: "roll", values: [-10] });
  assert.deepEqual(parseAction("move ship-0 1N8"), { verb: "move", values: ["ship-0", "1N8"] });
  assert.deepEqual(parseAction("pay 3.5 7x 007"), { verb: "pay", values: ["3.5", "7x", 7] });
  assert.deepEqual(parseAction("pass"), { verb: "pass", values: [] });
});

test("a seat is called by its name, an unknown one by its number", () => {
  assert.equal(names.party(1), "P1");
  assert.match(names.party(5), /6/);
});

test("a seat that nobody has named is called after its colour, in the language of today", () => {
  for (const colour of COLOURS) {
    const elsewhere = phrase(`elsewhere-${colour}`);
    assert.notEqual(elsewhere, `elsewhere-${colour}`);
    assert.equal(seatName({ colour, name: elsewhere }), phrase(`seat-${colour}`));
  }
  assert.equal(seatName({ colour: "red", name: phrase("elsewhere-blue") }), phrase("elsewhere-blue"));
  assert.equal(seatName({ colour: "red", name: "Zoé" }), "Zoé");
});

test("nobody is called nothing", () => {
  assert.equal(names.party(null), "");
  assert.equal(names.party(undefined), "");
});

test("a place has the name on the board, and what has no name is shown by its id", () => {
  assert.equal(names.word("place", "9N1"), "9N1");
  assert.equal(names.word("card", "no-such-card"), "no-such-card");
  assert.equal(names.word("place", "no-such-place"), "no-such-place");
});

test("parameters become words: seats, places, numbers, truth", () => {
  assert.deepEqual(names.words({ seat: 0, amount: 30, won: true, place: "9N1" }), {
    seat: "P0",
    amount: 30,
    won: "true",
    place: "9N1",
    "place-at": "à 9N1",
  });
});

test("goods by product are told by their names", async () => {
  await loadGame("long_cours");
  const trade = new Names("long_cours", seats("human", "random"), board([]));
  assert.equal(trade.words({ goods: { gold: 3, wool: 2 } }).goods, "or, laine");
  assert.equal(trade.words({ goods: {} }).goods, "");
});

test("a place is also said as where one is, in the game's own words if it has them", async () => {
  await loadGame("marco_polo");
  const travels = new Names("marco_polo", seats("human"), board([]));
  const halt = (/** @type {string} */ to) => travels.say({ id: "event-move", params: { seat: 0, to } });
  assert.equal(halt("alexandrie"), "P0 fait étape à Alexandrie.");
  assert.equal(halt("le_caire"), "P0 fait étape au Caire.");
});

test("several places are listed", () => {
  assert.deepEqual(names.words({ place: ["9N1", "9N1"] }), { place: "9N1, 9N1" });
});

test("what is no text stays out of a sentence", () => {
  assert.deepEqual(names.words({ own: { secret: 1 }, nothing: null }), {});
});

test("what has no names is listed as it is", () => {
  assert.deepEqual(names.words({ cells: ["4N13", "4N14"] }), { cells: "4N13, 4N14" });
});

test("a piece is named with the place where it stands now", () => {
  names.stands.set("ship-0-2", "9N1");
  const words = names.words({ piece: "ship-0-2" });
  assert.equal(words["piece-place"], "9N1");
  assert.notEqual(words.piece, "ship-0-2", "the game has a name for it");
});

test("an action without a label is shown by the id of the missing one", () => {
  assert.equal(names.action("no-such-verb", [], []), "action-no-such-verb");
});
