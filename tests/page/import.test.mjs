import assert from "node:assert/strict";
import { before, beforeEach, test } from "node:test";

import { startLanguage } from "../../web/app/base/l10n.mjs";
import { keys, remove } from "../../web/app/base/storage.mjs";
import { importAll, readSaves } from "../../web/app/saves/import.mjs";
import { list } from "../../web/app/saves/saves.mjs";
import { board, save, snapshot } from "./samples.mjs";
import { python } from "./worker.mjs";

before(async () => {
  await startLanguage();
  const { data } = board([]);
  globalThis.fetch = async () => new Response(JSON.stringify(data));
  Object.assign(document, { createElementNS: () => ({ setAttribute() {}, append() {} }) });
});
beforeEach(() => {
  for (const key of keys("")) remove(key);
});

/** @param {string} name @param {unknown} content */
const file = (name, content) => new File([typeof content === "string" ? content : JSON.stringify(content)], name);
const REFUSED = {
  ok: false,
  error: { id: "damaged", params: {}, rule: "", text: "The save is damaged.", report: null },
};

test("an unreadable file is named, and the others are read", async () => {
  const { found, problems } = await readSaves([file("a.json", "{"), file("Sunday.JSON", save())]);
  assert.deepEqual(found, [{ name: "Sunday", save: save() }]);
  assert.equal(problems.length, 1);
  assert.match(problems[0] ?? "", /a\.json/);
});

test("each game that the engine reads gets an id of its own, even twice the same", async () => {
  python.answer = () => ({ ok: true, ...snapshot() });
  const found = [
    { name: "Sunday", save: save() },
    { name: "Sunday", save: save() },
  ];
  assert.deepEqual(await importAll(found, () => true), { kept: 2, left: 0, problems: [] });
  assert.equal(list().kept.length, 2);
});

test("a game that the engine refuses is not saved, and its reason is told", async () => {
  python.answer = ({ request }) => (request.save === "bad" ? REFUSED : { ok: true, ...snapshot() });
  const { kept, problems } = await importAll(
    [
      { name: "Bad", save: "bad" },
      { name: "Good", save: save() },
    ],
    () => true,
  );
  assert.equal(kept, 1);
  assert.deepEqual(
    list().kept.map(({ name }) => name),
    ["Good"],
  );
  assert.match(problems[0] ?? "", /Bad.*The save is damaged/);
});

test("a game that does not replay to its end stays a file: saved, it would lose the rest", async () => {
  python.answer = () => ({ ok: true, ...snapshot({ read_only: true, warning: { id: "cut", params: {}, rule: "" } }) });
  const { kept, problems } = await importAll([{ name: "Half", save: save() }], () => true);
  assert.deepEqual([kept, problems.length, list().kept.length], [0, 1, 0]);
});

test("once people open a table, the import stops, and they learn how many are left", async () => {
  python.answer = () => ({ ok: true, ...snapshot() });
  const found = [1, 2, 3].map((nth) => ({ name: `game ${nth}`, save: save() }));
  const answers = [true, false];
  assert.deepEqual(await importAll(found, () => answers.shift() ?? false), { kept: 1, left: 2, problems: [] });
});
