/**
 * What a screen reader says of the game: one polite region. Bots and held throws bring more than anybody can listen to, so
 * it waits for a pause, and then tells the newest in one breath and how much went before.
 */

import { element } from "../elements.mjs";
import { phrase } from "../l10n.mjs";

/** What happens within this time, in ms, is told together; and nothing waits longer than that. */
const PAUSE = 350;
const LONGEST = 2500;

/** As many sentences as one breath has; of more, the last are told. */
const BREATH = 7;

export class Narrator {
  constructor() {
    this.live = element("p", { class: "visually-hidden", "aria-live": "polite" });
    /** @type {string[]} what is still to be told */
    this.events = [];
    /** Who must do what now, which is told last. */
    this.question = "";
    /** The move at which a question was put last: it is not put again. */
    this.asked = -1;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    this.since = 0;
  }

  /** Tells of something, soon. @param {string[]} sentences */
  speak(sentences) {
    this.events.push(...sentences);
    this.wait();
  }

  /**
   * Says who must do what now, after everything else: only the last such question is told.
   * @param {string} question
   * @param {number} move
   */
  ask(question, move) {
    if (move === this.asked) return;
    this.asked = move;
    this.question = question;
    this.wait();
  }

  wait() {
    const now = performance.now();
    if (this.timer === undefined) this.since = now;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.tell(), Math.max(0, Math.min(PAUSE, this.since + LONGEST - now)));
  }

  tell() {
    this.timer = undefined;
    const left = this.events.length - BREATH;
    const told = left > 0 ? [phrase("narrator-before", { count: left }), ...this.events.slice(-BREATH)] : this.events;
    this.live.textContent = [...told, this.question].filter(Boolean).join(" ");
    this.events = [];
    this.question = "";
  }

  /** Forgets everything, told and untold: somebody else will listen. */
  hush() {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.events = [];
    this.question = "";
    this.asked = -1;
    this.live.textContent = "";
  }
}
