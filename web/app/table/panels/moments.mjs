/**
 * Moments: what matters is shown over the board for a short time, as a sign, or a card, with the event's own sentence.
 * The theme says which kinds of events are moments. The journal has the same sentence and screen readers hear it from
 * there, so nothing here is spoken.
 */

/** @import { SeenEvent, View } from "../../types.d.ts" */
/** @import { Names } from "../../game/names.mjs" */
/** @import { Moment } from "../../game/theme.d.ts" */
/** @import { Animator } from "../animator.mjs" */
/** @import { Standing } from "./payments.mjs" */

import { element, emblem, loadSymbols, picture } from "../../base/elements.mjs";
import { number, phrase, say, signed } from "../../base/l10n.mjs";
import { settings } from "../../base/settings.mjs";
import { isFree } from "../../base/shortcut.mjs";
import { Admission, framesOf, timeOf } from "./admission.mjs";

/** How a moment that stays comes up, and for how long, in ms at normal speed. */
const ARRIVING = [{ opacity: 0, transform: "translateY(12%) scale(.9)" }, {}];
const ARRIVAL = 320;

/** Moments of every game. @type {{ [kind: string]: Moment }} */
const USUAL = { end: { sign: "laurel", seconds: 2, moves: "rise" } };

/**
 * @typedef {object} Watched what moments need of the game
 * @property {Animator} animator
 * @property {() => View | undefined} view the state that people look at, or the newest one
 * @property {() => View["result"]} result of the game; null before its end
 * @property {(kind: string) => boolean} halts whether fast play stops at such an event
 * @property {() => boolean} round whether bots play now, between two decisions of people
 * @property {() => boolean} waits whether somebody is there for whom the game can wait
 * @property {{ has: (entry: number) => boolean }} byItself the entries that the page made by itself, without a choice
 * @property {(time: number) => void} rested called with the time that it has waited, in ms
 */

/**
 * @typedef {object} Telling how an event comes up
 * @property {boolean} fast whether it is part of fast play
 * @property {(event: SeenEvent) => Standing[]} had what each seat has after an event
 * @property {SeenEvent[]} later what follows in the same entry
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
    this.admission = new Admission(source.round);
    /** The number of the moment that is shown. */
    this.count = 0;
    const skip = (/** @type {Event} */ event) => {
      if (event instanceof KeyboardEvent && event.key !== "Escape") return;
      if (!this.root.hidden) animator.finishRunning();
      if (!(event instanceof KeyboardEvent) || !animator.goOn || !isFree(event)) return;
      event.preventDefault(); // it would begin fast play
      animator.goOn();
    };
    for (const kind of ["click", "pointerdown", "wheel", "dblclick"])
      this.root.addEventListener(kind, (event) => event.stopPropagation()); // the board below would move
    for (const kind of ["pointerdown", "keydown"])
      document.addEventListener(kind, skip, { signal: animator.closing.signal });
  }

  /**
   * Shows an event, if it is a moment, and waits for its end unless the game should go on meanwhile. Fast play shows only
   * the event at which it stops.
   * @param {SeenEvent} event
   * @param {Partial<Telling>} [how]
   */
  async play(event, { fast = false, had, later = [] } = {}) {
    const moment = { ...USUAL, ...this.names.plan.theme.moments }[event.kind];
    const { animator, source } = this;
    const next = later.find(({ kind }) => kind === moment?.stays?.before);
    const follows = next ? later.slice(later.indexOf(next)) : [];
    if (moment && next && had && settings.pace > 0 && source.waits())
      return this.stay(event, follows, moment, had(event));
    const cut = animator.cut && !(fast && source.halts(event.kind));
    if (!moment || cut || document.hidden) return;
    const time = timeOf(moment, source.round());
    const waits = this.admission.admit(event.kind, time);
    if (time === 0 || waits === null) return;
    if (moment.sign) await loadSymbols("moments.svg").catch(() => {}); // the sentence is there without the sign
    const shown = this.stand(event, moment, time);
    if (waits) await shown;
  }

  /** @param {SeenEvent} event @param {Moment} moment @param {number} time in ms */
  async stand(event, moment, time) {
    this.count += 1;
    const own = this.count;
    const box = element("div", { class: "moment-box" }, ...this.drawn(event, moment));
    this.root.dataset.kind = event.kind;
    this.root.replaceChildren(box);
    this.root.hidden = false;
    // The card lies among the actions, too: meanwhile it is hidden there.
    const table = this.root.closest(".table");
    table?.classList.toggle("card-over", moment.card === true);
    const frames = framesOf(moment);
    await this.animator.animate(box, frames, { duration: time });
    if (own !== this.count) return;
    this.root.hidden = true;
    table?.classList.remove("card-over");
  }

  /**
   * Stands over the board until people go on.
   * @param {SeenEvent} event
   * @param {SeenEvent[]} next what follows then: the journal has it already, and the standing does not
   * @param {Moment} moment
   * @param {Standing[]} standing
   */
  async stay(event, next, moment, standing) {
    const { animator, root } = this;
    if (moment.sign) await loadSymbols("moments.svg").catch(() => {});
    this.count += 1;
    const goOn = { type: "button", class: "button strong moment-go", onclick: () => animator.goOn?.() };
    const button = say(element("button", goOn), moment.stays?.button ?? "", {}, this.names.game);
    const told = this.drawn(event, moment);
    const [begun = "", ...due] = this.source.words(next);
    const follows = element("p", { class: "moment-next" }, begun);
    if (due.length > 0) follows.append(element("small", {}, due.join(" ")));
    const lines = [this.standing(standing), follows, button];
    const box = element("div", { class: "moment-box", role: "group" }, ...told, ...lines);
    box.setAttribute("aria-label", [this.told(event), begun, ...due].join(" "));
    root.dataset.kind = event.kind;
    root.replaceChildren(box);
    root.closest(".table")?.classList.remove("card-over");
    root.classList.add("stays");
    root.removeAttribute("aria-hidden");
    root.inert = root.hidden = false;
    void animator.animate(box, ARRIVING, { duration: settings.still ? 0 : animator.time(ARRIVAL) });
    if (!document.querySelector("dialog[open]")) button.focus({ preventScroll: true });
    this.source.rested(await animator.rest());
    root.hidden = root.inert = true;
    root.setAttribute("aria-hidden", "true");
    root.classList.remove("stays");
    root.replaceChildren();
  }

  /** What each seat has, the richest first, and what the round brought it. @param {Standing[]} seats */
  standing(seats) {
    const counted = seats.every(({ change }) => change !== null);
    const head = counted ? [say(element("span", {}), "standing-round"), say(element("span", {}), "standing-all")] : [];
    const lines = [...seats]
      .sort((one, other) => other.wealth - one.wealth)
      .map(({ seat, wealth, change }) =>
        element(
          "li",
          {},
          emblem(this.names.seats[seat]?.colour ?? "black"),
          element("span", {}, this.names.party(seat)),
          element("span", { class: "moment-change" }, change === null ? "" : signed(change)),
          element("b", {}, number(wealth)),
        ),
      );
    const titles = counted ? [element("li", { class: "moment-head" }, ...head)] : [];
    return element("ul", { class: "moment-standing" }, ...titles, ...lines);
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
