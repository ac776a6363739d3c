/** The goal of the game in one sentence, with how far one is, and the rules in short, until people put it away. */

/** @import { OptionValues, View } from "../../types.d.ts" */

import { button } from "../../base/dialogs.mjs";
import { element } from "../../base/elements.mjs";
import { rewrite, say, sentence } from "../../base/l10n.mjs";
import { read, write } from "../../base/storage.mjs";
import { openHelp } from "./help.mjs";

export class Goal {
  /** @param {string} game */
  constructor(game) {
    this.game = game;
    this.key = `goal.${game}`;
    this.wanted = read(this.key) === null;
    this.words = element("p", {});
    const away = () => {
      write(this.key, "away");
      this.wanted = false;
      this.root.hidden = true;
    };
    this.root = element(
      "section",
      { class: "goal", hidden: true, "aria-labelledby": "goal-title" },
      say(element("h3", { id: "goal-title", class: "group-title" }), "goal-title"),
      button("goal-rules", () => openHelp(game), "button quiet"),
      button("goal-away", away, "button quiet"),
      this.words,
    );
  }

  /**
   * Shows the goal, with how far a seat is.
   * @param {View} view
   * @param {OptionValues} options
   * @param {number} seat whose counters count
   */
  show(view, options, seat) {
    const told = () => sentence("game-goal", figures(view, options, seat), this.game);
    this.root.hidden = !this.wanted || view.actor === null || told() === null;
    if (this.root.hidden) return;
    rewrite(this.words, () => {
      this.words.textContent = told();
    });
  }
}

/**
 * The numbers that sentences for people new to a game may name.
 * @param {View} view
 * @param {OptionValues} options
 * @param {number} seat whose counters count
 */
export function figures(view, options, seat) {
  const own = view.seats[seat];
  const counted = { ...view.counters, ...own?.counters, wealth: own?.wealth ?? 0 };
  return { ...numbers(options), ...counted, seats: view.seats.length };
}

/** The options that are numbers. @param {OptionValues} options */
function numbers(options) {
  return Object.fromEntries(
    Object.entries(options).flatMap(([name, value]) => (typeof value === "number" ? [[name, value]] : [])),
  );
}
