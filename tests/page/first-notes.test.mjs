/** A note counts as read only if it was in sight: where there was no room for it, it comes again. */

import "./browser.mjs";
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { beforeEach, test } from "node:test";

import { startLanguage } from "../../web/app/base/l10n.mjs";
import { keys, read, remove } from "../../web/app/base/storage.mjs";
import { explainFirstTurns } from "../../web/app/views/first-turns.mjs";
import { seats, view } from "./samples.mjs";

const GAMES = new URL("../../engine/escales/games/", import.meta.url);

/** As much of an element as a note needs. */
class Drawn extends EventTarget {
  hidden = false;
  textContent = "";
  dataset = {};
  setAttribute() {}
  append() {}
}
Object.assign(document, { createElement: () => new Drawn() });
class Observer {
  observe() {}
  disconnect() {}
}
Object.assign(globalThis, {
  matchMedia: () => ({ matches: true }), // the choices stand beside the board
  MutationObserver: Observer,
  ResizeObserver: Observer,
});

/** A table at which a choice follows another, with a column that has room for a note or has none. @param {string} game */
async function tableOf(game) {
  let note = new Drawn();
  const left = new AbortController();
  const table = {
    left,
    room: true,
    restoreFocus() {},
    watchers: new Set(),
    meta: { id: game, lessons: [{}] },
    story: { narrator: { speak() {} } },
    die: { ready: false },
    controls: { families: /** @type {object[]} */ ([]), verb: null, root: null },
    session: {
      snapshot: { view: view(), options: {}, length: 0, seats: seats("human") },
      past: { shown: null },
      lesson: null,
      turns: { forcedNow: null },
    },
    actions: {
      clientHeight: 500,
      /** With a note for which there is no room, the column scrolls. */
      get scrollHeight() {
        return table.room || note.hidden ? 500 : 560;
      },
      prepend: (/** @type {Drawn} */ root) => (note = root),
    },
    /** Offers a choice. @param {string} phase @param {string[]} verbs @param {string} [listed] @returns whether a note is in sight */
    async offer(phase, verbs, listed) {
      const { snapshot } = table.session;
      snapshot.length += 1;
      snapshot.view = view({ phase, public: listed ? { [listed]: [1] } : {} });
      table.controls.families = verbs.map((verb) => ({ verb }));
      for (const watcher of table.watchers) watcher();
      await new Promise(requestAnimationFrame); // the note follows when all has changed
      return !note.hidden;
    },
  };
  note.hidden = true;
  await explainFirstTurns(/** @type {any} */ (table));
  return table;
}

const fetched = globalThis.fetch;
beforeEach(() => {
  for (const key of keys("explained.")) remove(key);
  // What the build puts beside the page: the notes of a game and their sentences.
  globalThis.fetch = async (address) => {
    const [, game, file] = /games\/(\w+)\/(tutorial\.\w+(?:\.ftl)?)$/.exec(String(address)) ?? [];
    if (!game) return fetched(address);
    const folder = file?.endsWith(".ftl") ? "texts" : "data";
    return new Response(await readFile(new URL(`${game}/${folder}/${file}`, GAMES), "utf-8"));
  };
});

for (const game of ["magot", "long_cours", "marco_polo", "magellan"])
  test(`${game}: no note is remembered that was not in sight`, async () => {
    await startLanguage();
    const notes = JSON.parse(await readFile(new URL(`${game}/data/tutorial.json`, GAMES), "utf-8")).first_turns;
    const table = await tableOf(game);
    for (const { phase, verb, when } of notes) {
      table.room = false;
      assert.equal(await table.offer(phase, verb ? [verb] : ["done"], when), false);
    }
    await table.offer("", []); // the last choice has been made, too
    assert.equal(read(`explained.${game}`), null);

    table.room = true;
    for (const { phase, verb, when, say } of notes) {
      assert.ok(await table.offer(phase, verb ? [verb] : ["done"], when), say);
      await table.offer("", []);
    }
    const told = (read(`explained.${game}`) ?? "").split(" ");
    assert.deepEqual(new Set(told), new Set(notes.map((/** @type {{ say: string }} */ { say }) => say)));
  });
