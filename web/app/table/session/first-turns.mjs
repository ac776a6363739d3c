/**
 * Which note explains a choice to people new to a game. Each stands for one choice only, until somebody has finished a
 * game of this kind or wants no more of them.
 */

/** @import { FirstNote } from "../../types.d.ts" */

import { read, write } from "../../base/storage.mjs";

/**
 * A choice that a person at this screen has now.
 * @typedef {object} Choice
 * @property {string} phase
 * @property {Set<string>} verbs on offer; empty if a die is to be rolled
 * @property {Set<string>} [listed] what the game's own part of the view lists something of, or affirms, by name, and what the actions
 *   take as their last argument
 * @property {string | null} open the verb whose arguments are on offer, if there are several
 */

/** What stands in the storage if somebody wants no more. */
const AWAY = "away";

export class FirstTurns {
  /**
   * @param {string} game
   * @param {FirstNote[]} notes the most important first
   */
  constructor(game, notes) {
    this.notes = notes;
    this.key = `explained.${game}`;
    /** What has been explained in this browser. */
    this.told = new Set((read(this.key) ?? "").split(" ").filter(Boolean));
    /** The note that is shown, and the length of the log then. @type {{ note: FirstNote, length: number } | null} */
    this.shown = null;
  }

  /**
   * The note for a choice: about the verb that is open or, if none is, the most important.
   * @param {number} length of the log: when it has grown, the choice has been made, and its note has been read
   * @param {Choice | null} choice null if nobody acts here now
   * @returns {FirstNote | null}
   */
  show(length, choice) {
    if (this.shown !== null && length > this.shown.length) {
      this.tell(this.shown.note.say);
      this.shown = null;
    }
    if (!choice) return null;
    const { phase, verbs, listed, open } = choice;
    const fitting = this.told.has(AWAY)
      ? []
      : this.notes.filter(
          ({ phase: its, verb, when, say }) =>
            its === phase &&
            !this.told.has(say) &&
            (verb === undefined || verbs.has(verb)) &&
            (when === undefined || listed?.has(when)),
        );
    const about = open === null ? fitting : fitting.filter(({ verb }) => verb === open || verb === undefined);
    const note = about.find(({ verb }) => verb === open) ?? about[0] ?? null;
    this.shown = note && { note, length };
    return note;
  }

  /** There is no room for the note that is shown: it has not been read, and comes again. */
  postpone() {
    this.shown = null;
  }

  /** No more notes of this game. */
  stop() {
    this.tell(AWAY);
    this.shown = null;
  }

  /** @param {string} say */
  tell(say) {
    this.told.add(say);
    write(this.key, [...this.told].join(" "));
  }
}
