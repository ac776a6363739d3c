/**
 * The newest events in words, beside the actions; above them, what chance did at the end of a person's last turn, if the others
 * have gone on since. People see them even if the journal is out of sight. The journal has the complete list.
 */

/** @import { Meta, PieceView, SeenEntry, SeenEvent, Snapshot } from "../../types.d.ts" */
/** @import { Names } from "../../game/names.mjs" */
/** @import { Log } from "./log.mjs" */

import { element, picture } from "../../base/elements.mjs";
import { phrase, rewrite, say } from "../../base/l10n.mjs";
import { outcomeSymbol } from "../../game/names.mjs";
import { beginsTurn, endedBy, personOf, spokenTo, turnOf } from "../../game/turn.mjs";
import { FastPlay, isPerson } from "./fast-play.mjs";
import { beginsRound, thrownBy } from "./log-events.mjs";
import { ownSentences } from "./own-words.mjs";

/** The greatest number of sentences: people should read them at a glance. */
const GLANCE = 3;
/** So many moves of fast play are told one by one. */
const FEW = 3;

/**
 * Whether the pieces that these events moved have left the board since, as at the end of a round.
 * @param {SeenEvent[]} events
 * @param {PieceView[]} pieces
 */
export function isPast(events, pieces) {
  const moved = events.flatMap(({ params }) => (typeof params.piece === "string" ? [params.piece] : []));
  return moved.length > 0 && !pieces.some(({ id }) => moved.includes(id));
}

/**
 * What can be read at a glance: the first sentence, which says who did what, and the last ones, which say how it came out.
 * @param {string[]} told
 */
export const glance = (told) => (told.length > GLANCE ? [...told.slice(0, 1), ...told.slice(1 - GLANCE)] : told);

/**
 * The first sentence, and those of the landmarks; without any, what can be read at a glance.
 * @param {string[]} told
 * @param {string[]} marked
 */
const named = (told, marked) => (marked.length > 0 ? [...new Set([...told.slice(0, 1), ...marked])] : glance(told));

export class News {
  /**
   * @param {Meta} meta
   * @param {Names} names
   * @param {Log} log
   * @param {{ has: (entry: number) => boolean }} byItself the entries that the page made by itself, without a choice
   */
  constructor(meta, names, log, byItself) {
    this.log = log;
    this.byItself = byItself;
    this.fast = new FastPlay(meta, names, log);
    this.words = element("p", { class: "news-words" });
    /** What the die of a person showed, in fast play each time; themes show it where the die itself is not in sight. */
    this.face = element("span", { class: "news-face" });
    this.faces = /** @type {string[]} */ ([]);
    this.thrown = element("span", {});
    const label = say(element("small", {}), "news-own");
    this.own = element("p", { class: "news-own", hidden: true }, label, " ", this.thrown);
    const then = say(element("small", { class: "news-then" }), "news-then");
    this.root = element("div", { class: "news", hidden: true }, this.own, then, this.face, this.words);
    /** The last landmark that it told. */
    this.mark = "";
    /** The number of moves in the current fast play. */
    this.passed = 0;
    /** Whether a person's own throws were among them: the summary of what the others did does not tell these. */
    this.summed = false;
    /** The only person at the screen, to whom the news speak. @type {number | null} */
    this.me = null;
    /** What the person's own last turn ended with, if it is said again, and its words. @type {SeenEvent[]} */
    this.ended = [];
    /** @type {() => string[]} */
    this.endedWords = () => [];
    /** What it brought. @type {() => string[]} */
    this.brought = () => [];
  }

  /** Removes the news: another person comes to the screen, or the move was undone. */
  clear() {
    this.passed = 0;
    this.ended = [];
    this.endedWords = () => [];
    this.root.classList.remove("summed");
    this.root.hidden = this.own.hidden = true;
    this.thrown.replaceChildren(); // it may name a seat's secrets
    this.showFaces([]);
  }

  /**
   * Tells what happened with a snapshot.
   * @param {Snapshot | null} before
   * @param {Snapshot} snapshot
   * @param {boolean} passing whether it is part of fast play or of held throws, whose moves are summed up
   */
  show(before, snapshot, passing) {
    const doer = turnOf(snapshot.entries.at(-1) ?? snapshot.view);
    passing ||= this.passed > 0 && !isPerson(snapshot, doer); // what it brought stays until a person goes on
    if (!passing) this.passed = 0;
    if (this.passed === 0) {
      this.summed = false;
      this.fast.begin(before);
    }
    if (passing) for (const { events } of snapshot.entries) this.fast.keep(events);
    this.passed += passing ? snapshot.entries.length : 0;
    this.summed ||= passing && snapshot.entries.some(({ roller }) => isPerson(snapshot, roller));
    this.root.classList.toggle("summed", this.summed && this.passed > 1);
    // At the beginning, only the last entry is news.
    const fresh = before ? snapshot.entries : snapshot.entries.slice(-1);
    const marked = fresh.filter(({ events }) => this.fast.landmarks(events).length > 0);
    const last = snapshot.entries.at(-1);
    this.me = spokenTo(snapshot);
    const own = this.recall(snapshot);
    if (marked.length > 0) this.mark = `landmark ${snapshot.length}`;
    // What was dealt before the first move is no news.
    const begun = this.log.entries.some(({ actor, roller }) => actor !== -1 || roller !== null);
    if (begun && last) this.sum(snapshot, marked.at(-1) ?? last, marked.length > 0);
    this.faces = thrownBy(snapshot.entries, (seat) => isPerson(snapshot, seat), passing ? this.faces : null);
    this.showFaces(this.faces);
    this.face.dataset.kind = last?.events[0]?.kind ?? ""; // a die can say different things
    if (own) this.root.classList.add("notable");
  }

  /** @param {string[]} outcomes of dice */
  showFaces(outcomes) {
    const drawn = outcomes.map(outcomeSymbol).filter((symbol) => document.getElementById(symbol));
    this.face.replaceChildren(...drawn.map((symbol) => picture(symbol, "die-picture")));
    this.root.classList.toggle("thrown", drawn.length > 0);
  }

  /**
   * Says again how the person's own turn ended, so that it can be read in peace.
   * @param {Snapshot} snapshot
   * @returns {boolean} whether that is notable
   */
  recall({ view, seats }) {
    const { entries } = this.log;
    const person = personOf(view, seats);
    const ended = endedBy(entries, person, this.byItself);
    const newest = ended.at(-1)?.index === entries.length - 1; // the words below tell it
    const passed = newest ? [] : ended.flatMap(({ events }) => events);
    this.ended = isPast(passed, view.pieces) ? [] : passed;
    const marked = this.fast.landmarks(this.ended);
    // Who played next, and in which round, is long past.
    const events = this.ended.filter((event) => !beginsTurn(event) && !beginsRound(event));
    const told = (/** @type {SeenEvent[]} */ some) => ownSentences(this.log.words, some, person);
    this.endedWords = () => named(told(events), told(marked));
    this.own.hidden = this.ended.length === 0;
    rewrite(this.thrown, () => {
      this.thrown.textContent = this.endedWords().join(" ");
    });
    return marked.length > 0;
  }

  /** Events in words, those of the only person to them. @param {SeenEvent[]} events */
  said(events) {
    return ownSentences(this.log.words, events, this.me);
  }

  /**
   * After fast play, what it changed, and the entry at which it stopped: its landmark, or what can be read at a glance.
   * @param {Snapshot} snapshot
   * @param {SeenEntry} entry
   * @param {boolean} marked
   */
  sum(snapshot, entry, marked) {
    const { fast, passed: count, ended } = this;
    // How the own turn ended stands above, and the question says whose turn it is.
    const isNew = (/** @type {SeenEvent} */ event) => !beginsTurn(event) && !ended.includes(event);
    const [gains, fates] = [fast.gains(snapshot, entry), fast.fates(snapshot)];
    const ends = fast.landmarks(entry.events).filter(isNew);
    const since = ended.length > 0 ? fast.events.lastIndexOf(/** @type {SeenEvent} */ (ended.at(-1))) + 1 : 0;
    const events = fast.events.slice(since).filter(isNew);
    const few = () => glance(this.said(events));
    const sum = (/** @type {string[]} */ named) => [
      ...new Set([phrase("news-passed", { count }), ...gains(), ...named, ...this.said(ends)]),
    ];
    const many = () => sum(fates());
    const brought = count > FEW ? many : few;
    this.brought = count > FEW ? () => sum([]) : few; // what the person lost is told after it
    const last = () => {
      const left = entry.events.filter(isNew);
      const all = left.length > 0 || entry.events.some((event) => ended.includes(event)) ? left : entry.events;
      const told = this.said(all);
      return told.length > GLANCE ? named(told, this.said(ends)) : told;
    };
    const all = () => (count <= 1 ? last() : count <= FEW || ends.length > 0 ? brought() : [...many(), ...last()]);
    this.tell(all, marked || count > 1);
  }

  /**
   * Goes on with what happened since the person's last turn: after fast play with what its sum leaves out.
   * @param {(above: string[]) => HTMLElement} summary leaves out the sentences that stand above it
   * @param {(above: string[]) => string[]} besides
   * @param {boolean} notable
   */
  follow(summary, besides, notable) {
    const { root, brought } = this;
    if (root.matches(".summed")) this.tell(() => [...brought(), ...besides(this.endedWords())], true);
    else if (!root.matches(".thrown")) this.tell(() => summary(this.endedWords()), notable || root.matches(".notable"));
  }

  /**
   * @param {() => string[] | HTMLElement} said sentences, or the summary, which is not cut
   * @param {boolean} notable whether they are shown even if the journal is in sight
   */
  tell(said, notable) {
    rewrite(this.words, () => {
      const now = said();
      this.words.replaceChildren(Array.isArray(now) ? now.join("\n") : now); // in lines only where there are many
      this.words.classList.toggle("whole", !Array.isArray(now));
    });
    this.root.classList.toggle("notable", notable);
    this.root.hidden = this.words.textContent === "" && this.own.hidden;
  }
}
