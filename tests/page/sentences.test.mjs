import assert from "node:assert/strict";
import { before, test } from "node:test";

import { loadGame, startLanguage } from "../../web/app/base/l10n.mjs";
import { Names } from "../../web/app/game/names.mjs";
import { Sentences } from "../../web/app/table/panels/sentences.mjs";
import { board, seats } from "./samples.mjs";

const sentences = new Sentences(new Names("magot", seats("human", "human", "human"), board([])));

/** @param {number} payee @param {number} amount @param {string} why */
const paid = (payee, amount, why) => ({
  kind: "pay",
  rule: "MG-15",
  params: { payer: 0, payee, amount, why },
  hidden: false,
});

/** @param {ReturnType<typeof paid>[]} events */
const told = (events) => sentences.together(events).map((group) => sentences.sentence(group));

/** @param {string} kind @param {number} seat @param {number} owner */
const struck = (kind, seat, owner) => [{ kind, rule: "", params: { seat, owner, to: "gibraltar" }, hidden: false }];

before(async () => {
  await startLanguage();
  await loadGame("magot");
  await loadGame("long_cours");
});

test("the same payment to each is one sentence, so that no payee is left out", () => {
  const [only, more] = told([paid(1, 50, "own-depart"), paid(2, 50, "own-depart")]);
  assert.match(only ?? "", /P0 verse 50 points à chacun/);
  assert.equal(more, undefined);
});

test("payments that differ are told one by one", () => {
  assert.equal(told([paid(1, 20, "own-depart"), paid(2, 10, "own-depart")]).length, 2);
  assert.equal(told([paid(1, 20, "arrivee"), paid(1, 20, "depart")]).length, 2);
  assert.match(told([paid(1, 50, "own-depart")])[0] ?? "", /à P1/);
});

test("equal cards that somebody lays open are one sentence, with their number", () => {
  const voyages = new Sentences(new Names("long_cours", seats("human", "human"), board([])));
  const open = (/** @type {string} */ card) => ({
    kind: "shown",
    rule: "LC-36",
    params: { seat: 1, card },
    hidden: false,
  });
  const groups = voyages.together([open("storm"), open("storm"), open("direct")]);
  const lines = groups.map((group) => voyages.sentence(group).replace(/[\u00a0\u202f]/g, " "));
  assert.equal(lines.length, 2);
  assert.match(lines[0] ?? "", /P1 .* 2 cartes : Tempête\./);
});

test("the emblem of a line is of whom it names: of the wrecked captain, not of who let loose the storm", () => {
  const voyages = new Sentences(new Names("long_cours", seats("human", "human", "human"), board([])));
  assert.equal(voyages.befell(struck("wreck", 0, 2), 0, 2), 2);
  assert.equal(voyages.befell(struck("storm", 0, 2), 0, 2), 0);
});
