/** Rows of controls for a person's settings: language, light, speed, how long bots search, sound. */

/** @import { Language, Light, Speed, ThoughtTime } from "../types.d.ts" */

import { element } from "./elements.mjs";
import { phrase, rewrite, say } from "./l10n.mjs";
import { settings } from "./settings.mjs";
import { sound } from "./sound.mjs";

/**
 * A row of buttons of which one is pressed. If a setting has several rows in the page, all of them show the current
 * value.
 * @template {string} Value
 * @param {string} title
 * @param {Value[]} values
 * @param {() => Value} current
 * @param {(value: Value) => void} choose
 */
function choiceRow(title, values, current, choose) {
  const row = element("div", { class: "toggle", role: "group", "data-choice": title });
  rewrite(row, () => row.setAttribute("aria-label", say(element("span", {}), title).textContent ?? ""));
  for (const value of values) {
    const one = say(element("button", { type: "button" }), `${title}-${value}`);
    one.dataset.value = value;
    one.addEventListener("click", () => {
      choose(value);
      for (const each of document.querySelectorAll(`[data-choice="${title}"]`)) mark(each, current());
    });
    row.append(one);
  }
  mark(row, current());
  return row;
}

/** @param {Element} row @param {string} chosen */
function mark(row, chosen) {
  for (const one of row.children)
    one.setAttribute("aria-pressed", String(/** @type {HTMLElement} */ (one).dataset.value === chosen));
}

export const languageRow = () =>
  choiceRow(
    "language",
    /** @type {Language[]} */ (["fr", "en"]),
    () => settings.language,
    (value) => {
      settings.language = value;
    },
  );
export const lightRow = () =>
  choiceRow(
    "light",
    /** @type {Light[]} */ (["light", "dark"]),
    () => settings.light,
    (value) => {
      settings.light = value;
    },
  );
export const speedRow = () =>
  choiceRow(
    "speed",
    /** @type {Speed[]} */ (["slow", "normal", "fast", "instant"]),
    () => settings.speed,
    (value) => {
      settings.speed = value;
    },
  );
export const thoughtRow = () =>
  choiceRow(
    "thought",
    /** @type {ThoughtTime[]} */ (["300", "1000", "3000", "10000"]),
    () => settings.thoughtTime,
    (value) => {
      settings.thoughtTime = value;
    },
  );

export const forcedRow = () =>
  choiceRow(
    "forced",
    /** @type {("on" | "off")[]} */ (["on", "off"]),
    () => (settings.forced ? "on" : "off"),
    (value) => {
      settings.forced = value === "on";
    },
  );

/** The volume of sounds: at its beginning they are off. A new volume is heard at once. */
export function volumeRow() {
  const slider = element("input", { type: "range", class: "volume", min: 0, max: 100, step: 5 });
  slider.value = String(settings.volume);
  const told = element("output", {});
  const tell = () => {
    told.textContent =
      settings.volume === 0 ? phrase("sound-off") : phrase("sound-volume", { volume: settings.volume });
    slider.setAttribute("aria-label", phrase("sound"));
    slider.setAttribute("aria-valuetext", told.textContent);
  };
  slider.addEventListener("input", () => {
    settings.volume = slider.valueAsNumber;
    tell();
    void sound("coin");
  });
  return element("div", { class: "volume-row" }, slider, rewrite(told, tell));
}
