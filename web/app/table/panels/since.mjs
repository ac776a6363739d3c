/** "Since your last turn": what the others did, what it cost or brought oneself first. It lies over a corner of the board. */

/** @import { Deed, OwnNews, Recap, SeatNews, Shift } from "../../types.d.ts" */
/** @import { Names } from "../../game/names.mjs" */

import { element, emblem, picture } from "../../base/elements.mjs";
import { phrase, rewrite, say, sentence } from "../../base/l10n.mjs";
import { covers, freestCorner } from "./corner.mjs";
import { gathered } from "./deeds.mjs";
import { eventMessage } from "./event-message.mjs";
import { lettersOf } from "./letters.mjs";

/**
 * @typedef {object} SinceBoard
 * @property {{ show: (shifts: Shift[], own: Shift[]) => void }} arrows draws the movements, and the person's own last one
 * @property {(place: string) => void} fly shows a place
 *
 * @typedef {object} SinceActions
 * @property {(recap: Recap) => void} replay plays the moves again
 * @property {() => SinceBoard} board
 * @property {(sentences: string[]) => void} speak tells screen readers
 * @property {(shown: boolean) => void} shown called with whether it is shown
 * @property {(notable: boolean) => void} instead tells it elsewhere, since it has folded by itself; what is not notable stands
 *   only where the journal is out of sight
 * @property {(seat: number) => DOMRect[]} seen where the board has what this seat looks at
 */

/** So many deeds of a seat stand in its sentence, and one more rather than "and one more thing"; "Read all" names the others. */
const FIRST = 4;
/** The sums of payments. */
const PAYMENTS = ["since-paid", "since-received"];
/** So many sentences stand in for it among the news, if some are about the person. */
const SHORT = 4;
/** Its distance from the edges of the board, in px. */
const GAP = 8;
/** The part of the board's height that it may cover there. */
const MOST = 0.5;
/** The windows in which it is a strip. */
const NARROW = "(max-width: 599px)";

/** What happened to the person, but for a throw of theirs that brought nothing: the news tell it above. @param {Recap} recap */
export const happened = (recap) => recap.own.filter(({ id, loss }) => loss || !id.startsWith("since-missed-"));

export class Since {
  /**
   * @param {Names} names
   * @param {SinceActions} actions
   */
  constructor(names, actions) {
    this.names = names;
    this.actions = actions;
    /** @type {Recap | null} */
    this.recap = null;
    /** What has been told to screen readers, what has been put away, and what with its arrows, by a click. */
    this.spoken = this.away = this.bare = "";
    /** What has folded by itself because it covered the choice: the news stand in for it. */
    this.yielded = "";
    /** Whose it is. */
    this.seat = -1;
    /** Whether its sentences leave nothing out. */
    this.opened = false;
    /** Whether it tells somebody whose game is over: they have no next turn. */
    this.over = false;
    /** The row of the board's tools. @type {HTMLElement | null} */
    this.tools = null;
    /** The buttons for notes on the board. @type {HTMLElement | null} */
    this.notes = null;
    this.title = say(element("h2", { id: "since-title" }), "since-title");
    this.again = this.button("since-again", "icon-next", () => this.recap && actions.replay(this.recap));
    this.all = this.button("since-all", "icon-plus", () => this.openAll());
    this.close = this.button("since-close", "icon-close", () => this.fold(true, this.key));
    this.open = element("button", { type: "button", class: "since-open", onclick: () => this.fold(false) });
    this.open.append(picture("icon-clock"), say(element("span", {}), "since-title"));
    this.lines = element("ul", { class: "since-lines" });
    const head = element("div", { class: "since-head" }, this.title, this.again, this.all, this.close);
    this.body = element("div", { class: "since-body" }, head, this.lines);
    this.root = element("section", { class: "since", "aria-labelledby": "since-title" }, this.open, this.body);
    for (const kind of ["click", "pointerdown", "wheel", "dblclick"])
      this.root.addEventListener(kind, (event) => event.stopPropagation()); // the board below would move
    this.root.hidden = true;
  }

  /** @param {string} message @param {string} icon @param {() => void} onclick */
  button(message, icon, onclick) {
    const button = element("button", { type: "button", class: "since-button", "data-act": message, onclick });
    button.append(picture(icon), say(element("span", {}), message));
    return button;
  }

  /**
   * Shows what happened; null hides it, unless it tells somebody whose game is over.
   * @param {Recap | null} recap
   * @param {number} seat whose it is
   * @param {boolean} over whether this seat has no next turn; it stays until somebody puts it away or comes back
   */
  show(recap, seat, over = false) {
    if (!recap && this.over && !over) return;
    this.over = over && recap !== null;
    this.recap = recap && (over || recap.own.length + recap.seats.length > 0) ? recap : null;
    this.root.hidden = this.recap === null;
    this.actions.shown(!this.root.hidden);
    if (!this.recap) {
      this.actions.board().arrows.show([], []);
      this.lines.replaceChildren(); // it may name a seat's secrets
      this.open.hidden = true; // it may stand elsewhere
      return;
    }
    const { since, until, loud, own, seats, shifts } = this.recap;
    this.seat = seat;
    const key = `${seat} ${since} ${until}`;
    this.key = key;
    for (const part of [this.root, this.open]) part.classList.toggle("loud", loud || over);
    say(this.title, over ? "since-over" : "since-title", { name: this.names.party(seat) });
    this.opened = false;
    this.all.hidden = !this.isCut;
    this.root.classList.remove("whole");
    this.draw();
    this.again.hidden = shifts.length === 0;
    this.fold(this.away === key, this.bare);
    requestAnimationFrame(() => {
      this.reach(); // to measure now would cost a layout more
      this.settle();
    });
    if (this.spoken === key) return;
    this.spoken = key;
    this.actions.speak([
      this.title.textContent ?? "",
      ...own.map((news) => this.said(news)),
      ...seats.map((news) => this.sentence(news)),
    ]);
  }

  /** Whether sentences leave something out. */
  get isCut() {
    return this.recap?.seats.some(({ deeds, more }) => this.told(deeds).length + more > FIRST + 1) ?? false;
  }

  draw() {
    if (!this.recap) return;
    const { own, seats, headline, shifts } = this.recap;
    const lines = seats.map((news) => this.theirs(news, shifts));
    lines[seats.findIndex(({ seat }) => seat === headline)]?.classList.add("since-headline");
    this.lines.replaceChildren(...own.map((news) => this.mine(news, this.seat, shifts)), ...lines);
  }

  /** Names all that is known. */
  openAll() {
    this.opened = this.all.hidden = true;
    this.root.classList.add("whole");
    this.draw();
  }

  /** A strip that can be scrolled can be reached by keys; where a line is cut, all of it can be read. */
  reach() {
    const cut = [...this.lines.querySelectorAll("p > :first-child")].some(
      (one) => one.scrollWidth > one.clientWidth + 1,
    );
    const scrolls = this.lines.scrollWidth > this.lines.clientWidth + 1;
    if ((cut || scrolls) && !this.opened) this.all.hidden = false;
    if (scrolls) this.lines.tabIndex = 0;
    else this.lines.removeAttribute("tabindex");
  }

  /**
   * Stands where it covers least. On a phone it is a strip along an edge, or a box if it cost the person something; elsewhere a
   * box. On a board that is in sight as a whole, a strip folds, and so does a box that covers what they can choose, or half of any
   * board; where a board is nothing but places (`--board-packed`), any box, but what cost something only for notes on the board.
   * The news tell it instead; beside the journal only if it cost something: the choice needs the room.
   */
  settle() {
    const board = this.root.parentElement;
    if (!board || this.root.hidden) return;
    const seen = this.actions.seen(this.seat);
    const corner = freestCorner(this.body.getBoundingClientRect(), board.getBoundingClientRect(), seen, GAP);
    this.root.dataset.corner = corner;
    if (this.over || this.body.hidden || this.yielded === this.key) return;
    const [narrow, loud] = [matchMedia(NARROW).matches, this.root.classList.contains("loud")];
    const box = this.body.getBoundingClientRect();
    if (box.height < board.clientHeight * MOST) {
      if (board.matches(".zoomed")) return;
      const packed = getComputedStyle(board).getPropertyValue("--board-packed").trim() === "1";
      const offered = () => [...board.querySelectorAll(".target")].map((place) => place.getBoundingClientRect());
      const noted = this.notes?.querySelector("[aria-pressed=true]") != null;
      if (!(loud ? packed && noted : narrow || packed) && !covers(box, offered())) return;
    }
    this.yielded = this.key ?? "";
    this.fold(true);
    this.actions.instead(loud || narrow);
  }

  /** What happened to the person, and, where there is room, what each seat did. @returns {string[]} */
  get inShort() {
    const own = (this.recap ? happened(this.recap) : []).map((one) => this.said(one));
    const others = (this.recap?.seats ?? []).map((one) => this.sentence(one));
    return own.length === 0 || own.length + others.length <= SHORT ? [...own, ...others] : own;
  }

  /** What happened to the person besides payments, which the sum of fast play tells. @returns {string[]} */
  get besides() {
    const own = (this.recap ? happened(this.recap) : []).filter(({ id }) => !PAYMENTS.includes(id));
    return own.map((one) => this.said(one));
  }

  /** Folds: somebody chooses now, or looks for something on the board, and sees all of it. */
  giveWay() {
    if (!this.root.hidden && !this.over && !this.body.hidden) this.fold(true);
  }

  /** Puts it away, or shows it again. @param {boolean} away @param {string} [bare] the summary whose arrows go as well */
  fold(away, bare = "") {
    if (away && this.over) return this.show(null, -1, true);
    [this.away, this.bare] = [away ? (this.key ?? "") : "", bare];
    const drawn = bare === this.key ? null : this.recap;
    this.actions.board().arrows.show(drawn?.shifts ?? [], drawn?.own_shifts ?? []);
    this.actions.shown(!this.root.hidden && !(away && this.yielded === this.key));
    this.root.classList.toggle("folded", away);
    this.body.hidden = away;
    this.open.hidden = !away;
    // On a phone even a small button would cover a place of the board.
    const home = (matchMedia(NARROW).matches && this.tools) || this.root;
    if (this.open.parentElement !== home) home.prepend(this.open);
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
    const moved = this.letters(me, shifts, ({ piece }) => piece === news.event?.params.piece);
    return element(
      "li",
      { class: `since-own${news.loss ? " since-loss" : ""}` },
      emblem(colour),
      element("div", {}, words, ...moved),
    );
  }

  /**
   * What a seat did, in one sentence.
   * @param {SeatNews} news
   * @param {boolean} [all] whether it names all that is known
   */
  sentence({ seat, deeds, more }, all = false) {
    // The most important come first, so that they are named; they are told as they happened.
    const told = this.told(deeds);
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
  told(deeds) {
    return gathered(deeds, (deed) => this.phrase(deed));
  }

  /** @param {Deed} deed */
  phrase({ event, pieces, amount }) {
    const words = { ...this.names.words(event.params), count: pieces.length, ...(amount > 0 && { amount }) };
    return sentence(`since-${event.kind}`, words, this.names.game);
  }

  /** @param {SeatNews} news @param {Shift[]} shifts */
  theirs(news, shifts) {
    const words = element("span", {});
    rewrite(words, () => {
      words.textContent = this.sentence(news, this.opened);
    });
    const colour = this.names.seats[news.seat]?.colour ?? "black";
    return element("li", {}, emblem(colour), element("p", {}, words, ...this.letters(news.seat, shifts)));
  }

  /** The letters of a seat's movements. @param {number} seat @param {Shift[]} shifts @param {(shift: Shift) => boolean} [told] */
  letters(seat, shifts, told = () => true) {
    const colour = this.names.seats[seat]?.colour ?? "black";
    const own = (/** @type {Shift} */ shift) => shift.seat === seat && told(shift);
    return lettersOf(shifts, own, colour, (place) => this.actions.board().fly(place));
  }
}
