/** The counters of a table as a whole, and what a seat is said to own. */

import assert from "node:assert/strict";
import { before, test } from "node:test";

import { loadGame, startLanguage } from "../../web/app/base/l10n.mjs";
import { SeatsPanel, countedOf } from "../../web/app/table/panels/seats.mjs";
import { owns } from "../../web/themes/long_cours/parts.mjs";
import { seat } from "../../web/themes/long_cours/theme.mjs";
import { unplaced } from "../../web/themes/magellan/open.mjs";
import { piece, view } from "./samples.mjs";

before(async () => {
  await startLanguage();
  await loadGame("marco_polo");
});

test("the last round is named; before the first one, and without a limit, none is the last", () => {
  const told = (/** @type {number} */ round, /** @type {number} */ rounds) =>
    countedOf("round", { round, rounds }, "marco_polo");
  assert.equal(told(30, 30), "Dernier tour de table");
  for (const [round, rounds] of /** @type {[number, number][]} */ ([
    [29, 30],
    [0, 0],
    [7, 0],
  ]))
    assert.doesNotMatch(told(round, rounds), /Dernier/);
});

test("Long Cours: its owner has the Corsaire, or waits for it, but no more once the game is over", () => {
  const result = /** @type {any} */ ({});
  const seen = (/** @type {string} */ corsaire, ended = false) =>
    view({ game: "long_cours", public: { owner: 1, corsaire }, ...(ended ? { result } : {}) });
  assert.equal(owns(seen("londres"), 1), "owns-corsaire");
  assert.equal(owns(seen("londres", true), 1), "owns-corsaire");
  assert.equal(owns(seen(""), 1), "owns-corsaire-due");
  const due = view({ game: "long_cours", public: { owner: 1, corsaire: "", due: true } });
  assert.equal(owns(due, 1), "owns-corsaire-now");
  assert.equal(owns(seen("", true), 1), null);
  assert.equal(owns(seen("londres"), 0), null);
});

test("Long Cours: at the end of a game the ranking says what was aboard, and the seats have room", () => {
  const result = /** @type {any} */ ({});
  const ended = view({ game: "long_cours", public: { owner: 1, cargo: [[0], [3]], ships: ["", "londres"] }, result });
  assert.deepEqual(seat(ended, 1, /** @type {any} */ ({})), []);
});

test("a seat is told anew when the game ends, even if nothing else changes with it", () => {
  const told = /** @type {boolean[]} */ ([]);
  const theme = {
    seat(/** @type {any} */ seen) {
      told.push(seen.result !== null);
      return [];
    },
  };
  const panel = { more: new Map(), names: { plan: { theme } } };
  const card = /** @type {any} */ ({ querySelector: () => ({ replaceChildren() {} }) });
  const played = view({ game: "long_cours", public: { owner: 1 }, result: null });
  const ended = view({ game: "long_cours", public: { owner: 1 }, result: /** @type {any} */ ({}) });
  for (const seen of [played, played, ended])
    SeatsPanel.prototype.showMore.call(/** @type {any} */ (panel), card, seen, 0);
  assert.deepEqual(told, [false, true]);
});

test("Magellan: the table tells of the prizes that no star on the map stands for, while they can be won", () => {
  const prize = { index: 0, notes: [], stuck: [], starts: [], ends: [], either: false, via: "" };
  const prizes = [
    { ...prize, card: "H1-05", amount: 150 },
    { ...prize, card: "H3-03", amount: 60 },
  ];
  const star = piece("prize-H3-03-0-3N9", "3N9", { kind: "prize", seat: null });
  const told = (/** @type {object} */ parts) =>
    unplaced(view({ game: "magellan", pieces: [star], public: { prizes }, ...parts })).map(({ card }) => card);
  assert.deepEqual(told({}), ["H1-05"]);
  assert.deepEqual(told({ result: {} }), []);
});
