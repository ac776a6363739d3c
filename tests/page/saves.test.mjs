import assert from "node:assert/strict";
import { before, beforeEach, test } from "node:test";

import { startLanguage } from "../../web/app/base/l10n.mjs";
import { keys, loss, read, remove, stored, write } from "../../web/app/base/storage.mjs";
import * as saves from "../../web/app/saves/saves.mjs";
import { browser, inAnotherTab } from "./browser.mjs";
import { save, snapshot, view } from "./samples.mjs";

const { Keeper, find, list } = saves;

before(() => startLanguage());
beforeEach(() => {
  browser.storage = "works";
  for (const key of keys("")) remove(key);
});

/** Saves a game. @param {string} id @param {string} [saved] the time of the save */
function keep(id, saved) {
  const keeper = new Keeper(id, `game ${id}`, 0);
  keeper.keep(snapshot(), []);
  if (saved) write(`save.${id}`, JSON.stringify({ ...find(id), saved }));
  return keeper;
}

test("a kept game is found again with all that the shelf shows", () => {
  new Keeper("a", "Sunday", 0, 1).keep(snapshot({ view: view({ actor: -1, roller: 1, round: 4 }) }), [
    { x: 0.5, y: 0.5, colour: "red", kind: "pawn" },
  ]);
  const found = find("a");
  assert.equal(found?.name, "Sunday");
  assert.equal(found?.me, 1);
  assert.equal(found?.revision, 1);
  assert.deepEqual(found?.save, save());
  const { seats } = snapshot();
  const { counters } = view();
  assert.deepEqual(found?.summary, { game: "magot", seats, turn: 1, round: 4, over: false, counters, first: [] });
  assert.equal(found?.thumbnail.length, 1);
});

test("the shelf knows who is ahead, and who has won", () => {
  const firstOf = (/** @type {number[]} */ wealth, /** @type {number[] | null} */ ranking = null) => {
    const result = ranking && { ranking, reason: "rounds", rule: "MG-01" };
    const seated = wealth.map((one, seat) => ({ seat, wealth: one, counters: {}, out: false }));
    remove("save.a");
    new Keeper("a", "Sunday", 0).keep(snapshot({ view: view({ seats: seated, result }) }), []);
    return find("a")?.summary.first;
  };
  assert.deepEqual(firstOf([10, 30, 20]), [1]);
  assert.deepEqual(firstOf([30, 30, 20]), []);
  assert.deepEqual(firstOf([30, 30, 50], [1, 1, 3]), [0, 1]);
});

test("a name that another game of this kind has gets a number", () => {
  assert.equal(saves.freeName("magot", "Red, Blue"), "Red, Blue");
  for (const [id, name] of Object.entries({ a: "Red, Blue", b: "Red, Blue (2)", c: "Blue, Red" }))
    new Keeper(id, name, 0).keep(snapshot(), []);
  assert.equal(saves.freeName("magot", "Red, Blue"), "Red, Blue (3)");
  assert.equal(saves.freeName("magellan", "Red, Blue"), "Red, Blue");
});

test("a game that is over is nobody's turn", () => {
  new Keeper("a", "Sunday", 0).keep(snapshot({ view: view({ actor: null }) }), []);
  assert.equal(find("a")?.summary.turn, null);
  assert.equal(find("a")?.summary.over, true);
});

test("without play by link, no seat is written", () => {
  keep("a");
  assert.ok(!("me" in (find("a") ?? {})));
});

test("the envelope says which lesson a game is; the save does not", () => {
  const keeper = new Keeper("a", "First lesson", 0, null, "first");
  keeper.keep(snapshot(), []);
  assert.equal(find("a")?.lesson, "first");
  assert.deepEqual(find("a")?.save, save());
  assert.equal(keeper.copy("copy").lesson, "first");
  keeper.lesson = null;
  keeper.keep(snapshot(), []);
  assert.ok(!("lesson" in (find("a") ?? {})));
});

test("the newest game comes first", () => {
  keep("old", "2026-01-02T10:00:00.000Z");
  keep("new", "2026-11-02T10:00:00.000Z");
  keep("middle", "2026-05-02T10:00:00.000Z");
  assert.deepEqual(
    list().kept.map(({ id }) => id),
    ["new", "middle", "old"],
  );
});

test("each keep raises the revision", () => {
  const keeper = keep("a");
  assert.equal(keeper.keep(snapshot(), []), "kept");
  assert.equal(find("a")?.revision, 2);
});

for (const [what, raw] of [
  ["no JSON", "{"],
  ["null", "null"],
  ["a list", "[]"],
  ["an envelope without a save", JSON.stringify({ id: "x", name: "n", saved: "s", revision: 1 })],
  [
    "an envelope under another id",
    JSON.stringify({
      id: "y",
      name: "n",
      saved: "",
      revision: 1,
      save: {},
      summary: { game: "magot", seats: [] },
      thumbnail: [],
    }),
  ],
  [
    "a seat without a name",
    JSON.stringify({
      id: "x",
      name: "n",
      saved: "",
      revision: 1,
      save: {},
      summary: { game: "magot", seats: [{}] },
      thumbnail: [],
    }),
  ],
  [
    "an empty dot",
    JSON.stringify({
      id: "x",
      name: "n",
      saved: "",
      revision: 1,
      save: {},
      summary: { game: "magot", seats: [] },
      thumbnail: [null],
    }),
  ],
]) {
  test(`a damaged save stays as it is and hides no other: ${what}`, () => {
    keep("good");
    write("save.x", String(raw));
    const { kept, broken } = list();
    assert.deepEqual(
      kept.map(({ id }) => id),
      ["good"],
    );
    assert.deepEqual(broken, [{ id: "x", key: "save.x", raw }]);
  });
}

test("what an earlier version set aside is a game again, since a newer one may read it", () => {
  keep("a");
  const raw = read("save.a");
  write("aside.a", String(raw));
  remove("save.a");
  saves.putBack();
  assert.equal(read("save.a"), raw);
  assert.deepEqual(list().broken, []);
  assert.equal(list().kept.length, 1);
});

test("what was set aside stays there if there is no room, a game of that id, or if it is no envelope", () => {
  keep("a");
  write("aside.a", JSON.stringify({ ...find("a"), name: "older" }));
  write("aside.b", "{");
  write("aside.c", JSON.stringify({ ...find("a"), id: "c" }));
  browser.storage = "full";
  saves.putBack();
  assert.deepEqual(
    list()
      .broken.map(({ key }) => key)
      .sort(),
    ["aside.a", "aside.b", "aside.c"],
  );
  assert.equal(loss(), null);
  browser.storage = "works";
  saves.putBack();
  assert.equal(find("a")?.name, "game a");
  assert.deepEqual(
    list()
      .broken.map(({ key }) => key)
      .sort(),
    ["aside.a", "aside.b"],
  );
});

test("a save that cannot be read can be deleted and restored", () => {
  write("save.a", "{");
  const [broken] = list().broken;
  const undo = saves.discardBroken(/** @type {NonNullable<typeof broken>} */ (broken));
  assert.deepEqual(list().broken, []);
  undo();
  assert.deepEqual(list().broken, [broken]);
});

test("a deleted game comes back as it was", () => {
  keep("a");
  const before = find("a");
  const undo = saves.discard("a");
  assert.equal(find("a"), null);
  undo();
  assert.deepEqual(find("a"), before);
});

test("undoing a deletion never overwrites a game that has been saved in the meantime", () => {
  keep("a");
  const undo = saves.discard("a");
  new Keeper("a", "newer", 0).keep(snapshot(), []);
  undo();
  assert.equal(find("a")?.name, "newer");
});

test("if another tab has continued the game, this one becomes a copy, and both stay", () => {
  const here = keep("a");
  const there = new Keeper("a", "game a", 1);
  there.keep(snapshot({ save: save({ log: ["theirs"] }) }), []);
  assert.ok(here.overtaken());
  assert.equal(here.keep(snapshot({ save: save({ log: ["mine"] }) }), []), "copied");
  assert.notEqual(here.id, "a");
  assert.equal(here.revision, 1);
  assert.deepEqual(find("a")?.save.log, ["theirs"]);
  assert.deepEqual(find(here.id)?.save.log, ["mine"]);
  assert.equal(here.keep(snapshot(), []), "kept", "the copy goes on under its own id");
});

test("a tab that is not behind keeps its game", () => {
  const here = keep("a");
  assert.ok(!here.overtaken());
  assert.equal(here.keep(snapshot(), []), "kept");
  assert.equal(list().kept.length, 1);
});

test("a game that another tab has deleted is saved again, and people are told", () => {
  const here = keep("a");
  saves.discard("a");
  assert.equal(here.keep(snapshot(), []), "again");
  assert.equal(find("a")?.revision, 2);
});

test("a copy has a new id and a new name, and the same seat plays here", () => {
  const keeper = new Keeper("a", "Sunday", 3, 1);
  const copy = keeper.copy("Sunday 2");
  assert.notEqual(copy.id, "a");
  assert.deepEqual([copy.name, copy.revision, copy.me], ["Sunday 2", 0, 1]);
});

test("a new name is trimmed, and does not continue the game in place of another tab", () => {
  const keeper = keep("a");
  assert.ok(saves.rename("a", "  Monday "));
  assert.equal(find("a")?.name, "Monday");
  assert.ok(!keeper.overtaken());
});

test("an empty name changes nothing, and no game is made by renaming", () => {
  keep("a");
  saves.rename("a", "   ");
  assert.ok(!saves.rename("b", "Monday"));
  assert.equal(find("a")?.name, "game a");
  assert.equal(find("b"), null);
});

test("in a full storage the game goes on in memory", () => {
  browser.storage = "full";
  const keeper = keep("a");
  assert.equal(keeper.keep(snapshot(), []), "kept");
  assert.equal(find("a")?.revision, 2);
  assert.equal(list().kept.length, 1);
});

const withLog = (/** @type {string[]} */ ...log) => snapshot({ save: save({ log }) });

/** What the storage has of a game. @param {string} id @returns {import("../../web/app/types.d.ts").Envelope} */
const inStorage = (id) => JSON.parse(stored(`save.${id}`) ?? "null");

/** Another tab changes a game that is in the storage. @param {string} id @param {object} changed */
const elsewhere = (id, changed) => inAnotherTab(`save.${id}`, JSON.stringify({ ...inStorage(id), ...changed }));

/** A game of which the storage has two moves, and this tab four. */
function withWaitingMoves() {
  const keeper = new Keeper("a", "Sunday", 0);
  keeper.keep(withLog("1", "2"), []);
  browser.storage = "full";
  for (const log of [
    ["1", "2", "3"],
    ["1", "2", "3", "4"],
  ])
    keeper.keep(withLog(...log), []);
  browser.storage = "works";
  assert.ok(keeper.waits);
  return keeper;
}

test("moves that waited for room are stored, and the game goes on as one", () => {
  const keeper = withWaitingMoves();
  inAnotherTab("save.other", null);
  assert.deepEqual(inStorage("a").save.log, ["1", "2", "3", "4"]);
  assert.ok(!keeper.waits);
  assert.ok(!keeper.overtaken());
  assert.equal(keeper.keep(withLog("1", "2", "3", "4", "5"), []), "kept");
  assert.equal(list().kept.length, 1);
});

test("a tab that continues from the storage is not overwritten, though this one has more moves in memory", () => {
  const keeper = withWaitingMoves();
  elsewhere("a", { revision: 2, save: save({ log: ["1", "2", "theirs"] }) });
  assert.ok(keeper.overtaken());
  assert.equal(keeper.keep(withLog("1", "2", "3", "4", "5"), []), "copied");
  assert.deepEqual(inStorage("a").save.log, ["1", "2", "theirs"]);
  assert.deepEqual(inStorage(keeper.id).save.log, ["1", "2", "3", "4", "5"]);
  assert.equal(find("a")?.revision, 2);
  assert.equal(loss(), null);
});

test("it is not overwritten either by a table that opens the game from memory, or that renames it", () => {
  withWaitingMoves();
  const again = new Keeper("a", "Sunday", find("a")?.revision ?? 0);
  elsewhere("a", { revision: 2, save: save({ log: ["1", "2", "theirs"] }) });
  browser.storage = "full";
  saves.rename("a", "Monday");
  browser.storage = "works";
  write("settings", "{}");
  assert.equal(again.keep(withLog("1", "2", "3", "4"), []), "copied");
  assert.deepEqual(inStorage("a").save.log, ["1", "2", "theirs"]);
});

test("without a table, moves in memory become a game of their own beside the one that another tab has continued", () => {
  withWaitingMoves();
  elsewhere("a", { revision: 2, save: save({ log: ["1", "2", "theirs"] }) });
  saves.keepApart();
  assert.deepEqual(inStorage("a").save.log, ["1", "2", "theirs"]);
  const copy = list().kept.find(({ id }) => id !== "a");
  assert.deepEqual(inStorage(copy?.id ?? "").save.log, ["1", "2", "3", "4"]);
  assert.equal(loss(), null);
  saves.keepApart();
  assert.equal(list().kept.length, 2);
});

test("a game that another tab has only renamed keeps its moves in memory under the new name", () => {
  withWaitingMoves();
  elsewhere("a", { name: "Monday" });
  saves.keepApart();
  assert.deepEqual([inStorage("a").name, inStorage("a").save.log.length], ["Monday", 4]);
  assert.equal(list().kept.length, 1);
});

test("a game that another tab has deleted is stored again if it has moves that the other did not know", () => {
  withWaitingMoves();
  inAnotherTab("save.a", null);
  saves.keepApart();
  assert.equal(inStorage("a").save.log.length, 4);
});

test("the id of a save comes from its key, and other keys have none", () => {
  assert.equal(saves.idOfKey("save.abc"), "abc");
  assert.equal(saves.idOfKey("aside.abc"), null);
  assert.equal(saves.idOfKey("settings"), null);
});

test("new ids differ and fit into an address", () => {
  const ids = Array.from({ length: 200 }, saves.newId);
  assert.equal(new Set(ids).size, 200);
  for (const id of ids) assert.match(id, /^[0-9a-z]{12}$/);
});

test("a file may hold a bare save, an envelope, a report or a list of them", () => {
  assert.deepEqual(saves.savesIn(save(), "file"), [{ name: "file", save: save() }]);
  assert.deepEqual(saves.savesIn({ name: " Sunday ", save: save() }, "file"), [{ name: "Sunday", save: save() }]);
  assert.deepEqual(saves.savesIn({ report: 1, trace: "", save: save() }, "file"), [{ name: "file", save: save() }]);
  assert.deepEqual(
    saves.savesIn([{ name: "a", save: 1 }, [{ name: "b", save: save() }], save()], "file").map(({ name }) => name),
    ["file", "b", "file"],
  );
});

test("a name in a file is cut to 60 characters, and an empty one gives way to the file's name", () => {
  assert.equal(saves.savesIn({ name: "x".repeat(100), save: save() }, "file")[0]?.name.length, 60);
  assert.equal(saves.savesIn({ name: "  ", save: save() }, "file")[0]?.name, "file");
});

test("whatever else a file holds goes to the engine, which says what is wrong", () => {
  for (const content of [null, 7, "text", {}])
    assert.deepEqual(saves.savesIn(content, "file"), [{ name: "file", save: content }]);
  assert.deepEqual(saves.savesIn([], "file"), []);
});

test("a lesson that begins replaces the unfinished ones of its game, and nothing else", () => {
  const lesson = (/** @type {string} */ id, /** @type {object} */ of = {}) =>
    new Keeper(id, `lesson ${id}`, 0, null, "first").keep(snapshot(of), []);
  keep("game");
  lesson("elsewhere", { game: "other" });
  lesson("finished", { view: view({ actor: null }) });
  lesson("old");
  lesson("new");
  assert.deepEqual(
    list()
      .kept.map(({ id }) => id)
      .sort(),
    ["elsewhere", "finished", "game", "new"],
  );
});

test("a lesson that has come to its end is finished, and the next one leaves it on the shelf", () => {
  const first = new Keeper("first", "lesson", 0, null, "first");
  first.keep(snapshot(), []);
  assert.equal(find("first")?.summary.over, false);
  first.learned = true;
  first.keep(snapshot(), []);
  assert.equal(find("first")?.summary.over, true);
  new Keeper("second", "lesson", 0, null, "second").keep(snapshot(), []);
  assert.equal(list().kept.length, 2);
  first.lesson = null; // somebody plays on
  first.keep(snapshot(), []);
  assert.equal(find("first")?.summary.over, false);
});
