import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";

const GAMES = ["magot", "long_cours", "marco_polo", "magellan"];
const LONGEST = 2;

const read = (/** @type {string} */ path) => readFile(new URL(`../../${path}`, import.meta.url), "utf-8");

for (const game of GAMES)
  test(`the moments of ${game} are events of the game, have a drawing and are short`, async () => {
    const { moments, turned } = await import(`../../web/themes/${game}/theme.mjs`);
    const [signs, messages] = [await read("web/moments.svg"), await read(`engine/escales/games/${game}/texts/fr.ftl`)];
    assert.ok(Object.keys(moments).length > 0);
    for (const [kind, { sign, card, seconds }] of Object.entries(moments)) {
      assert.match(messages, new RegExp(`^event-${kind} =`, "m"));
      assert.ok(card ? turned : signs.includes(`id="moment-${sign}"`), kind);
      assert.ok(seconds > 0 && seconds <= LONGEST, kind);
    }
  });
