import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { keys, remove, stored } from "../../web/app/base/storage.mjs";
import { Keeper, list } from "../../web/app/saves/saves.mjs";
import { Autosave } from "../../web/app/table/session/autosave.mjs";
import { browser, inAnotherTab } from "./browser.mjs";
import { board, save, snapshot } from "./samples.mjs";

beforeEach(() => {
  browser.storage = "works";
  for (const key of keys("")) remove(key);
});

/** A table with a game of which the storage has one move, and this tab another one for which there was no room. */
function table() {
  const names = /** @type {string[]} */ ([]);
  const told = /** @type {string[]} */ ([]);
  const keeper = new Keeper("a", "Sunday", 0);
  const session = {
    snapshot: snapshot({ length: 1, save: save({ log: ["1"] }) }),
    plan: board([]),
    page: { kept() {}, retry() {} },
    screen: { rename: (/** @type {string} */ name) => void names.push(name) },
    turns: { next() {} },
  };
  const autosave = new Autosave(keeper, session);
  autosave.tell = (sentence) => void told.push(sentence);
  autosave.save();
  browser.storage = "full";
  session.snapshot = snapshot({ length: 2, save: save({ log: ["1", "2"] }) });
  autosave.save();
  browser.storage = "works";
  return { autosave, keeper, names, told };
}

/** What the storage has of a game. @param {string} id */
const inStorage = (id) => JSON.parse(stored(`save.${id}`) ?? "null");

test("moves that had no room become a copy as soon as another tab continues the game: nobody has to choose", () => {
  const { autosave, keeper, told } = table();
  const theirs = { ...inStorage("a"), revision: 2, save: save({ log: ["1", "theirs"] }) };
  inAnotherTab("save.a", JSON.stringify(theirs));
  autosave.elsewhere("changed");
  assert.notEqual(keeper.id, "a");
  assert.deepEqual(inStorage("a").save.log, ["1", "theirs"]);
  assert.deepEqual(inStorage(keeper.id).save.log, ["1", "2"]);
  assert.deepEqual(told, ["saved-copy"]);
  assert.ok(!autosave.stale);
  assert.equal(list().kept.length, 2);
});

test("a name that another tab has given is taken over, and moves that had no room are stored under it", () => {
  const { autosave, names, told } = table();
  inAnotherTab("save.a", JSON.stringify({ ...inStorage("a"), name: "Monday" }));
  autosave.elsewhere("changed");
  assert.deepEqual(names, ["Monday"]);
  assert.deepEqual([inStorage("a").name, inStorage("a").save.log], ["Monday", ["1", "2"]]);
  assert.deepEqual(told, []);
});
