/**
 * A game at a table: what the page knows of it, and what it does. It holds the newest snapshot, the move that people
 * look at, who is at the screen, and the saved game. It sends people's actions to the engine, one at a time, and lets
 * the bots play. It draws nothing: the parts of the table paint what `shown` says.
 */

/** @import { Snapshot } from "../../types.d.ts" */
/** @import { Looking } from "../../game/engine.mjs" */
/** @import { Setting, Shown, Taken } from "../types.d.ts" */
/** @import { Lesson } from "./lesson.mjs" */

import { engine } from "../../game/engine.mjs";
import { endThinker } from "../../game/thinker.mjs";
import { GameErrors, engineSentence } from "../../errors/errors.mjs";
import { Autosave } from "./autosave.mjs";
import { EarlierEntries } from "./earlier-entries.mjs";
import { Hints } from "./hints.mjs";
import { Past } from "./past.mjs";
import { takeUp } from "./received-game.mjs";
import { shownOf } from "./shown.mjs";
import { Turns } from "./turns.mjs";
import { Viewer, withoutSecrets } from "./viewer.mjs";

export class Session {
  /** @param {Setting} setting */
  constructor({ meta, seats, plan, keeper, animator, screen, page }) {
    this.meta = meta;
    this.plan = plan;
    this.animator = animator;
    this.screen = screen;
    this.page = page;
    /** The newest state of the game. @type {Snapshot | null} */
    this.snapshot = null;
    /** Whether a request is under way. */
    this.asking = false;
    /** Whether the result of the last request still moves. */
    this.moving = false;
    /** Whether the table is covered until the next person confirms. */
    this.covered = false;
    this.closed = false;
    this.taught = /** @type {Lesson | null} */ (null); // the lesson that the game began as
    this.viewer = new Viewer(meta, seats, keeper.me, keeper.lesson !== null);
    this.autosave = new Autosave(keeper, this);
    this.past = new Past(this);
    this.earlier = new EarlierEntries(this);
    this.turns = new Turns(meta, animator, {
      snapshot: () => (this.past.shown || this.autosave.stale || this.waits ? null : this.snapshot),
      present: () => this.snapshot,
      act: (request) => this.act(request),
      looking: () => this.looking(this.length),
      pondered: (pondering) => screen.ponder(pondering),
      busy: () => this.asking || this.moving,
      changed: () => this.shown && screen.redrawDie(this.shown),
      arrived: () => !this.closed && this.redraw(),
      forced: plan.theme.forced,
      lesson: () => this.lesson,
    });
    this.hints = new Hints({
      captain: () => this.turns.captain,
      shown: () => this.shown,
      busy: () => this.asking || this.moving || this.covered || this.closed,
      looking: () => this.looking(0),
      show: (hint) => screen.hint(hint),
    });
    this.errors = new GameErrors({
      snapshot: () => this.snapshot,
      name: () => this.keeper.name,
      refuse: (message) => screen.refuse(message),
      exportFile: () => this.autosave.exportFile(),
      goOn: () => {
        this.redraw();
        this.goOn();
      },
      setBack: (move) => void this.past.setBack(move),
      retry: page.retry,
    });
  }

  get keeper() {
    return this.autosave.keeper;
  }

  /** The number of moves so far. */
  get length() {
    return this.snapshot?.length ?? 0;
  }

  /** Who looks, and after how many entries the new ones begin. @param {number} since @returns {Looking} */
  looking(since) {
    return { seat: this.viewer.seat, since };
  }

  /** Whether nobody at this screen can act now. */
  get waits() {
    const { viewer, snapshot, lesson } = this;
    return viewer.watches || viewer.handing(snapshot) !== null || (lesson?.holds(snapshot) ?? false);
  }

  /** The lesson that the game is; null once people play freely. */
  get lesson() {
    return this.keeper.lesson === null ? null : this.taught;
  }

  /** What the table shows; only this decides it. @returns {Shown | null} null before the first snapshot */
  get shown() {
    const { snapshot, moving, waits, turns, lesson } = this;
    return shownOf({ snapshot, past: this.past.shown, moving, waits, turns, name: this.keeper.name, lesson });
  }

  redraw() {
    const { shown } = this;
    if (!shown) return;
    this.hints.keepFor(shown);
    this.screen.redraw(shown);
  }

  /**
   * Shows the first snapshot, without movement, and continues the game.
   * @param {Snapshot} snapshot
   * @param {() => Promise<Taken | null>} [receive] asks what to do with a received game; null if the page opens another
   *   game instead
   */
  async begin(snapshot, receive) {
    const { autosave } = this;
    if (snapshot.warning) autosave.warn(engineSentence(snapshot.warning));
    this.retell(snapshot);
    if (receive) {
      if (!(await takeUp(this, receive))) return;
    } else {
      if (this.keeper.revision === 0) autosave.save(); // a game from a file is saved here from now on
      if (this.viewer.seat !== null) await this.lookAs(this.viewer.seat);
    }
    if (this.closed) return;
    this.turns.captain.prepare(snapshot);
    this.goOn();
  }

  /** Leaves the game and ends everything that it does. */
  close() {
    this.closed = true;
    for (const part of [this.past, this.autosave, this.errors]) part.close();
    this.turns.stop();
    this.hints.drop();
    endThinker();
    this.animator.close();
  }

  /**
   * Sends a request to the engine, and shows the result. During a movement, it only ends the movement: people who click
   * then have not seen yet whose turn it is.
   * @param {(looking: Looking) => Promise<Snapshot>} request
   */
  async act(request) {
    if (this.asking || this.closed || this.past.shown) return;
    if (this.moving) {
      this.animator.finish();
      return;
    }
    this.asking = true;
    this.turns.halt();
    const { due, fast, drive } = this.turns;
    let showing;
    try {
      const snapshot = await request(this.looking(this.length));
      const was = this.snapshot;
      this.snapshot = snapshot;
      this.autosave.save(); // the engine has made the move, whatever comes now
      if (this.closed) return;
      this.hints.drop(); // a refusal leaves it: people choose again
      if (was) this.viewer.note(was, snapshot);
      this.turns.pace(snapshot, due);
      showing = this.tell(was, snapshot, fast, drive === "held");
    } catch (error) {
      this.turns.stop();
      this.errors.refused(error);
      return;
    } finally {
      this.asking = false;
    }
    this.moving = true;
    try {
      await showing;
    } catch (error) {
      this.errors.broke(error); // the engine has made the move
      this.redraw();
    } finally {
      this.moving = false;
    }
    if (!this.closed) this.goOn();
  }

  /**
   * Shows new entries with movements, then the new state. After an undo, nothing moves.
   * @param {Snapshot | null} before @param {Snapshot} snapshot @param {boolean} fast @param {boolean} held
   */
  async tell(before, snapshot, fast, held) {
    if (before && snapshot.length < before.length) this.screen.takeBack(snapshot.length);
    else await this.screen.tell(before, snapshot, fast, held);
    if (this.snapshot !== snapshot || this.closed) return;
    this.redraw();
    this.screen.celebrate(snapshot);
  }

  /** @param {string} action @returns {Promise<void>} */
  play(action) {
    return this.act((looking) => engine.play(action, looking));
  }

  roll() {
    void this.act((looking) => engine.roll(looking));
  }

  /** Enters an outcome of real dice. @param {string} outcome */
  enter(outcome) {
    void this.act((looking) => engine.enter(outcome, looking));
  }

  /** Takes the last action back, or the whole path that it ends. */
  undo() {
    void this.act((looking) => this.turns.undoing.undo(looking));
  }

  /** Continues the game, after a hand-over if one is necessary. */
  goOn() {
    void this.screen.handOver(this.viewer.handing(this.snapshot)).then(() => {
      if (this.closed) return;
      this.screen.restoreFocus();
      this.turns.next();
    });
  }

  /** Covers the table, or shows it again. @param {boolean} covered */
  cover(covered) {
    const uncovered = this.covered && !covered;
    this.covered = covered;
    this.screen.cover(covered, uncovered ? this.snapshot : null);
  }

  /** Stops automatic moves, and waits for the current request and movement. */
  async settle() {
    this.turns.stop();
    this.animator.finish();
    while (this.asking || this.moving) await new Promise((resolve) => requestAnimationFrame(resolve));
  }

  /**
   * Changes the viewing seat, and removes what the previous one saw. Returns whether it worked.
   * @param {number | null} seat null for a spectator
   */
  async lookAs(seat) {
    this.viewer.become(seat);
    this.screen.forget();
    try {
      this.adopt(await engine.look({ seat, since: 0 }));
      return true;
    } catch (error) {
      this.viewer.become(null);
      if (this.snapshot) this.snapshot = withoutSecrets(this.snapshot);
      this.redraw();
      this.errors.refused(error);
      return false;
    }
  }

  /** Removes what the last seat saw from the page. */
  async forget() {
    if (this.viewer.seat !== null) await this.lookAs(null);
  }

  /** Shows a snapshot of another game, or of another move or seat of this one. @param {Snapshot} snapshot */
  adopt(snapshot) {
    this.past.close();
    this.retell(snapshot);
  }

  /** Shows a snapshot, and nothing of earlier ones. @param {Snapshot} snapshot */
  retell(snapshot) {
    this.snapshot = snapshot;
    this.turns.undoing.rewind(snapshot.length);
    this.screen.retell(snapshot);
    this.redraw();
    void this.earlier.fetch(snapshot);
  }

  /** Sets the seat that plays here; null if everybody is here. @param {number | null} seat */
  playAs(seat) {
    this.viewer.me = this.keeper.me = seat;
    this.autosave.save();
    this.redraw();
    this.goOn();
  }

  /** The others play at this screen after all; the person here has seen the result of chance. */
  playHere() {
    this.viewer.curious = false;
    this.playAs(null);
  }
}
