/**
 * The list of the pieces that can act now. People choose one, here or on the board; the page then shows its actions.
 */

/** @import { PieceView, View } from "../../types.d.ts" */
/** @import { Names } from "../../game/names.mjs" */

import { element, KeptChildren } from "../../base/elements.mjs";
import { phrase, rewrite, say, sentence } from "../../base/l10n.mjs";
import { alike, loadOf, piecePicture } from "../../game/piece-picture.mjs";

export class PiecePicker {
  /**
   * @param {Names} names
   * @param {(piece: string | null) => void} choose chooses a piece; null for none
   */
  constructor(names, choose) {
    this.names = names;
    this.choose = choose;
    this.root = element("section", { class: "movers" });
    this.chips = new KeptChildren(element("ul", {}));
  }

  /**
   * @param {View | null} view
   * @param {string[]} movable the pieces that have a legal action
   * @param {string | null} chosen
   */
  show(view, movable, chosen) {
    this.root.hidden = movable.length === 0;
    if (!view) return; // during a movement it is out of sight
    const piece = view.pieces.find(({ id }) => id === chosen);
    if (movable.length === 0) this.root.replaceChildren();
    else if (piece) this.root.replaceChildren(this.banner(piece, view));
    else {
      // A list that was taken away does not follow the language.
      if (!this.root.contains(this.chips.parent)) this.root.replaceChildren(...this.list());
      this.chips.show(this.entries(view, movable));
    }
  }

  /** The name of a piece, with its load or its carrier. @param {PieceView} piece @param {View} view */
  name(piece, view) {
    const load = loadOf(piece, view.pieces);
    const carrier = view.pieces.find(({ id }) => id === piece.on);
    const parts = [this.names.piece(piece.id), ...load.map(({ id }) => `+ ${this.names.piece(id)}`)];
    if (carrier) parts.push(`(${this.names.piece(carrier.id)})`);
    return parts.join(" ");
  }

  /** The chosen piece, with a button to choose another. @param {PieceView} piece @param {View} view */
  banner(piece, view) {
    const words = this.words(piece, view, 1);
    const back = element("button", { type: "button", class: "button", onclick: () => this.choose(null) });
    back.dataset.drop = piece.id;
    return element(
      "div",
      { class: "mover-chosen" },
      piecePicture(piece, this.names, view.pieces),
      words,
      say(back, "movers-other"),
    );
  }

  /** A title and an empty list. */
  list() {
    const list = element("ul", { class: "mover-list" });
    rewrite(list, () => list.setAttribute("aria-label", phrase("movers-title")));
    this.chips = new KeptChildren(list);
    return [say(element("h3", { class: "group-title" }), "movers-title"), list];
  }

  /**
   * The pieces that can act; pieces of one kind at one place share an entry, unless they carry or are carried.
   * @param {View} view
   * @param {string[]} movable
   * @returns {[key: string, make: () => HTMLElement][]}
   */
  entries(view, movable) {
    const pieces = view.pieces.filter(({ id }) => movable.includes(id));
    return alike(pieces, view.pieces).flatMap(([first, ...others]) => {
      if (!first) return [];
      const key = JSON.stringify([first, loadOf(first, view.pieces), others.length]);
      return [[key, () => element("li", {}, this.chip(first, 1 + others.length, view))]];
    });
  }

  /** @param {PieceView} piece @param {number} count @param {View} view */
  chip(piece, count, view) {
    const onclick = () => this.choose(piece.id);
    const words = this.words(piece, view, count);
    const chip = element(
      "button",
      { type: "button", class: "mover", onclick },
      piecePicture(piece, this.names, view.pieces),
      words,
    );
    chip.dataset.mover = piece.id;
    return chip;
  }

  /**
   * The name of a piece, and below it the name of its place.
   * @param {PieceView} piece
   * @param {View} view
   * @param {number} count
   */
  words(piece, view, count) {
    const [what, where] = [element("b", {}), element("small", {})];
    rewrite(what, () => {
      // Several of a kind have no number: "jeep 3 × 3" would be read as a product.
      const kind = count > 1 ? sentence(`kind-${piece.kind}`, {}, this.names.game) : null;
      what.textContent = (kind ?? this.name(piece, view)) + (count > 1 ? ` × ${count}` : "");
      where.textContent = this.names.word("place", piece.place);
    });
    return element("span", { class: "mover-words" }, what, " ", where);
  }
}
