/**
 * The journal: the newest turn first, each line with its rule. The lines of a turn stand below its heading, in the order
 * in which they are read, and the turns of a round below that of the round; a voyage of several steps is one line.
 */

/** @import { SeenEntry, SeenEvent, Snapshot } from "../../types.d.ts" */
/** @import { Names } from "../../game/names.mjs" */

import { element, emblem } from "../../base/elements.mjs";
import { phrase, rewrite, say, sentence } from "../../base/l10n.mjs";
import { ruleLink } from "../../game/rule-book.mjs";
import { beginsTurn, spokenTo, turnOf } from "../../game/turn.mjs";
import { beginsRound, concerns, involves, leads, voyage } from "./log-events.mjs";
import { Sentences } from "./sentences.mjs";

/** The number of lines shown at first: a game has hundreds, which would make the page slow. */
const SHOWN = 40;
/** The number of further lines that people ask for at a time; long games have thousands. */
const MORE = 1000;
/** A turn of more lines may reach below the journal's edge. */
const LONG = 6;
/** The number of lines when people look back in a game longer than that, and of later entries among them. */
const [AROUND, LATER] = [200, 30];

/** Brings a line into sight in the next frame if the journal scrolls by itself. @param {Element} root @param {Element} line */
function bring(root, line) {
  requestAnimationFrame(() => {
    const [box, { top, bottom }] = [root.getBoundingClientRect(), line.getBoundingClientRect()];
    if (top < box.top || bottom > box.bottom) root.scrollTop += top - box.top - box.height / 2;
  });
}

export class Log {
  /**
   * @param {Names} names
   * @param {(move: number) => void} open shows the table after this move
   */
  constructor(names, open) {
    this.names = names;
    this.words = new Sentences(names);
    this.open = open;
    /** The move that people look back at. @type {number | null} */
    this.moment = null;
    /** The entries by index. A long game comes without its first entries, and `fill` adds them. @type {SeenEntry[]} */
    this.entries = [];
    /** The lines are those of the entries before this one. */
    this.end = 0;
    /** Whose lines are marked: the person at the screen. @type {number | null} */
    this.me = null;
    /** The only seat whose lines are shown; null for all. @type {number | null} */
    this.only = null;
    /** The newest line, and the voyage that it tells. @type {HTMLElement | null} */
    this.newest = null;
    /** @type {SeenEvent | null} */
    this.underway = null;
    this.followed = false; // whether the journal has scrolled with a long turn
    this.list = element("ol", { class: "log-lines", reversed: true });
    const reading = { type: "button", class: "button", hidden: true, onclick: () => this.readOn() };
    this.more = say(element("button", reading), "log-more");
    const title = say(element("h2", { id: "log-title" }), "log-title");
    this.head = element("div", { class: "log-head" }, title, this.filter());
    this.root = element("section", { class: "log", "aria-labelledby": "log-title" }, this.head, this.list, this.more);
    this.limit = SHOWN;
  }

  /** Lets people choose whose lines they see. */
  filter() {
    const all = say(element("option", { value: "" }), "log-all");
    const seats = this.names.seats.map((_, seat) => {
      const option = element("option", { value: seat });
      return rewrite(option, () => {
        option.textContent = this.names.party(seat);
      });
    });
    const chosen = element("select", { class: "log-only" }, all, ...seats);
    rewrite(chosen, () => chosen.setAttribute("aria-label", phrase("log-only")));
    chosen.addEventListener("change", () => {
      this.only = chosen.value === "" ? null : Number(chosen.value);
      this.limit = SHOWN;
      this.draw(this.end);
    });
    return chosen;
  }

  /** Shows whose lines are marked, and the move that people look at. @param {Snapshot} snapshot @param {boolean} past */
  show({ move, view, seats }, past) {
    const me = spokenTo({ view, seats });
    if (me !== this.me) {
      this.me = me;
      this.draw(this.end);
    }
    this.mark(past ? move : null);
  }

  /** Adds entries to the newest turn, or above it. @param {SeenEntry[]} entries */
  add(entries) {
    const newest = this.end === this.entries.length;
    for (const entry of entries) this.entries[entry.index] = entry;
    if (!newest || entries.length > this.limit) {
      this.draw();
      return;
    }
    for (const entry of entries) this.addLines(entry);
    const row = this.newest ? [...this.list.children].indexOf(this.newest) : -1;
    if (this.newest && (row >= LONG || this.followed)) bring(this.root, this.newest);
    this.followed = row >= LONG;
    this.end = this.entries.length;
    if (this.trim()) this.more.hidden = false;
  }

  /** Adds earlier entries, whose lines are not shown yet. @param {SeenEntry[]} entries */
  fill(entries) {
    for (const entry of entries) this.entries[entry.index] = entry;
    const { moment } = this;
    if (moment === null || entries.every(({ index }) => index !== moment - 1)) return;
    this.moment = null;
    this.mark(moment);
  }

  /** Draws as many lines as the limit allows. @param {number} [end] the entries before this one; by default, all */
  draw(end = this.entries.length) {
    this.end = end;
    let start = end;
    do {
      start = Math.max(0, start - this.limit); // several entries may share a line, so one round may not be enough
      this.list.replaceChildren();
      this.newest = this.underway = null;
      for (const entry of this.entries.slice(start, end)) if (entry) this.addLines(entry);
    } while (start > 0 && this.list.childElementCount < this.limit && this.entries[start]);
    this.more.hidden = !this.trim() && start === 0;
  }

  /** Adds the lines of an entry. @param {SeenEntry} entry */
  addLines(entry) {
    if (this.fold(entry)) return;
    for (const events of this.words.together(entry.events)) {
      if (this.only !== null && !involves(entry, events, this.only)) continue;
      const [event, more] = events;
      const single = event && !more && !event.hidden ? event : null;
      const whole = single && voyage(this.underway, single);
      const line = this.line(entry, whole ? [whole] : events);
      if (whole && this.newest) {
        line.dataset.from = this.newest.dataset.from ?? this.newest.dataset.move;
        this.newest.replaceWith(line);
      } else this.put(line, events);
      this.newest = line;
      this.underway = whole ?? single;
    }
  }

  /** Puts a line at the end of its turn, or begins a new turn or round. @param {HTMLElement} line @param {SeenEvent[]} events */
  put(line, events) {
    const head = this.list.firstElementChild;
    const round = head?.classList.contains("log-round") ? head : null;
    const turn = round ? round.nextElementSibling : head;
    if (!events.some(leads) && turn?.classList.contains("log-turn")) (this.newest ?? turn).after(line);
    else if (round && events.some(beginsTurn)) round.after(line);
    else this.list.prepend(line);
  }

  /** Removes the oldest lines beyond the limit. @returns {boolean} whether there were any */
  trim() {
    const over = this.list.childElementCount > this.limit;
    while (this.list.childElementCount > this.limit) this.list.lastElementChild?.remove();
    return over;
  }

  /**
   * Merges an entry into the newest line if the bank deals several cards in a row and the game has a message
   * `events-KIND` for them.
   * @param {SeenEntry} entry
   * @returns {boolean} whether it was merged
   */
  fold(entry) {
    const kind = entry.events[0]?.kind ?? "";
    const { newest } = this;
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
    this.entries = [];
    for (const entry of entries) this.entries[entry.index] = entry;
    this.draw();
  }

  /** Removes the newest entries, which have been undone. @param {number} length how many entries are left */
  takeBack(length) {
    this.entries.length = Math.min(this.entries.length, length);
    this.draw();
  }

  /** Shows more lines and focuses the first of them, since the button may disappear. */
  readOn() {
    const seen = this.list.childElementCount;
    this.limit = this.limit < MORE ? MORE : this.limit + MORE;
    this.draw(this.end);
    /** @type {HTMLElement | null} */ (
      this.list.children[seen]?.querySelector(".moment") ?? this.list.querySelector(".moment")
    )?.focus();
  }

  /** Whether the line of an entry is shown; several entries may share one. @param {number} index */
  shows(index) {
    return [.../** @type {Iterable<HTMLElement>} */ (this.list.children)].some(
      ({ dataset: { from, move } }) => Number(from ?? move) <= index && index <= Number(move),
    );
  }

  /** Shows the line of an entry: all lines, unless the game is long. @param {number} index */
  drawAround(index) {
    const all = this.entries.length <= MORE;
    this.limit = Math.max(this.limit, all ? MORE : AROUND);
    if (all) this.draw();
    if (!this.shows(index)) this.draw(Math.min(this.entries.length, index + LATER));
  }

  /** Marks the move that people look back at; null for the present. @param {number | null} move */
  mark(move) {
    if (move === this.moment) return;
    this.moment = move;
    const index = move === null ? null : move - 1;
    if (index === null && this.end < this.entries.length) this.draw();
    if (index !== null && index >= 0 && this.only === null && !this.shows(index)) this.drawAround(index);
    for (const line of /** @type {Iterable<HTMLElement>} */ (this.list.children)) {
      const at = Number(line.dataset.move);
      line.classList.toggle("here", at === index);
      line.classList.toggle("later", index !== null && at > index);
    }
    const here = this.list.querySelector(".here");
    if (here) bring(this.root, here);
    else for (const box of [this.root, this.root.parentElement]) if (box) box.scrollTop = 0; // the present stands there
  }

  /** The sentences of an entry. @param {number} index */
  told(index) {
    return this.sentences(this.entries[index]?.events ?? []);
  }

  /** @param {SeenEvent[]} events */
  sentences(events) {
    return this.words.together(events).map((one) => this.words.sentence(one));
  }

  /**
   * @param {SeenEntry} entry
   * @param {SeenEvent[]} events a group for one sentence
   */
  line(entry, events) {
    const { params } = this.words.joint(events);
    // A round is nobody's, whoever's move has ended the one before, and so is the end of the game.
    const doer = events.some((event) => beginsRound(event) || event.kind === "end") ? null : turnOf(entry);
    const { seat, payer, payee, owner } = params;
    const party = doer === payer || doer === payee ? doer : undefined;
    const did = [seat, party, payer, payee, doer].find((one) => typeof one === "number");
    const who = typeof owner === "number" ? this.words.befell(events, Number(did), owner) : did;
    const rules = [...new Set(events.map((event) => event.rule).filter(Boolean))];
    const colour = this.names.seats[Number(who)]?.colour;
    const move = entry.index + 1;
    const mine = concerns(entry, events, this.me);
    const words = element("button", { type: "button", class: "moment", onclick: () => this.open(move) });
    rewrite(words, () => {
      words.textContent = this.words.sentence(events);
      words.title = phrase("log-moment", { move });
    });
    return element(
      "li",
      {
        class: ["log-line", mine && "for-me", ...events.map((event) => `log-${event.kind}`)].filter(Boolean).join(" "),
        "data-move": entry.index,
        "data-kind": events[0]?.kind ?? "",
      },
      colour ? emblem(colour) : element("span", { class: "emblem-space" }),
      element(
        events.some(beginsTurn) ? "h3" : "p",
        {},
        mine && say(element("span", { class: "visually-hidden" }), "log-mine"),
        words,
        " ",
        element("span", { class: "log-rules" }, ...rules.map((rule) => ruleLink(this.names.game, rule))),
      ),
    );
  }
}
