/**
 * The ways of the piece that is chosen: where it can come and what that costs. What takes one action is done at once; a way of
 * several is drawn on the board first, with its cost, and gone when it is asked for once more.
 */

/** @import { Way } from "../types.d.ts" */
/** @import { Names } from "../names.mjs" */

import { element } from "../elements.mjs";
import { phrase, rewrite, say } from "../l10n.mjs";
import { parseAction } from "../names.mjs";

let serial = 0;

/** The places that a way leads to, one after the other. @param {Way} way */
export function stopsOf(way) {
  return way.actions.map((action) => String(parseAction(action).values.at(-1)));
}

export class Routes {
  /**
   * @param {Names} names
   * @param {{ go: (way: Way) => void, trace: (way: Way | null) => void }} table goes a way; draws one on the board
   */
  constructor(names, table) {
    this.names = names;
    this.table = table;
    this.root = element("section", { class: "routes" });
    this.proposal = element("div", { role: "status" });
    /** @type {Way[]} */
    this.ways = [];
    /** The way that is drawn before it is gone. @type {Way | null} */
    this.proposed = null;
  }

  /** @param {Way[]} ways */
  show(ways) {
    this.ways = ways;
    this.drop();
    this.root.hidden = ways.length === 0;
    this.root.replaceChildren(...(ways.length > 0 ? [this.proposal, this.field()] : []));
  }

  /** What a way is called. @param {Way} way */
  name(way) {
    return phrase("routes-way", { place: this.names.word("place", way.place), cost: way.cost });
  }

  /** Goes a way at once where it is one action or has been proposed already; proposes it otherwise. @param {Way} way */
  propose(way) {
    if (way.actions.length === 1 || this.proposed?.place === way.place) {
      this.drop();
      this.table.go(way);
      return;
    }
    this.proposed = way;
    this.table.trace(way);
    const words = element("p", { class: "foreseen-head" });
    rewrite(words, () => {
      words.textContent = this.name(way);
    });
    const go = element("button", { type: "button", class: "button strong", onclick: () => this.propose(way) });
    go.dataset.way = way.place;
    this.proposal.replaceChildren(element("div", { class: "foreseen route" }, words, say(go, "routes-go")));
    go.focus({ preventScroll: true });
  }

  drop() {
    this.proposed = null;
    this.proposal.replaceChildren();
    this.table.trace(null);
  }

  /** A field to type a place into: the board says the same, but not to everybody. */
  field() {
    serial += 1;
    const id = `routes-${serial}`;
    const labels = new Map(this.ways.map((way) => [this.names.word("place", way.place).toLowerCase(), way]));
    const input = element("input", { type: "text", autocomplete: "off", list: `${id}-list`, "aria-labelledby": id });
    const sorted = [...this.ways].sort((one, other) => one.cost - other.cost);
    const options = sorted.map((way) => element("option", { value: this.names.word("place", way.place), label: this.name(way) }));
    const form = element(
      "form",
      {
        class: "pick",
        onsubmit: (/** @type {Event} */ event) => {
          event.preventDefault();
          const typed = input.value.trim().toLowerCase();
          // What begins with what was typed will do, the nearest first: "1n8".
          const way = labels.get(typed) ?? sorted.find((one) => this.names.word("place", one.place).toLowerCase().startsWith(typed));
          if (typed !== "" && way) this.propose(way);
          else {
            if (typed !== "") this.proposal.replaceChildren(say(element("p", { class: "foreseen" }), "routes-none", { place: input.value.trim() }));
            input.focus();
          }
        },
      },
      input,
      say(element("button", { class: "button" }), "pick-go"),
    );
    const title = say(element("h3", { id, class: "group-title" }), "routes-title");
    return element("div", {}, title, form, element("datalist", { id: `${id}-list` }, ...options));
  }
}
