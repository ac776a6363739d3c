/** A person's settings in this browser: language, light, sound, speed, how long bots search. They are stored if the browser allows it. */

/** @import { Language, Light, Speed, ThoughtTime } from "../types.d.ts" */

import { read, write } from "./storage.mjs";

/** The duration of movements, relative to normal. */
const PACE = { slow: 1.6, normal: 1, fast: 0.45, instant: 0 };

/** How long the bots' moves between two decisions of people may take, in ms. */
const ROUNDS = { slow: 7000, normal: 3800, fast: 350, instant: 0 };

/** How long a bot that searches may think about a decision, in ms. @type {{ [thought in ThoughtTime]: number }} */
const THOUGHTS = { 300: 300, 1000: 1000, 3000: 3000, 10000: 10_000 };

const LIGHT_PREFERENCE = window.matchMedia("(prefers-color-scheme: dark)");
const STILL = window.matchMedia("(prefers-reduced-motion: reduce)");

/** @type {Set<() => void>} */
const watchers = new Set();

/** @returns {{ language?: Language, light?: Light, speed?: Speed, thought?: ThoughtTime, words?: boolean, volume?: number,
 *   keys?: boolean, forced?: boolean }} */
function stored() {
  try {
    const found = JSON.parse(read("settings") ?? "{}");
    return found !== null && typeof found === "object" ? found : {};
  } catch {
    return {};
  }
}

const chosen = stored();

/**
 * What the page's address asks for. It is not stored, and holds until people choose themselves.
 * @type {{ language?: Language, light?: Light }}
 */
const asked = {};

/** Keeps what people have just chosen, and what they have chosen in other tabs. @param {ReturnType<typeof stored>} choice */
function choose(choice) {
  Object.assign(chosen, stored(), choice);
  write("settings", JSON.stringify(chosen));
  apply();
  for (const watcher of watchers) watcher();
}

function apply() {
  document.documentElement.dataset.theme = settings.light;
  document.documentElement.dataset.speed = settings.speed;
}

export const settings = {
  /** @returns {Language} French unless the browser speaks another language first. */
  get language() {
    const wanted = asked.language ?? chosen.language;
    if (wanted === "fr" || wanted === "en") return wanted;
    return navigator.language.toLowerCase().startsWith("fr") ? "fr" : "en";
  },
  set language(value) {
    delete asked.language;
    choose({ language: value });
  },

  /** @returns {Light} */
  get light() {
    const wanted = asked.light ?? chosen.light;
    if (wanted === "light" || wanted === "dark") return wanted;
    return LIGHT_PREFERENCE.matches ? "dark" : "light";
  },
  set light(value) {
    delete asked.light;
    choose({ light: value });
  },

  /** @returns {Speed} */
  get speed() {
    return chosen.speed && chosen.speed in PACE ? chosen.speed : "normal";
  },
  set speed(value) {
    choose({ speed: value });
  },

  /** @returns {ThoughtTime} */
  get thoughtTime() {
    return chosen.thought && chosen.thought in THOUGHTS ? chosen.thought : "1000";
  },
  set thoughtTime(value) {
    choose({ thought: value });
  },

  /** How long a bot that searches may think about a decision, in ms. */
  get thought() {
    return THOUGHTS[settings.thoughtTime];
  },

  /** How loud sounds are, from 0, which is off, to 100. */
  get volume() {
    const { volume } = chosen;
    return typeof volume === "number" && volume > 0 ? Math.min(100, volume) : 0;
  },
  set volume(value) {
    choose({ volume: value });
  },

  /** Whether the board is shown in words instead of drawn. */
  get words() {
    return chosen.words === true;
  },
  set words(value) {
    choose({ words: value });
  },

  /** Whether single character keys such as "?" and "+" work as shortcuts. */
  get keys() {
    return chosen.keys !== false;
  },
  set keys(value) {
    choose({ keys: value });
  },

  /** Whether the page does by itself what leaves no choice. */
  get forced() {
    return chosen.forced !== false;
  },
  set forced(value) {
    choose({ forced: value });
  },

  /**
   * Applies the language and light that an address asks for, to this page only; nothing is stored.
   * @param {string | null} language
   * @param {string | null} light
   */
  dress(language, light) {
    if (language === "fr" || language === "en") asked.language = language;
    if (light === "light" || light === "dark") asked.light = light;
    apply();
  },

  /** Whether the system asks for reduced motion. */
  get still() {
    return STILL.matches;
  },

  /** The duration of movements: 1 at normal speed, 0 for no movement. */
  get pace() {
    return STILL.matches ? 0 : PACE[settings.speed];
  },

  /** How long the bots' moves between two decisions of people may take, in ms. */
  get round() {
    return ROUNDS[settings.speed];
  },

  /**
   * How long a bot seems to think, in ms. It stays when the system asks for reduced motion, so that people can follow
   * the game.
   */
  get thinking() {
    return 600 * PACE[settings.speed];
  },
};

/**
 * @param {() => void} watcher called after every change
 * @param {AbortSignal} [over] ends the calls
 */
export function onSettings(watcher, over) {
  watchers.add(watcher);
  over?.addEventListener("abort", () => watchers.delete(watcher));
}

LIGHT_PREFERENCE.addEventListener("change", apply);
apply();
