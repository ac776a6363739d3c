import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";

import { soundOf } from "../../web/app/table/sounds.mjs";
import { animateEvents } from "../../web/app/table/motion.mjs";

const GAMES = ["magot", "long_cours", "marco_polo", "magellan"];

test("a movement sounds as usual unless the theme has another sound, or none", () => {
  assert.equal(soundOf({}, "walk"), "pawn");
  assert.equal(soundOf({ sounds: { movements: { walk: "horn" } } }, "walk"), "horn");
  assert.equal(soundOf({ sounds: { movements: { walk: null } } }, "walk"), null);
});

for (const game of GAMES)
  test(`every event of ${game} that sounds is an event of the game`, async () => {
    const { sounds } = await import(`../../web/themes/${game}/theme.mjs`);
    const messages = await readFile(
      new URL(`../../engine/escales/games/${game}/texts/fr.ftl`, import.meta.url),
      "utf-8",
    );
    for (const kind of Object.keys(sounds.events)) assert.match(messages, new RegExp(`^event-${kind} =`, "m"));
  });

test("an event is heard as it begins, with the movement that it is", async () => {
  /** @type {(string | null)[]} */
  const heard = [];
  const params = [{ piece: "pawn-0", to: "1" }, { amount: 3, payer: 0, payee: 1 }, {}];
  await animateEvents(
    params.map((one) => ({
      kind: "",
      rule: "",
      hidden: false,
      params: /** @type {import("../../web/app/types.d.ts").Params} */ (one),
    })),
    {
      walk: async () => void heard.push("it walks"),
      hear: (_, movement) => void heard.push(movement),
      isPayment: ({ params: { amount } }) => amount !== undefined,
      pay: async () => {},
      sum: () => {},
    },
  );
  assert.deepEqual(heard, ["walk", "it walks", "pay", null]);
});
