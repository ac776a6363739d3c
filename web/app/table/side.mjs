/** Everything beside the board. On a phone it is a sheet below the board, which people open and close by its grip. */

import { element } from "../base/elements.mjs";
import { Grip } from "./grip.mjs";

/** Keeps how far parts of the page are scrolled while their content changes. */
class Scrolled {
  /** @param {HTMLElement[]} parts */
  constructor(parts) {
    this.parts = parts;
    /** How far each part is scrolled, in px; null if nothing is kept. @type {number[] | null} */
    this.kept = null;
  }

  /** Keeps the present position, unless one is kept already. */
  keep() {
    this.kept ??= this.parts.map(({ scrollTop }) => scrollTop);
  }

  /** Forgets what is kept, and shows the beginning of the first parts. @param {number} parts so many of them */
  rewind(parts) {
    for (const [nth, part] of this.parts.slice(0, parts).entries()) {
      if (this.kept?.[nth] !== 0) part.scrollTop = 0; // to ask costs a layout
    }
    this.kept = null;
  }

  /** Goes back to the kept position, if the content has been too short for it. */
  restore() {
    this.kept?.forEach((top, nth) => {
      const part = this.parts[nth];
      if (top > 0 && part && part.scrollTop < top) part.scrollTop = top; // to ask costs a layout
    });
    this.kept = null;
  }
}

export class Side {
  /**
   * @param {HTMLElement} pinned stays in sight while the rest scrolls
   * @param {HTMLElement[]} play what people act with
   * @param {HTMLElement[]} record the seats and the journal
   * @param {HTMLElement} figures shown on the grip
   */
  constructor(pinned, play, record, figures) {
    const scrolls = element(
      "div",
      { class: "table-scroll" },
      element("div", { class: "table-play" }, ...play),
      element("div", { class: "table-record" }, ...record),
    );
    this.root = element("div", { class: "table-side", id: "table-side" }, pinned, scrolls);
    this.grip = new Grip(figures, (open) => this.root.classList.toggle("closed", !open));
    this.scrolled = new Scrolled([scrolls, ...play]);
    /** What people were last asked. */
    this.asked = "";
  }

  /** Keeps how far its parts are scrolled until `restore`. */
  keep() {
    this.scrolled.keep();
  }

  /**
   * @param {boolean} needed whether people need the sheet now: then it opens
   * @param {(string | number)[]} asks what people are asked now, and what they can do; if that has changed, the actions are shown
   *   from their beginning
   */
  restore(needed, asks) {
    const asked = asks.join(" ");
    if (needed) this.grip.set(true);
    if (asked !== "" && asked !== this.asked) this.scrolled.rewind(2);
    else this.scrolled.restore();
    this.asked = asked;
  }
}
