/** The journal: what happened, newest first, each line with its rule. */

/** @import { Message, SeenEntry, SeenEvent } from "../../types.d.ts" */
/** @import { Names } from "../../game/names.mjs" */

import { element, emblem } from "../../base/elements.mjs";
import { phrase, rewrite, say, sentence } from "../../base/l10n.mjs";
import { ruleLink } from "../../game/rule-book.mjs";

/** The number of lines shown at first: a game has hundreds, which would make the page slow. */
const SHOWN = 40;

export class Log {
  /**
   * @param {Names} names
   * @param {(move: number) => void} open shows the table after this move
   */
  constructor(names, open) {
    this.names = names;
    this.open = open;
    /** The move that people look back at. @type {number | null} */
    this.moment = null;
    /** @type {SeenEntry[]} */
    this.entries = [];
    this.list = element("ol", { class: "log-lines", reversed: true });
    this.more = say(element("button", { type: "button", class: "button", onclick: () => this.readOn() }), "log-more");
    this.head = element("div", { class: "log-head" }, say(element("h2", { id: "log-title" }), "log-title"));
    this.root = element("section", { class: "log", "aria-labelledby": "log-title" }, this.head, this.list, this.more);
    this.limit = SHOWN;
  }

  /** Adds entries at the top. @param {SeenEntry[]} entries */
  add(entries) {
    for (const entry of entries) {
      this.entries.push(entry);
      if (this.fold(entry)) continue;
      for (const events of this.together(entry.events)) this.list.prepend(this.line(entry, events));
    }
    while (this.list.childElementCount > this.limit) this.list.lastElementChild?.remove();
    this.more.hidden = this.list.childElementCount < this.limit;
  }

  /**
   * Merges an entry into the newest line if the bank deals several cards in a row and the game has a message
   * `events-KIND` for them.
   * @param {SeenEntry} entry
   * @returns {boolean} whether it was merged
   */
  fold(entry) {
    const kind = entry.events[0]?.kind ?? "";
    const newest = /** @type {HTMLElement | null} */ (this.list.firstElementChild);
    if (
      newest?.dataset.kind !== kind ||
      entry.roller !== null ||
      sentence(`events-${kind}`, { count: 2 }, this.names.game) === null
    )
      return false;
    const from = Number(newest.dataset.from ?? newest.dataset.move);
    const words = newest.querySelector(".moment");
    newest.dataset.from = String(from);
    newest.dataset.move = String(entry.index);
    newest.querySelector(".emblem")?.replaceWith(element("span", { class: "emblem-space" }));
    const merged = element("button", { type: "button", class: "moment", onclick: () => this.open(entry.index + 1) });
    rewrite(merged, () => {
      merged.textContent = phrase(`events-${kind}`, { count: entry.index - from + 1 }, this.names.game);
    });
    words?.replaceWith(merged);
    return true;
  }

  /** Shows these entries and no others. @param {SeenEntry[]} entries */
  replace(entries) {
    this.list.replaceChildren();
    this.entries = [];
    this.add(entries);
  }

  /** Shows the remaining lines and moves the focus to the first of them, since the button disappears. */
  readOn() {
    const seen = this.list.childElementCount;
    this.showAll();
    /** @type {HTMLElement | null} */ (
      this.list.children[seen]?.querySelector(".moment") ?? this.list.querySelector(".moment")
    )?.focus();
  }

  showAll() {
    this.limit = Infinity;
    this.replace([...this.entries]);
    this.more.hidden = true;
  }

  /** Marks the move that people look back at; null for the present. @param {number | null} move */
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
    // Scrolls only the journal, if it scrolls by itself; the page does not move.
    const here = this.list.querySelector(".here");
    if (here && this.root.scrollHeight > this.root.clientHeight) {
      const [box, line] = [this.root.getBoundingClientRect(), here.getBoundingClientRect()];
      if (line.top < box.top || line.bottom > box.bottom) this.root.scrollTop += line.top - box.top - box.height / 2;
    }
  }

  /** The sentences of an entry. @param {number} index */
  told(index) {
    return this.sentences(this.entries[index]?.events ?? []);
  }

  /** @param {SeenEvent[]} events */
  sentences(events) {
    return this.together(events).map((one) => this.sentence(one));
  }

  /**
   * Groups events by sentence. If the game has a message `event-A-B`, one sentence tells event A and the B after it; if
   * it has `event-A-B-all`, one sentence tells A and all B after it.
   * @param {SeenEvent[]} events
   * @returns {SeenEvent[][]}
   */
  together(events) {
    /** @type {SeenEvent[][]} */
    const sentences = [];
    for (const event of events) {
      const last = sentences.at(-1);
      if (last && !event.hidden && this.isOne([...last, event])) last.push(event);
      else sentences.push([event]);
    }
    return sentences;
  }

  /** @param {SeenEvent[]} events */
  isOne(events) {
    return !events[0]?.hidden && sentence(this.joint(events).id, {}, this.names.game) !== null;
  }

  /** The sentence for a group of events. @param {SeenEvent[]} events @returns {string} */
  sentence(events) {
    const [only, more] = events;
    return this.names.say(only && !more ? eventMessage(only) : this.joint(events));
  }

  /** The message for several events in one sentence. @param {SeenEvent[]} events @returns {Message} */
  joint(events) {
    const [first = "", ...kinds] = events.map((event) => event.kind);
    const params = Object.assign({}, ...events.map((event) => event.params));
    const all = `event-${first}-${kinds[0]}-all`;
    const alike = kinds.length > 0 && kinds.every((kind) => kind === kinds[0]);
    const id = alike && sentence(all, {}, this.names.game) !== null ? all : `event-${[first, ...kinds].join("-")}`;
    return { id, params, rule: "" };
  }

  /**
   * @param {SeenEntry} entry
   * @param {SeenEvent[]} events a group for one sentence
   */
  line(entry, events) {
    const { params } = this.joint(events);
    const who = [params.seat, params.payer, entry.roller ?? entry.actor].find((seat) => typeof seat === "number");
    const rules = [...new Set(events.map((event) => event.rule).filter(Boolean))];
    const colour = this.names.seats[Number(who)]?.colour;
    const move = entry.index + 1;
    const words = element("button", { type: "button", class: "moment", onclick: () => this.open(move) });
    rewrite(words, () => {
      words.textContent = this.sentence(events);
      words.title = phrase("log-moment", { move });
    });
    return element(
      "li",
      {
        class: ["log-line", ...events.map((event) => `log-${event.kind}`)].join(" "),
        "data-move": entry.index,
        "data-kind": events[0]?.kind ?? "",
      },
      colour ? emblem(colour) : element("span", { class: "emblem-space" }),
      element(
        "p",
        {},
        words,
        " ",
        element("span", { class: "log-rules" }, ...rules.map((rule) => ruleLink(this.names.game, rule))),
      ),
    );
  }
}

/** @param {SeenEvent} event @returns {Message} */
export function eventMessage(event) {
  return { id: `event-${event.kind}${event.hidden ? "-hidden" : ""}`, params: event.params, rule: event.rule };
}
