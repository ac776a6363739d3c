/** Piles of cards that everybody may look through at any time, in a dialog. */

/** @import { View } from "../../types.d.ts" */
/** @import { Names } from "../../game/names.mjs" */

import { openDialog } from "../../base/dialogs.mjs";
import { element, picture } from "../../base/elements.mjs";
import { say } from "../../base/l10n.mjs";
import { showOnTheMap } from "./on-the-map.mjs";

export class Album {
  /**
   * @param {Names} names
   * @param {{ fly: (place: string) => void }} board
   */
  constructor(names, board) {
    this.names = names;
    this.board = board;
    this.albums = names.plan.theme.albums ?? [];
    /** @type {View | null} */
    this.view = null;
    /** The name of the pile that is shown. */
    this.pile = this.albums[0]?.name ?? "";
    this.tabs = element("div", { class: "button-row album-tabs" });
    this.cards = element("div", { class: "album-cards" });
    const words = say(element("span", {}), "album-open");
    this.entrance = element(
      "button",
      { type: "button", class: "overlay album-open", onclick: () => this.open() },
      picture("icon-cards"),
      words,
      say(element("span", { class: "tool-word", "aria-hidden": "true" }), "album-open"),
    );
    this.entrance.hidden = true;
    /** @type {HTMLDialogElement | null} */
    this.dialog = null;
  }

  /** @param {View} view */
  show(view) {
    const changed = JSON.stringify(view.public) !== JSON.stringify(this.view?.public);
    this.view = view;
    this.entrance.hidden = this.albums.length === 0;
    if (changed && this.dialog?.open) this.draw();
  }

  open() {
    this.draw();
    this.dialog = openDialog(
      "album-title",
      { className: "album" },
      element("div", { "data-game": this.names.game }, this.tabs, this.cards),
    );
  }

  draw() {
    const tabs = this.albums.map(({ name }) => {
      const tab = element("button", {
        type: "button",
        class: "verb",
        "aria-pressed": String(name === this.pile),
        onclick: () => this.showPile(name),
      });
      tab.dataset.album = name;
      return say(tab, `album-${name}`, {}, this.names.game);
    });
    this.tabs.replaceChildren(...tabs);
    const pile = this.albums.find(({ name }) => name === this.pile);
    const cards = showOnTheMap((this.view && pile?.cards(this.view, this.names)) ?? [], (place) => {
      this.dialog?.close();
      this.board.fly(place);
    });
    this.cards.replaceChildren(...(cards.length > 0 ? cards : [say(element("p", { class: "help" }), "album-empty")]));
  }

  /** @param {string} name */
  showPile(name) {
    this.pile = name;
    this.draw();
    /** @type {HTMLElement | null} */ (this.tabs.querySelector(`[data-album="${name}"]`))?.focus();
  }
}
