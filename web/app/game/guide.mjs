/** The log that a lesson follows, and the table at which it begins. */

/** @import { LessonData } from "../types.d.ts" */

/**
 * A lesson as its file has it: `after` names the lesson whose game it goes on with.
 * @typedef {Pick<LessonData, "id" | "minutes" | "steps"> & Partial<LessonData> & { after?: string }} WrittenLesson
 */

/** The entries of these steps. @param {LessonData["steps"]} steps */
export const entriesOf = (steps) => steps.flatMap((step) => (step.do === undefined ? [] : [step.do]));

/**
 * A lesson with the table at which it begins, and the entries before.
 * @param {WrittenLesson[]} lessons those of its game
 * @param {string} lesson
 * @returns {LessonData | null} null if there is none of this name
 */
export function whole(lessons, lesson) {
  const found = lessons.find(({ id }) => id === lesson);
  if (!found) return null;
  const earlier = found.after === undefined ? null : whole(lessons, found.after);
  const before = earlier ? [...earlier.before, ...entriesOf(earlier.steps)] : [];
  const { seats, options } = { seats: [], options: {}, ...earlier, ...found };
  return { ...found, seats, options, before };
}
