/** The grip of the sheet that holds, on a phone, everything beside the board: a tap or a drag opens and closes it. */

import { element, picture } from "../base/elements.mjs";
import { say } from "../base/l10n.mjs";

/** A pointer that moves less than this, in px, taps; otherwise it drags. */
const DRAG = 16;

/** Whether a movement of the pointer, in px downwards, opens the sheet; null if it was a tap. @param {number} moved */
export const draggedOpen = (moved) => (Math.abs(moved) < DRAG ? null : moved < 0);

export class Grip {
  /**
   * @param {HTMLElement} figures shown on the grip
   * @param {(open: boolean) => void} changed called when the sheet opens or closes
   */
  constructor(figures, changed) {
    this.changed = changed;
    this.open = true;
    /** Where the pointer was pressed. @type {number | null} */
    this.from = null;
    this.root = element(
      "button",
      { type: "button", class: "table-grip", "aria-controls": "table-side", onclick: () => this.onClick() },
      picture("icon-grip", "icon grip-sign"),
      say(element("span", { class: "visually-hidden" }), "side-grip"),
      figures,
    );
    this.dragged = false;
    this.root.addEventListener("pointerdown", (event) => this.onDown(event));
    this.root.addEventListener("pointerup", (event) => this.onUp(event));
    this.root.addEventListener("pointercancel", () => {
      this.from = null;
    });
    this.set(true);
  }

  /** Opens the sheet, or closes it. @param {boolean} open */
  set(open) {
    this.open = open;
    this.root.setAttribute("aria-expanded", String(open));
    this.changed(open);
  }

  onClick() {
    if (this.dragged) this.dragged = false;
    else this.set(!this.open);
  }

  /** @param {PointerEvent} event */
  onDown(event) {
    this.from = event.clientY;
    this.dragged = false;
    this.root.setPointerCapture(event.pointerId);
  }

  /** @param {PointerEvent} event */
  onUp(event) {
    const open = this.from === null ? null : draggedOpen(event.clientY - this.from);
    this.from = null;
    if (open === null) return;
    this.dragged = true; // the click that follows is no tap
    this.set(open);
  }
}
