/** A stack of pieces opens as a fan: one button for each kind of piece under a click, beside the place of the click. */

/** @import { PieceView } from "../../types.d.ts" */
/** @import { Names } from "../../game/names.mjs" */

import { element } from "../../base/elements.mjs";
import { phrase, rewrite } from "../../base/l10n.mjs";
import { loadOf, piecePicture } from "../../game/piece-picture.mjs";

export class Fan {
  /** @param {Names} names @param {HTMLElement} frame the viewport of the board */
  constructor(names, frame) {
    this.names = names;
    this.frame = frame;
    this.root = element("div", { class: "open-stack", role: "group", hidden: true });
    rewrite(this.root, () => this.root.setAttribute("aria-label", phrase("movers-title")));
    /** What had the focus before. @type {HTMLElement | SVGElement | null} */
    this.before = null;
    this.root.addEventListener("keydown", (event) => {
      if (event.key !== "Escape") return;
      event.preventDefault(); // the table does nothing more
      this.close();
      this.before?.focus({ preventScroll: true });
    });
    for (const kind of ["pointerdown", "click"]) this.root.addEventListener(kind, (event) => event.stopPropagation());
    frame.append(this.root);
    frame.addEventListener("pointerdown", () => this.close());
    frame.addEventListener("wheel", () => this.close(), { passive: true });
  }

  close() {
    if (!this.root.hidden) this.root.hidden = true; // even the same value costs a layout of the board
  }

  /**
   * @param {PieceView[][]} groups the first of each group stands for all
   * @param {{ x: number, y: number }} at in the window
   * @param {(piece: string) => void} choose
   * @param {PieceView[]} pieces those of the board
   */
  open(groups, at, choose, pieces) {
    const buttons = groups.flatMap((group) => {
      const [first] = group;
      if (!first) return [];
      const many = group.length > 1 ? ` × ${group.length}` : "";
      const button = element(
        "button",
        { type: "button", class: "open-stack-piece", onclick: () => this.take(first.id, choose) },
        piecePicture(first, this.names, pieces),
        ...(many ? [element("span", { class: "open-stack-count" }, many.trim())] : []),
      );
      button.dataset.fan = first.id;
      rewrite(button, () => {
        const words = this.names.words({ piece: first.id });
        const load = loadOf(first, pieces).map(({ id }) => ` + ${this.names.piece(id)}`);
        button.setAttribute("aria-label", `${[words.piece, ...load].join("")}, ${words["piece-place"]}${many}`);
      });
      return [button];
    });
    this.root.replaceChildren(...buttons);
    const { activeElement: before } = document;
    if (this.root.hidden) this.before = before instanceof HTMLElement || before instanceof SVGElement ? before : null;
    this.root.hidden = false;
    const port = this.frame.getBoundingClientRect();
    const { width, height } = this.root.getBoundingClientRect();
    const left = Math.min(port.width - width - 4, Math.max(4, at.x - port.x - width / 2));
    const above = at.y - port.y - height - 26;
    this.root.style.left = `${left}px`;
    this.root.style.top = `${above >= 4 ? above : at.y - port.y + 26}px`;
    buttons[0]?.focus({ preventScroll: true });
  }

  /** @param {string} piece @param {(piece: string) => void} choose */
  take(piece, choose) {
    this.close();
    choose(piece);
  }
}
