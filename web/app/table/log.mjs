/** The journal: what happened, newest first, each line with the rule it comes from. */

/** @import { Entry, GameEvent, Message } from "../types.d.ts" */
/** @import { Names } from "../names.mjs" */

import { element, emblem } from "../elements.mjs";
import { phrase, rewrite, say } from "../l10n.mjs";
import { ruleLink } from "../rules.mjs";

/** Lines shown at once: a game has hundreds, and the page is to stay light. */
const SHOWN = 40;

export class Log {
  /**
   * @param {Names} names
   * @param {(move: number) => void} open shows the table as it was after that many moves
   */
  constructor(names, open) {
    this.names = names;
    this.open = open;
    /** The moment that is looked at. @type {number | null} */
    this.moment = null;
    /** @type {Entry[]} */
    this.entries = [];
    this.list = element("ol", { class: "log-lines", reversed: true });
    this.more = say(element("button", { type: "button", class: "button", onclick: () => this.showAll() }), "log-more");
    this.head = element("div", { class: "log-head" }, say(element("h2", { id: "log-title" }), "log-title"));
    this.root = element(
      "section",
      { class: "log", "aria-labelledby": "log-title" },
      this.head,
      this.list,
      this.more,
    );
    this.limit = SHOWN;
  }

  /** Adds entries at the top. @param {Entry[]} entries */
  add(entries) {
    for (const entry of entries) {
      this.entries.push(entry);
      for (const event of entry.events) this.list.prepend(this.line(entry, event));
    }
    while (this.list.childElementCount > this.limit) this.list.lastElementChild?.remove();
    this.more.hidden = this.list.childElementCount < this.limit;
  }

  /** Shows these entries and no others. @param {Entry[]} entries */
  replace(entries) {
    this.list.replaceChildren();
    this.entries = [];
    this.add(entries);
  }

  showAll() {
    this.limit = Infinity;
    this.replace([...this.entries]);
    this.more.hidden = true;
  }

  /** Marks the moment that is looked at; null for the present. @param {number | null} move */
  mark(move) {
    if (move === this.moment) return;
    this.moment = move;
    const index = move === null ? null : move - 1;
    if (index !== null && index >= 0 && !this.list.querySelector(`[data-move="${index}"]`)) this.showAll();
    for (const line of /** @type {Iterable<HTMLElement>} */ (this.list.children)) {
      const at = Number(line.dataset.move);
      line.classList.toggle("here", at === index);
      line.classList.toggle("later", index !== null && at > index);
    }
    this.list.querySelector(".here")?.scrollIntoView({ block: "nearest" });
  }

  /** The sentences of an entry. @param {number} index */
  told(index) {
    return (this.entries[index]?.events ?? []).map((event) => this.sentence(event));
  }

  /** The sentence of an event. @param {GameEvent} event @returns {string} */
  sentence(event) {
    return this.names.say(eventMessage(event));
  }

  /**
   * @param {Entry} entry
   * @param {GameEvent} event
   */
  line(entry, event) {
    const who = [event.params.seat, event.params.payer, entry.roller ?? entry.actor].find((seat) => typeof seat === "number");
    const colour = this.names.seats[Number(who)]?.colour;
    const move = entry.index + 1;
    const words = element("button", { type: "button", class: "moment", onclick: () => this.open(move) });
    rewrite(words, () => {
      words.textContent = this.sentence(event);
      words.title = phrase("log-moment", { move });
    });
    return element(
      "li",
      { class: `log-line log-${event.kind}`, "data-move": entry.index },
      colour ? emblem(colour) : element("span", { class: "emblem-space" }),
      element("p", {}, words, event.rule ? " " : null, event.rule ? ruleLink(this.names.game, event.rule) : null),
    );
  }
}

/** @param {GameEvent} event @returns {Message} */
export function eventMessage(event) {
  return { id: `event-${event.kind}${event.hidden ? "-hidden" : ""}`, params: event.params, rule: event.rule };
}
