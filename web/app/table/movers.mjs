/**
 * The pieces that can be moved now: one is chosen on the board or in a list, and what may be done is then shown for that one.
 * Where an action asks for a piece, such as one that is to be lost, it is chosen on the board as well.
 */

/** @import { Family, Piece, View } from "../types.d.ts" */
/** @import { Names } from "../names.mjs" */
/** @import { Pieces } from "./pieces.mjs" */

import { element, svg } from "../elements.mjs";
import { phrase, rewrite, say } from "../l10n.mjs";

/** How far from a piece, in px, a click still means it: half of what a finger covers. */
const BESIDE = 22;

/** The piece that a family is about, where it is about one. @param {Family} family @param {{ [verb: string]: string[] }} verbs */
export function pieceOf({ verb, fixed }, verbs) {
  return verbs[verb]?.[0] === "piece" && fixed.length > 0 ? String(fixed[0]) : null;
}

export class Movers {
  /**
   * @param {Names} names
   * @param {Pieces} pieces
   * @param {{ choose: (piece: string | null) => void, use: (action: string) => void }} choices chooses a piece, plays an action
   */
  constructor(names, pieces, choices) {
    this.names = names;
    this.pieces = pieces;
    this.choices = choices;
    this.root = element("section", { class: "movers" });
    /** What a click on a piece does. @type {Map<string, () => void>} */
    this.clicks = new Map();
    pieces.plan.drawing.addEventListener("click", (event) => this.onClick(event));
  }

  /** A click on a piece, or close beside one, chooses it. @param {MouseEvent} event */
  onClick(event) {
    const drawn = event.target instanceof Element ? event.target.closest("[data-piece].movable, [data-piece].wanted") : null;
    const piece = drawn?.getAttribute("data-piece") ?? this.beside(event);
    this.clicks.get(piece ?? "")?.();
  }

  /** The piece nearest to a click that hit none: on a large board they are small. @param {MouseEvent} event @returns {string | null} */
  beside({ clientX, clientY }) {
    let found = null;
    let least = BESIDE;
    for (const id of this.clicks.keys()) {
      const box = this.pieces.drawn.get(id)?.getBoundingClientRect();
      if (!box) continue;
      const away = Math.hypot(box.x + box.width / 2 - clientX, box.y + box.height / 2 - clientY);
      if (away <= least) [found, least] = [id, away];
    }
    return found;
  }

  /**
   * @param {View | null} view
   * @param {string[]} movable pieces that something may be done with
   * @param {string | null} chosen
   * @param {Map<string, string>} wanted actions by the piece that they ask for
   */
  show(view, movable, chosen, wanted) {
    this.clicks.clear();
    for (const id of movable) this.clicks.set(id, () => this.choices.choose(id === chosen ? null : id));
    for (const [id, action] of wanted) this.clicks.set(id, () => this.choices.use(action));
    for (const [id, drawn] of this.pieces.drawn) {
      drawn.classList.toggle("movable", movable.includes(id));
      drawn.classList.toggle("wanted", wanted.has(id));
      drawn.classList.toggle("chosen", id === chosen);
    }
    const piece = view?.pieces.find(({ id }) => id === chosen);
    if (movable.length === 0 || !view) this.root.replaceChildren();
    else if (piece) this.root.replaceChildren(this.banner(piece, view));
    else this.root.replaceChildren(say(element("h3", { class: "group-title" }), "movers-title"), this.list(view, movable));
    this.root.hidden = movable.length === 0;
  }

  /** What a piece is called, with what it carries or what carries it. @param {Piece} piece @param {View} view */
  name(piece, view) {
    const load = view.pieces.filter(({ on }) => on === piece.id);
    const carrier = view.pieces.find(({ id }) => id === piece.on);
    const parts = [this.names.piece(piece.id), ...load.map(({ id }) => `+ ${this.names.piece(id)}`)];
    if (carrier) parts.push(`(${this.names.piece(carrier.id)})`);
    return parts.join(" ");
  }

  /** The piece that is chosen, and a way back. @param {Piece} piece @param {View} view */
  banner(piece, view) {
    const words = this.words(piece, view, 1);
    const back = element("button", { type: "button", class: "button", onclick: () => this.choices.choose(null) });
    back.dataset.drop = piece.id;
    return element("div", { class: "mover-chosen" }, this.picture(piece), words, say(back, "movers-other"));
  }

  /** Pieces that can be moved; those of a kind that stand together are one. @param {View} view @param {string[]} movable */
  list(view, movable) {
    /** @type {Map<string, Piece[]>} */
    const heaps = new Map();
    for (const piece of view.pieces.filter(({ id }) => movable.includes(id))) {
      const laden = view.pieces.some(({ on }) => on === piece.id);
      const key = piece.on !== undefined || laden ? piece.id : `${piece.kind} ${piece.place}`;
      heaps.set(key, [...(heaps.get(key) ?? []), piece]);
    }
    const list = element("ul", { class: "mover-list" });
    for (const heap of heaps.values()) {
      const [first] = heap;
      if (first) list.append(element("li", {}, this.chip(first, heap.length, view)));
    }
    rewrite(list, () => list.setAttribute("aria-label", phrase("movers-title")));
    return list;
  }

  /** @param {Piece} piece @param {number} count @param {View} view */
  chip(piece, count, view) {
    const onclick = () => this.choices.choose(piece.id);
    const chip = element("button", { type: "button", class: "mover", onclick }, this.picture(piece), this.words(piece, view, count));
    chip.dataset.mover = piece.id;
    return chip;
  }

  /** What a piece is called, and below it where it stands. @param {Piece} piece @param {View} view @param {number} count */
  words(piece, view, count) {
    const [what, where] = [element("b", {}), element("small", {})];
    rewrite(what, () => {
      what.textContent = this.name(piece, view) + (count > 1 ? ` × ${count}` : "");
      where.textContent = this.names.word("place", piece.place);
    });
    return element("span", { class: "mover-words" }, what, " ", where);
  }

  /** The piece as it is on the board. @param {Piece} piece */
  picture(piece) {
    const colour = this.names.seats[piece.seat ?? -1]?.colour;
    const drawn = svg("svg", { class: `mover-picture ${colour ? `seat-${colour}` : ""}`, viewBox: "-34 -32 68 44", "aria-hidden": "true" });
    drawn.append(svg("g", { class: `piece-${piece.kind}` }, svg("use", { href: `#piece-${piece.kind}` }), ...(colour ? [svg("use", { href: `#emblem-${colour}`, class: "piece-emblem" })] : [])));
    return drawn;
  }
}
