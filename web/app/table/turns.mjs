/**
 * What goes on by itself: bots, throws that follow each other while the button is held, and stretches passed over quickly.
 * All of it stops at a person's decision, and at the moments that the game calls landmarks.
 */

/** @import { Looking } from "../engine.mjs" */
/** @import { Entry, Meta, Snapshot } from "../types.d.ts" */
/** @import { Motion } from "./motion.mjs" */

import { engine } from "../engine.mjs";
import { settings } from "../settings.mjs";
import { turnOf } from "../turn.mjs";

/** A bot never acts sooner than this after the last movement, in ms. */
const BREATH = 40;
/** Between two throws of a held button where nothing moves, so that one can read and let go. */
const READING = 160;
/** Between two actions of a stretch passed over quickly: the page stays awake. */
const WHIRR = 16;

/** A bot's movements take this part of a person's, so that an action fits into its 0.6 seconds. */
const BRISK = 0.3;
/** What the bank does by itself follows at once: a whole deal is one gesture. */
const DEALING = 0.2;
/** Held throws begin at this part of the usual time and grow faster by and by, down to the least. */
const [HELD, QUICKENING, LEAST] = [0.4, 0.92, 0.17];

/**
 * What is to be done next: a throw or a choice of a person, something of a bot, or nothing.
 * @typedef {"throw" | "choice" | "bot" | null} Due
 */

/**
 * How things go on: "step" waits for people; "held" throws for whoever's turn it is, seen; "skip" passes over bots;
 * "ahead" passes over everything up to a choice.
 * @typedef {"step" | "held" | "skip" | "ahead"} Drive
 */

/** @param {Snapshot | null} snapshot @returns {Due} */
export function dueOf(snapshot) {
  if (!snapshot || snapshot.view.actor === null || snapshot.read_only) return null;
  const byChance = snapshot.view.actor === -1;
  if (byChance && snapshot.outcomes) return "choice"; // people say what their dice show, for bots as well
  const seat = turnOf(snapshot.view);
  if (seat === null || snapshot.seats[seat]?.player !== "human") return "bot";
  return byChance ? "throw" : "choice";
}

export class Turns {
  /**
   * @param {Meta} meta
   * @param {Motion} motion
   * @param {{
   *   snapshot: () => Snapshot | null,
   *   act: (request: (looking: Looking) => Promise<Snapshot>) => Promise<void>,
   *   busy: () => boolean,
   *   changed: () => void,
   * }} table what is shown, how to ask for more, whether that is under way, and whom to tell of another drive
   */
  constructor(meta, motion, table) {
    this.meta = meta;
    this.motion = motion;
    this.table = table;
    /** @type {Drive} */
    this.drive = "step";
    /** Whether what is shown now is one of several steps that were decided together. */
    this.striding = false;
    /** Throws since the button was held. */
    this.streak = 0;
    this.lastAct = 0;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
  }

  get due() {
    return dueOf(this.table.snapshot());
  }

  /** Whether moves are passed over quickly. */
  get passing() {
    return this.drive === "skip" || this.drive === "ahead";
  }

  /** Nothing goes on by itself any more, until `next`. */
  stop() {
    clearTimeout(this.timer);
    this.become("step");
  }

  /** @param {Drive} drive */
  become(drive) {
    if (drive === this.drive) return;
    this.drive = drive;
    this.streak = 0;
    this.table.changed();
  }

  /** Throws, and throws again while the button is held. */
  hold() {
    if (this.due !== "throw" && !this.table.busy()) return;
    this.become("held");
    if (!this.table.busy()) this.next();
  }

  release() {
    if (this.drive === "held") this.become("step");
  }

  /** Passes over what bots do, or over everything up to a choice; stops that when it is under way. */
  hurry() {
    if (this.passing) {
      this.become("step");
      return;
    }
    this.become(this.due === "throw" ? "ahead" : "skip");
    this.motion.finish();
    if (this.table.busy()) return; // goes on by itself
    clearTimeout(this.timer);
    this.next();
  }

  /** How something is going to be shown that was just decided. @param {Snapshot} snapshot @param {Due} was what was due before */
  pace(snapshot, was) {
    this.lastAct = performance.now();
    if (this.drive === "held") this.streak += 1;
    const held = Math.max(LEAST, HELD * QUICKENING ** this.streak);
    if (this.passing) this.motion.finish();
    else if (was === "bot" && snapshot.entries.every((entry) => entry.actor === -1 && entry.roller === null)) this.motion.begin(DEALING);
    else this.motion.begin(this.drive === "held" ? held : was === "bot" || this.striding ? BRISK : 1);
    if (this.drive !== "step" && this.isLandmark(snapshot.entries)) this.become("step");
  }

  /** @param {Entry[]} entries */
  isLandmark(entries) {
    return entries.some((entry) => entry.events.some((event) => this.meta.landmarks.includes(event.kind)));
  }

  /** Goes on, where something goes on by itself now. */
  next() {
    clearTimeout(this.timer);
    const due = this.due;
    if (due === null || due === "choice" || (due === "throw" && this.drive === "skip")) {
      this.become("step");
      return;
    }
    if (due === "throw" && this.drive === "step") return;
    const snapshot = this.table.snapshot();
    const ask = due === "bot" && snapshot && turnOf(snapshot.view) !== null ? engine.bot : engine.roll;
    this.timer = setTimeout(() => void this.table.act((looking) => ask(looking)), this.pause(due));
  }

  /** @param {Due} due @returns {number} ms */
  pause(due) {
    const since = performance.now() - this.lastAct;
    const snapshot = this.table.snapshot();
    if (due === "bot" && snapshot && turnOf(snapshot.view) === null) return WHIRR;
    switch (this.drive) {
      case "skip":
      case "ahead":
        return WHIRR;
      case "held":
        return this.streak > 0 ? Math.max(0, READING - since) : 0;
      case "step":
        return due === "bot" ? Math.max(BREATH, settings.thinking - since) : 0;
    }
  }
}
