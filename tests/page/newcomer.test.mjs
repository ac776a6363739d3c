import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { keys, remove } from "../../web/app/base/storage.mjs";
import { lessonAfter } from "../../web/app/saves/newcomer.mjs";
import { Keeper } from "../../web/app/saves/saves.mjs";
import { browser } from "./browser.mjs";
import { snapshot, view } from "./samples.mjs";

const LESSONS = [{ id: "first" }, { id: "second" }];
const over = snapshot({ view: view({ actor: null }) });

/** Finishes a game or a lesson. @param {string} id @param {string | null} [lesson] */
function finish(id, lesson = null) {
  const keeper = new Keeper(id, id, 0, null, lesson);
  keeper.learned = lesson !== null;
  keeper.keep(over, []);
}

beforeEach(() => {
  browser.storage = "works";
  for (const key of keys("")) remove(key);
});

test("who has finished a lesson and a first game is offered the next lesson, until it is finished, too", () => {
  assert.equal(lessonAfter("magot", LESSONS), null, "who wanted no lesson is offered none");
  finish("a", "first");
  finish("b");
  assert.deepEqual(lessonAfter("magot", LESSONS), { id: "second" });
  finish("c", "second");
  assert.equal(lessonAfter("magot", LESSONS), null);
});

test("who has played more than once knows where the lessons are", () => {
  finish("a", "first");
  finish("b");
  finish("c");
  assert.equal(lessonAfter("magot", LESSONS), null);
});
