/** The seats: name, emblem, counters, whose turn it is; and the counters of the table as a whole. */

/** @import { Snapshot, View } from "../../types.d.ts" */
/** @import { Names } from "../../game/names.mjs" */
/** @import { Pondering } from "../types.d.ts" */

import { element, emblem, picture } from "../../base/elements.mjs";
import { number, phrase, rewrite, say, sentence } from "../../base/l10n.mjs";
import { settings } from "../../base/settings.mjs";
import { HUMAN } from "../../game/engine-constants.mjs";
import { levelSign } from "../../game/level-sign.mjs";
import { turnOf } from "../../game/turn.mjs";

/**
 * The level of a bot: its sign and its name; how it plays stands in the tooltip.
 * @param {string} player
 * @param {string} game
 */
function levelOf(player, game) {
  const level = element(
    "small",
    { class: "seat-level" },
    levelSign(player),
    say(element("span", {}), `player-${player}`),
  );
  return rewrite(level, () => level.setAttribute("title", sentence(`player-${player}-about`, {}, game) ?? ""));
}

export class SeatsPanel {
  /** @param {Names} names */
  constructor(names) {
    this.names = names;
    /** The elements where payments start and end, by seat or counter of the table. @type {Map<string, HTMLElement>} */
    this.purses = new Map();
    /** The counters' elements, by "seat counter" or "table counter". @type {Map<string, HTMLElement>} */
    this.figures = new Map();
    /** The data last shown by `showMore`, by seat, as a text. @type {Map<number, string>} */
    this.more = new Map();
    this.cards = names.seats.map((_, seat) => this.card(seat));
    this.bar = element("progress", { class: "pondering-bar", max: 1, "aria-hidden": "true" });
    this.tableCard = element("li", { class: "seat-card table-card" });
    this.open = element("div", { class: "seat-more" });
    this.root = element("ul", { class: "seats", tabindex: 0 }, ...this.cards, this.tableCard);
    rewrite(this.root, () => this.root.setAttribute("aria-label", phrase("seats-label")));
  }

  /** @param {number} seat */
  card(seat) {
    const { colour, player } = this.names.seats[seat] ?? { name: "", colour: "red", player: HUMAN };
    const called = element("b", {});
    rewrite(called, () => {
      called.textContent = this.names.party(seat);
    });
    const card = element(
      "li",
      { class: `seat-card seat-${colour}` },
      emblem(colour, "big"),
      element("span", { class: "seat-name" }, called, player === HUMAN ? null : levelOf(player, this.names.game)),
      element("span", { class: "seat-counters" }),
      element("div", { class: "seat-more" }),
    );
    this.purses.set(String(seat), card);
    return card;
  }

  /** Shows at a seat how far its bot is; null if none thinks. @param {Pondering | null} pondering */
  ponder(pondering) {
    const card = pondering && this.cards[pondering.seat];
    if (card) {
      this.bar.value = pondering.part;
      if (this.bar.parentElement !== card) card.append(this.bar);
    } else this.bar.remove();
  }

  /** The element where the payments of a seat, the pot or the bank start and end. @param {unknown} who */
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
    this.open.replaceChildren(...(this.names.plan.theme.table?.(view, this.names) ?? []));
    this.tableCard.append(this.open);
  }

  /**
   * Shows the theme's own part of a seat, and whether it is out of the game.
   * @param {HTMLElement} card
   * @param {View} view
   * @param {number} seat
   */
  showMore(card, view, seat) {
    const text = JSON.stringify([view.public, view.seats[seat], view.result !== null]);
    if (this.more.get(seat) === text) return;
    this.more.set(seat, text);
    const out = view.seats[seat]?.out ? [say(element("span", { class: "seat-note" }), "seat-out")] : [];
    card
      .querySelector(".seat-more")
      ?.replaceChildren(...out, ...(this.names.plan.theme.seat?.(view, seat, this.names) ?? []));
  }

  /** @param {{ [name: string]: number }} counters */
  showTable(counters) {
    for (const [name, value] of Object.entries(counters)) {
      // Several counters can share a sentence, such as "Round 2 of 3". A counter without a sentence of its own is part
      // of another's.
      if (sentence(`counter-${name}-of`, {}, this.names.game) !== null) {
        const key = `table ${name}`;
        const line = this.figures.get(key) ?? element("span", { class: "table-line" });
        if (!line.isConnected) this.tableCard.append(line);
        this.figures.set(key, line);
        rewrite(line, () => {
          line.textContent = countedOf(name, counters, this.names.game);
        });
      } else if (sentence(`counter-${name}`, {}, this.names.game) !== null) {
        this.purses.set(name, this.figure(this.tableCard, "table", name, value));
      }
    }
    for (const [key, line] of this.figures)
      if (key.startsWith("table ")) line.hidden = !(key.slice("table ".length) in counters);
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
      countIn(figure, name, value, this.names.game);
      if (!first && settings.pace > 0 && !document.hidden)
        shown.animate([{ transform: "scale(1.35)" }, { transform: "none" }], 280 * settings.pace);
    }
    return figure;
  }
}

/**
 * A counter of the table with the number that it may reach, such as "Round 2 of 3"; where it has reached it, "Last round".
 * @param {string} name its plural names that number
 * @param {{ [name: string]: number }} counters
 * @param {string} game
 */
export function countedOf(name, counters, game) {
  const [now = 0, most] = [counters[name], counters[`${name}s`]];
  const last = now > 0 && now === most ? sentence(`counter-${name}-last`, counters, game) : null;
  return last ?? sentence(`counter-${name}-of`, counters, game) ?? "";
}

/**
 * An element for a counter, with its name and picture; the caller writes the number into its `b`.
 * @param {string} name
 * @param {string} game
 */
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

/**
 * Writes the name of a counter so that it agrees with its number.
 * @param {HTMLElement} figure
 * @param {string} name
 * @param {number} value
 * @param {string} game
 */
export function countIn(figure, name, value, game) {
  const words = figure.querySelector("small");
  if (words) say(words, `counter-${name}`, { number: value }, game);
}
