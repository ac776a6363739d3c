/**
 * What only the one who looks may see: cards by their names and drawings, numbers in a sentence. A card that can be played
 * is a button. A secret is shown if the game has the message `own-NAME` for it; a theme may draw the hand itself.
 */

/** @import { Family, Json, View } from "../types.d.ts" */
/** @import { Names } from "../names.mjs" */

import { element, picture } from "../elements.mjs";
import { phrase, rewrite, say, sentence } from "../l10n.mjs";
import { offered } from "./choices.mjs";

export class Hand {
  /**
   * @param {Names} names
   * @param {{ [verb: string]: string[] }} verbs
   * @param {{ play: (action: string) => void }} actions
   */
  constructor(names, verbs, actions) {
    this.names = names;
    this.verbs = verbs;
    this.actions = actions;
    this.title = element("h2", { id: "hand-title", class: "group-title" });
    this.body = element("div", { class: "hand-body" });
    this.root = element("section", { class: "hand", "aria-labelledby": "hand-title", hidden: true }, this.title, this.body);
    this.shown = "";
  }

  /**
   * @param {View} view
   * @param {Family[] | null} families what may be done now
   */
  show(view, families) {
    const text = view.seat === null ? "" : JSON.stringify([view.seat, view.own, families]);
    if (text === this.shown) return;
    this.shown = text;
    const { seat, own } = view;
    if (seat === null) {
      this.root.hidden = true;
      this.body.replaceChildren();
      return;
    }
    say(this.title, "hand-title", { name: this.names.party(seat) });
    const playable = offered(families ?? [], this.verbs, "card");
    const card = (/** @type {string} */ id) => this.card(id, playable.get(id)?.action ?? null);
    const drawn =
      this.names.plan.theme.hand?.(own, { card }) ?? Object.entries(own).flatMap(([name, value]) => this.part(name, value, card));
    this.body.replaceChildren(...drawn);
    this.root.hidden = drawn.length === 0;
  }

  /**
   * @param {string} name
   * @param {Json} value
   * @param {(id: string) => HTMLElement} card
   * @returns {HTMLElement[]}
   */
  part(name, value, card) {
    const id = `own-${name}`;
    const { game } = this.names;
    if (sentence(id, {}, game) === null) return [];
    if (typeof value === "number") return [say(element("p", {}), id, { value }, game)];
    const cards = (Array.isArray(value) ? value : [value]).filter((one) => typeof one === "string" && one !== "");
    if (cards.length === 0) return [];
    const list = element("ul", { class: "cards" }, ...cards.map((one) => element("li", {}, card(String(one)))));
    rewrite(list, () => list.setAttribute("aria-label", phrase(id, {}, game)));
    return [list];
  }

  /**
   * A card: its drawing, if the theme has one, and its name.
   * @param {string} id
   * @param {string | null} action what playing it does
   * @returns {HTMLElement}
   */
  card(id, action) {
    const words = element("span", { class: "card-name" });
    rewrite(words, () => {
      words.textContent = this.names.word("card", id);
    });
    const drawn = document.getElementById(`card-${id}`) ? picture(`card-${id}`, "card-picture") : null;
    if (action === null) return element("span", { class: "card" }, drawn, words);
    return element("button", { type: "button", class: "card", onclick: () => this.actions.play(action) }, drawn, words);
  }
}
