/** Tells what happens in the game: in the journal, in the news beside the actions, and to screen readers. */

/** @import { Meta, Recap, SeenEntry, SeenEvent, Snapshot } from "../../types.d.ts" */
/** @import { Names } from "../../game/names.mjs" */
/** @import { Telling, Watched } from "./moments.mjs" */

import { element } from "../../base/elements.mjs";
import { phrase, say } from "../../base/l10n.mjs";
import { CHANCE } from "../../game/engine-constants.mjs";
import { Log } from "./log.mjs";
import { Moments } from "./moments.mjs";
import { Narrator } from "./narrator.mjs";
import { News } from "./news.mjs";
import { standing } from "./payments.mjs";
import { Since } from "./since.mjs";

/**
 * @typedef {object} StoryActions
 * @property {(move: number) => void} open shows the table after this move
 * @property {(outcome: string) => Promise<void>} roll rolls the die, which stops on the outcome
 * @property {(events: SeenEvent[], moment: (event: SeenEvent) => Promise<void>) => Promise<void>} animate moves pieces and
 *   coins, and shows moments
 * @property {(snapshot: Snapshot) => void} settle shows the pieces and counters to which the movements have led
 * @property {Watched} watched
 * @property {(recap: Recap) => void} replay plays moves again
 * @property {() => import("./since.mjs").SinceBoard} board
 * @property {(seat: number) => DOMRect[]} seen where the board has what a seat looks at: its pieces, what it can choose
 */

export class Story {
  /**
   * @param {Meta} meta
   * @param {Names} names
   * @param {StoryActions} actions
   */
  constructor(meta, names, actions) {
    this.actions = actions;
    this.log = new Log(names, actions.open);
    this.news = new News(meta, names, this.log, actions.watched.byItself);
    this.moments = new Moments(names, { ...actions.watched, words: (events) => this.log.sentences(events) });
    this.narrator = new Narrator();
    const speak = (/** @type {string[]} */ sentences) => this.narrator.speak(sentences);
    const shown = (/** @type {boolean} */ shown) => this.news.root.classList.toggle("told", shown);
    const instead = (/** @type {boolean} */ notable) =>
      this.news.follow(
        (above) => this.since.inShort(above),
        (above) => this.since.besides(above),
        notable,
      );
    this.since = new Since(names, { ...actions, speak, shown, instead });
  }

  /**
   * Lays moments and the summary over a board.
   * @param {{ root: HTMLElement, tools: HTMLElement }} viewport
   * @param {HTMLElement} overlays the buttons for notes on the board: the summary makes room for these
   */
  lieOver({ root, tools }, overlays) {
    overlays.addEventListener("click", () => this.since.giveWay());
    root.append(this.moments.root, this.since.root);
    this.since.open.append(say(element("small", { class: "tool-word", "aria-hidden": "true" }), "since-word"));
    Object.assign(this.since, { tools, notes: overlays });
  }

  /**
   * Tells new entries in order, with their movements.
   * @param {Snapshot | null} before
   * @param {Snapshot} snapshot
   * @param {boolean} fast whether it is part of fast play
   * @param {boolean} held whether a held die threw it
   */
  async tell(before, snapshot, fast, held) {
    this.since.show(null, -1);
    const told = snapshot.entries.flatMap(({ events }) => this.log.sentences(events));
    /** @type {SeenEvent[]} */
    const events = [];
    for (const entry of snapshot.entries) {
      events.push(...entry.events);
      const all = () => this.log.entries.flatMap((one) => one.events);
      const had = (/** @type {SeenEvent} */ event) => standing(before?.view.seats ?? [], events, event, all());
      // What fast play stops for is shown with its movements: the last throw of a round, before the board is cleared.
      if (fast && this.news.fast.landmarks(entry.events).length > 0) this.actions.watched.animator.begin(1);
      const settle = () => this.actions.settle(snapshot);
      await this.play(entry, () => this.log.add([entry]), { fast, had }, settle);
    }
    this.narrator.speak(told);
    this.news.show(before, snapshot, fast || held);
  }

  /**
   * Shows an entry with its movements.
   * @param {SeenEntry} entry
   * @param {() => void} [landed] called when the die has landed; where lots are drawn or the game ends, when the board shows
   *   what that brought
   * @param {Partial<Telling>} [how]
   * @param {() => void} [settle] called before the end of the game is announced: the board shows by then what has decided it
   */
  async play({ actor, roller, action, events }, landed, how = {}, settle = undefined) {
    const lots = actor === CHANCE && roller === null;
    if (actor === CHANCE && !lots && action) await this.actions.roll(action);
    const late = lots || events.some(({ kind }) => kind === "end");
    if (!late) landed?.();
    await this.actions.animate(events, (event) => {
      if (event.kind === "end") settle?.();
      return this.moments.play(event, { ...how, later: events.slice(events.indexOf(event) + 1) });
    });
    if (late) landed?.();
  }

  /** Tells the entries of a snapshot and no others. @param {Snapshot} snapshot */
  retell(snapshot) {
    this.log.replace(snapshot.entries);
    this.news.show(null, snapshot, false);
  }

  /** Adds earlier entries, which the snapshot of a long game had left out. @param {SeenEntry[]} entries */
  fill(entries) {
    this.log.fill(entries);
  }

  /** Tells only what an undo has left. @param {number} length how many entries are left */
  takeBack(length) {
    this.log.takeBack(length);
    this.narrator.speak([phrase("undone")]);
    this.news.clear();
  }

  /** Removes everything that the last seat saw. */
  forget() {
    this.log.replace([]);
    this.narrator.hush();
    this.news.clear();
    this.since.show(null, -1, true);
  }

  /** The last landmark that the news told. */
  get mark() {
    return this.news.mark;
  }

  /** The events of a move. @param {number} move */
  events(move) {
    return this.log.entries[move - 1]?.events ?? [];
  }

  /** What the end of the game tells with the last move: the sentences of events, and the landmarks that decided it. @param {number} move */
  ending(move) {
    const told = (/** @type {SeenEvent[]} */ events) => this.log.sentences(events);
    return { told, last: this.news.fast.landmarks(this.events(move)) };
  }

  /** The sentences about a move. @param {number} move */
  told(move) {
    return this.log.told(move - 1);
  }
}
