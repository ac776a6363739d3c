/** A table: shows what the engine says, asks it for what people do, lets the bots play, keeps the game. */

/** @import { BoardPlan } from "../catalogue.mjs" */
/** @import { Looking } from "../engine.mjs" */
/** @import { Keeper } from "../saves.mjs" */
/** @import { Meta, Seat, Snapshot } from "../types.d.ts" */

import { engine } from "../engine.mjs";
import { helpButton, onHelpKey } from "../help.mjs";
import { later } from "../later.mjs";
import { Names } from "../names.mjs";
import { onSettings, settings } from "../settings.mjs";
import { act, go } from "./acting.mjs";
import { Album } from "./album.mjs";
import { Bar } from "./bar.mjs";
import { begin } from "./beginning.mjs";
import { Board } from "./board.mjs";
import { Choices } from "./choices.mjs";
import { Die } from "./die.mjs";
import { FaceUp } from "./faceup.mjs";
import { Frame } from "./frame.mjs";
import { Hand } from "./hand.mjs";
import { Handover } from "./handover.mjs";
import { Keeping } from "./keeping.mjs";
import { actionsOf, layOut, restoreFocus } from "./layout.mjs";
import { Log } from "./log.mjs";
import { Motion } from "./motion.mjs";
import { Narrator } from "./narrator.mjs";
import { News } from "./news.mjs";
import { offerPlaces } from "./offers.mjs";
import { Overlays } from "./overlays.mjs";
import { Past } from "./past.mjs";
import { Prompt } from "./prompt.mjs";
import { stopsOf } from "./routes.mjs";
import { Scene } from "./scene.mjs";
import { SeatsPanel } from "./seats.mjs";
import { offerAnew, show, showDie } from "./showing.mjs";
import { Trouble } from "./trouble.mjs";
import { Turns } from "./turns.mjs";
import { Viewer } from "./viewer.mjs";
import { BoardInWords } from "./words.mjs";

/** @typedef {{ seat: number | null, watches: boolean, keeper: Keeper | null }} Taken who plays here, whether they only watch, and
 *   the kept game that it goes on */

export class Table {
  /**
   * @param {{ meta: Meta, plan: BoardPlan, seats: Seat[], keeper: Keeper, again: () => void, kept: (id: string) => void,
   *   branched: (id: string) => void, retry: () => void, back?: Node, shown?: (snapshot: Snapshot) => void }} how what is to be
   *   done when people play again, when the game is kept under an id, when it goes on as another game, and when it has to be
   *   opened anew; what leads away from the table, if not to the shelf; who wants to know what it shows
   */
  constructor({ meta, plan, seats, keeper, again, kept, branched, retry, back, shown }) {
    this.meta = meta;
    this.again = again;
    this.shown = shown;
    this.names = new Names(meta.id, seats, plan);
    this.board = new Board(plan);
    this.frame = new Frame(this.board);
    this.panel = new SeatsPanel(this.names);
    this.motion = new Motion(this.board, this.panel);
    this.prompt = new Prompt(helpButton(meta.id));
    this.narrator = new Narrator();
    this.words = new BoardInWords(this.names);
    this.viewer = new Viewer(meta, seats);
    this.handover = new Handover(this.names, this.viewer, {
      snapshot: () => this.snapshot,
      lookAs: (seat) => this.lookAs(seat),
      cover: (covered) => this.cover(covered),
      goOn: () => this.goOn(),
      share: () => this.share(),
      ways: async () => (await later.share()).waysToSend(this.shared),
      playAs: (seat) => this.playAs(seat),
    });
    this.viewer.me = keeper.me;
    this.past = new Past({
      length: () => this.snapshot?.length ?? 0,
      seat: () => this.viewer.seat,
      keeping: () => this.keeping,
      settle: () => this.settle(),
      told: (move) => this.log.told(move - 1),
      show: () => this.patch(),
      speak: (sentences) => this.narrator.speak(sentences),
      adopt: (snapshot) => this.adopt(snapshot),
      resume: () => this.goOn(),
      refused: (error) => this.trouble.refused(error),
      branched,
    });
    this.log = new Log(this.names, (move) => void this.past.go(move));
    this.news = new News(meta, this.names, this.log);
    this.keeping = new Keeping(keeper, {
      snapshot: () => this.snapshot,
      dots: () => this.board.pieces.dots(this.snapshot?.view.pieces ?? []),
      kept,
      named: () => this.bar.showName(this.keeper.name),
      reopen: retry,
      resume: () => this.turns.next(),
    });
    this.trouble = new Trouble({
      names: this.names,
      prompt: this.prompt,
      narrator: this.narrator,
      keeping: () => this.keeping,
      snapshot: () => this.snapshot,
      goOn: () => {
        this.patch();
        this.goOn();
      },
      setBack: (move) => void this.past.setBack(move),
      retry,
    });
    const dice = {
      roll: () => void this.act((looking) => engine.roll(looking)),
      enter: (/** @type {string} */ action) => void this.act((looking) => engine.enter(action, looking)),
    };
    this.turns = new Turns(meta, this.motion, {
      snapshot: () => (this.past.shown || this.keeping.stale || this.waits ? null : this.snapshot),
      act: (request) => this.act(request),
      busy: () => this.asking || this.moving,
      changed: () => showDie(this),
    });
    this.die = new Die(this.names, meta.verbs, this.motion, dice, this.turns);
    const play = (/** @type {string} */ action) => void this.play(action);
    this.choices = new Choices(this.names, meta.verbs, this.board.pieces, {
      play,
      go: (way) => void go(this, way),
      trace: (way) => this.board.marks.trace(way && this.choices.piece ? [this.board.pieces.points.get(this.choices.piece), ...stopsOf(way)] : []),
      opened: () => offerAnew(this),
      mark: (marks) => this.board.marks.show("foreseen", marks),
    });
    this.hand = new Hand(this.names, (id) => this.choices.use(id));
    this.scene = new Scene(this.names);
    this.faceUp = new FaceUp(this.names, () => restoreFocus(this));
    this.overlays = new Overlays(this.names, this.board.marks);
    this.album = new Album(this.names);
    this.bar = new Bar(meta, {
      undo: () => void this.act((looking) => engine.undo({ ...looking, since: 0 })),
      share: () => this.share(),
      exportFile: () => this.keeping.exportFile(),
      rename: (name) => this.keeping.rename(name),
      name: () => this.keeper.name,
      back,
    });
    this.actions = actionsOf(this);
    this.root = layOut(this);
    this.bar.show({ undo: false, name: keeper.name });
    this.board.offer(new Map(), () => "");
    /** @type {Snapshot | null} */
    this.snapshot = null;
    /** @type {Promise<void>} */
    this.showing = Promise.resolve();
    this.asking = false;
    this.moving = false;
    this.closed = false;
    /** Where people stopped looking, it is not heard any more. */
    this.left = new AbortController();
    document.addEventListener("keydown", (event) => this.onKey(event), { signal: this.left.signal });
    const dress = () => {
      this.root.classList.toggle("in-words", settings.words);
      this.words.dress();
    };
    onSettings(dress, this.left.signal);
    dress();
  }

  get keeper() {
    return this.keeping.keeper;
  }

  /** @param {KeyboardEvent} event */
  onKey(event) {
    if (!this.root.isConnected) return; // people thought better of it while the table was being opened
    this.past.onKey(event);
    this.frame.onKey(event);
    onHelpKey(event, this.meta.id);
  }

  /** Leaves the table; nothing of it happens any more. */
  close() {
    this.closed = true;
    this.left.abort();
    this.keeping.close();
    this.trouble.close();
    this.turns.stop();
    this.motion.close();
    this.frame.close();
  }

  /**
   * Shows the first snapshot, without movement, and goes on from there.
   * @param {Snapshot} snapshot
   * @param {() => Promise<Taken | null>} [receive] asks what is to become of a game that came from elsewhere; null where
   *   another is opened instead
   */
  begin(snapshot, receive) {
    return begin(this, snapshot, receive);
  }

  /** @param {string} action */
  play(action) {
    return this.act((looking) => engine.play(action, looking));
  }

  /**
   * Asks the engine for something, and shows what comes of it.
   * @param {(looking: Looking) => Promise<Snapshot>} request
   */
  act(request) {
    return act(this, request);
  }

  /** Goes on, once the right person looks. */
  goOn() {
    void this.handover.check().then(() => {
      if (this.closed) return;
      restoreFocus(this);
      this.turns.next();
    });
  }

  /** Covers the table, or shows it: what is measured on the board can only be when it is seen. @param {boolean} covered */
  cover(covered) {
    const was = this.root.classList.contains("covered");
    this.root.classList.toggle("covered", covered);
    if (!was || covered || !this.snapshot) return;
    this.board.marks.redraw();
    offerPlaces(this, this.snapshot.view, this.choices.open);
  }

  /** Whether nothing can be done here before another looks. */
  get waits() {
    return this.viewer.watches || this.handover.awaited !== null;
  }

  /** Stops what goes on by itself, and waits until nothing is asked and nothing moves. */
  async settle() {
    this.turns.stop();
    this.motion.finish();
    while (this.asking || this.moving) await new Promise((resolve) => requestAnimationFrame(resolve));
  }

  /**
   * Looks with the eyes of a seat, or of nobody in particular; what others were shown is gone.
   * @param {number | null} seat
   * @returns {Promise<boolean>} whether it could be done
   */
  async lookAs(seat) {
    this.viewer.become(seat);
    this.log.replace([]);
    this.narrator.hush();
    this.news.clear();
    try {
      this.adopt(await engine.look({ seat, since: 0 }));
      return true;
    } catch (error) {
      this.viewer.become(null);
      this.trouble.refused(error);
      return false;
    }
  }

  /** Shows another game, or another moment of this one, as it is now. @param {Snapshot} snapshot */
  adopt(snapshot) {
    this.past.close();
    this.snapshot = snapshot;
    this.log.replace(snapshot.entries);
    this.news.show(null, snapshot, false);
    this.patch();
  }

  /** Brings everything that is shown up to date. */
  patch() {
    show(this);
  }

  /** What is given to others. */
  get shared() {
    if (!this.snapshot) throw new Error("There is no game at this table yet.");
    const { meta, keeper, viewer, snapshot } = this;
    return { meta, name: keeper.name, save: snapshot.save, me: viewer.me, playAs: (/** @type {number | null} */ seat) => this.playAs(seat) };
  }

  share() {
    void later.share().then(({ openShare }) => {
      if (this.snapshot && !this.closed) void openShare(this.shared);
    });
  }

  /** From now on a seat is played here and the others far away; or everybody is here. @param {number | null} seat */
  playAs(seat) {
    this.viewer.me = this.keeper.me = seat;
    this.keeping.save();
    this.patch();
    this.goOn();
  }
}
