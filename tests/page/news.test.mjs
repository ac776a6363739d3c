/** The gains that the news name after fast play. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { startLanguage } from "../../web/app/base/l10n.mjs";
import { FastPlay, reasons } from "../../web/app/table/panels/fast-play.mjs";
import { glance, isPast } from "../../web/app/table/panels/news.mjs";
import { seats } from "./samples.mjs";

/** @param {string} kind @param {number | string} payer @param {number | string} payee @param {number} amount */
const paid = (kind, payer, payee, amount) => ({ kind, rule: "", params: { payer, payee, amount }, hidden: false });

test("a gain is told with what it came from, cause by cause", () => {
  const events = [
    { ...paid("pay", 0, 1, 30), params: { payer: 0, payee: 1, amount: 30, why: "depart" } },
    { ...paid("pay", 0, 2, 30), params: { payer: 0, payee: 2, amount: 30, why: "depart" } },
    paid("magot", "pot", 0, 100),
    paid("magot", 1, 2, 5),
  ];
  assert.deepEqual(reasons({ seat: 0, wealth: 140 }, 100, events), [
    { cause: "depart", change: -60 },
    { cause: "magot", change: 100 },
  ]);
});

test("what is no money is the rest, where the game has a word for it", () => {
  const bought = [paid("card", 0, "bank", 20)];
  assert.deepEqual(reasons({ seat: 0, wealth: 160 }, 100, bought), [
    { cause: "card", change: -20 },
    { cause: "rest", change: 80 },
  ]);
  assert.deepEqual(reasons({ seat: 0, wealth: 160 }, null, bought), [{ cause: "card", change: -20 }]);
});

test("what is paid after the landmark does not count", () => {
  const won = paid("magot", "pot", 0, 100);
  const events = [won, ...[0, 1, 2].map((seat) => paid("stake", seat, "pot", 50))];
  assert.deepEqual(reasons({ seat: 0, wealth: 150 }, 100, events, won), [{ cause: "magot", change: 100 }]);
  assert.deepEqual(reasons({ seat: 1, wealth: 50 }, 100, events, won), []);
});

test("a long move is told by who did what, and by how it came out", () => {
  assert.deepEqual(glance(["asks", "a passes", "b passes", "sold"]), ["asks", "b passes", "sold"]);
  assert.deepEqual(glance(["asks", "sold"]), ["asks", "sold"]);
});

test("a throw is past when the pawn that it moved has left the board, as at the end of a round", () => {
  const moved = [{ kind: "move", rule: "", params: { piece: "pawn-0" }, hidden: false }];
  const pawn = { id: "pawn-0", kind: "pawn", place: "7", seat: 0 };
  assert.equal(isPast(moved, [pawn]), false);
  assert.equal(isPast(moved, [{ ...pawn, id: "pawn-1" }]), true);
  assert.equal(isPast([], []), false);
});

test("what fights took is named besides money, the person's first, and the rest is counted", async () => {
  await startLanguage();
  const lost = (/** @type {number} */ owner, /** @type {string} */ at) => ({
    kind: "destroyed",
    params: { owner, at },
  });
  /** @type {object[]} */
  const events = [lost(1, "a"), { kind: "move", params: { seat: 0 } }, lost(0, "b")];
  const news = /** @type {any} */ ({
    events,
    names: { plan: { theme: { fates: ["captured", "destroyed"] } } },
    log: {
      sentences: (/** @type {any[]} */ some) => some.map(({ kind, params }) => `${kind} ${params.at ?? ""}`.trim()),
    },
  });
  const told = () => FastPlay.prototype.fates.call(news, /** @type {any} */ ({ seats: seats("human", "mousse") }))();
  assert.deepEqual(told(), ["destroyed b", "destroyed a"]);
  events.push(...["c", "d", "e", "f"].map((at) => lost(1, at)), { kind: "captured", params: { seat: 1, other: 0 } });
  assert.deepEqual(told(), ["captured", ..."bacd".split("").map((at) => `destroyed ${at}`), "Et 2 autres choses."]);
  news.names.plan.theme = {};
  assert.deepEqual(told(), []);
});

/** The sum of fast play of a table where only the first seat is a person. @param {object[]} events @param {object} theme */
function summed(events, theme = {}) {
  const news = /** @type {any} */ (Object.create(FastPlay.prototype));
  Object.assign(news, { meta: { landmarks: ["magot"] }, before: [100, 100], events: [], begun: [] });
  news.names = {
    game: null,
    plan: { theme },
    words: (/** @type {{ seat: number }} */ { seat }) => ({ seat: `P${seat}` }),
  };
  news.log = { sentences: (/** @type {any[]} */ some) => some.map(({ kind, params }) => `${kind} ${params.to}`) };
  news.keep(events);
  const seated = seats("human", "mousse");
  const view = { seats: seated.map((_, seat) => ({ seat, wealth: 100 })) };
  const snapshot = /** @type {any} */ ({ seats: seated, view });
  return {
    gains: news
      .gains(snapshot, { events })()
      .map((/** @type {string} */ line) => line.replace(/[\u00a0\u202f]/g, " ")),
    fates: news.fates(snapshot)(),
  };
}

test("a person's own line stands in the sum even if nothing is left of it, and another's does not", async () => {
  await startLanguage();
  const { gains } = summed([paid("pay", 0, 1, 30), paid("pay", 1, 0, 30)]);
  assert.equal(gains.length, 1);
  assert.match(gains[0], /^Vous ne gagnez ni ne perdez rien en tout : .* −30 ; .* \+30\.$/);
});

test("the stakes of the round that begins are no part of the sum", async () => {
  await startLanguage();
  const round = { kind: "round", params: {} };
  assert.deepEqual(summed([paid("magot", "pot", 1, 100), round, paid("stake", 0, "pot", 50)]).gains.length, 1);
});

test("where a person's own piece was sent last is named, not where others were", () => {
  const send = (/** @type {number} */ owner, /** @type {number} */ to) => ({ kind: "send", params: { owner, to } });
  assert.deepEqual(summed([send(0, 6), send(1, 6), send(0, 63), send(1, 63)], { suffered: ["send"] }).fates, [
    "send 63",
  ]);
});
