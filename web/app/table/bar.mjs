/** The table's bar: back to the shelf, undo, rules, sharing, and a menu of settings. */

/** @import { Language, Light, Meta, Speed } from "../types.d.ts" */

import { button, openDialog } from "../dialogs.mjs";
import { element, picture } from "../elements.mjs";
import { rewrite, say } from "../l10n.mjs";
import { openRules } from "../rules.mjs";
import { settings } from "../settings.mjs";
import { loss } from "../storage.mjs";

/** @typedef {{ undo: () => void, share: () => void, exportFile: () => void, rename: (name: string) => void, name: () => string,
 *   back?: Node | undefined }} BarActions */

/**
 * @param {string} message
 * @param {string} icon
 * @param {() => void} onclick
 */
function iconButton(message, icon, onclick) {
  const made = say(element("button", { type: "button", class: "icon-button", onclick }), message);
  made.append(picture(icon));
  return made;
}

/**
 * A row of buttons of which one is pressed. The same setting may have a row in several places: all of them show what is chosen.
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
  for (const one of row.children) one.setAttribute("aria-pressed", String(/** @type {HTMLElement} */ (one).dataset.value === chosen));
}

/** Language, light: what every view offers. */
export const languageRow = () =>
  choiceRow("language", /** @type {Language[]} */ (["fr", "en"]), () => settings.language, (value) => {
    settings.language = value;
  });
export const lightRow = () =>
  choiceRow("light", /** @type {Light[]} */ (["light", "dark"]), () => settings.light, (value) => {
    settings.light = value;
  });
const speedRow = () =>
  choiceRow("speed", /** @type {Speed[]} */ (["slow", "normal", "fast", "instant"]), () => settings.speed, (value) => {
    settings.speed = value;
  });

export class Bar {
  /**
   * @param {Meta} meta
   * @param {BarActions} actions
   */
  constructor(meta, actions) {
    this.actions = actions;
    this.name = element("span", { class: "bar-name" });
    this.undo = iconButton("bar-undo", "icon-undo", actions.undo);
    const shelf = say(element("a", { href: "./", "data-route": "", class: "icon-button" }), "bar-shelf");
    shelf.append(picture("icon-back"));
    this.root = element(
      "header",
      { class: "bar" },
      actions.back ?? shelf,
      element("h1", { tabindex: -1 }, meta.title),
      this.name,
      languageRow(),
      this.undo,
      iconButton("bar-rules", "icon-book", () => void openRules(meta.id)),
      iconButton("bar-share", "icon-share", actions.share),
      iconButton("bar-menu", "icon-menu", () => this.openMenu()),
    );
  }

  /** @param {{ undo: boolean, name: string }} what */
  show({ undo, name }) {
    this.undo.hidden = !undo;
    this.name.textContent = name;
  }

  /** @param {string} name */
  showName(name) {
    this.name.textContent = name;
  }

  openMenu() {
    const why = loss();
    const field = element("input", { id: "game-name", type: "text", maxlength: 60, autocomplete: "off", value: this.actions.name() });
    field.addEventListener("change", () => this.actions.rename(field.value));
    openDialog(
      "menu-title",
      {},
      say(element("label", { for: "game-name" }), "menu-name"),
      field,
      say(element("p", { class: "group-title" }), "speed"),
      speedRow(),
      say(element("p", { class: "group-title" }), "language"),
      languageRow(),
      say(element("p", { class: "group-title" }), "light"),
      lightRow(),
      element("div", { class: "button-row" }, button("menu-export", this.actions.exportFile)),
      say(element("p", { class: "help" }), why === null ? "menu-saved" : `storage-${why}`),
    );
  }
}
