/**
 * Sentences in the person's language, from Fluent files. The language can change at any moment.
 *
 * `say` writes a sentence into an element, and writes it again when the language changes; parameters that are functions
 * are called again then. Attributes of a message (`.aria-label`, `.title`, `.placeholder`) become attributes of the
 * element.
 */

/** @import { Language } from "../types.d.ts" */
/** @typedef {{ [name: string]: string | number }} Arguments */

import { FluentBundle, FluentResource } from "../../vendor/fluent.mjs";
import { once } from "./once.mjs";
import { onSettings, settings } from "./settings.mjs";
import { fetchFile } from "./site.mjs";

/** The page's own sentences, and the engine's sentences that all games share. */
const FILES = ["texts/page.", "texts/"];
const ATTRIBUTES = new Set(["aria-label", "title", "placeholder", "alt"]);

/** @type {Map<string, FluentBundle>} by "language" or "language/game" */
const bundles = new Map();
/** The beginnings of the paths of the games' own files, by key. @type {Map<string, string>} */
const games = new Map();
/** @type {WeakMap<Element, () => void>} */
const writers = new WeakMap();
/** @type {Set<() => void>} */
const watchers = new Set();

/**
 * Applies the typography of the language: a minus sign; in French also elision before a name, and no-break spaces that
 * keep high punctuation on the line of the word before it. `escales.texts.typeset` does the same for the terminal.
 * @param {string} text
 */
function typeset(text) {
  const signed = text.replace(/(?<![\p{L}\p{N}])-(?=\p{N})/gu, "−");
  if (language !== "fr") return signed;
  return signed
    .replace(/(?<!\p{L})([Dd]|[Qq]u)e (?=[AEIOUÀÂÄÉÈÊËÎÏÔÖÛÜŒÆ])/gu, "$1’")
    .replace(/ ([;!?])/g, "\u202f$1")
    .replace(/ ([:»])/g, "\u00a0$1")
    .replace(/« /g, "«\u00a0");
}

/** Letters of scripts that are written from right to left. */
const LEFTWARD = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/**
 * Formats a message with its parameters. A name in a right-to-left script is isolated: otherwise a number after it
 * would be drawn on its other side.
 * @param {FluentBundle} bundle
 * @param {Parameters<FluentBundle["formatPattern"]>[0]} pattern
 * @param {Arguments} params
 */
function format(bundle, pattern, params) {
  const entries = Object.entries(params).map(([name, value]) => [
    name,
    LEFTWARD.test(String(value)) ? `\u2068${value}\u2069` : value,
  ]);
  return typeset(bundle.formatPattern(pattern, Object.fromEntries(entries), []));
}

/** @type {Language} */
let language = settings.language;

const text = once(async (/** @type {string} */ path) => (await fetchFile(path)).text());

/**
 * @param {string} key
 * @param {Language} locale
 * @param {string[]} paths
 */
async function load(key, locale, paths) {
  if (bundles.has(key)) return;
  const sources = await Promise.all(paths.map(text));
  const bundle = new FluentBundle(locale, { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source));
  bundles.set(key, bundle);
}

/** @param {Language} locale */
async function loadLanguage(locale) {
  await Promise.all([
    load(
      locale,
      locale,
      FILES.map((file) => `${file}${locale}.ftl`),
    ),
    ...[...games].map(([key, path]) => load(`${locale}/${key}`, locale, [`${path}${locale}.ftl`])),
  ]);
}

/**
 * Loads the sentences of a game. Call it before the page needs them.
 * @param {string} game
 */
export function loadGame(game) {
  return loadMore(game, `games/${game}/`);
}

/**
 * Loads the sentences of a game's lessons. Their key as a `game` is `lessonsOf(game)`.
 * @param {string} game
 */
export function loadLessons(game) {
  return loadMore(lessonsOf(game), `games/${game}/tutorial.`);
}

/** The key of the sentences of a game's lessons. @param {string} game */
export const lessonsOf = (game) => `${game}/tutorial`;

/** @param {string} key @param {string} path */
async function loadMore(key, path) {
  games.set(key, path);
  await load(`${language}/${key}`, language, [`${path}${language}.ftl`]);
}

/** Loads the current language. Await it before the page shows anything. */
export async function startLanguage() {
  language = settings.language;
  await loadLanguage(language);
  document.documentElement.lang = language;
}

/**
 * Finds a message and its bundle: the game's own first, then the shared ones.
 * @param {string} id
 * @param {string | null} game
 */
function find(id, game) {
  for (const key of game ? [`${language}/${game}`, language] : [language]) {
    const bundle = bundles.get(key);
    const message = bundle?.getMessage(id);
    if (bundle && message) return { bundle, message };
  }
  return null;
}

/**
 * The sentence `id`, or null if there is none.
 * @param {string} id
 * @param {Arguments} [params]
 * @param {string | null} [game] its own messages come first
 * @returns {string | null}
 */
export function sentence(id, params = {}, game = null) {
  const found = find(id, game);
  if (!found?.message.value) return null;
  return format(found.bundle, found.message.value, params);
}

/**
 * The sentence `id`, or the id itself if there is none, so that people see a missing text.
 * @param {string} id
 * @param {Arguments} [params]
 * @param {string | null} [game]
 */
export function phrase(id, params = {}, game = null) {
  return sentence(id, params, game) ?? id;
}

/**
 * Calls `writer` now, and after every change of language while `target` is in the page.
 * @template {Element} Target
 * @param {Target} target
 * @param {() => void} writer
 * @returns {Target}
 */
export function rewrite(target, writer) {
  writers.set(target, writer);
  target.setAttribute("data-l10n", "");
  writer();
  return target;
}

/**
 * Writes the sentence `id` into `target`, now and after every change of language.
 * @template {Element} Target
 * @param {Target} target
 * @param {string} id
 * @param {Arguments | (() => Arguments)} [params]
 * @param {string | null} [game]
 * @returns {Target}
 */
export function say(target, id, params = {}, game = null) {
  return rewrite(target, () => {
    const values = typeof params === "function" ? params() : params;
    const found = find(id, game);
    if (!found) {
      target.textContent = id;
      return;
    }
    const { bundle, message } = found;
    if (message.value) target.textContent = format(bundle, message.value, values);
    for (const [name, pattern] of Object.entries(message.attributes)) {
      if (ATTRIBUTES.has(name)) target.setAttribute(name, format(bundle, pattern, values));
    }
  });
}

/** @param {() => void} watcher called after every change of language */
export function onLanguage(watcher) {
  watchers.add(watcher);
}

/** @returns {Language} */
export function currentLanguage() {
  return language;
}

/**
 * The kind of a language that the browser prefers, such as en-GB: each writes its dates in its own way.
 * @param {string} wanted a language @param {readonly string[]} preferred
 */
export const localeOf = (wanted, preferred) => preferred.find((one) => one.split("-")[0] === wanted) ?? wanted;

/** The day and hour of an ISO date, in the current language. @param {string} iso */
export function moment(iso) {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return "";
  return new Intl.DateTimeFormat(localeOf(language, navigator.languages), {
    dateStyle: "medium",
    timeStyle: "short",
  }).format(date);
}

/** A number in the current language. @param {number} value */
export function number(value) {
  return new Intl.NumberFormat(language).format(value);
}

/** A change with its sign. @param {number} change */
export const signed = (change) => `${change < 0 ? "−" : change > 0 ? "+" : ""}${number(Math.abs(change))}`;

/** Words that stand by themselves, such as those of a button, begin with a capital. @param {string} words */
export function capitalised(words) {
  const [first = ""] = words;
  return first.toLocaleUpperCase(language) + words.slice(first.length);
}

/** A share in per cent, in the current language. @param {number} share from 0 to 1 */
export function percent(share) {
  return new Intl.NumberFormat(language, { style: "percent" }).format(share);
}

onSettings(async () => {
  const wanted = settings.language;
  if (wanted === language) return;
  await loadLanguage(wanted);
  if (settings.language !== wanted) return;
  language = wanted;
  document.documentElement.lang = wanted;
  for (const target of document.querySelectorAll("[data-l10n]")) writers.get(target)?.();
  for (const watcher of watchers) watcher();
});
