/**
 * Moments: what matters is shown over the board for a short time, as a sign, or a card, with the event's own sentence.
 * The theme says which kinds of events are moments. The journal has the same sentence and screen readers hear it from
 * there, so nothing here is spoken.
 */

/** @import { SeenEvent, View } from "../../types.d.ts" */
/** @import { Names } from "../../game/names.mjs" */
/** @import { Moment } from "../../game/theme.d.ts" */
/** @import { Animator } from "../animator.mjs" */

import { element, loadSymbols, picture } from "../../base/elements.mjs";
import { phrase } from "../../base/l10n.mjs";
import { settings } from "../../base/settings.mjs";

/** The longest time of a moment, and of all moments for which one round of bots waits, in ms. */
const MOST = 2000;

/** Moments of every game. @type {{ [kind: string]: Moment }} */
const USUAL = { end: { sign: "laurel", seconds: 2, moves: "rise" } };

/** How a sign comes and goes. @type {{ [move in NonNullable<Moment["moves"]>]: Keyframe[] }} */
const MOVES = {
  rise: [
    { opacity: 0, transform: "translateY(40%) scale(.6)" },
    { offset: 0.2, opacity: 1, transform: "translateY(-4%) scale(1.06)" },
    { offset: 0.3, transform: "none" },
    { offset: 0.88, opacity: 1, transform: "none" },
    { opacity: 0, transform: "none" },
  ],
  stamp: [
    { opacity: 0, transform: "scale(2.2) rotate(-12deg)", easing: "ease-in" },
    { offset: 0.16, opacity: 1, transform: "scale(.94)" },
    { offset: 0.24, transform: "none" },
    { offset: 0.88, opacity: 1, transform: "none" },
    { opacity: 0, transform: "none" },
  ],
  shake: [
    { opacity: 0, transform: "scale(.8)" },
    { offset: 0.12, opacity: 1, transform: "translateX(-5%)" },
    { offset: 0.24, transform: "translateX(5%)" },
    { offset: 0.36, transform: "translateX(-3%)" },
    { offset: 0.48, transform: "none" },
    { offset: 0.88, opacity: 1, transform: "none" },
    { opacity: 0, transform: "none" },
  ],
  sink: [
    { opacity: 0, transform: "scale(.8)" },
    { offset: 0.15, opacity: 1, transform: "rotate(5deg)" },
    { offset: 0.4, transform: "rotate(-5deg)" },
    { offset: 0.75, opacity: 1, transform: "translateY(6%)" },
    { opacity: 0, transform: "translateY(45%)" },
  ],
  sail: [
    { opacity: 0, transform: "translateX(-60%)", easing: "ease-out" },
    { offset: 0.35, opacity: 1, transform: "none" },
    { offset: 0.8, opacity: 1, transform: "none", easing: "ease-in" },
    { opacity: 0, transform: "translateX(60%)" },
  ],
};
/** A still picture, for people who want no motion. @type {Keyframe[]} */
const STILL = [{ opacity: 1 }, { opacity: 1 }];

/**
 * @typedef {object} Watched what moments need of the game
 * @property {Animator} animator
 * @property {() => View | undefined} view the state that people look at, or the newest one
 * @property {() => View["result"]} result of the game; null before its end
 * @property {() => boolean} round whether bots play now, between two decisions of people
 */

/** @typedef {Watched & { words: (events: SeenEvent[]) => string[] }} MomentSource `words`: the sentences of events */

export class Moments {
  /**
   * @param {Names} names
   * @param {MomentSource} source
   */
  constructor(names, source) {
    const { animator } = source;
    this.names = names;
    this.animator = animator;
    this.source = source;
    // Hidden from screen readers, and no part of it can have the focus.
    this.root = element("div", { class: "big-moment", "aria-hidden": "true", inert: true, hidden: true });
    /** The kinds that this round of bots has shown, and how long it has waited for them, in ms. @type {Set<string>} */
    this.played = new Set();
    this.waited = 0;
    /** The number of the moment that is shown. */
    this.count = 0;
    const skip = (/** @type {Event} */ event) => {
      if (event instanceof KeyboardEvent && event.key !== "Escape") return;
      if (!this.root.hidden) animator.finishRunning();
    };
    for (const kind of ["pointerdown", "keydown"])
      document.addEventListener(kind, skip, { signal: animator.closing.signal });
  }

  /** Shows an event, if it is a moment, and waits for its end unless the game should go on meanwhile. @param {SeenEvent} event */
  async play(event) {
    const moment = { ...USUAL, ...this.names.plan.theme.moments }[event.kind];
    const { animator } = this;
    if (!moment || animator.cut || document.hidden) return;
    const time = this.timeOf(moment);
    const waits = this.admit(event.kind, time);
    if (time === 0 || waits === null) return;
    if (moment.sign) await loadSymbols("moments.svg").catch(() => {}); // the sentence is there without the sign
    const shown = this.stand(event, moment, time);
    if (waits) await shown;
  }

  /** @param {Moment} moment @returns {number} in ms */
  timeOf({ seconds }) {
    return Math.min(MOST, 1000 * seconds * (settings.still ? 1 : settings.pace));
  }

  /**
   * Whether a moment is shown now: bots show each kind once in a round, and at fast speed one moment in all.
   * @param {string} kind
   * @param {number} time in ms
   * @returns {boolean | null} whether the game waits for it; null if it is not shown
   */
  admit(kind, time) {
    const fast = settings.speed === "fast";
    if (!this.source.round()) {
      this.played.clear();
      this.waited = 0;
      return !settings.still;
    }
    if (this.played.has(kind) || (fast && this.played.size > 0)) return null;
    this.played.add(kind);
    if (fast || settings.still || this.waited + time > MOST) return false;
    this.waited += time;
    return true;
  }

  /** @param {SeenEvent} event @param {Moment} moment @param {number} time in ms */
  async stand(event, moment, time) {
    this.count += 1;
    const own = this.count;
    const box = element("div", { class: "moment-box" }, ...this.drawn(event, moment));
    this.root.dataset.kind = event.kind;
    this.root.replaceChildren(box);
    this.root.hidden = false;
    const frames = settings.still ? STILL : MOVES[moment.moves ?? "rise"];
    await this.animator.animate(box, frames, { duration: time });
    if (own === this.count) this.root.hidden = true;
  }

  /** @param {SeenEvent} event @param {Moment} moment @returns {Node[]} */
  drawn(event, { sign, card }) {
    const view = this.source.view();
    const face = card && view ? this.names.plan.theme.turned?.(event, view, this.names) : null;
    if (face) {
      delete face.dataset.place;
      return [element("div", { class: "moment-card", "data-game": this.names.game }, face)];
    }
    const words = element("p", { class: "moment-words" }, this.told(event));
    return sign ? [picture(`moment-${sign}`, "moment-sign"), words] : [words];
  }

  /** The sentence of a moment; at the end of a game, who has won. @param {SeenEvent} event */
  told(event) {
    const ranking = event.kind === "end" ? this.source.result()?.ranking : undefined;
    if (!ranking) return this.source.words([event]).join(" ");
    const winners = ranking.flatMap((rank, seat) => (rank === 1 ? [this.names.party(seat)] : []));
    const list = new Intl.ListFormat(document.documentElement.lang).format(winners);
    return phrase("end-title", { winners: list, count: winners.length });
  }
}
