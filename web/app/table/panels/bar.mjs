/** The table's bar: back to the shelf, undo, rules, share, and a menu of settings. */

/** @import { Meta } from "../../types.d.ts" */

import { button, openDialog } from "../../base/dialogs.mjs";
import { element, picture } from "../../base/elements.mjs";
import { rewrite, say, sentence } from "../../base/l10n.mjs";
import { forcedRow, languageRow, lightRow, speedRow, thoughtRow, volumeRow } from "../../base/setting-rows.mjs";
import { loss } from "../../base/storage.mjs";
import { openRules } from "../../game/rule-book.mjs";
import { openSigns } from "./help.mjs";
import { countedOf } from "./seats.mjs";

/**
 * @typedef {object} BarActions
 * @property {() => void} undo
 * @property {() => void} share
 * @property {() => void} exportFile
 * @property {() => void} present shows the table in a second window
 * @property {(name: string) => void} rename
 * @property {() => string} name the name of the game
 * @property {Node} [back] stands in the bar instead of the link to the shelf
 */

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

export class Bar {
  /**
   * @param {Meta} meta
   * @param {BarActions} actions
   */
  constructor(meta, actions) {
    this.actions = actions;
    this.meta = meta;
    this.name = element("span", { class: "bar-name" });
    /** Which round it is, and what the game names beside it: on a phone the counters of the table are far down. */
    this.round = element("span", { class: "bar-round" });
    this.undo = iconButton("bar-undo", "icon-undo", actions.undo);
    const shelf = say(element("a", { href: "./", "data-route": "", class: "icon-button" }), "bar-shelf");
    shelf.append(picture("icon-back"));
    this.root = element(
      "header",
      { class: "bar" },
      actions.back ?? shelf,
      element("div", { class: "bar-title" }, element("h1", { tabindex: -1 }, meta.title), this.round),
      this.name,
      languageRow(),
      this.undo,
      iconButton("bar-rules", "icon-book", () => void openRules(meta.id)),
      iconButton("bar-share", "icon-share", actions.share),
      iconButton("bar-menu", "icon-menu", () => this.openMenu()),
    );
    this.show({ undo: false, name: actions.name(), counters: {} });
  }

  /** @param {{ undo: boolean, name: string, counters: { [name: string]: number } }} what `counters`: of the table */
  show({ undo, name, counters }) {
    this.undo.disabled = !undo; // not hidden: what comes and goes moves all beside it
    say(this.undo, undo ? "bar-undo" : "bar-undo-none");
    this.name.textContent = name;
    rewrite(this.round, () => {
      const { round } = counters;
      const brief = Object.keys(counters).map((name) => sentence(`counter-${name}-brief`, counters, this.meta.id));
      const parts = [countedOf("round", counters, this.meta.id), ...brief].filter(Boolean);
      this.round.textContent = round ? parts.join(" · ") : "";
    });
  }

  /** @param {string} name */
  showName(name) {
    this.name.textContent = name;
  }

  openMenu() {
    const why = loss();
    const field = element("input", {
      id: "game-name",
      type: "text",
      maxlength: 60,
      autocomplete: "off",
      value: this.actions.name(),
    });
    field.addEventListener("change", () => this.actions.rename(field.value));
    const signs = button("menu-signs", () => {
      dialog.close();
      void openSigns(this.meta.id).catch(console.warn);
    });
    signs.hidden = this.meta.lessons.length === 0; // then nothing explains the game's signs
    const dialog = openDialog(
      "menu-title",
      {},
      say(element("label", { for: "game-name" }), "menu-name"),
      field,
      say(element("p", { class: "group-title" }), "speed"),
      speedRow(),
      say(element("p", { class: "group-title" }), "sound"),
      volumeRow(),
      say(element("p", { class: "group-title" }), "thought"),
      thoughtRow(),
      say(element("p", { class: "group-title" }), "forced"),
      forcedRow(),
      say(element("p", { class: "group-title" }), "language"),
      languageRow(),
      say(element("p", { class: "group-title" }), "light"),
      lightRow(),
      element(
        "div",
        { class: "button-row" },
        signs,
        // A frame on another site cannot speak with a window of this site.
        window.parent === window ? button("menu-screen", this.actions.present) : null,
        button("menu-export", this.actions.exportFile),
      ),
      say(element("p", { class: "help" }), why === null ? "menu-saved" : `storage-${why}`),
    );
  }
}
