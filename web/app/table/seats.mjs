/** Who plays: name, emblem, what each has, whose turn it is; and what belongs to the table as a whole. */

/** @import { Snapshot, View } from "../types.d.ts" */
/** @import { Names } from "../names.mjs" */

import { element, emblem, picture } from "../elements.mjs";
import { number, phrase, rewrite, say, sentence } from "../l10n.mjs";
import { settings } from "../settings.mjs";
import { turnOf } from "../turn.mjs";

export class SeatsPanel {
  /** @param {Names} names */
  constructor(names) {
    this.names = names;
    /** @type {Map<string, HTMLElement>} what a payment starts from or goes to */
    this.purses = new Map();
    /** @type {Map<string, HTMLElement>} the figures, by "seat counter" */
    this.figures = new Map();
    /** What was shown last beside the counters, by seat. @type {Map<number, string>} */
    this.more = new Map();
    this.cards = names.seats.map((_, seat) => this.card(seat));
    this.tableCard = element("li", { class: "seat-card table-card" });
    this.root = element("ul", { class: "seats" }, ...this.cards, this.tableCard);
    rewrite(this.root, () => this.root.setAttribute("aria-label", phrase("seats-label")));
  }

  /** @param {number} seat */
  card(seat) {
    const { name, colour, player } = this.names.seats[seat] ?? { name: "", colour: "red", player: "human" };
    const card = element(
      "li",
      { class: `seat-card seat-${colour}` },
      emblem(colour, "big"),
      element(
        "span",
        { class: "seat-name" },
        element("b", {}, name),
        player === "human" ? null : say(element("small", {}), `player-${player}`),
      ),
      element("span", { class: "seat-counters" }),
      element("div", { class: "seat-more" }),
    );
    this.purses.set(String(seat), card);
    return card;
  }

  /** The element that stands for someone who pays or is paid. @param {unknown} who */
  purse(who) {
    return this.purses.get(String(who)) ?? null;
  }

  /** @param {Snapshot} snapshot */
  show(snapshot) {
    const { view } = snapshot;
    const turn = turnOf(view);
    for (const { seat, counters, out } of view.seats) {
      const card = this.cards[seat];
      if (!card) continue;
      card.classList.toggle("active", seat === turn);
      card.classList.toggle("out", out);
      if (seat === turn) card.setAttribute("aria-current", "true");
      else card.removeAttribute("aria-current");
      const list = /** @type {HTMLElement} */ (card.querySelector(".seat-counters"));
      for (const [name, value] of Object.entries(counters)) this.figure(list, `${seat}`, name, value);
      this.showMore(card, view, seat);
    }
    this.showTable(view.counters);
  }

  /**
   * What the theme shows of a seat besides, and whether it is out of the game.
   * @param {HTMLElement} card
   * @param {View} view
   * @param {number} seat
   */
  showMore(card, view, seat) {
    const text = JSON.stringify([view.public, view.seats[seat]]);
    if (this.more.get(seat) === text) return;
    this.more.set(seat, text);
    const out = view.seats[seat]?.out ? [say(element("span", { class: "seat-note" }), "seat-out")] : [];
    card.querySelector(".seat-more")?.replaceChildren(...out, ...(this.names.plan.theme.seat?.(view, seat, this.names) ?? []));
  }

  /** @param {{ [name: string]: number }} counters */
  showTable(counters) {
    for (const [name, value] of Object.entries(counters)) {
      // "Round 2 of 3" is one sentence of several counters; a counter without any sentence is only part of one.
      if (sentence(`counter-${name}-of`, {}, this.names.game) !== null) {
        const key = `table ${name}`;
        const line = this.figures.get(key) ?? element("span", { class: "table-line" });
        if (!line.isConnected) this.tableCard.append(line);
        this.figures.set(key, line);
        say(line, `counter-${name}-of`, counters, this.names.game);
      } else if (sentence(`counter-${name}`, {}, this.names.game) !== null) {
        this.purses.set(name, this.figure(this.tableCard, "table", name, value));
      }
    }
  }

  /**
   * @param {HTMLElement} list
   * @param {string} owner
   * @param {string} name
   * @param {number} value
   */
  figure(list, owner, name, value) {
    const key = `${owner} ${name}`;
    let figure = this.figures.get(key);
    if (!figure) {
      figure = drawFigure(name, this.names.game);
      this.figures.set(key, figure);
      list.append(figure);
    }
    const shown = /** @type {HTMLElement} */ (figure.querySelector("b"));
    const text = number(value);
    if (shown.textContent !== text) {
      const first = shown.textContent === "";
      rewrite(shown, () => {
        shown.textContent = number(value);
      });
      if (!first && settings.pace > 0 && !document.hidden) shown.animate([{ transform: "scale(1.35)" }, { transform: "none" }], 280 * settings.pace);
    }
    return figure;
  }
}

/** A number of a seat or of the table with what it counts; the number is for the `b` in it. @param {string} name @param {string} game */
export function drawFigure(name, game) {
  const figure = element(
    "span",
    { class: "figure" },
    document.getElementById(`counter-${name}`) ? picture(`counter-${name}`, "counter-picture") : null,
    element("b", {}),
    say(element("small", {}), `counter-${name}`, {}, game),
  );
  return rewrite(figure, () => figure.setAttribute("title", phrase(`counter-${name}`, {}, game)));
}
