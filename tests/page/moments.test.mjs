import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { afterEach, test } from "node:test";

import { settings } from "../../web/app/base/settings.mjs";
import { Admission, framesOf, MOST, timeOf } from "../../web/app/table/panels/admission.mjs";
import { browser } from "./browser.mjs";

const GAMES = ["magot", "long_cours", "marco_polo", "magellan"];
const LONGEST = 2;

afterEach(() => {
  settings.speed = "normal";
  browser.still = false;
});

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

/** How many of the events of a round of bots are shown, and for how long the round waits for them, in ms. */
function round(/** @type {string[]} */ kinds, bots = true) {
  const admission = new Admission(() => bots);
  const admitted = kinds.map((kind) => admission.admit(kind, 1500)).filter((waits) => waits !== null);
  return { shown: admitted.length, waited: 1500 * admitted.filter(Boolean).length };
}

test("bots show each kind once in a round, and the round waits two seconds for all of them", () => {
  const { shown, waited } = round(["storm", "fight", "storm", "sold", "fight"]);
  assert.equal(shown, 3);
  assert.ok(waited <= MOST);
});

test("at fast speed a round of bots shows one moment, and does not wait for it", () => {
  settings.speed = "fast";
  assert.deepEqual(round(["storm", "fight", "storm", "sold"]), { shown: 1, waited: 0 });
});

test("the next round of bots shows its moments again", () => {
  let bots = true;
  const admission = new Admission(() => bots);
  assert.equal(admission.admit("storm", 1500), true);
  assert.equal(admission.admit("storm", 1500), null);
  bots = false;
  assert.equal(admission.admit("throw", 500), true);
  bots = true;
  assert.equal(admission.admit("storm", 1500), true);
});

test("what a person does is always shown", () => {
  assert.deepEqual(round(["storm", "storm", "storm"], false), { shown: 3, waited: 4500 });
});

test("a moment lasts two seconds at most, at any speed, and none without movements", () => {
  for (const speed of /** @type {const} */ (["slow", "normal", "fast"])) {
    settings.speed = speed;
    assert.ok(timeOf({ sign: "storm", seconds: 2 }, true) <= MOST);
  }
  settings.speed = "instant";
  assert.equal(timeOf({ sign: "storm", seconds: 2 }, true), 0);
});

test("a rare moment of a person's own turn can be read at fast speed, too", () => {
  settings.speed = "fast";
  assert.equal(timeOf({ sign: "khan", seconds: 1.8 }, false), 1000);
  assert.ok(timeOf({ sign: "khan", seconds: 1.8 }, true) < 1000);
  assert.ok(timeOf({ sign: "town", seconds: 1.3 }, false) < 1000);
  settings.speed = "instant";
  assert.equal(timeOf({ sign: "khan", seconds: 1.8 }, false), 0);
});

test("with reduced motion, a moment is a still picture that the game does not wait for", () => {
  browser.still = true;
  for (const moves of /** @type {const} */ (["rise", "stamp", "shake", "sink", "sail"]))
    for (const frame of framesOf({ sign: "storm", seconds: 2, moves })) assert.deepEqual(frame, { opacity: 1 });
  assert.deepEqual(round(["storm", "fight"]), { shown: 2, waited: 0 });
  assert.equal(timeOf({ sign: "storm", seconds: 2 }, true), 2000);
});
