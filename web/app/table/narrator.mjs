/** What a screen reader says of the game: one polite region for events, and a list of where the pieces stand. */

/** @import { Piece } from "../types.d.ts" */
/** @import { Names } from "../names.mjs" */

import { element } from "../elements.mjs";
import { phrase, rewrite, say } from "../l10n.mjs";

export class Narrator {
  /** @param {Names} names */
  constructor(names) {
    this.names = names;
    this.live = element("p", { class: "visually-hidden", "aria-live": "polite" });
    this.list = element("ul", {});
    this.pieces = element(
      "section",
      { class: "visually-hidden", "aria-labelledby": "pieces-title" },
      say(element("h2", { id: "pieces-title" }), "pieces-title"),
      this.list,
    );
    this.shown = "";
  }

  /** Says several sentences in one breath. @param {string[]} sentences */
  speak(sentences) {
    this.live.textContent = sentences.join(" ");
  }

  /** @param {Piece[]} pieces */
  show(pieces) {
    const text = JSON.stringify(pieces);
    if (text === this.shown) return;
    this.shown = text;
    this.list.replaceChildren(
      ...pieces.map(({ kind, seat, place }) => {
        const line = element("li", {});
        return rewrite(line, () => {
          line.textContent = phrase(`piece-${kind}`, this.names.words({ seat, place }), this.names.game);
        });
      }),
    );
  }
}
