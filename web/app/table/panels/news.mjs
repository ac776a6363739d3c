/**
 * The newest events in words, beside the actions; above them, what chance did at the end of a person's last turn, if the others
 * have gone on since. People see them even if the journal is out of sight. The journal has the complete list.
 */

/** @import { Meta, PieceView, SeatView, SeenEntry, SeenEvent, Snapshot } from "../../types.d.ts" */
/** @import { Names } from "../../game/names.mjs" */
/** @import { Log } from "./log.mjs" */

import { element, picture } from "../../base/elements.mjs";
import { capitalised, number, phrase, rewrite, say, sentence, signed } from "../../base/l10n.mjs";
import { HUMAN } from "../../game/engine-constants.mjs";
import { outcomeSymbol } from "../../game/names.mjs";
import { beginsTurn, endedBy, personOf, turnOf } from "../../game/turn.mjs";
import { beginsRound, thrownBy } from "./log-events.mjs";
import { isPayment, sumsOf } from "./payments.mjs";

/** The greatest number of sentences: people should read them at a glance. */
const GLANCE = 3;
/** So many moves of fast play are told one by one. */
const FEW = 3;
/** So many losses and gains besides money are named after fast play. */
const FATES = 5;
/** The parameters that name whom an event is about. */
const ABOUT = ["owner", "other", "seat"];

/** Why a seat received or paid in all, with its sign. @typedef {{ cause: string, change: number }} Reason */

/**
 * Through what a seat gained or lost during fast play: what it was paid and what it paid, by cause, then what else changed its
 * wealth. What is paid after the landmark at which fast play stops, such as the stakes of the next round, does not count.
 * @param {Pick<SeatView, "seat" | "wealth">} seat
 * @param {number | null} before its wealth; null if the game has no word for what is not money
 * @param {SeenEvent[]} events
 * @param {SeenEvent} [landmark] one of these events
 * @returns {Reason[]}
 */
export function reasons({ seat, wealth }, before, events, landmark) {
  const at = landmark ? events.indexOf(landmark) + 1 : events.length;
  /** @type {Map<string, Reason>} */
  const found = new Map();
  for (const { kind, params } of events.slice(0, at).filter(isPayment)) {
    const change = (params.payee === seat ? 1 : 0) - (params.payer === seat ? 1 : 0);
    if (change === 0) continue;
    const cause = String(params.why ?? kind);
    const reason = found.get(`${cause} ${change}`) ?? { cause, change: 0 };
    reason.change += change * Number(params.amount);
    found.set(`${cause} ${change}`, reason);
  }
  const paid = [...found.values()].filter(({ change }) => change !== 0);
  if (before === null) return paid;
  const later = sumsOf(events.slice(at).filter(isPayment)).get(seat) ?? 0;
  const rest = wealth - later - before - paid.reduce((sum, { change }) => sum + change, 0);
  return rest === 0 ? paid : [...paid, { cause: "rest", change: rest }];
}

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

/** Whether a person sits at a seat. @param {Snapshot} snapshot @param {number | null} seat */
const isPerson = ({ seats }, seat) => seat !== null && seats[seat]?.player === HUMAN;

export class News {
  /**
   * @param {Meta} meta
   * @param {Names} names
   * @param {Log} log
   * @param {{ has: (entry: number) => boolean }} byItself the entries that the page made by itself, without a choice
   */
  constructor(meta, names, log, byItself) {
    this.meta = meta;
    this.names = names;
    this.log = log;
    this.byItself = byItself;
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
    /** The wealth of each seat before it, and what has happened in it. @type {number[]} */
    this.before = [];
    /** @type {SeenEvent[]} */
    this.events = [];
    this.begun = /** @type {SeenEvent[]} */ ([]); // what a new round asks for, such as stakes: no part of the sum
    /** What it brought. @type {() => string[]} */
    this.brought = () => [];
  }

  /** Removes the news: another person comes to the screen, or the move was undone. */
  clear() {
    this.passed = 0;
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
    if (this.passed === 0) [this.summed, this.events, this.begun] = [false, [], []];
    if (before && this.passed === 0) this.before = before.view.seats.map(({ wealth }) => wealth);
    if (passing) for (const { events } of snapshot.entries) this.keep(events);
    this.passed += passing ? snapshot.entries.length : 0;
    this.summed ||= passing && snapshot.entries.some(({ roller }) => isPerson(snapshot, roller));
    this.root.classList.toggle("summed", this.summed && this.passed > 1);
    // At the beginning, only the last entry is news.
    const fresh = before ? snapshot.entries : snapshot.entries.slice(-1);
    const marked = fresh.filter(({ events }) => this.landmarks(events).length > 0);
    const last = snapshot.entries.at(-1);
    if (marked.length > 0) this.mark = `landmark ${snapshot.length}`;
    // What was dealt before the first move is no news.
    const begun = this.log.entries.some(({ actor, roller }) => actor !== -1 || roller !== null);
    if (begun && last) this.sum(snapshot, marked.at(-1) ?? last, marked.length > 0);
    this.faces = thrownBy(snapshot.entries, (seat) => isPerson(snapshot, seat), passing ? this.faces : null);
    this.showFaces(this.faces);
    this.face.dataset.kind = last?.events[0]?.kind ?? ""; // a die can say different things
    this.recall(snapshot);
  }

  /** @param {string[]} outcomes of dice */
  showFaces(outcomes) {
    const drawn = outcomes.map(outcomeSymbol).filter((symbol) => document.getElementById(symbol));
    this.face.replaceChildren(...drawn.map((symbol) => picture(symbol, "die-picture")));
    this.root.classList.toggle("thrown", drawn.length > 0);
  }

  /** Says again how the person's own turn ended, so that it can be read in peace. @param {Snapshot} snapshot */
  recall({ view, seats }) {
    const { entries } = this.log;
    const ended = endedBy(entries, personOf(view, seats), this.byItself);
    const newest = ended.at(-1)?.index === entries.length - 1; // the words below tell it
    const passed = newest ? [] : ended.flatMap(({ events }) => events);
    const events = isPast(passed, view.pieces) ? [] : passed;
    const marked = this.landmarks(events);
    this.own.hidden = events.length === 0;
    rewrite(this.thrown, () => {
      // Who played next is long past.
      const told = this.log.sentences(events.filter((event) => !beginsTurn(event)));
      this.thrown.textContent = named(told, this.log.sentences(marked)).join(" ");
    });
    if (marked.length > 0) this.root.classList.add("notable");
  }

  /** Those at which fast play stops. @param {SeenEvent[]} events */
  landmarks(events) {
    return events.filter(({ kind }) => this.meta.landmarks.includes(kind));
  }

  /**
   * After fast play, what it changed, and the entry at which it stopped: its landmark, or what can be read at a glance.
   * @param {Snapshot} snapshot
   * @param {SeenEntry} entry
   * @param {boolean} marked
   */
  sum(snapshot, entry, marked) {
    const [count, gains, fates] = [this.passed, this.gains(snapshot, entry), this.fates(snapshot)];
    const [events, ends] = [this.events.filter((event) => !beginsTurn(event)), this.landmarks(entry.events)];
    const few = () => glance(this.log.sentences(events));
    const sum = (/** @type {string[]} */ named) => [
      ...new Set([phrase("news-passed", { count }), ...gains(), ...named, ...this.log.sentences(ends)]),
    ];
    const many = () => sum(fates());
    const brought = count > FEW ? many : few;
    this.brought = count > FEW ? () => sum([]) : few; // what the person lost is told after it
    const last = () => {
      const own = entry.events.filter((event) => !beginsTurn(event)); // the question says whose turn it is
      const told = own.length > 0 ? this.log.sentences(own) : this.log.told(entry.index);
      return told.length > GLANCE ? named(told, this.log.sentences(ends)) : told;
    };
    const all = () => (count <= 1 ? last() : count <= FEW || ends.length > 0 ? brought() : [...many(), ...last()]);
    this.tell(all, marked || count > 1);
  }

  /**
   * Goes on with what happened since the person's last turn: after fast play with what its sum leaves out.
   * @param {() => HTMLElement} summary
   * @param {() => string[]} besides
   * @param {boolean} notable
   */
  follow(summary, besides, notable) {
    const { root, brought } = this;
    if (root.matches(".summed")) this.tell(() => [...brought(), ...besides()], true);
    else if (!root.matches(".thrown")) this.tell(summary, notable || root.matches(".notable"));
  }

  /**
   * What each seat gained or lost during fast play, and through what, as a function that makes the sentences, people first.
   * @param {Snapshot} snapshot
   * @param {SeenEntry} entry
   */
  gains(snapshot, { events }) {
    const { names, before } = this;
    const landmark = this.landmarks(events).at(-1);
    const told = [...this.events, ...this.begun];
    const end = this.begun.length > 0 ? this.events.at(-1) : landmark;
    const later = (/** @type {SeatView} */ { seat }) => Number(!isPerson(snapshot, seat));
    const seats = [...snapshot.view.seats].sort((one, other) => later(one) - later(other));
    return () => {
      const whole = sentence("account-rest", { way: "received" }, names.game) !== null;
      return seats.flatMap((one) => {
        const all = reasons(one, whole ? (before[one.seat] ?? one.wealth) : null, told, end);
        const change = all.reduce((sum, reason) => sum + reason.change, 0);
        const parts = all.map((reason) => this.reason(reason, all.length > 1)).join(phrase("since-and"));
        const words = { ...names.words({ seat: one.seat }), amount: number(Math.abs(change)), parts };
        // People look for their own line, even if nothing is left of what they won and lost.
        if (change === 0) return all.length > 0 && later(one) === 0 ? [phrase("news-even", words, names.game)] : [];
        return [phrase(change > 0 ? "news-won" : "news-lost", words, names.game)];
      });
    };
  }

  /**
   * What fast play changed besides money, as a function that makes the sentences: what the theme names, the most important
   * first, and what is about people before the rest; then what was done to people's own pieces.
   * @param {Snapshot} snapshot
   */
  fates(snapshot) {
    const { fates = [], suffered = [] } = this.names.plan.theme;
    const distance = (/** @type {SeenEvent} */ { params }) =>
      Number(!ABOUT.some((name) => isPerson(snapshot, /** @type {any} */ (params[name]))));
    const told = fates
      .flatMap((kind) => this.events.filter((event) => event.kind === kind))
      .sort((one, other) => distance(one) - distance(other));
    const hit = this.events.filter(({ kind }) => suffered.includes(kind));
    const own = hit.filter(({ params }) => isPerson(snapshot, /** @type {any} */ (params.owner)));
    return () => {
      const sentences = this.log.sentences([...told, ...own.slice(-1)]);
      const more = sentences.length - FATES;
      if (more <= 0) return sentences;
      return [...sentences.slice(0, FATES), `${capitalised(phrase("since-more", { count: more }))}.`];
    };
  }

  /** Keeps what happened in an entry of fast play. @param {SeenEvent[]} events */
  keep(events) {
    const at = events.findIndex(beginsRound);
    this.events.push(...(at < 0 ? events : events.slice(0, at)));
    if (at >= 0) this.begun.push(...events.slice(at));
  }

  /** @param {Reason} reason @param {boolean} counted whether it is one of several */
  reason({ cause, change }, counted) {
    const way = change > 0 ? "received" : "paid";
    const label = sentence(`account-${cause}`, { way }, this.names.game) ?? phrase("account-other");
    const words = label.charAt(0).toLocaleLowerCase() + label.slice(1);
    return counted ? `${words} ${signed(change)}` : words;
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
    this.root.hidden = this.words.textContent === "";
  }
}
