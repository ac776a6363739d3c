/**
 * The notes of a board for the keyboard: one stop of the Tab key, from which the arrows lead from note to note. Each says
 * its place and what is written there; the tip says what that means. They are made when the focus comes: few people need
 * them, and notes change with every move.
 */

/** @import { Names } from "../../game/names.mjs" */
/** @import { Board } from "./board.mjs" */

import { element } from "../../base/elements.mjs";
import { phrase, rewrite } from "../../base/l10n.mjs";
import { ARROWS, nextIn } from "./directions.mjs";

export class NoteStops {
  /** @param {Names} names @param {Board} board */
  constructor(names, board) {
    this.names = names;
    this.board = board;
    /** The stops by place, while the focus is on one. @type {Map<string, HTMLElement>} */
    this.stops = new Map();
    /** Whether stops are replaced: the focus is not leaving then. */
    this.opening = false;
    this.root = element("div", { class: "note-stops", role: "group", tabindex: 0, hidden: true });
    rewrite(this.root, () => this.root.setAttribute("aria-label", phrase("board-notes")));
    this.root.addEventListener("focus", () => this.open());
    this.root.addEventListener("focusout", ({ relatedTarget }) => {
      if (!this.opening && !(relatedTarget instanceof Node && this.root.contains(relatedTarget))) this.close();
    });
    this.root.addEventListener("keydown", (event) => this.onKey(event));
    const { badges } = board.marks;
    badges.changed = () => {
      this.root.hidden = badges.layers.size === 0;
      if (this.stops.size > 0) this.open();
    };
    board.root.append(this.root);
  }

  /** Makes a stop over the notes of each place, and moves the focus to where it was, or to the first one. */
  open() {
    const here = document.activeElement instanceof HTMLElement ? document.activeElement.dataset.place : undefined;
    const frame = this.board.root.getBoundingClientRect();
    /** @type {Map<string, { texts: string[], boxes: DOMRect[] }>} */
    const notes = new Map();
    for (const note of this.board.marks.badges.root.querySelectorAll(".badge[data-place]")) {
      const place = note.getAttribute("data-place") ?? "";
      const { texts, boxes } = notes.get(place) ?? { texts: [], boxes: [] };
      notes.set(place, { texts: [...texts, note.textContent ?? ""], boxes: [...boxes, note.getBoundingClientRect()] });
    }
    this.stops = new Map(
      [...notes].map(([place, { texts, boxes }]) => {
        const label = phrase("board-note", { place: this.names.word("place", place), text: texts.join(", ") });
        const stop = element("span", { class: "note-stop", role: "img", tabindex: -1, "aria-label": label });
        stop.dataset.place = place;
        const [left, top] = [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))];
        const [right, low] = [Math.max(...boxes.map((box) => box.right)), Math.max(...boxes.map((box) => box.bottom))];
        stop.style.left = `${(100 * (left - frame.left)) / frame.width}%`;
        stop.style.top = `${(100 * (top - frame.top)) / frame.height}%`;
        stop.style.width = `${(100 * (right - left)) / frame.width}%`;
        stop.style.height = `${(100 * (low - top)) / frame.height}%`;
        return [place, stop];
      }),
    );
    this.root.tabIndex = -1; // back from a stop, the focus leaves the group
    this.opening = true;
    this.root.replaceChildren(...this.stops.values());
    const [first] = this.stops.values();
    (this.stops.get(here ?? "") ?? first)?.focus();
    this.opening = false;
    if (!first) this.close();
  }

  close() {
    this.root.tabIndex = 0;
    this.stops.clear();
    this.root.replaceChildren();
  }

  /** @param {KeyboardEvent} event */
  onKey(event) {
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    const places = [...this.stops.keys()];
    const here = event.target instanceof HTMLElement ? (event.target.dataset.place ?? "") : "";
    const direction = ARROWS[event.key];
    const ends = /** @type {{ [key: string]: string | undefined }} */ ({ Home: places[0], End: places.at(-1) });
    const next = direction ? nextIn(this.names.plan.spots, places, here, direction) : ends[event.key];
    if (!direction && next === undefined) return;
    event.preventDefault();
    this.stops.get(next ?? "")?.focus();
  }
}
