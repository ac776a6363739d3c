/**
 * What has just happened, in words, beside what is to be done next: for whoever does not see the journal, and for what nobody
 * should miss. The journal has all of it; here is the newest only.
 */

/** @import { Entry, Meta, Snapshot } from "../types.d.ts" */
/** @import { Log } from "./log.mjs" */
/** @import { Names } from "../names.mjs" */

import { button } from "../dialogs.mjs";
import { element } from "../elements.mjs";
import { openHelp } from "../help.mjs";
import { number, phrase, rewrite } from "../l10n.mjs";

/** As many sentences as one takes in at a glance. */
const GLANCE = 3;

export class News {
  /**
   * @param {Meta} meta
   * @param {Names} names
   * @param {Log} log
   */
  constructor(meta, names, log) {
    this.meta = meta;
    this.names = names;
    this.log = log;
    this.words = element("p", { class: "news-words" });
    this.learn = button("news-learn", () => openHelp(meta.id), "button quiet");
    this.root = element("div", { class: "news", hidden: true }, this.words, this.learn);
    /** Moves passed over since somebody last looked on, and what each seat had before. */
    this.passed = 0;
    /** @type {number[]} */
    this.before = [];
  }

  /** Nothing is to be told: whoever looks next has not seen it. */
  clear() {
    this.passed = 0;
    this.root.hidden = true;
  }

  /** Nobody has done anything yet: how the game is learnt. */
  welcome() {
    this.learn.hidden = false;
    this.tell(() => [phrase("news-welcome")], true);
  }

  /**
   * Tells what a snapshot brought.
   * @param {Snapshot | null} before
   * @param {Snapshot} snapshot
   * @param {boolean} passing whether it is passed over quickly: then it is summed up
   */
  show(before, snapshot, passing) {
    if (!passing) this.passed = 0;
    if (before && this.passed === 0) this.before = before.view.seats.map(({ wealth }) => wealth);
    this.passed += passing ? snapshot.entries.length : 0;
    const fresh = before ? snapshot.entries : snapshot.entries.slice(-1); // of all that lies back, the last is news
    const marked = fresh.filter(({ events }) => events.some(({ kind }) => this.meta.landmarks.includes(kind)));
    const last = snapshot.entries.at(-1);
    if (this.log.entries.every(({ actor, roller }) => actor === -1 && roller === null)) this.welcome();
    else if (last) this.sum(snapshot, marked.at(-1) ?? last, marked.length > 0);
  }

  /**
   * @param {Snapshot} snapshot
   * @param {Entry} entry
   * @param {boolean} marked
   */
  sum(snapshot, entry, marked) {
    const [count, gains] = [this.passed, this.gains(snapshot)];
    this.learn.hidden = true;
    this.tell(
      () => [...(count > 1 ? [phrase("news-passed", { count }), ...gains()] : []), ...this.log.told(entry.index).slice(0, count > 1 ? 1 : GLANCE)],
      marked || count > 1,
    );
  }

  /** What each seat won or lost meanwhile, said when asked. @param {Snapshot} snapshot */
  gains({ view }) {
    const changed = view.seats.map(({ seat, wealth }) => ({ seat, change: wealth - (this.before[seat] ?? wealth) })).filter(({ change }) => change !== 0);
    return () => changed.map(({ seat, change }) => phrase(change > 0 ? "news-won" : "news-lost", { ...this.names.words({ seat }), amount: number(Math.abs(change)) }));
  }

  /**
   * @param {() => string[]} sentences
   * @param {boolean} notable seen wherever the journal is
   */
  tell(sentences, notable) {
    rewrite(this.words, () => {
      this.words.textContent = sentences().join(" ");
    });
    this.root.classList.toggle("notable", notable);
    this.root.hidden = this.words.textContent === "";
  }
}
