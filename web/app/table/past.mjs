/**
 * Looking back: the table as it was after any move, step by step, and playing on from there as a game of its own.
 *
 * While people look back the game stands still: nothing can be done at the table, and no bot plays.
 */

/** @import { Snapshot } from "../types.d.ts" */
/** @import { Keeping } from "./keeping.mjs" */

import { button } from "../dialogs.mjs";
import { element, picture } from "../elements.mjs";
import { engine } from "../engine.mjs";
import { phrase, rewrite, say } from "../l10n.mjs";

/**
 * The keys that step through the game, for the help to list. None of them is a character, so they need no switch.
 * @type {{ keys: string[], does: string }[]}
 */
export const PAST_KEYS = [
  { keys: ["Shift", "ArrowLeft"], does: "past-back" },
  { keys: ["Shift", "ArrowRight"], does: "past-forward" },
  { keys: ["Shift", "Home"], does: "past-first" },
  { keys: ["Shift", "End"], does: "past-last" },
  { keys: ["Escape"], does: "past-now" },
];

/**
 * @typedef {object} PastOf what the table does for those who look back
 * @property {() => number} length the moves made so far
 * @property {() => number | null} seat whose eyes look
 * @property {() => Keeping} keeping
 * @property {() => Promise<void>} settle waits until nothing is asked and nothing moves any more
 * @property {(move: number) => string[]} told what happened with that move, in sentences
 * @property {() => void} show draws what is looked at, or the present
 * @property {(sentences: string[]) => void} speak
 * @property {(snapshot: Snapshot) => void} adopt shows another game, or this one as it is from now on
 * @property {() => void} resume goes on with what had to wait
 * @property {(error: unknown) => void} refused says why something was not done
 * @property {(id: string) => void} branched says that another game is shown now
 */

export class Past {
  /** @param {PastOf} table */
  constructor(table) {
    this.table = table;
    /** What is looked at; null for the present. @type {Snapshot | null} */
    this.shown = null;
    /** The move wanted next, while the one before is still being fetched. @type {number | null} */
    this.wanted = null;
    this.fetching = false;

    this.banner = element("p", { class: "past-banner", hidden: true });
    this.title = element("h2", { id: "past-title", class: "group-title" });
    this.events = element("div", { class: "past-events" });
    this.slider = element("input", {
      type: "range", min: 0, step: 1,
      oninput: () => void this.go(this.slider.valueAsNumber),
    });
    rewrite(this.slider, () => this.slider.setAttribute("aria-label", phrase("past-slider")));
    this.first = this.step("past-first", "icon-first", () => 0);
    this.back = this.step("past-back", "icon-previous", () => this.move - 1);
    this.forward = this.step("past-forward", "icon-next", () => this.move + 1);
    this.last = this.step("past-last", "icon-last", () => Infinity);
    this.root = element(
      "section",
      { class: "past", "aria-labelledby": "past-title", hidden: true },
      this.title,
      this.events,
      element("div", { class: "past-steps" }, this.first, this.back, this.slider, this.forward, this.last),
      element(
        "div",
        { class: "button-row" },
        button("past-now", () => this.leave(), "button strong"),
        button("past-play-on", () => void this.playOn()),
      ),
    );
    /** Begins to look back: it stands above the journal. */
    this.entrance = button("past-enter", () => void this.go(this.move - 1), "button past-enter");
  }

  /** The move that is looked at. */
  get move() {
    return this.shown?.move ?? this.table.length();
  }

  /**
   * @param {string} message
   * @param {string} icon
   * @param {() => number} to
   */
  step(message, icon, to) {
    const made = say(element("button", { type: "button", class: "icon-button", onclick: () => this.stepTo(to()) }), message);
    made.append(picture(icon));
    return made;
  }

  /** Steps to a move; a step to the end leads back to the present. @param {number} move */
  stepTo(move) {
    if (move >= this.table.length()) this.leave();
    else void this.go(move);
  }

  /** Shows the table as it was after `move` moves. @param {number} move */
  async go(move) {
    this.wanted = Math.max(0, Math.min(move, this.table.length()));
    if (this.fetching) return;
    this.fetching = true;
    try {
      if (this.shown === null) await this.table.settle();
      while (this.wanted !== null) {
        const next = this.wanted;
        this.wanted = null;
        const snapshot = await engine.look({ move: next, seat: this.table.seat(), since: this.table.length() });
        if (this.wanted === null) this.present(snapshot);
      }
    } catch (error) {
      this.table.refused(error);
    } finally {
      this.fetching = false;
    }
  }

  /** @param {Snapshot} snapshot */
  present(snapshot) {
    const entering = this.shown === null;
    this.shown = snapshot;
    const { move, length } = snapshot;
    const told = this.table.told(move);
    const place = () => phrase("past-banner", { move, length });
    rewrite(this.title, () => {
      this.title.textContent = place();
    });
    rewrite(this.banner, () => {
      this.banner.textContent = place();
    });
    rewrite(this.events, () => {
      this.events.replaceChildren(...this.table.told(move).map((sentence) => element("p", {}, sentence)));
    });
    this.slider.max = String(length);
    this.slider.value = String(move);
    rewrite(this.slider, () => {
      this.slider.setAttribute("aria-label", phrase("past-slider"));
      this.slider.setAttribute("aria-valuetext", place());
    });
    this.first.disabled = this.back.disabled = move === 0;
    this.forward.disabled = this.last.disabled = move === length;
    this.root.hidden = this.banner.hidden = false;
    this.table.show();
    this.table.speak([place(), ...told]);
    if (entering) this.banner.scrollIntoView({ block: "nearest" }); // on a phone the journal is far below the board
  }

  /** Back to the present. */
  leave() {
    this.wanted = null;
    if (this.shown === null) return;
    this.close();
    this.table.show();
    this.table.speak([phrase("past-left")]);
    this.table.resume();
  }

  /** Goes on from the moment that is shown as a game of its own; this one stays as it is. */
  async playOn() {
    const { move } = this;
    if (!(await this.branch(move))) return;
    const { keeper } = this.table.keeping();
    const copy = keeper.copy(phrase("past-name", { name: keeper.name.replace(/ · \S+ \d+$/, ""), move }));
    this.table.branched(copy.id); // "back" leads to the game as it was
    this.table.keeping().adopt(copy);
    this.table.keeping().tell(phrase("past-copied", { name: copy.name }));
    this.table.resume();
  }

  /** Takes this game back to an earlier move. @param {number} move */
  async setBack(move) {
    if (!(await this.branch(move))) return;
    this.table.keeping().save();
    this.table.resume();
  }

  /** @param {number} move @returns {Promise<boolean>} whether the table is now as it was then */
  async branch(move) {
    await this.table.settle();
    if (!this.root.isConnected) return false; // people have left the table: the engine may hold another
    try {
      const snapshot = await engine.branch(move, { seat: this.table.seat(), since: 0 });
      if (!this.root.isConnected) return false;
      this.table.adopt(snapshot);
      return true;
    } catch (error) {
      this.table.refused(error);
      return false;
    }
  }

  /** Forgets what was looked at: the table is about to show something else. */
  close() {
    this.wanted = null;
    this.shown = null;
    this.root.hidden = this.banner.hidden = true;
    this.events.replaceChildren(); // they may tell what only one seat may know
  }

  /**
   * Steps by key, from wherever the focus is; writing and moving sliders go before.
   * @param {KeyboardEvent} event
   */
  onKey(event) {
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
    if (document.querySelector("dialog[open]") || this.table.length() === 0) return;
    if (event.target instanceof HTMLElement && event.target.matches("input:not([type=range], [type=checkbox]), select, textarea")) return;
    if (event.key === "Escape" && this.shown) this.leave();
    else if (!event.shiftKey) return;
    else if (event.key === "ArrowLeft") void this.go((this.wanted ?? this.move) - 1);
    else if (event.key === "ArrowRight") this.stepTo((this.wanted ?? this.move) + 1);
    else if (event.key === "Home") void this.go(0);
    else if (event.key === "End") this.leave();
    else return;
    event.preventDefault();
  }
}
