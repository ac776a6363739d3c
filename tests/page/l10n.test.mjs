import assert from "node:assert/strict";
import { before, beforeEach, test } from "node:test";

import {
  capitalised,
  currentLanguage,
  loadGame,
  localeOf,
  moment,
  number,
  onLanguage,
  phrase,
  rewrite,
  say,
  sentence,
  startLanguage,
} from "../../web/app/base/l10n.mjs";
import { settings } from "../../web/app/base/settings.mjs";
import { browser } from "./browser.mjs";

/** Changes the language as people do, and waits until the page has changed. @param {"fr" | "en"} language */
async function speak(language) {
  if (currentLanguage() === language) return;
  const changed = new Promise((resolve) => onLanguage(() => resolve(undefined)));
  settings.language = language;
  await changed;
}

/** An element without a document: its attributes and its text. */
function target() {
  /** @type {Map<string, string>} */
  const attributes = new Map();
  const made = { textContent: "", attributes, setAttribute: attributes.set.bind(attributes) };
  return /** @type {any} */ (made);
}

before(async () => {
  await startLanguage();
  await loadGame("magot");
  await loadGame("magellan");
});
beforeEach(() => speak("fr"));

/** @param {number} value with ordinary spaces instead of no-break ones */
const figure = (value) => number(value).replace(/\s/g, " ");

test("numbers are written as the language does", async () => {
  assert.equal(figure(1234567.5), "1 234 567,5");
  await speak("en");
  assert.equal(figure(1234567.5), "1,234,567.5");
});

test("one move is singular, several are plural, in French and in English", async () => {
  const moves = (/** @type {number} */ count) => phrase("received-moves", { count, moves: number(count) });
  assert.deepEqual([1, 2].map(moves), ["1 coup joué", "2 coups joués"]);
  await speak("en");
  assert.deepEqual([1, 2].map(moves), ["1 move played", "2 moves played"]);
});

test("no move is singular in French and plural in English", async () => {
  const none = () => phrase("received-moves", { count: 0, moves: number(0) });
  assert.equal(none(), "0 coup joué");
  await speak("en");
  assert.equal(none(), "0 moves played");
});

test("high punctuation does not leave its word in French", async () => {
  assert.equal(phrase("saved-turn", { name: "Zoé" }), "Au tour de\u00a0: Zoé");
  assert.equal(phrase("saved-deleted", { name: "Zoé" }), "«\u00a0Zoé\u00a0» est supprimée.");
  await speak("en");
  assert.doesNotMatch(phrase("saved-deleted", { name: "Zoé" }), /\u00a0/);
});

test("a name that begins with a vowel elides the word before it in French", async () => {
  const base = (/** @type {string} */ seat) => phrase("piece-base", { seat, place: "5S6" }, "magellan");
  assert.equal(base("Anne"), "Base d’Anne\u00a0: 5S6");
  assert.equal(base("Rose"), "Base de Rose\u00a0: 5S6");
  await speak("en");
  assert.equal(base("Anne"), "Base of Anne: 5S6");
});

test("a negative number has a minus sign, a name with a hyphen keeps it", async () => {
  const faces = () => phrase("refuse-face", { faces: "-10, +4, 4N4-3N4" }, "magot");
  assert.match(faces(), /−10, \+4, 4N4-3N4/);
  await speak("en");
  assert.match(faces(), /−10, \+4, 4N4-3N4/);
});

test("a name in a right-to-left script is isolated from what follows it", () => {
  assert.equal(phrase("saved-turn", { name: "דנה" }), "Au tour de\u00a0: \u2068דנה\u2069");
  assert.doesNotMatch(phrase("saved-turn", { name: "Zoé" }), /\u2068/);
});

test("names are no messages: what people type is shown as it is", () => {
  assert.equal(phrase("saved-turn", { name: "{ $name } <b>" }), "Au tour de\u00a0: { $name } <b>");
});

test("a missing sentence is null, and people see its id", () => {
  assert.equal(sentence("no-such-message"), null);
  assert.equal(phrase("no-such-message"), "no-such-message");
});

test("a message with attributes only has no sentence", () => {
  assert.equal(sentence("saved-more", { name: "a" }), null);
});

test("a game's sentences are found only at its table, and the shared ones everywhere", () => {
  assert.equal(sentence("game-about"), null);
  assert.ok(sentence("game-about", {}, "magot"));
  assert.equal(sentence("saved-over", {}, "magot"), sentence("saved-over"));
});

test("attributes of a message become attributes of the element", () => {
  const link = target();
  say(link, "box-play", { game: "Magot" });
  assert.equal(link.textContent, "Nouvelle partie");
  assert.equal(link.attributes.get("aria-label"), "Nouvelle partie\u00a0: Magot");
});

test("an element without a text of its own keeps its content", () => {
  const button = target();
  button.textContent = "−";
  say(button, "amount-less");
  assert.equal(button.textContent, "−");
  assert.ok(button.attributes.get("aria-label"));
});

test("a change of language rewrites what is in the page, with new values", async () => {
  const [words, figures] = [target(), target()];
  browser.written = [words, figures];
  say(words, "saved-over");
  rewrite(figures, () => {
    figures.textContent = figure(1000);
  });
  assert.deepEqual([words.textContent, figures.textContent], ["Partie finie", "1 000"]);
  await speak("en");
  assert.deepEqual([words.textContent, figures.textContent], ["Finished", "1,000"]);
  assert.equal(document.documentElement.lang, "en");
});

test("games are translated with the page", async () => {
  const about = () => phrase("game-about", {}, "magot");
  const french = about();
  await speak("en");
  assert.notEqual(about(), french);
  assert.notEqual(about(), "game-about");
});

test("a time that is none is shown as nothing", () => {
  assert.equal(moment("yesterday"), "");
  assert.match(moment("2026-11-20T20:00:00"), /20 nov\. 2026/);
});

test("a rank is an ordinal number", async () => {
  await speak("en");
  const ranks = [2, 3, 4].map((rank) => phrase("end-own", { rank, seats: 4 }));
  assert.deepEqual(ranks, ["You come 2nd of 4.", "You come 3rd of 4.", "You come 4th of 4."]);
});

test("words that stand by themselves begin with a capital", () => {
  assert.deepEqual(["les îles", "étoile", "", "12 M", "𝒂b"].map(capitalised), ["Les îles", "Étoile", "", "12 M", "𝒂b"]);
});

test("dates are written as the browser's own kind of the language does", () => {
  assert.equal(localeOf("en", ["fr-CH", "en-GB", "en-US"]), "en-GB");
  assert.equal(localeOf("en", ["de"]), "en");
  assert.equal(localeOf("fr", ["en-GB"]), "fr");
});
