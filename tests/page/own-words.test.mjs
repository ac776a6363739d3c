/** The news speak to the person, and say nothing twice. */

import assert from "node:assert/strict";
import { before, test } from "node:test";

import { loadGame, startLanguage } from "../../web/app/base/l10n.mjs";
import { Names } from "../../web/app/game/names.mjs";
import { spokenTo } from "../../web/app/game/turn.mjs";
import { FastPlay } from "../../web/app/table/panels/fast-play.mjs";
import { News } from "../../web/app/table/panels/news.mjs";
import { ownSentences } from "../../web/app/table/panels/own-words.mjs";
import { Sentences } from "../../web/app/table/panels/sentences.mjs";
import { board, entry, meta, seats, snapshot, view } from "./samples.mjs";

const SEATS = seats("human", "mousse");
const names = new Names("marco_polo", SEATS, board([]));
const words = new Sentences(names);

/** @param {string} kind @param {import("../../web/app/types.d.ts").Params} params */
const event = (kind, params) => ({ kind, rule: "", params, hidden: false });
/** @param {number} seat */
const fight = (seat) => ({
  black: event("black", { seat, mode: "land", face: 4 }),
  white: event("white", { seat, mode: "land", face: 4, black: 4 }),
  none: event("no-prize", { seat, mode: "land" }),
});
/** @param {string} text */
const plain = (text) => text.replace(/[\u00a0\u202f]/g, " ");

before(async () => {
  await startLanguage();
  await loadGame("marco_polo");
  await loadGame("magot");
});

test("what a person threw and paid is said to them, what another did names its seat", () => {
  const { white, none } = fight(0);
  const told = ownSentences(words, [white, none], 0).map(plain);
  assert.deepEqual(told, [
    "Votre dé blanc : 4, contre 4.",
    "Vous avez gagné le combat, mais il n’y avait pas de butin.",
  ]);
  assert.deepEqual(ownSentences(words, [white], 1), [words.sentence([white])]);
  assert.deepEqual(ownSentences(words, [white], null), [words.sentence([white])]);
});

test("what a person is paid by others is said to them, too, and so is what several events tell together", () => {
  const magot = new Sentences(new Names("magot", SEATS, board([])));
  const gained = event("pay", { payer: 1, payee: 0, amount: 10, why: "pawn" });
  assert.match(ownSentences(magot, [gained], 0)[0] ?? "", /^Vous rejoignez le pion de P1/);
  const thrown = [event("roll", { seat: 0, face: 7 }), event("move", { seat: 0, from: 5, to: 12 })];
  const [said, more] = ownSentences(magot, thrown, 0);
  assert.match(said ?? "", /de 5 à 12/);
  assert.doesNotMatch(said ?? "", /P0/);
  assert.equal(more, undefined);
});

test("only one person is spoken to, or who looks", () => {
  assert.equal(spokenTo(snapshot({ seats: SEATS })), 0);
  assert.equal(spokenTo(snapshot({ seats: seats("human", "human") })), null);
  assert.equal(spokenTo(snapshot({ seats: seats("human", "human"), view: view({ seat: 1 }) })), 1);
});

test("how one's own turn ended is not told again below", () => {
  const own = fight(0);
  const entries = [
    entry({ index: 0, actor: -1, roller: 0, events: [own.black] }),
    entry({ index: 1, actor: -1, roller: 0, events: [own.white, own.none, event("turn", { seat: 1 })] }),
    entry({ index: 2, actor: 1, events: [event("announce", { seat: 1, mode: "sea" })] }),
  ];
  const log = /** @type {any} */ ({
    entries,
    words,
    sentences: (/** @type {any[]} */ some) => words.together(some).map((one) => words.sentence(one)),
  });
  const thrown = { textContent: "", setAttribute() {} };
  let told = /** @type {string[]} */ ([]);
  const news = /** @type {any} */ (Object.create(News.prototype));
  Object.assign(news, { log, thrown, own: {}, byItself: new Set(), passed: 3, me: 0 });
  news.fast = new FastPlay(meta({ id: "marco_polo" }), names, log);
  for (const { events } of entries) news.fast.keep(events);
  news.tell = (/** @type {() => string[]} */ said) => {
    told = said();
  };
  const now = snapshot({ seats: SEATS, entries: entries.slice(2), view: view({ actor: 1 }) });
  news.recall(now);
  news.sum(now, entries[2], false);
  assert.equal(
    plain(thrown.textContent),
    "Votre dé blanc : 4, contre 4. Vous avez gagné le combat, mais il n’y avait pas de butin.",
  );
  assert.deepEqual(told.map(plain), ["P1 annonce « Mer »."]);
});
