/**
 * Cards that an event turned up, the newest first: a phone shows only that one. People see them until they act, until
 * another seat holds the die, or until they put them away; those that ended their own turn, until they act in the next one.
 * The theme says which events turn up cards, and draws them.
 */

/** @import { SeenEntry, SeenEvent } from "../../types.d.ts" */
/** @import { Names } from "../../game/names.mjs" */
/** @import { Shown } from "../types.d.ts" */

import { button } from "../../base/dialogs.mjs";
import { element } from "../../base/elements.mjs";
import { say } from "../../base/l10n.mjs";
import { endedBy, personOf } from "../../game/turn.mjs";
import { showOnTheMap } from "./on-the-map.mjs";

export class RevealedCards {
  /**
   * @param {Names} names
   * @param {{ fly: (place: string) => void }} board
   * @param {() => void} gone called after somebody has put the cards away, which hides the button that had the focus
   */
  constructor(names, board, gone) {
    this.names = names;
    this.board = board;
    this.gone = gone;
    this.cards = element("div", { class: "face-up-cards", "data-game": names.game });
    this.away = button("cards-away", () => this.putAway(), "button quiet");
    this.root = element("div", { class: "face-up", hidden: true }, this.cards, this.away);
    /** The indexes of the entries whose cards are shown, the viewing seat and the language, as a text. */
    this.shown = "";
    /** The index of the last entry whose cards have been put away. */
    this.seen = -1;
    this.last = -1;
  }

  /**
   * Shows the cards that lie face up after a move.
   * @param {Shown} shown
   * @param {SeenEntry[]} entries the entries of the game by index; the first of a long game may not be there yet
   * @param {{ has: (entry: number) => boolean }} byItself the entries that the page made by itself, without a choice
   * @returns {boolean} whether the newest ones have just ended the person's turn, who reads them before others go on
   */
  show({ snapshot: { view, move, seats }, past, asks, idling }, entries, byItself) {
    const { turned, forced } = this.names.plan.theme;
    if (!turned) return false;
    const stop = idling.stopped?.event;
    this.seen = Math.min(this.seen, entries.length - 1); // an undo may have removed entries
    // After the end nobody acts on a card any more.
    const person = personOf(view, seats);
    const lying = view.result ? [] : held(entries.slice(0, move), person < 0 ? null : person, byItself, stop);
    const fresh = lying.filter(({ index }) => index > this.seen);
    const found = fresh.filter(({ events }) => events.some((event) => turned(event, view, this.names) !== null));
    const text = JSON.stringify([found.map(({ index }) => index), view.seat, document.documentElement.lang]);
    this.last = found.at(-1)?.index ?? -1;
    const ending = endedBy(entries.slice(0, move), person, byItself).at(-1);
    const waits = ending?.events.some(({ kind }) => forced?.waits?.includes(kind)) ?? false;
    const unread = waits && !past && ending === found.at(-1) && ending?.index === move - 1;
    say(this.away, unread ? "cards-read" : "cards-away");
    this.away.classList.toggle("strong", unread);
    this.away.classList.toggle("quiet", !unread);
    this.away.hidden = !unread && !asks && !past; // the cards of others go by themselves
    if (text === this.shown) return unread;
    this.shown = text;
    const cards = found.reverse().flatMap(({ events }) => events.flatMap((e) => turned(e, view, this.names) ?? []));
    for (const older of cards.slice(1)) older.classList.add("older");
    this.cards.replaceChildren(...showOnTheMap(cards, (place) => this.board.fly(place)));
    this.root.hidden = found.length === 0;
    return unread;
  }

  putAway() {
    this.seen = this.last;
    this.shown = "";
    this.root.hidden = true;
    this.gone();
  }
}

/**
 * The entries since the die last changed hands, and since the viewing seat last chose something; before them, those by which
 * chance ended its turn, and the one that stopped the turns which a person let pass.
 * @param {(SeenEntry | undefined)[]} entries
 * @param {number | null} seat null for a spectator, who chooses nothing
 * @param {{ has: (entry: number) => boolean }} byItself the entries that the page made by itself, without a choice
 * @param {SeenEvent | null} [stop] the event that stopped them
 * @returns {SeenEntry[]}
 */
export function held(entries, seat, byItself, stop = null) {
  const holder = entries.findLast((entry) => entry && entry.roller !== null)?.roller;
  const before = entries.findLastIndex((entry) => entry && entry.roller !== null && entry.roller !== holder);
  const chosen = entries.findLastIndex((entry) => entry && entry.actor === seat && !byItself.has(entry.index));
  const first = Math.max(before + 1, chosen);
  const [what, same] = [JSON.stringify(stop), (/** @type {SeenEvent} */ event) => JSON.stringify(event) === what];
  const stopped = stop ? entries.slice(0, first).findLast((entry) => entry?.events.some(same)) : undefined;
  const found = new Set([...endedBy(entries, seat, byItself), stopped, ...entries.slice(first)]);
  return [...found].filter((entry) => entry !== undefined).sort((one, other) => one.index - other.index);
}
