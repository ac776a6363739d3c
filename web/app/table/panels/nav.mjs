/**
 * The controls to look back: people step through the game, see the table after any move, and can play on from there in
 * a copy.
 */

import { button } from "../../base/dialogs.mjs";
import { element, picture } from "../../base/elements.mjs";
import { phrase, rewrite, say } from "../../base/l10n.mjs";
import { speedRow } from "../../base/setting-rows.mjs";
import { isFree } from "../../base/shortcut.mjs";

/**
 * @typedef {object} NavActions
 * @property {(move: number) => void} go shows the table after this move
 * @property {(move: number) => void} step the same; the last move is the present
 * @property {() => void} leave returns to the present
 * @property {() => void} playOn continues from the shown move in a copy
 * @property {() => void} play plays the game again from the shown move on, or pauses
 * @property {() => void} landmark shows the next move with a big event
 * @property {() => { move: number, next: number, length: number, past: boolean, playing: boolean }} where the shown
 *   move, the move that is shown next, the number of moves, whether people look back, and whether the game plays again
 * @property {(move: number) => string[]} told the sentences about this move
 */

export class Nav {
  /** @param {NavActions} actions */
  constructor(actions) {
    this.actions = actions;
    this.banner = element("p", { class: "past-banner", hidden: true });
    this.title = element("h2", { id: "past-title", class: "group-title" });
    this.events = element("div", { class: "past-events" });
    this.slider = element("input", {
      type: "range",
      min: 0,
      step: 1,
      oninput: () => actions.go(this.slider.valueAsNumber),
    });
    rewrite(this.slider, () => this.slider.setAttribute("aria-label", phrase("past-slider")));
    this.first = this.step("past-first", "icon-first", () => 0);
    this.back = this.step("past-back", "icon-previous", () => actions.where().move - 1);
    this.forward = this.step("past-forward", "icon-next", () => actions.where().move + 1);
    this.last = this.step("past-last", "icon-last", () => Infinity);
    this.steps = element("div", { class: "past-steps" }, this.first, this.back, this.slider, this.forward, this.last);
    this.play = button("past-play", () => actions.play(), "button past-play");
    this.now = button("past-now", () => actions.leave(), "button strong");
    this.playOn = button("past-play-on", () => actions.playOn(), "button");
    this.landmark = button("past-landmark", () => actions.landmark(), "button");
    this.root = element(
      "section",
      { class: "past", "aria-labelledby": "past-title", hidden: true },
      element("div", { class: "past-head" }, this.title, this.now),
      // Above the words: these take one line or several, and who steps on taps at the same place.
      this.steps,
      this.events,
      element("div", { class: "button-row" }, this.play, this.landmark),
      speedRow(),
      element("div", { class: "button-row" }, this.playOn),
    );
    /** The button that begins looking back; it stands above the journal. */
    this.entrance = button(
      "past-enter",
      () => actions.go(this.over ? 0 : actions.where().move - 1),
      "button past-enter",
    );
    /** Whether the game has ended: then one looks at the whole of it again, from its beginning. */
    this.over = false;
  }

  /**
   * @param {string} message
   * @param {string} icon
   * @param {() => number} to
   */
  step(message, icon, to) {
    const onclick = () => this.actions.step(to());
    const made = say(element("button", { type: "button", class: "icon-button", onclick }), message);
    made.append(picture(icon));
    return made;
  }

  /** @param {{ move: number, length: number, past: boolean, over: boolean }} shown `over`: whether the shown state has ended */
  show({ move, length, past, over }) {
    this.over = over && !past;
    this.entrance.hidden = past || length === 0;
    // Who pressed a line of the journal further down sees the way back, and how to step.
    if (past && this.root.hidden)
      requestAnimationFrame(() => {
        for (const part of [this.root, this.steps]) part.scrollIntoView({ block: "nearest" });
      });
    this.root.hidden = this.banner.hidden = !past;
    if (past) this.showPlace(move, length);
    else this.events.replaceChildren(); // they may tell a seat's secrets
  }

  /** @param {number} move @param {number} length */
  showPlace(move, length) {
    const place = () => phrase("past-banner", { move, length });
    rewrite(this.title, () => {
      this.title.textContent = place();
    });
    rewrite(this.banner, () => {
      this.banner.textContent = place();
    });
    rewrite(this.events, () => {
      this.events.replaceChildren(...this.actions.told(move).map((sentence) => element("p", {}, sentence)));
    });
    this.slider.max = String(length);
    this.slider.value = String(move);
    rewrite(this.slider, () => {
      this.slider.setAttribute("aria-label", phrase("past-slider"));
      this.slider.setAttribute("aria-valuetext", place());
    });
    const atEnd = move === length;
    say(this.play, this.actions.where().playing ? "past-pause" : atEnd ? "past-play-all" : "past-play");
    this.playOn.hidden = atEnd; // the game itself goes on from there
    this.landmark.disabled = this.forward.disabled = this.last.disabled = atEnd;
    this.first.disabled = this.back.disabled = move === 0;
  }

  focus() {
    this.slider.focus();
  }

  /**
   * Steps by key, unless the focus is in a text field or a list.
   * @param {KeyboardEvent} event
   */
  onKey(event) {
    const { length, next, past } = this.actions.where();
    if (length === 0 || !isFree(event)) return;
    if (event.key === "Escape" && past) this.actions.leave();
    else if (!event.shiftKey) return;
    else if (event.key === "ArrowLeft") this.actions.go(next - 1);
    else if (event.key === "ArrowRight") this.actions.step(next + 1);
    else if (event.key === "Home") this.actions.go(0);
    else if (event.key === "End") this.actions.leave();
    else return;
    event.preventDefault();
  }
}
