/**
 * The text that a screen reader speaks during the game, in one polite live region. Bots and held throws cause more
 * events than anybody can listen to. So it waits for a pause, then tells the newest events together and how many came
 * before.
 */

import { element } from "../../base/elements.mjs";
import { phrase } from "../../base/l10n.mjs";

/** The pause after which events are told together, and the longest time that an event waits; in ms. */
const PAUSE = 350;
const LONGEST = 2500;

/** The greatest number of sentences told together; of more, only the last. */
const BREATH = 7;

export class Narrator {
  constructor() {
    this.live = element("p", { class: "visually-hidden", "aria-live": "polite" });
    /** The sentences that are not told yet. @type {string[]} */
    this.events = [];
    /** Who has to do what now; it is told last. */
    this.question = "";
    /** The move of the last question: each move asks only once. */
    this.asked = -1;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    this.since = 0;
    /** How often everything has been removed: what is no secret may be told again. */
    this.hushed = 0;
  }

  /** Tells sentences after the next pause. @param {string[]} sentences */
  speak(sentences) {
    this.events.push(...sentences);
    this.wait();
  }

  /**
   * Says who has to do what now, after all events; only the last question is told.
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

  /** Removes everything, told or not, since another person comes to the screen. */
  hush() {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.events = [];
    this.question = "";
    this.asked = -1;
    this.hushed += 1;
    this.live.textContent = "";
  }
}
