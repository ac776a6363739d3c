import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { onSettings, settings } from "../../web/app/base/settings.mjs";
import { read, remove, write } from "../../web/app/base/storage.mjs";
import { browser } from "./browser.mjs";

beforeEach(() => {
  browser.still = browser.dark = false;
  settings.speed = "normal";
});

// The first tests come before any choice of the person.
test("a browser that speaks French gets French, every other one English", () => {
  const found = ["fr", "fr-CA", "FR-fr", "en-GB", "de", "frr"].map((language) => {
    browser.language = language;
    return settings.language;
  });
  assert.deepEqual(found.slice(0, 5), ["fr", "fr", "fr", "en", "en"]);
});

test("without a choice, the page is as light or dark as the system", () => {
  assert.equal(settings.light, "light");
  browser.dark = true;
  assert.equal(settings.light, "dark");
});

test("what an address asks for holds for this page and is not stored", () => {
  remove("settings");
  browser.language = "fr";
  settings.dress("en", "dark");
  assert.deepEqual([settings.language, settings.light], ["en", "dark"]);
  assert.equal(read("settings"), null);
});

test("an address with nonsense changes nothing", () => {
  settings.dress("de", "blue");
  assert.deepEqual([settings.language, settings.light], ["en", "dark"]);
});

test("people's own choice goes before the address and is stored", () => {
  settings.language = "fr";
  settings.light = "light";
  assert.deepEqual([settings.language, settings.light], ["fr", "light"]);
  assert.deepEqual(JSON.parse(read("settings") ?? ""), { language: "fr", light: "light", speed: "normal" });
});

test("a system that asks for calm gets no movements; bots still think, so that people can follow", () => {
  assert.equal(settings.pace, 1);
  browser.still = true;
  assert.equal(settings.pace, 0);
  assert.ok(settings.thinking > 0);
});

test("the speeds are in order, and the last has no movements at all", () => {
  const paces = /** @type {const} */ (["slow", "normal", "fast", "instant"]).map((speed) => {
    settings.speed = speed;
    return settings.pace;
  });
  assert.deepEqual(
    paces,
    [...paces].sort((a, b) => b - a),
  );
  assert.equal(paces.at(-1), 0);
  assert.equal(settings.thinking, 0);
});

test("a speed that this page does not know counts as normal", () => {
  settings.speed = /** @type {any} */ ("warp");
  assert.equal(settings.speed, "normal");
  assert.equal(settings.pace, 1);
});

test("the page is told of every change, until it no longer wants to be", () => {
  let times = 0;
  const over = new AbortController();
  onSettings(() => {
    times += 1;
  }, over.signal);
  settings.words = true;
  settings.keys = false;
  assert.equal(times, 2);
  assert.deepEqual([settings.words, settings.keys], [true, false]);
  over.abort();
  settings.words = false;
  assert.equal(times, 2);
});

test("a captain thinks for a second, unless people choose another time", () => {
  assert.deepEqual([settings.thoughtTime, settings.thought], ["1000", 1000]);
  settings.thoughtTime = "300";
  assert.equal(settings.thought, 300);
  settings.thoughtTime = "10000";
  assert.equal(settings.thought, 10_000);
  settings.thoughtTime = /** @type {any} */ ("forever");
  assert.equal(settings.thought, 1000);
});

test("a choice in this tab keeps what other tabs have chosen", () => {
  settings.volume = 20;
  write("settings", JSON.stringify({ ...JSON.parse(read("settings") ?? "{}"), volume: 70 }));
  settings.speed = "slow";
  assert.equal(JSON.parse(read("settings") ?? "{}").volume, 70);
  assert.equal(settings.volume, 70);
});
