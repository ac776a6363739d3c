/** The line that says who has to do what now; below it, the reason why the last action was refused. */

/** @import { Colour, Message, SeatView, Snapshot } from "../../types.d.ts" */
/** @import { Names } from "../../game/names.mjs" */

import { element, emblem } from "../../base/elements.mjs";
import { number, phrase, rewrite, say, sentence } from "../../base/l10n.mjs";
import { CHANCE, HUMAN } from "../../game/engine-constants.mjs";
import { seatName } from "../../game/names.mjs";
import { waitingBar } from "../../game/progress.mjs";
import { ruleLink } from "../../game/rule-book.mjs";
import { peopleOf, turnOf } from "../../game/turn.mjs";
import { countIn, drawFigure } from "./seats.mjs";

/**
 * The seat whose counters stand in sight: if one person plays, always theirs; otherwise the seat in turn.
 * @param {Names["seats"]} seats
 * @param {number | null} turn
 * @returns {number | null}
 */
export function countedSeat(seats, turn) {
  const people = peopleOf(seats);
  return people.length === 1 ? (people[0] ?? null) : turn;
}

export class Prompt {
  /** @param {...HTMLElement} buttons for help: people look here when they do not know what to do */
  constructor(...buttons) {
    this.emblem = element("span", { class: "prompt-emblem" });
    this.words = element("span", { class: "prompt-words" });
    this.rule = element("span", { class: "prompt-rule" });
    /** The counters of one seat, for a place where the seats are out of sight. */
    this.figures = element("span", { class: "prompt-figures" });
    this.refusal = element("p", { class: "prompt-refusal", hidden: true });
    /** Ends what waits for people to turn away from the refusal. */
    this.refused = new AbortController();
    this.waiting = waitingBar();
    this.text = element(
      "div",
      { class: "prompt-text" },
      element("p", { class: "prompt-line" }, this.words, " ", this.rule),
      this.waiting,
      this.refusal,
    );
    this.root = element("div", { class: "prompt" }, this.emblem, this.text, ...buttons);
    // A long question lies over the board: what stands at that edge of it moves down.
    const tall = () => this.root.parentElement?.style.setProperty("--prompt-tall", `${this.root.offsetHeight}px`);
    new ResizeObserver(tall).observe(this.root);
    say(this.words, "prompt-starting");
  }

  /** @param {Colour | null} colour */
  paint(colour) {
    this.root.className = `prompt${colour ? ` seat-${colour}` : ""}`;
    this.emblem.replaceChildren(...(colour ? [emblem(colour, "big")] : []));
  }

  /**
   * @param {Snapshot} snapshot
   * @param {Names} names
   */
  show(snapshot, names) {
    const { view } = snapshot;
    this.waiting.remove();
    this.forget();
    const turn = turnOf(view);
    const seat = turn === null ? null : (names.seats[turn] ?? null);
    this.paint(seat?.colour ?? null);
    const counted = countedSeat(names.seats, turn);
    const held = counted === null ? [] : (names.plan.theme.held?.(view, counted, names) ?? []);
    this.count(counted === null ? undefined : view.seats[counted], names.game, held);
    this.rule.replaceChildren();
    rewrite(this.words, () => {
      this.words.textContent = this.sentence(snapshot, names);
    });
    if (view.question && seat?.player === HUMAN) this.rule.append(ruleLink(names.game, view.question.rule));
  }

  /**
   * Shows the counters of a seat and what it holds, since a narrow page shows the seats further down.
   * @param {SeatView | undefined} seat
   * @param {string} game
   * @param {Node[]} held
   */
  count(seat, game, held) {
    const counted = Object.entries(seat?.counters ?? {}).filter(
      ([name]) => sentence(`counter-${name}`, {}, game) !== null,
    );
    this.figures.replaceChildren(
      ...held,
      ...counted.map(([name, value]) => {
        const figure = drawFigure(name, game);
        figure.querySelector("b")?.replaceChildren(number(value));
        countIn(figure, name, value, game);
        return figure;
      }),
    );
  }

  /**
   * @param {Snapshot} snapshot
   * @param {Names} names
   */
  sentence({ view, outcomes, choices, read_only: readOnly }, names) {
    if (readOnly) return phrase("prompt-read-only");
    if (view.actor === null) return phrase("prompt-over");
    const turn = turnOf(view);
    const seat = turn === null ? null : names.seats[turn];
    const byHand = view.actor === CHANCE && outcomes !== null;
    if (seat && seat.player !== HUMAN && !byHand) return phrase("prompt-bot", { name: seatName(seat) });
    if (!view.question) return phrase("prompt-wait");
    // Where one thing only is left to do, a game may say that instead.
    const [only, ...others] = choices ?? [];
    const id = only?.values === null && !only.range && others.length === 0 ? `${view.question.id}-${only.verb}` : "";
    return sentence(id, names.words(view.question.params), names.game) ?? names.say(view.question);
  }

  /** Removes the refusal: it may name a seat's secrets. */
  forget() {
    this.refused.abort();
    this.refusal.hidden = true;
    this.refusal.replaceChildren();
  }

  /**
   * Says why an action was refused, until the next `show`, or until people turn to something else.
   * @param {Message} message
   * @param {Names} names
   */
  refuse(message, names) {
    this.forget();
    this.refused = new AbortController();
    const elsewhere = (/** @type {Event} */ { target }) => {
      if (!this.refusal.contains(/** @type {Node} */ (target))) this.forget();
    };
    for (const turn of ["click", "input"])
      addEventListener(turn, elsewhere, { capture: true, signal: this.refused.signal });
    const words = element("span", {});
    rewrite(words, () => {
      words.textContent = names.say(message);
    });
    this.refusal.replaceChildren(words, " ", ...(message.rule ? [ruleLink(names.game, message.rule)] : []));
    this.refusal.hidden = false;
  }
}
