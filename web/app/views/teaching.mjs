/** Puts a lesson at a table: it says what to do, marks where, and lets nothing else happen until its words are read. */

/** @import { LessonData } from "../types.d.ts" */
/** @import { Stand } from "../table/session/lesson.mjs" */
/** @import { Table } from "../table/table.mjs" */

import { notePlayed } from "../game/learning.mjs";
import { openRules } from "../game/rule-book.mjs";
import { parseAction } from "../game/names.mjs";
import { phrase } from "../base/l10n.mjs";
import { aimsOf } from "../table/controls/aims.mjs";
import { LessonPanel } from "../table/panels/lesson.mjs";
import { Lesson } from "../table/session/lesson.mjs";

export { Lesson };

/** How people see what to press. */
const AIM = "lesson-aim";

export class Teaching {
  /**
   * @param {Table} table
   * @param {Lesson} lesson
   * @param {LessonData} data
   * @param {() => void} play begins a first game
   */
  constructor(table, lesson, data, play) {
    this.table = table;
    this.lesson = lesson;
    this.panel = new LessonPanel(table.meta.id, data, {
      next: () => this.next(),
      point: () => this.point(),
      play,
      goOn: () => this.goOn(),
      rules: () => void openRules(table.meta.id),
      speak: (sentences) => table.story.narrator.speak(sentences),
    });
    /** @type {Stand | null} */
    this.stand = null;
    /** What is marked. @type {import("../table/controls/aims.mjs").Aims} */
    this.aims = { elements: [], place: null };
    this.badges = "";
    table.session.taught = lesson;
    table.lesson = { refused: () => this.point(false) };
    const shown = table.onShown;
    table.onShown = (snapshot) => {
      shown?.(snapshot);
      this.show();
    };
    table.root.classList.add("in-lesson");
    table.root.append(this.panel.root);
    const watched = new MutationObserver(() => this.mark());
    for (const part of [table.controls.root, table.side.root, table.board.board.targets])
      watched.observe(part, { childList: true, subtree: true });
    const sized = new ResizeObserver(() => this.panel.fit(table.root));
    sized.observe(table.root);
    table.left.signal.addEventListener("abort", () => {
      watched.disconnect();
      sized.disconnect();
    });
  }

  /** Whether the table still follows the lesson. */
  get on() {
    return this.table.session.lesson === this.lesson;
  }

  /** Follows what the table shows. */
  show() {
    const { table, panel, lesson } = this;
    const { snapshot, past } = table.session;
    this.stand = this.on && snapshot ? lesson.stand(snapshot) : null;
    if (this.stand?.needs === "act" && table.session.turns.forcedNow !== null)
      this.stand = { ...this.stand, needs: "watch", actions: [] }; // the page does it by itself
    panel.root.hidden = this.stand === null || past.shown !== null;
    table.root.classList.toggle("in-lesson", !panel.root.hidden);
    if (!this.stand || !snapshot || panel.root.hidden) {
      this.mark();
      return;
    }
    const { needs, step, actions } = this.stand;
    if (needs === "end") notePlayed(table.meta.id);
    const task = () => (needs === "act" && step.say === undefined ? this.task(actions[0] ?? "") : "");
    const fresh = panel.spoken === "";
    panel.show({ id: lesson.id, total: lesson.total, ...this.stand, task }, snapshot.view.actor !== null);
    if (fresh) panel.fit(table.root);
    this.mark();
    if (document.querySelector("dialog[open]")) return;
    if (needs === "read" || needs === "end") panel.focus();
    else if (panel.hasLostFocus) this.focus();
  }

  /** What the person does now, in words. @param {string} action */
  task(action) {
    const { names, meta } = this.table;
    const { verb, values } = parseAction(action);
    const rolls = this.table.session.snapshot?.view.actor === -1;
    const what = rolls ? (this.table.die.words.textContent ?? "") : names.action(verb, values, meta.verbs[verb] ?? []);
    return phrase("lesson-task", { action: what });
  }

  /** Marks what to press, and what the words are about. */
  mark() {
    const { table, stand } = this;
    const acts = stand?.needs === "act" && table.session.past.shown === null;
    const aims = acts ? this.find(stand.actions) : { elements: [], place: null };
    for (const one of this.aims.elements) if (!aims.elements.includes(one)) one.classList.remove(AIM);
    for (const one of aims.elements) if (!one.classList.contains(AIM)) one.classList.add(AIM);
    this.aims = aims;
    const told = table.session.past.shown === null ? (stand?.show ?? []) : [];
    const badges = [
      ...told
        .filter((place) => place !== aims.place)
        .map((place) => ({ place, kind: "hint", text: "◆", inside: true })),
      ...(aims.place === null ? [] : [{ place: aims.place, kind: "hint-best", text: "★", inside: true }]),
    ];
    const key = JSON.stringify(badges);
    if (key === this.badges) return;
    this.badges = key;
    table.board.hint(badges);
    const first = aims.place ?? told[0];
    if (first !== undefined) table.board.bring(first);
  }

  /** @param {string[]} actions */
  find(actions) {
    const { controls, die, meta, names, root, session } = this.table;
    const view = session.snapshot?.view;
    if (!view || view.actor === -1) return { elements: [die.button], place: null };
    const { verb, values } = parseAction(actions[0] ?? "");
    controls.preferred = meta.verbs[verb]?.[0] === "piece" ? String(values[0]) : null;
    const { pieces } = view;
    const destinations = controls.destination.ready;
    return aimsOf(actions, { root, verbs: meta.verbs, names, pieces, paths: controls.reach, destinations });
  }

  /** Moves the focus to what to press. */
  focus() {
    const first = this.aims.elements.find((one) => one.matches("button:not(:disabled)"));
    if (first) first.focus({ preventScroll: true });
    else this.table.restoreFocus();
  }

  /** Shows what to press. @param {boolean} [asked] whether somebody has asked for it: then it gets the focus */
  point(asked = true) {
    const { table, aims } = this;
    this.mark();
    const [first] = aims.elements;
    if (aims.place !== null) {
      table.board.bring(aims.place);
      table.board.board.marks.arrival(aims.place, 0);
    }
    if (asked && aims.aim !== undefined && first?.matches("input")) {
      void table.controls.destination.aim(aims.aim);
      return;
    }
    if (!first) return;
    if (asked && aims.value !== undefined && first instanceof HTMLInputElement) {
      first.value = aims.value;
      first.dispatchEvent(new Event("input"));
      this.mark();
    }
    if (table.side.root.contains(first)) {
      table.side.grip.set(true);
      first.scrollIntoView({ block: "nearest" });
    }
    if (asked) this.aims.elements[0]?.focus({ preventScroll: true });
  }

  /** The words have been read: the game goes on. */
  next() {
    const { session } = this.table;
    if (!session.snapshot || session.asking || session.moving) return;
    this.lesson.next(session.snapshot);
    session.redraw();
    session.goOn();
  }

  /** The game goes on as any other. */
  goOn() {
    const { session } = this.table;
    session.keeper.lesson = null;
    session.autosave.save();
    session.redraw();
    session.goOn();
    this.table.restoreFocus();
  }
}
