/** The goal of the game in one sentence, with how far one is, and the offer of the rules in short, until people put each away. */

/** @import { OptionValues, View } from "../../types.d.ts" */

import { button } from "../../base/dialogs.mjs";
import { element, picture } from "../../base/elements.mjs";
import { rewrite, say, sentence } from "../../base/l10n.mjs";
import { read, write } from "../../base/storage.mjs";
import { openHelp } from "./help.mjs";

/** After so many rounds the goal has been read: it folds into one line, so that the journal has the room. */
const READ = 3;
/** Where there is no room for both, it folds after so many. */
const SOON = 1;

export class Goal {
  /** @param {string} game */
  constructor(game) {
    this.game = game;
    this.key = `goal.${game}`;
    this.rulesKey = `goal.rules.${game}`;
    this.wanted = read(this.key) === null;
    /** Whether the rules in short are still offered: they have a button of their own that ends it. */
    this.offered = read(this.rulesKey) === null;
    /** Whether it stands in a strip below the prompt, where it is always folded until people unfold it. */
    this.strip = false;
    /** Whether people have unfolded it again. */
    this.unfolded = false;
    /** Whether the journal has no room below it. */
    this.cramped = false;
    this.again = () => {};
    /** Those of the table. @type {OptionValues} */
    this.options = {};
    this.words = element("p", {});
    this.fold = button("goal-unfold", () => this.turn(), "button quiet goal-unfold");
    const away = () => {
      write(this.key, "away");
      this.wanted = false;
      this.again();
    };
    const ended = () => {
      write(this.rulesKey, "away");
      this.offered = false;
      this.again();
    };
    const end = element("button", { type: "button", class: "icon-button", onclick: ended }, picture("icon-close"));
    this.root = element(
      "section",
      { class: "goal", hidden: true, "aria-labelledby": "goal-title" },
      say(element("h3", { id: "goal-title", class: "group-title" }), "goal-title"),
      this.words,
      this.fold,
      button("goal-away", away, "button quiet goal-away"),
      element(
        "div",
        { class: "goal-rules" },
        button("goal-rules", () => openHelp(game, this.options), "button quiet"),
        say(end, "goal-rules-away"),
      ),
    );
  }

  /**
   * Shows the goal, with how far a seat is.
   * @param {View} view
   * @param {OptionValues} options
   * @param {number} seat whose counters count
   */
  show(view, options, seat) {
    this.again = () => this.show(view, options, seat);
    this.options = options;
    const told = (/** @type {string} */ id) => sentence(id, figures(view, options, seat), this.game);
    this.root.hidden = !(this.wanted || this.offered) || view.actor === null || told("game-goal") === null;
    if (this.root.hidden) return;
    const foldable = this.strip || view.round > (this.cramped ? SOON : READ);
    const folded = foldable && !this.unfolded;
    this.root.classList.toggle("folded", folded);
    this.root.classList.toggle("foldable", foldable);
    this.root.classList.toggle("cramped", this.cramped || this.strip);
    this.root.classList.toggle("told", !this.wanted);
    this.root.classList.toggle("without-rules", !this.offered);
    say(this.fold, folded ? "goal-unfold" : "goal-fold");
    rewrite(this.words, () => {
      this.words.textContent = (folded ? told("game-goal-brief") : null) ?? told("game-goal");
    });
  }

  /** Gives way to the journal, or takes its room again. @param {boolean} cramped */
  cramp(cramped) {
    if (cramped === this.cramped) return;
    this.cramped = cramped;
    this.again();
  }

  /** Stands in the strip, or beside the journal. @param {boolean} strip */
  lie(strip) {
    this.strip = strip;
    this.root.classList.toggle("strip", strip);
    this.again();
  }

  /** Shows the whole goal again, or folds it. */
  turn() {
    this.unfolded = !this.unfolded;
    this.again();
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
