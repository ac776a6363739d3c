/**
 * A lesson: a recorded game with words. The length of the log says where one stands; beside it, this counts the words
 * that have been read since the last entry. While words wait to be read, nothing else happens.
 */

/** @import { LessonData, LessonStep, Snapshot } from "../../types.d.ts" */

import { entriesOf } from "../../game/guide.mjs";
import { dueOf } from "../../game/turn.mjs";

/**
 * Where one stands in a lesson.
 * @typedef {object} Stand
 * @property {"read" | "act" | "watch" | "end"} needs the person reads, acts, watches the others; or has read everything
 * @property {LessonStep} step
 * @property {string | null} say the words to show: those of the step, or the last ones before it
 * @property {string[]} show the places that they are about
 * @property {number} number how many words have been shown, these included
 * @property {string[]} actions what the person does next: one action, or those of a whole way; empty unless `act`
 */

export class Lesson {
  /** @param {LessonData} data */
  constructor({ id, steps, before }) {
    this.id = id;
    this.steps = steps;
    /** The number of entries before it begins. */
    this.ahead = before.length;
    /** The log that the lesson follows. */
    this.guide = [...before, ...entriesOf(steps)];
    /** The step after each number of its own entries. */
    this.starts = [0, ...steps.flatMap((step, at) => (step.do === undefined ? [] : [at + 1]))];
    /** The number of steps with words. */
    this.total = steps.filter(({ say }) => say !== undefined).length;
    /** The length of the log when words were last read, and how many have been read since the entry before. */
    this.read = { length: -1, words: 0 };
  }

  /** Whether a log goes the lesson's way. @param {unknown} log */
  fits(log) {
    return Array.isArray(log) && log.length <= this.guide.length && log.every((entry, at) => entry === this.guide[at]);
  }

  /** @param {Snapshot} snapshot @returns {Stand | null} null if the game has left the lesson behind */
  stand(snapshot) {
    const { length } = snapshot;
    const start = this.starts[length - this.ahead];
    if (start === undefined) return null;
    let words = this.read.length === length ? this.read.words : 0;
    for (let at = start; at < this.steps.length; at += 1) {
      const step = /** @type {LessonStep} */ (this.steps[at]);
      const due = step.do === undefined ? null : dueOf(snapshot);
      const mine = due === "throw" || due === "choice";
      const last = at === this.steps.length - 1;
      if (mine) return this.at(at, "act", this.wayFrom(length, at));
      if (last && step.do === undefined) return this.at(at, "end");
      if (step.say === undefined || words > 0) {
        if (step.do !== undefined) return this.at(at, "watch");
        words -= 1;
        continue;
      }
      return this.at(at, "read");
    }
    return null;
  }

  /** @param {number} at @param {Stand["needs"]} needs @param {string[]} [actions] @returns {Stand} */
  at(at, needs, actions = []) {
    const said = this.steps.slice(0, at + 1).filter(({ say }) => say !== undefined);
    const words = said.at(-1);
    const step = /** @type {LessonStep} */ (this.steps[at]);
    return { needs, step, say: words?.say ?? null, show: words?.show ?? [], number: said.length, actions };
  }

  /**
   * The entries from a step on up to the next words: a way of several actions can be played at once, as the page plans
   * it. Some of them may be the others'.
   * @param {number} length
   * @param {number} at
   */
  wayFrom(length, at) {
    const next = this.steps.findIndex(({ say }, nth) => nth > at && say !== undefined);
    const until = this.ahead + entriesOf(this.steps.slice(0, next < 0 ? undefined : next)).length;
    return this.guide.slice(length, Math.max(until, length + 1));
  }

  /** The words have been read. @param {Snapshot} snapshot */
  next({ length }) {
    this.read = { length, words: (this.read.length === length ? this.read.words : 0) + 1 };
  }

  /** Whether nothing happens until the words have been read. @param {Snapshot | null} snapshot */
  holds(snapshot) {
    const needs = snapshot && this.stand(snapshot)?.needs;
    return needs === "read" || needs === "end";
  }

  /** Whether there are words about what is to be done now. @param {Snapshot | null} snapshot */
  explains(snapshot) {
    return (snapshot && this.stand(snapshot)?.step.say !== undefined) ?? false;
  }
}
