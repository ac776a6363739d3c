/** "Since your last turn": what the others did, what it cost or brought oneself first. It lies over a corner of the board. */

/** @import { Recap, Shift } from "../../types.d.ts" */
/** @import { Names } from "../../game/names.mjs" */

import { element, picture } from "../../base/elements.mjs";
import { say } from "../../base/l10n.mjs";
import { covers, freestCorner } from "./corner.mjs";
import { happened, RecapWords } from "./recap-words.mjs";

/**
 * @typedef {object} SinceBoard
 * @property {{ show: (shifts: Shift[], own: Shift[]) => void }} arrows draws the movements, and the person's own last one
 * @property {import("./letters.mjs").Fly} fly
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

/** The sums of payments. */
const PAYMENTS = ["since-paid", "since-received"];

/** What the summary is called: who has had no turn yet has no last one. @param {number} since the entry that it begins with */
export const titleOf = (since) => (since === 0 ? "since-first" : "since-title");
/** Its distance from the edges of the board, in px. */
const GAP = 8;
/** The part of the board's height that it may cover there. */
const MOST = 0.5;
/** The windows in which it is a strip. */
const NARROW = "(max-width: 599px)";

export class Since {
  /**
   * @param {Names} names
   * @param {SinceActions} actions
   */
  constructor(names, actions) {
    this.names = names;
    this.actions = actions;
    this.words = new RecapWords(names, (place, way) => actions.board().fly(place, way));
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
    /** What stands in for it beside the actions. */
    this.short = element("span", { class: "news-told", tabindex: -1 });
    this.title = say(element("h2", { id: "since-title" }), "since-title");
    this.again = this.button("since-again", "icon-next", () => this.recap && actions.replay(this.recap));
    this.all = this.button("since-all", "icon-plus", () => this.openAll());
    this.close = this.button("since-close", "icon-close", () => this.fold(true, this.key));
    this.open = element("button", { type: "button", class: "since-open", onclick: () => this.reopen() });
    this.openTitle = say(element("span", {}), "since-title");
    this.open.append(picture("icon-clock"), this.openTitle);
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
      for (const part of [this.lines, this.short]) part.replaceChildren(); // they may name a seat's secrets
      this.open.hidden = true; // it may stand elsewhere
      return;
    }
    const { since, until, loud, own, seats, shifts } = this.recap;
    this.seat = seat;
    const key = `${seat} ${since} ${until}`;
    this.key = key;
    for (const part of [this.root, this.open]) part.classList.toggle("loud", loud || over);
    const title = titleOf(since);
    say(this.title, over ? "since-over" : title, { name: this.names.party(seat) });
    say(this.openTitle, title);
    this.opened = false;
    this.all.hidden = !this.words.isCut(this.recap);
    this.root.classList.remove("whole");
    this.draw();
    this.again.hidden = shifts.length === 0;
    this.fold(this.away === key, this.bare);
    // Somebody has taken this seat since, and the news begin anew.
    if (this.away !== "" && this.yielded === key) this.actions.instead(this.loud || this.narrow);
    requestAnimationFrame(() => {
      this.reach(); // to measure now would cost a layout more
      this.settle();
    });
    if (this.spoken === key) return;
    this.spoken = key;
    this.actions.speak([
      this.title.textContent ?? "",
      ...own.map((news) => this.words.said(news)),
      ...seats.map((news) => this.words.sentence(news)),
    ]);
  }

  draw() {
    if (!this.recap) return;
    const { seats, headline, shifts } = this.recap;
    // A strip has room for little, and the news below the board say what the person's own throw brought.
    const own = this.narrow && seats.length > 0 ? happened(this.recap) : this.recap.own;
    const lines = seats.map((news) => this.words.theirs(news, shifts, this.opened));
    lines[seats.findIndex(({ seat }) => seat === headline)]?.classList.add("since-headline");
    this.lines.replaceChildren(...own.map((news) => this.words.mine(news, this.seat, shifts)), ...lines);
    // A strip scrolls sideways, by keys as well.
    if (this.narrow && !this.loud && !this.opened) this.lines.tabIndex = 0;
    else this.lines.removeAttribute("tabindex");
  }

  /** Names all that is known. */
  openAll() {
    this.opened = this.all.hidden = true;
    this.root.classList.add("whole");
    this.draw();
  }

  /** Where a line is cut, or goes on beyond the edge, all of it can be read. */
  reach() {
    const cut = [...this.lines.querySelectorAll("p > :first-child")].some(
      (one) => one.scrollWidth > one.clientWidth + 1,
    );
    const scrolls = this.lines.scrollWidth > this.lines.clientWidth + 1;
    if ((cut || scrolls) && !this.opened) this.all.hidden = false;
  }

  /** Whether it is a strip. */
  get narrow() {
    return matchMedia(NARROW).matches;
  }

  /** Whether it cost the person something. */
  get loud() {
    return this.root.classList.contains("loud");
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
    const [size, frame] = [this.body.getBoundingClientRect(), board.getBoundingClientRect()];
    this.root.dataset.corner = freestCorner(size, frame, seen, GAP, this.root.dataset.corner);
    if (this.over || this.body.hidden || this.yielded === this.key) return;
    const { narrow, loud } = this;
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

  /** Tells the same beside the actions: what can be read at a glance, and a button for the rest. @param {string[]} above */
  inShort(above) {
    const { recap, seat, words, opened } = this;
    if (!recap) return this.short;
    const told = words.told(recap, seat, opened, above);
    const cut = !opened && (words.isCut(recap) || told.length < words.told(recap, seat, true, above).length);
    const onclick = () => {
      this.openAll();
      this.inShort(above).focus({ preventScroll: true });
    };
    const rest = () => say(element("button", { type: "button", class: "button quiet news-all", onclick }), "since-all");
    this.short.replaceChildren(...told, ...(cut ? [rest()] : []));
    return this.short;
  }

  /** What happened to the person besides payments, which the sum of fast play tells. @param {string[]} above */
  besides(above) {
    const own = (this.recap ? happened(this.recap) : []).filter(({ id }) => !PAYMENTS.includes(id));
    return own.map((one) => this.words.said(one)).filter((one) => !above.includes(one));
  }

  /** Shows again what has been put away, or what folded by itself before it could be measured. */
  reopen() {
    this.fold(false);
    this.reach();
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
    const home = (this.narrow && this.tools) || this.root;
    if (this.open.parentElement !== home) home.prepend(this.open);
  }
}
