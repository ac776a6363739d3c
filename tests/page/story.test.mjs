/** In which order the table tells what an entry brought. */

import "./browser.mjs";
import assert from "node:assert/strict";
import { test } from "node:test";

import { Story } from "../../web/app/table/panels/story.mjs";

test("before the end of a game is announced, the board shows what has decided it", async () => {
  /** @type {string[]} */
  const told = [];
  const events = ["developed", "won", "end"].map((kind) => ({ kind, rule: "", params: {} }));
  const story = {
    actions: {
      roll: async () => {},
      animate: async (/** @type {any[]} */ all, /** @type {(event: any) => Promise<void>} */ moment) => {
        for (const event of all) await moment(event);
      },
    },
    moments: { play: async (/** @type {{ kind: string }} */ { kind }) => void told.push(kind) },
  };
  const entry = /** @type {any} */ ({ actor: 0, roller: null, action: "develop CH", events });
  const landed = () => void told.push("journal");
  await Story.prototype.play.call(/** @type {any} */ (story), entry, landed, {}, () => void told.push("board"));
  assert.deepEqual(told, ["developed", "won", "board", "end", "journal"]);
});
