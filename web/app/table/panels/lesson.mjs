/** The words of a lesson, at the lower edge of the board: what happens and what to do, step by step. */

import { button } from "../../base/dialogs.mjs";
import { element } from "../../base/elements.mjs";
import { lessonsOf, phrase, rewrite, say } from "../../base/l10n.mjs";
import { lessonAddress } from "../../game/learning.mjs";

/**
 * What the panel says.
 * @typedef {object} Saying
 * @property {string} id the lesson
 * @property {string | null} say the words: the end of a message's id
 * @property {number} number which words these are
 * @property {number} total of so many
 * @property {"read" | "act" | "watch" | "end"} needs
 * @property {boolean} others whether the others play: the words have been followed
 * @property {() => string} task what is done now, if the words do not say it; otherwise empty
 */

/**
 * @typedef {object} LessonActions
 * @property {() => void} next the words have been read
 * @property {() => void} point shows what to press; called again, it does that
 * @property {() => void} back people have looked back, and return to the lesson
 * @property {() => void} play begins a first game
 * @property {() => void} goOn plays this game on
 * @property {() => void} rules opens the rules
 * @property {(sentences: string[]) => void} speak tells screen readers
 * @property {() => number} hushed how often what they were told has been removed
 */

export class LessonPanel {
  /**
   * @param {string} game
   * @param {{ id: string, steps: { say?: string }[] }} lesson
   * @param {LessonActions} actions
   * @param {{ id: string, after?: string }} [following] the lesson after it; it comes first if it goes on from this one
   */
  constructor(game, { id, steps }, actions, following) {
    this.texts = lessonsOf(game);
    this.actions = actions;
    this.ids = steps.flatMap((step) => (step.say === undefined ? [] : [`lesson-${id}-${step.say}`]));
    this.title = say(element("h2", { id: "lesson-title" }), `lesson-${id}`, {}, this.texts);
    this.step = element("span", { class: "lesson-step" });
    this.words = element("p", { class: "lesson-words", id: "lesson-words", tabindex: 0 });
    this.task = element("p", { class: "lesson-task" });
    this.next = button("lesson-next", actions.next, "button strong");
    this.point = button("lesson-point", actions.point);
    this.leave = say(element("a", { class: "button", href: "./", "data-route": "" }), "lesson-leave");
    const halves = following?.after === id;
    this.play = button("lesson-play", actions.play, halves ? "button" : "button strong");
    this.goOn = button("lesson-go-on", actions.goOn);
    this.rules = button("lesson-rules", actions.rules);
    this.shelf = say(element("a", { class: "button", href: "./", "data-route": "" }), "lesson-shelf");
    this.back = button("lesson-back", actions.back, "button strong");
    const later = following ? [this.to(game, following.id, "lesson-following", halves)] : [];
    this.again = this.to(game, id, "lesson-again");
    const first = halves ? [...later, this.play] : [this.play, ...later];
    this.end = [...first, this.goOn, this.again, this.rules, this.shelf];
    const { next, point, back, leave, play, goOn } = this;
    for (const [act, part] of Object.entries({ next, point, back, leave, play, goOn }))
      part.dataset.act = act.toLowerCase();
    this.root = element(
      "section",
      { class: "lesson", "aria-labelledby": "lesson-title" },
      element("div", { class: "lesson-head" }, this.title, this.step),
      element("div", { class: "lesson-body" }, this.words, this.task),
      element("div", { class: "button-row lesson-row" }, this.next, this.point, this.back, ...this.end, this.leave),
    );
    this.root.hidden = true;
    /** What has been told to screen readers. */
    this.spoken = "";
  }

  /** A link that begins a lesson. @param {string} game @param {string} id @param {string} message @param {boolean} [strong] */
  to(game, id, message, strong = false) {
    const link = element("a", {
      class: strong ? "button strong" : "button",
      href: lessonAddress(game, id),
      "data-route": "",
    });
    return rewrite(link, () => {
      link.textContent = phrase(message, { name: phrase(`lesson-${id}`, {}, this.texts) });
    });
  }

  /** @param {Saying} saying @param {boolean} free whether the game can go on after the lesson */
  show({ say: words, number, total, needs, others, task }, free) {
    const id = words === null ? null : this.ids[number - 1];
    say(this.step, "lesson-step", { number, total });
    rewrite(this.words, () => {
      this.words.textContent = id ? phrase(id, {}, this.texts) : "";
    });
    rewrite(this.task, () => {
      this.task.textContent = task();
    });
    this.task.hidden = task() === "";
    this.words.hidden = others;
    this.next.hidden = needs !== "read";
    this.point.hidden = needs !== "act";
    for (const part of this.end) part.hidden = needs !== "end";
    this.leave.hidden = needs === "end";
    this.back.hidden = true;
    this.goOn.hidden ||= !free;
    this.root.classList.toggle("lesson-over", needs === "end");
    if (others) return; // what they do is told as it happens
    const key = `${id} ${task()} ${this.actions.hushed()}`;
    if (key === this.spoken) return;
    this.spoken = key;
    this.words.scrollTop = 0;
    this.actions.speak(
      [phrase("lesson-step", { number, total }), this.words.textContent ?? "", task()].filter(Boolean),
    );
  }

  /** People look at an earlier move: it says that the lesson waits, and leads back to it. @param {HTMLElement} table */
  wait(table) {
    rewrite(this.words, () => {
      this.words.textContent = phrase("lesson-waits");
    });
    this.words.hidden = this.back.hidden = false;
    for (const part of [this.task, this.next, this.point, ...this.end, this.leave]) part.hidden = true;
    this.root.classList.remove("lesson-over");
    this.fit(table);
  }

  /** Whether the button that has shown what to press now does it. @param {boolean} can */
  offerToAct(can) {
    say(this.point, can ? "lesson-do" : "lesson-point");
  }

  /** Whether the focus is on something here that is gone. */
  get hasLostFocus() {
    const { activeElement } = document;
    return this.root.contains(activeElement) && activeElement?.closest("[hidden]") !== null;
  }

  /** Moves the focus to what leads on. */
  focus() {
    const [first] = [this.next, ...this.end].filter(({ hidden }) => !hidden);
    first?.focus({ preventScroll: true });
  }

  /**
   * Sets its height so that its longest words fit, and the board keeps its size from step to step; at the end there are
   * more buttons.
   * @param {HTMLElement} table
   */
  fit(table) {
    if (this.root.hidden) return;
    const now = this.words.textContent;
    const { hidden } = this.task;
    const followed = this.words.hidden;
    this.words.hidden = false;
    if (!this.root.classList.contains("lesson-over")) {
      const texts = this.ids.map((id) => phrase(id, {}, this.texts));
      this.words.textContent = texts.reduce((long, text) => (text.length > long.length ? text : long), "");
      this.task.hidden = true;
    }
    this.root.style.height = "auto";
    table.style.setProperty("--lesson-height", `${Math.ceil(this.root.getBoundingClientRect().height)}px`);
    this.root.style.height = "";
    this.words.textContent = now;
    this.words.hidden = followed;
    this.task.hidden = hidden;
  }
}
