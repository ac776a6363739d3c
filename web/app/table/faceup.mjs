/**
 * Cards that were turned up lie face up for everybody, from when they come until somebody else holds the die, or somebody
 * puts them away. Which event turns up a card, and how it looks, the theme says.
 */

/** @import { Entry, View } from "../types.d.ts" */
/** @import { Names } from "../names.mjs" */

import { button } from "../dialogs.mjs";
import { element } from "../elements.mjs";

export class FaceUp {
  /**
   * @param {Names} names
   * @param {() => void} gone is told that the cards, and the button for it, have been put away
   */
  constructor(names, gone) {
    this.names = names;
    this.gone = gone;
    this.cards = element("div", { class: "face-up-cards", "data-game": names.game });
    this.away = button("cards-away", () => this.putAway(), "button quiet");
    this.root = element("div", { class: "face-up", hidden: true }, this.cards, this.away);
    /** Entries that turned up the cards shown, as a text. */
    this.shown = "";
    /** Up to this entry, cards have been put away. */
    this.seen = -1;
    this.last = -1;
  }

  /**
   * Shows what lies face up after a move.
   * @param {Entry[]} entries all there have been
   * @param {number} move
   * @param {View} view
   */
  show(entries, move, view) {
    const { turned } = this.names.plan.theme;
    if (!turned) return;
    this.seen = Math.min(this.seen, entries.length - 1); // the game may have been taken back
    const fresh = held(entries.slice(0, move)).filter(({ index }) => index > this.seen);
    const found = fresh.filter(({ events }) => events.some((event) => turned(event, view, this.names) !== null));
    const text = JSON.stringify([found.map(({ index }) => index), document.documentElement.lang]);
    this.last = found.at(-1)?.index ?? -1;
    if (text === this.shown) return;
    this.shown = text;
    this.cards.replaceChildren(...found.flatMap(({ events }) => events.flatMap((event) => turned(event, view, this.names) ?? [])));
    this.root.hidden = found.length === 0;
  }

  putAway() {
    this.seen = this.last;
    this.shown = "";
    this.root.hidden = true;
    this.gone();
  }
}

/** The entries since the die went to who holds it or held it last. @param {Entry[]} entries */
function held(entries) {
  const holder = entries.findLast(({ roller }) => roller !== null)?.roller;
  const before = entries.findLastIndex(({ roller }) => roller !== null && roller !== holder);
  return entries.slice(before + 1);
}
