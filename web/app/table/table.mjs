/** A table: shows what the engine says, asks it for what people do, lets the bots play, keeps the game. */

/** @import { BoardPlan } from "../catalogue.mjs" */
/** @import { Looking } from "../engine.mjs" */
/** @import { Keeper } from "../saves.mjs" */
/** @import { Entry, Family, Meta, Seat, Snapshot } from "../types.d.ts" */

import { button, notify } from "../dialogs.mjs";
import { element } from "../elements.mjs";
import { Breakdown, Refusal, engine } from "../engine.mjs";
import { download } from "../export.mjs";
import { engineSentence, reason } from "../failures.mjs";
import { phrase } from "../l10n.mjs";
import { Names } from "../names.mjs";
import { openShare } from "../share.mjs";
import { Bar } from "./bar.mjs";
import { Board } from "./board.mjs";
import { Choices, placesOffered } from "./choices.mjs";
import { Die } from "./die.mjs";
import { endPanel } from "./ending.mjs";
import { Log, eventMessage } from "./log.mjs";
import { Motion } from "./motion.mjs";
import { Narrator } from "./narrator.mjs";
import { Prompt } from "./prompt.mjs";
import { SeatsPanel } from "./seats.mjs";
import { Turns, dueOf } from "./turns.mjs";

export class Table {
  /**
   * @param {{ meta: Meta, plan: BoardPlan, seats: Seat[], keeper: Keeper, again: () => void, kept: (id: string) => void,
   *   retry: () => void }} how
   */
  constructor({ meta, plan, seats, keeper, again, kept, retry }) {
    this.meta = meta;
    this.keeper = keeper;
    this.again = again;
    this.kept = kept;
    this.retry = retry;
    this.names = new Names(meta.id, seats, plan);
    this.board = new Board(plan);
    this.panel = new SeatsPanel(this.names);
    this.motion = new Motion(this.board, this.panel);
    this.prompt = new Prompt();
    this.narrator = new Narrator(this.names);
    this.log = new Log(this.names);
    const dice = {
      roll: () => void this.act((looking) => engine.roll(looking)),
      enter: (/** @type {string} */ action) => void this.act((looking) => engine.enter(action, looking)),
    };
    this.turns = new Turns(meta, this.motion, {
      snapshot: () => this.snapshot,
      act: (request) => this.act(request),
      busy: () => this.asking || this.moving,
      changed: () => this.showDie(),
    });
    this.die = new Die(this.names, meta.verbs, this.motion, dice, this.turns);
    this.choices = new Choices(this.names, meta.verbs, { play: (action) => void this.play(action) });
    this.bar = new Bar(meta, {
      undo: () => void this.act((looking) => engine.undo({ ...looking, since: 0 })),
      share: () => void openShare(meta, this.keeper.name, () => this.exportFile()),
      exportFile: () => this.exportFile(),
      rename: (name) => this.rename(name),
      name: () => this.keeper.name,
    });
    this.actions = element("section", { class: "actions" }, this.die.root, this.choices.root);
    this.root = element(
      "div",
      { class: "table", "data-game": meta.id },
      this.bar.root,
      this.prompt.root,
      element("div", { class: "board-frame" }, this.board.root),
      this.actions,
      this.panel.root,
      this.log.root,
      this.narrator.pieces,
      this.narrator.live,
    );
    this.bar.show({ undo: false, name: keeper.name });
    this.board.offer(new Map(), () => "");
    /** @type {Snapshot | null} */
    this.snapshot = null;
    /** Whose eyes see; nobody's in particular where nothing is secret. @type {number | null} */
    this.viewer = null;
    /** @type {Promise<void>} */
    this.showing = Promise.resolve();
    this.asking = false;
    this.moving = false;
    this.closed = false;
  }

  /** Leaves the table; nothing of it happens any more. */
  close() {
    this.closed = true;
    this.turns.stop();
    this.motion.close();
  }

  /** Shows the first snapshot, without movement. @param {Snapshot} snapshot */
  begin(snapshot) {
    this.snapshot = snapshot;
    this.log.replace(snapshot.entries);
    const last = snapshot.entries.findLast((entry) => entry.actor === -1);
    if (last?.action) this.die.showFace(last.action);
    if (snapshot.warning) {
      notify(engineSentence(snapshot.warning), button("menu-export", () => this.exportFile()));
    }
    this.board.pieces.seats = snapshot.seats;
    this.patch();
    if (this.keeper.revision === 0) this.save(); // from a link or a file: kept here from now on
    this.turns.next();
  }

  /** @param {string} action */
  play(action) {
    return this.act((looking) => engine.play(action, looking));
  }

  /**
   * Asks the engine for something, and shows what comes of it. While something still moves, it is only cut short: whoever
   * clicks then has not seen yet whose turn it is.
   * @param {(looking: Looking) => Promise<Snapshot>} request
   */
  async act(request) {
    if (this.asking || this.closed) return;
    if (this.moving) {
      this.motion.finish();
      return;
    }
    this.asking = true;
    clearTimeout(this.turns.timer);
    const before = this.snapshot?.length ?? 0;
    const due = this.turns.due;
    try {
      const snapshot = await request({ seat: this.viewer, since: before });
      if (this.closed) return;
      this.snapshot = snapshot;
      this.turns.pace(snapshot, due);
      this.showing = snapshot.length >= before ? this.tell(snapshot) : this.goBack(snapshot);
    } catch (error) {
      this.turns.stop();
      this.refused(error);
      return;
    } finally {
      this.asking = false;
    }
    this.save();
    this.moving = true;
    await this.showing;
    this.moving = false;
    if (!this.closed) this.turns.next();
  }

  /** Shows what happened, then how things stand. @param {Snapshot} snapshot */
  async tell(snapshot) {
    this.board.offer(new Map(), () => "");
    this.choices.show(null);
    const told = snapshot.entries.flatMap((entry) => entry.events.map((event) => this.names.say(eventMessage(event))));
    for (const entry of snapshot.entries) await this.tellEntry(entry);
    this.narrator.speak(told);
    if (this.snapshot === snapshot && !this.closed) this.patch();
  }

  /** @param {Entry} entry */
  async tellEntry(entry) {
    if (entry.actor === -1 && entry.action) await this.die.roll(entry.action);
    this.log.add([entry]);
    await this.motion.showAll(entry.events);
  }

  /** Shows an earlier position: something was taken back. @param {Snapshot} snapshot */
  async goBack(snapshot) {
    this.log.replace(snapshot.entries);
    this.narrator.speak([phrase("undone")]);
    this.patch();
  }

  /** Brings everything that is shown up to date. */
  patch() {
    const snapshot = this.snapshot;
    if (!snapshot) return;
    const { view } = snapshot;
    this.board.pieces.show(view.pieces, snapshot.seats);
    this.panel.show(snapshot);
    this.prompt.show(snapshot, this.names);
    this.narrator.show(view.pieces);
    this.bar.show({ undo: snapshot.undo, name: this.keeper.name });
    this.showDie();
    const families = dueOf(snapshot) === "choice" && view.actor !== -1 ? snapshot.choices : null;
    this.choices.show(families);
    this.offerPlaces(families ?? []);
    this.showEnding(snapshot);
    this.restoreFocus();
    this.root.dataset.move = String(snapshot.length); // at rest, this is the position shown
  }

  showDie() {
    if (this.snapshot) this.die.show(this.snapshot);
  }

  /** @param {Snapshot} snapshot */
  showEnding(snapshot) {
    this.actions.querySelector(".ending")?.remove();
    const panel = endPanel(snapshot, this.names, {
      again: this.again,
      share: () => void openShare(this.meta, this.keeper.name, () => this.exportFile()),
    });
    if (panel) this.actions.prepend(panel);
    if (panel) this.die.root.hidden = true;
  }

  /** Offers on the board what can be chosen there. @param {Family[]} families */
  offerPlaces(families) {
    const offered = placesOffered(families, this.meta.verbs);
    this.board.offer(
      new Map([...offered].map(([id, { action }]) => [id, () => void this.play(action)])),
      (place) => {
        const verb = offered.get(place.id)?.verb ?? "";
        return this.names.action(verb, [place.id], this.meta.verbs[verb] ?? []);
      },
    );
  }

  /** The focus goes on to what can be done next when what had it is gone. */
  restoreFocus() {
    const focused = document.activeElement;
    // The browser notices only later that what had the focus is hidden or disabled.
    const lost = focused === null || focused === document.body || focused.closest("[hidden]") || focused.matches(":disabled");
    if (!lost) return;
    const ending = /** @type {HTMLElement | null} */ (this.actions.querySelector(".ending h2"));
    if (ending) ending.focus();
    else if (this.die.ready) this.die.focus();
    else if (this.board.offered.length > 0) this.board.focus();
    else /** @type {HTMLElement | null} */ (this.choices.root.querySelector("button"))?.focus();
  }

  /** Keeps the game as it stands. */
  save() {
    if (!this.snapshot) return;
    if (this.snapshot.length === 0 || this.snapshot.read_only) return;
    const copied = this.keeper.keep(this.snapshot, this.board.pieces.dots(this.snapshot.view.pieces));
    this.kept(this.keeper.id);
    if (copied) notify(phrase("saved-copy"));
  }

  /** @param {string} name */
  rename(name) {
    this.keeper.name = name.trim() || this.keeper.name;
    this.bar.show({ undo: this.snapshot?.undo ?? false, name: this.keeper.name });
    this.save();
  }

  exportFile() {
    if (this.snapshot) download(this.keeper.name, JSON.stringify(this.snapshot.save));
  }

  /** @param {unknown} error */
  refused(error) {
    if (error instanceof Refusal) {
      this.prompt.refuse(error.error, this.names);
      this.narrator.speak([this.names.say(error.error)]);
      return;
    }
    if (!(error instanceof Breakdown)) throw error;
    notify(reason(error), button("retry", this.retry), button("menu-export", () => this.exportFile()));
  }
}
