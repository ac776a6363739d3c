/**
 * Looking back: which earlier move people look at. Meanwhile the game pauses: nobody can act, and no bot plays. From
 * any move people can play on in a copy.
 */

/** @import { Course, Snapshot, TurningPoint } from "../../types.d.ts" */
/** @import { Looking } from "../../game/engine.mjs" */
/** @import { Page, Screen } from "../types.d.ts" */
/** @import { Autosave } from "./autosave.mjs" */

import { phrase } from "../../base/l10n.mjs";
import { engine } from "../../game/engine.mjs";

/**
 * @typedef {object} Present what looking back needs of the session
 * @property {number} length the number of moves so far
 * @property {(since: number) => Looking} looking
 * @property {boolean} closed whether people have left the table
 * @property {Pick<Screen, "speak" | "told" | "caption">} screen
 * @property {Page} page
 * @property {Autosave} autosave
 * @property {{ refused: (error: unknown) => void }} errors says why something failed
 * @property {() => Promise<void>} settle waits for the current request and movement
 * @property {() => void} redraw shows the move that people look at, or the present
 * @property {(snapshot: Snapshot) => void} adopt shows this snapshot as the present
 * @property {() => void} goOn continues the game
 */

export class Past {
  /** @param {Present} session */
  constructor(session) {
    this.session = session;
    /** The move that people look at; null for the present. @type {Snapshot | null} */
    this.shown = null;
    /** The move to show next, while the engine still works on another. @type {number | null} */
    this.wanted = null;
    this.fetching = false;
    /** How often people have come back to the present. */
    this.returns = 0;
    /** What happens after the move for which people have asked because of that. @type {{ move: number, words: () => string } | null} */
    this.coming = null;
    /** What plays the game again; null if nothing does. @type {object | null} */
    this.run = null;
  }

  /** Whether the game plays again by itself. */
  get playing() {
    return this.run !== null;
  }

  /** Where people are in the game, for the controls. */
  get where() {
    const length = this.session.length;
    const move = this.shown?.move ?? length;
    return { move, next: this.wanted ?? move, length, past: this.shown !== null, playing: this.playing };
  }

  /** Steps to a move; the last one is the present. @param {number} move */
  step(move) {
    if (move >= this.session.length) this.leave();
    else this.visit(move);
  }

  /**
   * People go to a move, so "back" brings them to the present again.
   * @param {number} move
   * @param {() => string} [coming] as for `go`
   */
  visit(move, coming) {
    this.enter();
    void this.go(move, coming);
  }

  /** From now on, "back" brings people to the present. */
  enter() {
    this.session.page.entered?.(() => this.session.closed || this.leave());
  }

  /** What happens next, if people have asked for this move because of that. @param {number} move */
  comingAt(move) {
    return this.coming?.move === move ? [phrase("past-coming", { what: this.coming.words() })] : [];
  }

  /**
   * Shows the table after a move; 0 is the beginning.
   * @param {number} move
   * @param {() => string} [coming] what happens next, if people ask for the move because of that
   */
  async go(move, coming) {
    if (coming) this.coming = { move, words: coming };
    this.wanted = Math.max(0, Math.min(move, this.session.length));
    if (this.fetching) return;
    this.fetching = true;
    try {
      if (this.shown === null) await this.session.settle();
      while (this.wanted !== null) {
        const { wanted: next, returns } = this;
        this.wanted = null;
        const snapshot = await engine.look({ move: next, ...this.session.looking(this.session.length) });
        if (this.session.closed) return;
        if (this.wanted !== null) continue;
        if (returns !== this.returns) return;
        this.shown = snapshot;
        this.session.redraw();
        const { move: shown, length } = snapshot;
        this.session.screen.speak([
          phrase("past-banner", { move: shown, length }),
          ...this.session.screen.told(shown),
          ...this.comingAt(shown),
        ]);
      }
    } catch (error) {
      this.session.errors.refused(error);
    } finally {
      this.fetching = false;
    }
  }

  /**
   * Plays moves again, from the table after `from` entries on; then the table shows the present. Who goes elsewhere
   * meanwhile ends this.
   * @param {number} from
   * @param {number} until
   * @param {(move: number) => Promise<void>} play moves what moved, and waits as long as people need
   */
  async replay(from, until, play) {
    await this.go(from);
    for (let move = from + 1; move <= until; move += 1) {
      if (this.shown?.move !== move - 1) return;
      this.session.screen.caption(move, this.session.length);
      await play(move);
      if (this.shown?.move !== move - 1) return;
      await this.go(move);
    }
    if (this.shown?.move === until) this.leave();
  }

  /**
   * Plays the game again from the shown move on, or from its beginning if people are at its end, until `pause`.
   * @param {(move: number) => Promise<void>} play moves what moved, and waits as long as people need
   */
  async play(play) {
    const own = {};
    this.run = own;
    this.enter();
    const length = this.session.length;
    const { move: from } = this.where;
    await this.go(from < length ? from : 0);
    while (this.run === own && this.shown && this.shown.move < length) {
      const next = this.shown.move + 1;
      this.session.screen.caption(next, length);
      await play(next);
      if (this.run !== own || this.shown?.move !== next - 1) break;
      await this.go(next);
      if (this.shown?.move !== next) break; // the move could not be fetched
    }
    if (this.run !== own) return;
    this.run = null;
    this.refresh();
  }

  /** The game does not play again any more. */
  pause() {
    this.run = null;
  }

  /** Draws the shown move again. */
  refresh() {
    if (this.shown) this.session.redraw();
  }

  /** @returns {Promise<Course>} the course of the game so far */
  course() {
    return engine.course(this.session.looking(0).seat);
  }

  /**
   * @returns {Promise<TurningPoint[] | null>} the moves that changed most who would win, once the game is over; null in a
   *   lesson, which chooses them itself
   */
  async turningPoints() {
    if (this.session.autosave.keeper.lesson !== null) return null;
    return engine.turningPoints(this.session.looking(0).seat, () => !this.session.closed && this.shown === null);
  }

  /** Returns to the present. */
  leave() {
    const looking = this.shown !== null;
    this.close();
    this.session.page.left?.();
    if (!looking) return;
    this.session.redraw();
    this.session.screen.speak([phrase("past-left")]);
    this.session.goOn();
  }

  /** Ends looking back without drawing the table: the caller does that. */
  close() {
    this.returns += 1;
    this.run = this.wanted = this.shown = this.coming = null;
  }

  /** Continues from the shown move in a copy; the original game stays unchanged. */
  async playOn() {
    const { move } = this.where;
    if (!(await this.branch(move))) return;
    const { keeper } = this.session.autosave;
    const copy = keeper.copy(phrase("past-name", { name: keeper.name.replace(/ · \S+ \d+$/, ""), move }), null);
    this.session.page.branched(copy.id); // "back" leads to the original game
    this.session.autosave.adopt(copy);
    this.session.autosave.tell(phrase("past-copied", { name: copy.name }));
    this.session.goOn();
  }

  /** Takes this game back to an earlier move. @param {number} move */
  async setBack(move) {
    if (!(await this.branch(move))) return;
    this.session.page.left?.();
    this.session.autosave.keeper.lesson = null; // a branch follows no recorded log
    this.session.autosave.save();
    this.session.goOn();
  }

  /** Makes an earlier move the present. @param {number} move @returns {Promise<boolean>} whether it worked */
  async branch(move) {
    await this.session.settle();
    if (this.session.closed) return false; // the engine may hold another game
    try {
      const snapshot = await engine.branch(move, this.session.looking(0));
      if (this.session.closed) return false;
      this.session.adopt(snapshot);
      return true;
    } catch (error) {
      this.session.errors.refused(error);
      return false;
    }
  }
}
