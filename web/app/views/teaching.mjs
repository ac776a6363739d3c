/** Puts a lesson at a table: it says what to do, marks where, and lets nothing else happen until its words are read. */

/** @import { LessonData } from "../types.d.ts" */
/** @import { Stand } from "../table/session/lesson.mjs" */
/** @import { Table } from "../table/table.mjs" */

import { openRules } from "../game/rule-book.mjs";
import { parseAction } from "../game/names.mjs";
import { dueOf } from "../game/turn.mjs";
import { phrase, say } from "../base/l10n.mjs";
import { CHANCE } from "../game/engine-constants.mjs";
import { aimsOf, beckon, endsOf, isNext, wayOf } from "../table/controls/aims.mjs";
import { LessonPanel } from "../table/panels/lesson.mjs";
import { Lesson } from "../table/session/lesson.mjs";
import { planned } from "../table/session/planning.mjs";

export { Lesson };

/** How people see what to press. */
const AIM = "lesson-aim";

/** For so many ends of a way at most the engine is asked. */
const MOST_ENDS = 3;

/** So far inside the upper and the lower edge of what to press it must be in sight, in px. */
const EDGE = 4;

/** After so many frames the camera has moved to what the board offers. */
const FRAMES = 4;

/** @param {number} frames @param {() => void} then */
function after(frames, then) {
  if (frames === 0) then();
  else requestAnimationFrame(() => after(frames - 1, then));
}

/** What tells apart the elements that people press one after the other. @param {HTMLElement} element */
const soughtOf = ({ localName, dataset, textContent }) => [localName, ...Object.values(dataset), textContent].join(" ");

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
    const { id: game, lessons } = table.meta;
    const following = lessons[lessons.findIndex(({ id }) => id === data.id) + 1];
    const actions = {
      next: () => this.next(),
      point: () => this.help(),
      back: () => table.session.past.leave(),
      play,
      goOn: () => this.goOn(),
      rules: () => void openRules(game),
      speak: (/** @type {string[]} */ sentences) => table.story.narrator.speak(sentences),
      hushed: () => table.story.narrator.hushed,
    };
    this.panel = new LessonPanel(game, data, actions, following);
    /** @type {Stand | null} */
    this.stand = null;
    /** The length of the log then. @type {number | undefined} */
    this.length = undefined;
    /** Its length when the chosen piece was last put back. @type {number | undefined} */
    this.begun = undefined;
    /** What is marked. @type {import("../table/controls/aims.mjs").Aims} */
    this.aims = { elements: [], place: null };
    this.framed = "";
    /** What has been brought into sight. */
    this.sought = "";
    /** The length of the log for which somebody has asked what to press: then it keeps the focus when it is drawn anew. */
    this.asked = -1;
    /** Where the next actions lead as one way. */
    this.end = { key: "", place: /** @type {string | null} */ (null) };
    table.session.taught = lesson;
    table.lesson = { refused: () => this.point(false), focus: () => this.focus() };
    table.watchers.add(() => this.show());
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
    this.length = snapshot?.length;
    const { forcedNow, striding } = table.session.turns;
    if (this.stand?.needs === "act" && (forcedNow !== null || striding))
      this.stand = { ...this.stand, needs: "watch", actions: [] }; // the page does it by itself
    panel.root.hidden = this.stand === null;
    table.root.classList.toggle("in-lesson", !panel.root.hidden);
    if (past.shown) panel.wait(table.root);
    if (!this.stand || !snapshot || past.shown) return this.mark();
    const { needs, step, actions } = this.stand;
    if (needs === "act") this.putBack(actions[0] ?? "");
    const done = needs === "end" && snapshot.view.actor !== null; // nobody plays on yet
    if (done || needs === "read") say(table.prompt.words, done ? "lesson-done" : "lesson-read"); // it can be answered only then
    if (needs === "read") table.side.restore(false, [`read ${this.stand.number}`]); // what the words are about stands first
    if (needs === "end") table.session.autosave.learned();
    const others = needs === "watch" && dueOf(snapshot) === "bot";
    const mine = () => (needs === "act" && step.say === undefined ? this.task(actions[0] ?? "") : "");
    const task = () => (others ? phrase("lesson-others") : mine());
    panel.offerToAct(this.asked === this.length);
    const fresh = panel.spoken === "";
    panel.show({ id: lesson.id, total: lesson.total, ...this.stand, others, task }, snapshot.view.actor !== null);
    if (fresh || needs === "end") panel.fit(table.root);
    this.mark();
    if (document.querySelector("dialog[open]")) return;
    if (needs === "read" || needs === "end") panel.focus();
    else if (panel.hasLostFocus) table.restoreFocus();
  }

  /** Puts back the piece of the step before. @param {string} action what comes next */
  putBack(action) {
    const { controls, meta } = this.table;
    const { verb, values } = parseAction(action);
    if (this.length === this.begun || meta.verbs[verb]?.[0] !== "piece") return;
    this.begun = this.length;
    controls.leaveAllBut(String(values[0]));
  }

  /** What the person does now, in words. @param {string} action */
  task(action) {
    const { names, meta } = this.table;
    const { verb, values } = parseAction(action);
    const rolls = this.table.session.snapshot?.view.actor === CHANCE;
    const what = rolls ? (this.table.die.words.textContent ?? "") : names.action(verb, values, meta.verbs[verb] ?? []);
    return phrase("lesson-task", { action: what });
  }

  /** Marks what to press, and what the words are about. */
  mark() {
    const { table, stand } = this;
    const { snapshot, past } = table.session;
    const acts = stand?.needs === "act" && snapshot?.length === this.length && past.shown === null;
    const aims = acts ? this.find(stand.actions) : { elements: [], place: null };
    const [first] = aims.elements;
    // Once for the same thing: what comes into sight may be drawn anew.
    const sought = first ? `${snapshot?.length} ${table.controls.piece} ${soughtOf(first)}` : "";
    const beside = aims.elements.find((one) => table.side.root.contains(one)); // the button for a place on the board
    if (sought !== this.sought) for (const one of new Set([first, beside])) if (one) this.bring(one);
    this.sought = sought;
    for (const one of this.aims.elements) if (!aims.elements.includes(one)) one.classList.remove(AIM);
    for (const one of aims.elements) if (!one.classList.contains(AIM)) one.classList.add(AIM);
    this.aims = aims;
    if (this.asked === this.length && document.activeElement === document.body) first?.focus({ preventScroll: true });
    const told = past.shown === null && stand?.needs !== "watch" ? (stand?.show ?? []) : [];
    // A frame around the room of the place to press would lie around the frame of that place.
    const room = table.names.plan.places.get(aims.place ?? "")?.room;
    const about = told.filter((one) => one !== room && one !== aims.place);
    const key = `${about.join(" ")} ${aims.place}`;
    if (key === this.framed) return;
    this.framed = key;
    table.board.frame(aims.place === null ? [] : [aims.place], about);
    if (aims.place !== null || about.length < 2) table.board.bring(aims.place ?? about[0] ?? told[0] ?? "");
    else after(FRAMES, () => this.framed === key && table.board.viewport.camera.hold(about));
  }

  /** Brings what to press into sight. @param {HTMLElement} what */
  bring(what) {
    const { board, side } = this.table;
    if (side.root.contains(what)) {
      // No further than needed: above it stands the card that the words are about. Where the pinned actions lie over the
      // end of what scrolls, "nearest" would leave it below them.
      for (const block of /** @type {const} */ (["nearest", "center"])) {
        const { left, top, bottom, width } = what.getBoundingClientRect();
        const hits = [top + EDGE, bottom - EDGE].map((y) => document.elementFromPoint(left + width / 2, y));
        if (!hits.every((hit) => what.contains(hit))) what.scrollIntoView({ block });
      }
    } else after(FRAMES, () => board.viewport.camera.reveal(what));
  }

  /** @param {string[]} actions */
  find(actions) {
    const { controls, die, meta, names, root, session } = this.table;
    const view = session.snapshot?.view;
    if (!view || view.actor === CHANCE) return { elements: die.ready ? [die.button] : [], place: null };
    const { verb, values } = parseAction(actions[0] ?? "");
    controls.preferred = meta.verbs[verb]?.[0] === "piece" ? String(values[0]) : null;
    const { pieces } = view;
    const end = this.endOf(actions);
    const { places } = controls;
    const offered = (/** @type {string} */ place) => places.get(place)?.action ?? null;
    const { proposed } = controls.destination;
    return aimsOf(actions, { root, verbs: meta.verbs, names, pieces, paths: controls.reach, offered, proposed, end });
  }

  /**
   * The destination for which the engine plans the next actions; null until it has been asked, and if there is none.
   * @param {string[]} actions
   */
  endOf(actions) {
    const { controls, meta, session } = this.table;
    if (!controls.destination.ready) return null;
    const key = `${session.snapshot?.length} ${controls.piece}`;
    if (this.end.key !== key) {
      this.end = { key, place: null };
      void this.seek(key, endsOf(actions, meta.verbs).slice(0, MOST_ENDS), actions);
    }
    return this.end.place;
  }

  /** @param {string} key @param {string[]} ends @param {string[]} actions */
  async seek(key, ends, actions) {
    for (const place of ends) {
      const { plan } = await planned(this.table.session, place, this.table.controls.piece);
      if (this.end.key !== key) return;
      if (!plan || !isNext(plan.actions, actions)) continue;
      this.end = { key, place };
      this.mark();
      return;
    }
  }

  /** Moves the focus to what to press; returns whether there is anything. */
  focus() {
    const first = this.aims.elements.find((one) => one.isConnected && one.matches("button:not(:disabled)"));
    first?.focus({ preventScroll: true });
    return first !== undefined;
  }

  /** Shows what to press; asked once more, it does that. */
  help() {
    const { stand, table } = this;
    const again = this.asked === this.length;
    if (!again || stand?.needs !== "act") this.point();
    else if (table.session.snapshot?.view.actor === CHANCE) table.session.roll();
    else {
      const way = wayOf(stand.actions, table.meta.verbs); // a piece goes its whole way
      if (way.length > 1) void table.session.turns.strides.follow(way);
      else void table.session.play(stand.actions[0] ?? "");
    }
  }

  /** Shows what to press. @param {boolean} [asked] whether somebody has asked for it: then it gets the focus */
  point(asked = true) {
    const { table, aims } = this;
    if (asked) {
      this.asked = this.length ?? -1;
      this.panel.offerToAct(true);
    }
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
    if (table.side.root.contains(first)) table.side.grip.set(true);
    this.bring(first);
    if (asked) beckon(this.aims.elements);
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
