/**
 * The secrets of the viewing seat: cards with name and drawing, numbers in a sentence. A card that can be played is a
 * button. A secret is shown if the game has the message `own-NAME` for it; a theme may draw the hand itself.
 */

/** @import { Json, View } from "../../types.d.ts" */
/** @import { Names } from "../../game/names.mjs" */

import { element, picture } from "../../base/elements.mjs";
import { phrase, rewrite, say, sentence } from "../../base/l10n.mjs";
import { HUMAN } from "../../game/engine-constants.mjs";

/** The most cards in one row of a fan. */
const FAN = 7;

export class Hand {
  /**
   * @param {Names} names
   * @param {(id: string, room: HTMLElement) => void} use called when people choose a card; `room` is for a question about it
   */
  constructor(names, use) {
    this.names = names;
    this.use = use;
    this.title = element("h2", { id: "hand-title", class: "group-title" });
    this.body = element("div", { class: "hand-body" });
    /** Stands below the cards, so that they stay where they are. */
    this.question = element("div", { class: "hand-question" });
    this.root = element(
      "section",
      { class: "hand", "aria-labelledby": "hand-title", hidden: true, tabindex: 0 }, // keys can scroll it
      this.title,
      this.body,
    );
    this.shown = "";
  }

  /**
   * @param {View} view
   * @param {Set<string>} usable the ids of the cards that people can use now
   */
  show(view, usable) {
    const text = view.seat === null ? "" : JSON.stringify([view.seat, view.own, [...usable]]);
    if (text === this.shown) return;
    this.shown = text;
    const { seat, own } = view;
    if (seat === null) {
      this.root.hidden = true;
      this.body.replaceChildren();
      return;
    }
    const alone = this.names.seats.filter(({ player }) => player === HUMAN).length === 1;
    say(this.title, alone ? "hand-alone" : "hand-title", () => ({ name: this.names.party(seat) }));
    const card = (/** @type {string} */ id) => this.card(id, usable.has(id));
    const cards = (/** @type {string} */ id, /** @type {string[]} */ ids) => this.cards(id, ids, card);
    const drawn =
      this.names.plan.theme.hand?.(own, { card, cards }) ??
      Object.entries(own).flatMap(([name, value]) => this.part(name, value, card));
    this.body.replaceChildren(...drawn);
    drawn[0]?.after(this.question);
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
    const cards = (Array.isArray(value) ? value : [value]).flatMap((one) =>
      typeof one === "string" && one !== "" ? [one] : [],
    );
    return cards.length === 0 ? [] : [this.cards(`${name}-cards`, cards, card)];
  }

  /**
   * A list of cards; a fan if they are more than three and have drawings.
   * @param {string} id the id of the list's label
   * @param {string[]} cards
   * @param {(id: string) => HTMLElement} card
   */
  cards(id, cards, card) {
    // The rows of a fan have almost equal lengths, so that every card has room for a finger.
    const across = Math.ceil(cards.length / Math.ceil(cards.length / FAN));
    const items = cards.map((one, at) => {
      const item = element("li", {}, card(one));
      const row = Math.floor(at / across);
      const inRow = Math.min(across, cards.length - row * across);
      item.style.setProperty("--from-middle", String((at % across) - (inRow - 1) / 2));
      item.classList.toggle("next-row", row > 0);
      return item;
    });
    const list = element("ul", { class: "cards" }, ...items);
    list.style.setProperty("--across", String(across));
    list.classList.toggle("fan", list.querySelector(".card-picture") !== null && cards.length > 3);
    rewrite(list, () => list.setAttribute("aria-label", phrase(id, {}, this.names.game)));
    return list.classList.contains("fan") ? element("div", {}, list, this.caption(list)) : list;
  }

  /**
   * The line below a fan that describes the card under the pointer or the focus. Screen readers find the words in the
   * card.
   * @param {HTMLElement} list
   */
  caption(list) {
    const caption = element("p", { class: "hand-caption", "aria-hidden": "true" });
    // Where the first touch of a card only asks, it reads it, too.
    const asks = this.names.plan.theme.asks !== undefined;
    say(caption, list.querySelector("button.card") && !asks ? "hand-ask-use" : "hand-ask");
    for (const kind of ["pointerover", "focusin", "click"]) {
      list.addEventListener(kind, ({ target, type }) => {
        const card =
          target instanceof Element ? /** @type {HTMLElement | null} */ (target.closest("[data-card]")) : null;
        if (card?.dataset.card)
          rewrite(caption, () => caption.replaceChildren(this.description(card.dataset.card ?? "")));
        // A card that is used brings its own choice into sight.
        if (type === "click" && (asks || !card?.matches("button"))) caption.scrollIntoView({ block: "nearest" });
      });
    }
    return caption;
  }

  /**
   * What a card does: the game's message `about-CARD`, or that of all cards whose ids begin like this one's. Without a
   * message, its name.
   * @param {string} id
   */
  description(id) {
    const { game } = this.names;
    const name = this.names.word("card", id);
    const does =
      sentence(`about-${id}`, { card: name }, game) ??
      sentence(`about-${id.replace(/[-_].*$/, "")}`, { card: name }, game);
    return does ?? name;
  }

  /**
   * A card: its drawing, if the theme has one, and its name.
   * @param {string} id
   * @param {boolean} usable
   * @returns {HTMLElement}
   */
  card(id, usable) {
    const words = element("span", { class: "card-name" });
    rewrite(words, () => {
      words.textContent = this.names.word("card", id);
    });
    const drawn = document.getElementById(`card-${id}`) ? picture(`card-${id}`, "card-picture") : null;
    const made = usable
      ? element("button", { type: "button", class: "card", onclick: () => this.use(id, this.question) }, drawn, words)
      : element("span", { class: "card" }, drawn, words);
    made.dataset.card = id;
    return made;
  }
}
