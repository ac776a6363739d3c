import assert from "node:assert/strict";
import { test } from "node:test";

import { MOST_PARTS, PartCollection, packSave, split, unpack } from "../../web/app/saves/parts.mjs";
import { save } from "./samples.mjs";

const ADDRESS = "https://games.example.org/escales/?receive";
/** Does not repeat, so that wrong orders are noticed. @param {number} length */
const link = (length) =>
  `v1.${Array.from({ length }, (_, at) => "abcdefghijklmnopqrstuvwxyzABC-_"[(at * at + (at >> 3)) % 31]).join("")}`;

/** What the last of these texts leads to. @param {string[]} texts @param {PartCollection} [parts] */
function taken(texts, parts = new PartCollection()) {
  return texts.map((text) => parts.take(text)).at(-1);
}

/** @param {string[] | null} parts @returns {string[]} */
function some(parts) {
  assert.ok(parts);
  return parts;
}

test("a text goes through its parts in any order, and repeated", () => {
  for (const length of [1, 340, 341, 342, 343, 344, 345, 1897, 20_000]) {
    const text = link(length);
    const parts = some(split(text, ADDRESS));
    assert.ok(parts.every((part) => part.length <= 400 && part.startsWith(`${ADDRESS}#p1.`)));
    const shuffled = [...parts.slice(1).reverse(), ...parts.slice(1), ...parts.slice(0, 1)];
    const last = taken(shuffled);
    assert.equal(last?.kind === "part" && last.whole, text, `${length}`);
  }
});

test("the parts are about equally long", () => {
  const lengths = some(split(link(800), ADDRESS)).map((part) => part.length);
  assert.equal(lengths.length, 3);
  assert.ok(Math.max(...lengths) - Math.min(...lengths) < 5, String(lengths));
});

test("what is missing is told", () => {
  const [first = "", , third = ""] = some(split(link(1000), ADDRESS));
  const parts = new PartCollection();
  const before = parts.take(third);
  assert.deepEqual(before.kind === "part" && [before.held, before.count, before.fresh], [[3], 3, true]);
  const again = parts.take(third);
  assert.deepEqual(again.kind === "part" && [again.held, again.fresh], [[3], false]);
  const after = parts.take(first);
  assert.deepEqual(after.kind === "part" && [after.held, after.whole], [[1, 3], null]);
});

test("the parts of two games do not mix", () => {
  const [one, other] = [link(600), `${link(600)}x`];
  const [a, b] = [some(split(one, ADDRESS)), some(split(other, ADDRESS))];
  const parts = new PartCollection();
  const mixed = [a[0], b[1], a[1]].map((text) => parts.take(text ?? "")).at(-1);
  assert.equal(mixed?.kind === "part" && mixed.whole, one);
  const last = parts.take(b[0] ?? "");
  assert.equal(last.kind === "part" && last.whole, other);
});

test("the parts of many games do not fill the memory", () => {
  const parts = new PartCollection();
  for (let at = 0; at < 100; at += 1) parts.take(some(split(`${link(600)}${at}`, ADDRESS))[0] ?? "");
  assert.equal(parts.games.size, 8);
  const last = parts.take(some(split(`${link(600)}99`, ADDRESS))[1] ?? "");
  assert.equal(last.kind === "part" && last.whole, `${link(600)}99`);
});

test("a part that was changed spoils the whole, and can be read again", () => {
  const text = link(600);
  const [first = "", second = ""] = some(split(text, ADDRESS));
  const parts = new PartCollection();
  assert.deepEqual(taken([first, second.replace(/..$/, "xx")], parts), { kind: "damaged" });
  const last = taken([first, second], parts);
  assert.equal(last?.kind === "part" && last.whole, text);
});

test("the site may have moved: only the fragment counts", () => {
  const [only = ""] = some(split(link(20), "http://localhost:8000/?receive"));
  const last = taken([only.slice(only.indexOf("#"))]);
  assert.equal(last?.kind === "part" && last.whole, link(20));
});

test("a link of a game is taken as it is, with its move", () => {
  assert.deepEqual(taken([`https://games.example.org/#${link(30)}/at/12`]), {
    kind: "link",
    whole: `${link(30)}/at/12`,
  });
});

test("a foreign code and a part of a newer version are told apart", () => {
  const foreign = [
    "https://example.org/",
    "WIFI:S:name;;",
    "",
    "#p1.abc.3.2.x",
    "#p1.abc.0.2.x",
    "#p1.abc.1.2.",
    "#px",
  ];
  for (const text of foreign) assert.deepEqual(taken([text]), { kind: "foreign" }, text);
  assert.deepEqual(taken(["https://games.example.org/?receive#p2.new"]), { kind: "newer" });
});

test("a text that needs too many parts has none", () => {
  const text = link(350 * MOST_PARTS);
  assert.equal(split(text, ADDRESS), null);
});

test("however long the site's address is, the parts come to an end", () => {
  const text = link(1800);
  const last = taken(some(split(text, `https://example.org/${"long/".repeat(120)}`)));
  assert.equal(last?.kind === "part" && last.whole, text);
});

test("a save that is too long for a link keeps its name and all of its content", async () => {
  const long = { ...save(), log: Array.from({ length: 5000 }, (_, at) => `pay ${(at * 7919) % 613} é`) };
  const text = await packSave("Nadia, Zoé", long);
  const last = taken(some(split(text, ADDRESS)).reverse());
  assert.ok(last?.kind === "part" && last.whole);
  assert.deepEqual(await unpack(last.whole), { name: "Nadia, Zoé", save: long });
});

test("a link is given to the engine as it came", async () => {
  assert.deepEqual(await unpack("v1.abc/at/3"), { link: "#v1.abc/at/3" });
});

test("what is no save, or an enormous one, is refused with a sentence", async () => {
  await assert.rejects(unpack("z1.abc"), { id: "file-not-json" });
  await assert.rejects(unpack("z1.***"), { id: "file-not-json" });
  const enormous = await packSave("", /** @type {any} */ ({ log: "0".repeat(5_000_000) }));
  assert.ok(enormous.length < 10_000);
  await assert.rejects(unpack(enormous), { id: "file-too-large" });
});
