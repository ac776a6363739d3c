/** What a choice costs, brings and risks, beside the choice, for people new to a game. */

/** @import { Arguments } from "../../base/l10n.mjs" */

import { button } from "../../base/dialogs.mjs";
import { element } from "../../base/elements.mjs";
import { lessonsOf, phrase, rewrite } from "../../base/l10n.mjs";

export class FirstNotePanel {
  /**
   * @param {string} game
   * @param {{ stop: () => void, speak: (sentences: string[]) => void }} actions `stop`: people want no more notes;
   *   `speak`: tells screen readers
   */
  constructor(game, { stop, speak }) {
    this.texts = lessonsOf(game);
    this.speak = speak;
    /** What has been told to screen readers. */
    this.spoken = "";
    this.words = element("p", {});
    const away = button("first-away", stop, "button quiet");
    this.root = element("aside", { class: "first-note", hidden: true }, this.words, away);
    rewrite(this.root, () => this.root.setAttribute("aria-label", phrase("first-title")));
  }

  /** @param {string | null} say the end of a message's id; null for none @param {Arguments} [figures] that it may name */
  show(say, figures = {}) {
    this.root.hidden = say === null;
    if (say === null) return;
    rewrite(this.words, () => {
      this.words.textContent = phrase(`first-${say}`, figures, this.texts);
    });
    if (this.spoken === say) return;
    this.spoken = say;
    this.speak([this.words.textContent ?? ""]);
  }
}
