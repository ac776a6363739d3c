/** Marks that people can switch on and off, each with its own button; and where they have to go, which is always marked. */

/** @import { View } from "../../types.d.ts" */
/** @import { Names } from "../../game/names.mjs" */
/** @import { BoardMarks } from "./marks.mjs" */

import { element, picture } from "../../base/elements.mjs";
import { say } from "../../base/l10n.mjs";

export class Overlays {
  /**
   * @param {Names} names
   * @param {BoardMarks} marks
   * @param {(place: string) => void} bring brings a place into sight
   */
  constructor(names, marks, bring) {
    this.names = names;
    this.marks = marks;
    this.bring = bring;
    this.root = element("div", { class: "overlays" });
    /** @type {Set<string>} */
    this.wanted = new Set();
    /** @type {View | null} */
    this.view = null;
    this.buttons = new Map((names.plan.theme.overlays ?? []).map(({ name, icon }) => [name, this.button(name, icon)]));
    this.root.append(...this.buttons.values());
    this.root.hidden = true;
  }

  /** @param {string} name @param {string} [icon] an id of symbols.svg */
  button(name, icon = "icon-threat") {
    const words = say(element("span", {}), `overlay-${name}`, {}, this.names.game);
    const button = element(
      "button",
      { type: "button", class: "overlay", "aria-pressed": "false", onclick: () => this.toggle(name) },
      picture(icon),
      words,
      say(element("span", { class: "tool-word", "aria-hidden": "true" }), `overlay-${name}-word`, {}, this.names.game),
    );
    button.dataset.overlay = name;
    return button;
  }

  /** @param {string} name */
  toggle(name) {
    if (!this.wanted.delete(name)) this.wanted.add(name);
    if (!this.view) return;
    this.show(this.view);
    const [place] = (this.wanted.has(name) && this.marks.marked.get(name)?.places) || [];
    if (place !== undefined) this.bring(place);
  }

  /** @param {View} view */
  show(view) {
    this.view = view;
    this.marks.show("errand", this.names.plan.theme.errand?.(view) ?? null);
    const shown = [];
    for (const { name, marks } of this.names.plan.theme.overlays ?? []) {
      const found = marks(view);
      if (found && this.wanted.has(name)) shown.push(name);
      const button = this.buttons.get(name);
      if (button) button.hidden = found === null;
      button?.setAttribute("aria-pressed", String(this.wanted.has(name)));
      this.marks.show(name, this.wanted.has(name) ? found : null);
    }
    this.root.hidden = [...this.buttons.values()].every((button) => button.hidden);
    // Themes may let other parts of the table make room for them.
    const table = /** @type {HTMLElement | null} */ (this.root.closest(".table"));
    if (table) table.dataset.overlays = shown.join(" ");
  }
}
