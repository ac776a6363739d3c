/**
 * What can be paid for now, with its numbers: one card each, above the other actions. The theme says which (`deals`). A
 * first click on the place of a card shows the card, a second one plays it.
 */

/** @import { Deal, View } from "../../types.d.ts" */
/** @import { Names } from "../../game/names.mjs" */
/** @import { Verbs } from "./offered.mjs" */

import { element } from "../../base/elements.mjs";
import { phrase, rewrite } from "../../base/l10n.mjs";
import { parseAction } from "../../game/names.mjs";

export class Deals {
  /**
   * @param {Names} names
   * @param {Verbs} verbs
   * @param {(action: string) => void} play
   */
  constructor(names, verbs, play) {
    this.names = names;
    this.verbs = verbs;
    this.play = play;
    this.root = element("section", { class: "deals", hidden: true });
    /** @type {Deal[]} */
    this.all = [];
    /** The action whose card people have just been shown. @type {string | null} */
    this.shown = null;
  }

  /** @param {View | null} view null if nobody decides at this screen now */
  show(view) {
    const before = this.all.map(({ action }) => action);
    this.all = view ? (this.names.plan.theme.deals?.(view, this.names) ?? []) : [];
    this.shown = null;
    const fresh = this.all.some(({ action, possible }) => possible && !before.includes(action));
    this.root.hidden = this.all.length === 0;
    this.root.replaceChildren(...this.all.map((deal) => this.card(deal)));
    if (this.all.length > 0) rewrite(this.root, () => this.root.setAttribute("aria-label", phrase("deals-title")));
    // Whoever has just come to a capital has scrolled to where they named it.
    if (fresh) requestAnimationFrame(() => this.root.scrollIntoView({ block: "nearest" }));
  }

  /** The verbs of the cards: they need no buttons elsewhere. */
  get verbsShown() {
    return new Set(this.all.map(({ action }) => parseAction(action).verb));
  }

  /** Shows the card of a place, or plays its action if it is already shown. Returns whether there is one. @param {string} target */
  choose(target) {
    const action = this.all.find(({ place, possible }) => possible && place === target)?.action;
    if (action === undefined) return false;
    if (this.shown === action) {
      this.play(action);
      return true;
    }
    this.shown = action;
    for (const card of this.root.children) {
      const go = /** @type {HTMLElement | null} */ (card.querySelector("[data-action]"));
      const meant = go?.dataset.action === action;
      card.classList.toggle("deal-shown", meant);
      if (meant) go?.focus();
    }
    return true;
  }

  /** @param {string} action */
  name(action) {
    const { verb, values } = parseAction(action);
    return this.names.action(verb, values, this.verbs[verb] ?? []);
  }

  /** @param {Deal} deal */
  card({ action, possible, words }) {
    const { verb } = parseAction(action);
    const go = element("button", { type: "button", class: "button strong deal-go", onclick: () => this.play(action) });
    go.dataset.action = action;
    go.disabled = !possible;
    rewrite(go, () => {
      go.textContent = phrase(`deal-${verb}`, {}, this.names.game);
      go.setAttribute("aria-label", this.name(action));
    });
    return element("article", { class: possible ? "deal" : "deal deal-dear" }, element("div", {}, ...words), go);
  }
}
