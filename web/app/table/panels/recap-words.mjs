/** "Since your last turn" in words: what happened to the person, and what each seat did, with the letters of the board. */

/** @import { Deed, OwnNews, Recap, SeatNews, Shift } from "../../types.d.ts" */
/** @import { Names } from "../../game/names.mjs" */

import { element, emblem } from "../../base/elements.mjs";
import { phrase, rewrite, sentence } from "../../base/l10n.mjs";
import { gathered } from "./deeds.mjs";
import { eventMessage } from "./event-message.mjs";
import { lettersOf } from "./letters.mjs";

/** So many deeds of a seat stand in its sentence, and one more rather than "and one more thing"; "Read all" names the others. */
const FIRST = 4;
/** So many sentences stand in for the summary beside the actions; if there are more, those about the person. */
const SHORT = 4;

/** What happened to the person, but for a throw of theirs that brought nothing: the news tell it above. @param {Recap} recap */
export const happened = (recap) => recap.own.filter(({ id, loss }) => loss || !id.startsWith("since-missed-"));

export class RecapWords {
  /** @param {Names} names @param {import("./letters.mjs").Fly} fly */
  constructor(names, fly) {
    this.names = names;
    this.fly = fly;
  }

  /** Whether sentences leave something out. @param {Recap} recap */
  isCut({ seats }) {
    return seats.some(({ deeds, more }) => this.gathered(deeds).length + more > FIRST + 1);
  }

  /** A sum of payments, or something that was done to the person. @param {OwnNews} news */
  said({ id, params, event }) {
    const words = this.names.words(params);
    const own = sentence(id, words, this.names.game);
    return own ?? (event ? this.names.say(eventMessage(event)) : phrase(`${id}-any`, words));
  }

  /**
   * What concerns the person; an alarm stands beside the emblem of whom it is about.
   * @param {OwnNews} news
   * @param {number} me
   * @param {Shift[]} shifts
   */
  mine(news, me, shifts) {
    const words = element("span", {});
    rewrite(words, () => {
      words.textContent = this.said(news);
    });
    const seat = news.event === null ? Number(news.params.seat ?? me) : me;
    const colour = this.names.seats[seat]?.colour ?? "black";
    const kind = `since-own${news.loss ? " since-loss" : ""}`;
    return element("li", { class: kind }, emblem(colour), element("div", {}, words, ...this.moved(news, me, shifts)));
  }

  /**
   * What a seat did, in one sentence; also that it had a turn and did nothing.
   * @param {SeatNews} news
   * @param {boolean} [all] whether it names all that is known
   */
  sentence({ seat, deeds, more }, all = false) {
    if (deeds.length === 0) return phrase("since-nothing", { name: this.names.party(seat) });
    // The most important come first, so that they are named; they are told as they happened.
    const told = this.gathered(deeds);
    const whole = all || told.length + more === FIRST + 1;
    const named = told.slice(0, whole ? told.length : FIRST).sort((one, other) => one.order - other.order);
    if (named.some(({ words }) => words === null))
      return named.map(({ event }) => this.names.say(eventMessage(event))).join(" ");
    const phrases = named.map(({ words, times }) =>
      times > 1 ? phrase("since-times", { deed: words ?? "", count: times }) : words,
    );
    const left = told.length - named.length + more;
    if (left > 0) phrases.push(phrase("since-more", { count: left }));
    return phrase("since-seat", { name: this.names.party(seat), deeds: phrases.join(phrase("since-and")) });
  }

  /** @param {Deed[]} deeds */
  gathered(deeds) {
    return gathered(deeds, (deed) => this.phrase(deed));
  }

  /** @param {Deed} deed */
  phrase({ event, face, pieces, amount }) {
    const { seat, owner } = event.params;
    const params = typeof face === "number" ? { face, ...event.params } : event.params;
    const about = { count: pieces.length, own: Number(seat === owner), ...(amount > 0 && { amount }) };
    const words = { ...this.names.words(params), ...about };
    return sentence(`since-${event.kind}`, words, this.names.game);
  }

  /** @param {SeatNews} news @param {Shift[]} shifts @param {boolean} all whether it names all that is known */
  theirs(news, shifts, all) {
    const words = element("span", {});
    rewrite(words, () => {
      words.textContent = this.sentence(news, all);
    });
    const colour = this.names.seats[news.seat]?.colour ?? "black";
    const line = element("li", {}, emblem(colour), element("p", {}, words, ...this.letters(news.seat, shifts)));
    const own = shifts.filter(({ seat }) => seat === news.seat);
    const [first] = own;
    if (!first) return line;
    // A letter is small: a touch anywhere on its line does the same.
    line.classList.add("since-moved");
    line.addEventListener("click", ({ target }) => {
      if (target instanceof Element && target.closest("button") === null)
        this.fly(
          first.stops.at(-1) ?? "",
          own.flatMap(({ stops }) => stops.toReversed()),
        );
    });
    return line;
  }

  /** The letter of the piece that somebody sank or sent away. @param {OwnNews} news @param {number} me @param {Shift[]} shifts */
  moved(news, me, shifts) {
    return this.letters(me, shifts, ({ piece }) => piece === news.event?.params.piece);
  }

  /** The letters of a seat's movements. @param {number} seat @param {Shift[]} shifts @param {(shift: Shift) => boolean} [told] */
  letters(seat, shifts, told = () => true) {
    const colour = this.names.seats[seat]?.colour ?? "black";
    const own = (/** @type {Shift} */ shift) => shift.seat === seat && told(shift);
    return lettersOf(shifts, own, colour, this.fly, this.names.plan.theme);
  }

  /**
   * The same beside the actions: a line for what happened to the person and one for each seat, with the letters of the board.
   * @param {Recap} recap
   * @param {number} me
   * @param {boolean} all whether it names all that is known, and not only what can be read at a glance
   * @param {string[]} above what stands above it in the same words
   */
  told(recap, me, all, above) {
    const line = (/** @type {string} */ words, /** @type {(Node | string)[]} */ letters, kind = "news-line") =>
      element("span", { class: kind }, words, ...letters);
    const news = happened(recap).filter((one) => !above.includes(this.said(one)));
    const own = news.map((one) => line(this.said(one), this.moved(one, me, recap.shifts), "news-line own"));
    const seats = recap.seats.map((one) => line(this.sentence(one, all), this.letters(one.seat, recap.shifts)));
    if (all || own.length + seats.length <= SHORT) return [...own, ...seats];
    return own.length > 0 ? own : seats.slice(0, SHORT);
  }
}
