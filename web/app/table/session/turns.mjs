/**
 * Automatic moves: bots, decisions that leave no choice, repeated throws while the die is held down, and fast play,
 * which skips the movements. All stop at a person's decision; held throws and fast play also at highlights (`landmarks`).
 */

/** @import { Meta, SeenEntry, SeenEvent, Snapshot } from "../../types.d.ts" */
/** @import { Looking } from "../../game/engine.mjs" */
/** @import { Due } from "../../game/turn.mjs" */
/** @import { Animator } from "../animator.mjs" */
/** @import { Idling, TurnTaker } from "../types.d.ts" */

import { settings } from "../../base/settings.mjs";
import { HUMAN } from "../../game/engine-constants.mjs";
import { engine } from "../../game/engine.mjs";
import { drawsOn, dueOf, isDealt, turnOf } from "../../game/turn.mjs";
import { Captain, playFor, searches } from "./captain.mjs";
import { forcedOf, THROW } from "./forced.mjs";
import { RoundTime } from "./round-time.mjs";
import { Undoing } from "./undoing.mjs";

/** The shortest pause before a decision that leaves no choice, in ms. */
const BREATH = 40;
/** The least time between two held throws, in ms, so that people can read and let go even without movements. */
const READING = 160;
/** The pause between two actions of fast play, in ms, so that the page stays responsive. */
const WHIRR = 16;

/** The duration of a bot's movements, relative to a person's: an action then fits into 0.6 seconds. */
const BRISK = 0.3;
/** The relative duration of the bank's movements: a whole deal should look like one gesture. */
const DEALING = 0.2;
/** The relative duration of held throws: at first, the factor from throw to throw, and at least. */
const [HELD, QUICKENING, LEAST] = [0.4, 0.92, 0.17];

/**
 * How the game continues: "step" waits for people; "held" throws as long as the die is held down, with movements;
 * "skip" plays the bots' moves fast; "ahead" plays everything fast up to the next choice; "idle" lets a person's turns pass, too, until something happens;
 * "end" plays the bots' moves fast, past all highlights.
 * @typedef {"step" | "held" | "skip" | "ahead" | "idle" | "end"} Drive
 */

export class Turns {
  /**
   * @param {Meta} meta
   * @param {Animator} animator
   * @param {TurnTaker} session
   */
  constructor(meta, animator, session) {
    this.meta = meta;
    this.animator = animator;
    this.session = session;
    this.captain = new Captain((pondering) => session.pondered(pondering));
    /** @type {Drive} */
    this.drive = "step";
    this.undoing = new Undoing(session);
    /** The time that the bots' moves have until people decide again. */
    this.round = new RoundTime();
    /** What stopped the turns that a person let pass, until the next decision. @type {Idling["stopped"]} */
    this.idleness = null;
    /** Whether people have not read yet what ended their turn: the bots wait for them. */
    this.unread = false;
    /** The number of turns that have passed in the current drive. */
    this.passed = 0;
    /** The number of throws in the current drive. */
    this.streak = 0;
    this.lastAct = 0;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
  }

  get due() {
    return dueOf(this.session.snapshot());
  }

  /** Whether fast play is on. */
  get fast() {
    return this.drive !== "step" && this.drive !== "held";
  }

  /** The entries that the page made by itself, because there was one way only. */
  get byItself() {
    return this.undoing.byItself;
  }

  /** The paths of several actions that people chose as one. */
  get strides() {
    return this.undoing.strides;
  }

  /** Whether the current action is part of a path of several actions. */
  get striding() {
    return this.strides.underWay;
  }

  /** Stops automatic moves until `next`. */
  stop() {
    this.halt();
    this.become("step");
  }

  /** The next automatic move does not come; a bot that thinks about it drops the thought. */
  halt() {
    clearTimeout(this.timer);
    this.captain.drop();
  }

  /** @param {Drive} drive */
  become(drive) {
    if (drive === this.drive) return;
    this.drive = drive;
    this.streak = this.passed = 0;
    this.session.changed();
  }

  /** Throws again and again until `release`. */
  hold() {
    if ((this.due !== "throw" && !this.session.busy()) || this.session.lesson?.()) return;
    this.become("held");
    if (!this.session.busy()) this.next();
  }

  release() {
    if (this.drive === "held") this.step();
  }

  /** Goes on step by step: a throw that was due by itself is not made any more. */
  step() {
    this.become("step");
    if (!this.session.busy()) this.next(); // otherwise the session calls `next` afterwards
  }

  /** Starts fast play, or stops it if it is on. */
  hurry() {
    if (this.fast) {
      this.step();
      return;
    }
    this.become(this.due === "throw" ? "ahead" : "skip");
    this.animator.finish();
    if (this.session.busy()) return; // the session calls `next` afterwards
    clearTimeout(this.timer);
    this.next();
  }

  /** Plays the bots' moves fast, if they play now. */
  skip() {
    if (this.due === "bot" && !this.fast) this.hurry();
  }

  /** Whether no person plays any more: then each move of a bot has its own time. */
  get alone() {
    const { seats, view } = this.session.snapshot() ?? {};
    return !seats?.some(({ player }, seat) => player === HUMAN && !view?.seats[seat]?.out);
  }

  /** People have read what lay face up. */
  read() {
    const waited = this.unread;
    this.unread = false;
    this.session.arrived();
    if (waited) this.next();
  }

  /** Lets the turns of the person who decides pass until something happens. */
  idle() {
    if (this.session.busy() || !this.session.snapshot()?.idle) return;
    this.become("idle");
    this.next();
  }

  /**
   * Sets the speed of the movements for a new snapshot.
   * @param {Snapshot} snapshot
   * @param {Due} was `due` before the action
   */
  pace(snapshot, was) {
    this.lastAct = performance.now();
    if (this.drive === "held") this.streak += 1;
    const held = Math.max(LEAST, HELD * QUICKENING ** this.streak);
    const dealt = was === "bot" && snapshot.entries.every(isDealt);
    const own = dealt && this.round.began === null; // in the turn of a person
    const most = was === "bot" && !own ? this.round.part : Infinity;
    if (this.fast || most === 0) this.animator.finish();
    else if (dealt) this.animator.begin(DEALING, most);
    else this.animator.begin(this.drive === "held" ? held : was === "bot" || this.striding ? BRISK : 1, most);
    if ((was === "choice" || was === "throw") && this.drive !== "idle") this.idleness = null;
    const passes = this.drive === "step" || this.drive === "end";
    const stops = this.drive === "idle" || (this.drive === "ahead" && !drawsOn(snapshot, this.meta.verbs));
    const matters = stops && snapshot.matter !== null;
    if (matters || (this.drive !== "idle" && !passes && this.isLandmark(snapshot.entries)))
      this.halted(snapshot.matter);
  }

  /** Automatic moves end here. @param {SeenEvent | null} event what ends turns that pass; null for a decision */
  halted(event) {
    if (this.drive === "idle" && this.passed > 0) this.idleness = { turns: this.passed, event };
    this.become("step");
  }

  /** @param {SeenEntry[]} entries */
  isLandmark(entries) {
    return entries.some((entry) => entry.events.some((event) => this.meta.landmarks.includes(event.kind)));
  }

  /** Plays the next automatic move, if there is one. */
  next() {
    clearTimeout(this.timer);
    const due = this.due;
    const forced = this.forcedNow;
    if (due !== "bot" || this.alone) this.round.end();
    if (forced !== null) {
      const request = this.undoing.itself((looking) =>
        forced === THROW ? engine.roll(looking) : engine.play(forced, looking),
      );
      this.timer = setTimeout(() => void this.session.act(request), this.fast ? WHIRR : this.wait(forced));
      return;
    }
    const idle = this.drive === "idle" ? this.session.snapshot()?.idle : null;
    if (due === "choice" && idle) {
      this.passed += 1;
      this.timer = setTimeout(() => void this.session.act((looking) => engine.play(idle, looking)), WHIRR);
      return;
    }
    if (due === null || due === "choice" || (due === "throw" && this.drive === "skip")) {
      const passing = this.drive === "idle";
      this.halted(null);
      if (passing) this.session.arrived();
      return;
    }
    if (due === "throw" && this.drive === "step") return;
    if (due === "bot" && this.drive === "step" && this.unread && !this.session.lesson?.()) return;
    const snapshot = this.session.snapshot();
    if (snapshot && due === "bot" && searches(snapshot)) return void this.ponder(snapshot);
    const bots = due === "bot" && snapshot && turnOf(snapshot.view) !== null;
    const runs = Boolean(bots) && (this.fast || this.round.over) && !this.session.lesson?.(); // several bots act at once
    const request = (/** @type {Looking} */ looking) =>
      bots ? engine.bot(looking, undefined, runs) : engine.roll(looking);
    const missed = due === "throw" && this.fast; // its person may not have seen it
    const act = () => void this.session.act(missed ? this.undoing.itself(request) : request);
    this.timer = setTimeout(act, this.pause(due));
  }

  /** Lets the bot in turn think, and then plays what it has decided. @param {Snapshot} snapshot */
  async ponder(snapshot) {
    const { captain, session } = this;
    if (captain.about === snapshot) {
      if (this.fast) captain.finish();
      return;
    }
    const began = performance.now();
    const decided = await captain.decide(snapshot, session.looking(), this.fast);
    this.round.spare(performance.now() - began);
    if (!decided || session.snapshot() !== snapshot) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void session.act((looking) => playFor(decided.action, looking)), this.pause("bot"));
  }

  /** What is done by itself now; null if people decide. */
  get forcedNow() {
    const snapshot = this.session.snapshot();
    if (this.session.lesson?.()?.explains(snapshot)) return null;
    const forced =
      settings.forced && snapshot?.length !== this.undoing.at ? forcedOf(snapshot, this.session.forced) : null;
    // After a decision that the page made, people throw themselves: a whole turn would pass before they have seen it begin.
    return forced === THROW && this.byItself.has((snapshot?.length ?? 0) - 1) ? null : forced;
  }

  /**
   * The pause before something is done by itself. A throw follows at once; before a decision people see what led to it: a
   * throw can be read only when it has come to rest, other moves while they last.
   * @param {string | typeof THROW} forced
   * @returns {number} ms
   */
  wait(forced) {
    const last = this.session.snapshot()?.entries.at(-1);
    const thrown = this.drive === "step" && last !== undefined && last.roller !== null;
    const since = thrown ? 0 : performance.now() - this.lastAct;
    return forced === THROW ? 0 : Math.max(BREATH, settings.thinking - since);
  }

  /** @param {Due} due @returns {number} ms */
  pause(due) {
    const since = performance.now() - this.lastAct;
    const snapshot = this.session.snapshot();
    if (due === "bot" && snapshot && turnOf(snapshot.view) === null) return WHIRR;
    switch (this.drive) {
      case "skip":
      case "ahead":
      case "idle":
      case "end":
        return WHIRR;
      case "held":
        return this.streak > 0 ? Math.max(0, READING - since) : 0;
      case "step":
        return due === "bot" ? Math.max(WHIRR, Math.min(settings.thinking - since, this.round.part)) : 0;
    }
  }
}
