/**
 * The board in words: a table of the places, with the pieces there and a button for the possible action, and a list of
 * the pieces. Screen readers always find it; everybody can show it instead of the drawing.
 */

/** @import { PieceView, Place, View } from "../../types.d.ts" */
/** @import { Names } from "../../game/names.mjs" */
/** @import { PlaceOffer } from "../types.d.ts" */

import { element, KeptChildren } from "../../base/elements.mjs";
import { phrase, rewrite, say, sentence } from "../../base/l10n.mjs";
import { settings } from "../../base/settings.mjs";

/** On boards with more places than this, the table lists only places with pieces or possible actions. */
const ALL = 150;

/** @typedef {{ root: HTMLElement, stands: HTMLElement, ways: HTMLElement, shown: string, offer?: PlaceOffer }} Row */

export class BoardInWords {
  /** @param {Names} names */
  constructor(names) {
    this.names = names;
    /** @type {Map<string, Row>} */
    this.rows = new Map();
    const places = [...names.plan.places.values()];
    const head = element(
      "tr",
      {},
      ...["words-place", "words-stands", "words-ways"].map((id) => say(element("th", { scope: "col" }), id)),
    );
    this.large = places.length > ALL;
    this.body = element("tbody", {}, ...(this.large ? [] : places.map((place) => this.row(place))));
    const table = element("table", {}, element("thead", {}, head), this.body);
    rewrite(table, () => table.setAttribute("aria-label", phrase("words-title")));
    const pieces = element("ul", {});
    this.pieces = new KeptChildren(pieces);
    this.root = element(
      "section",
      { class: "words", "aria-labelledby": "words-title" },
      say(element("h2", { id: "words-title" }), "words-title"),
      element(
        "section",
        { "aria-labelledby": "pieces-title" },
        say(element("h3", { id: "pieces-title" }), "pieces-title"),
        pieces,
      ),
      places.length > 0 ? table : null,
    );
    this.dress();
  }

  /** Shows or visually hides the words by the setting; the Tab key skips hidden ones. */
  dress() {
    this.root.classList.toggle("visually-hidden", !settings.words);
    if (settings.words)
      this.root.tabIndex = 0; // the section scrolls, so it needs the focus
    else this.root.removeAttribute("tabindex");
    for (const button of this.root.querySelectorAll("button")) button.tabIndex = settings.words ? 0 : -1;
  }

  /** @param {Place} place */
  row(place) {
    const head = element("th", { scope: "row" });
    rewrite(head, () => {
      const tags = place.tags.map((tag) => sentence(`tag-${tag}`, {}, this.names.game)).filter(Boolean);
      head.textContent = [this.names.word("place", place.id), ...tags].join(", ");
    });
    const stands = element("td", {});
    const ways = element("td", {});
    const root = element("tr", {}, head, stands, ways);
    this.rows.set(place.id, { root, stands, ways, shown: "" });
    return root;
  }

  /** Adds and removes rows so that exactly these places have one. @param {Set<string>} wanted */
  keep(wanted) {
    for (const [id, row] of this.rows) {
      if (wanted.has(id)) continue;
      row.root.remove();
      this.rows.delete(id);
    }
    for (const id of wanted) {
      const place = this.names.plan.places.get(id);
      if (place && !this.rows.has(id)) this.body.append(this.row(place));
    }
  }

  /**
   * @param {View} view
   * @param {Map<string, PlaceOffer>} offered by place
   */
  show(view, offered) {
    /** @type {Map<string, PieceView[]>} */
    const standing = new Map();
    for (const piece of view.pieces) standing.set(piece.place, [...(standing.get(piece.place) ?? []), piece]);
    if (this.large) this.keep(new Set([...standing.keys(), ...offered.keys()]));
    for (const [id, row] of this.rows) this.fill(row, standing.get(id) ?? [], offered.get(id));
    this.pieces.show(
      view.pieces.map((piece) => [JSON.stringify(piece), () => this.sentence(element("li", {}), piece)]),
    );
  }

  /**
   * @param {Row} row
   * @param {PieceView[]} pieces
   * @param {PlaceOffer} [offer]
   */
  fill(row, pieces, offer) {
    const text = JSON.stringify([pieces, offer && [offer.action, offer.name()]]);
    if (offer) row.offer = offer;
    else delete row.offer;
    if (text === row.shown) return;
    row.shown = text;
    row.stands.replaceChildren(...pieces.map((piece) => this.sentence(element("p", {}), piece, "-here")));
    row.ways.replaceChildren();
    if (!offer) return;
    const button = element("button", {
      type: "button",
      class: "button",
      tabindex: settings.words ? 0 : -1,
      onclick: () => row.offer?.choose(),
    });
    row.ways.append(
      rewrite(button, () => {
        button.textContent = row.offer?.name() ?? "";
      }),
    );
  }

  /**
   * Writes what a piece is and where it stands. With the suffix `-here`, the sentence does not name the place again.
   * @template {HTMLElement} Target
   * @param {Target} target
   * @param {PieceView} piece
   * @param {string} [suffix]
   */
  sentence(target, { kind, seat, place, count = 1 }, suffix = "") {
    return rewrite(target, () => {
      const words = this.names.words({ seat, place, count });
      const { game } = this.names;
      target.textContent = sentence(`piece-${kind}${suffix}`, words, game) ?? phrase(`piece-${kind}`, words, game);
    });
  }
}
