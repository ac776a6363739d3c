/** How new people of this browser are to a game. */

import { hasLearned, hasPlayed } from "../game/learning.mjs";
import { list } from "./saves.mjs";

/** The saves of finished games of this kind, and of finished lessons. @param {string} game */
const finished = (game) => list().kept.filter(({ summary }) => summary.game === game && summary.over);

/** Whether nobody has finished a lesson or a game of this kind here. @param {string} game */
export const isNew = (game) => !hasLearned(game) && finished(game).length === 0;

/**
 * The lesson after the last one finished here, for whoever has finished no more than a first game.
 * @template {{ id: string }} L
 * @param {string} game @param {L[]} lessons of that game, in their order @returns {L | null}
 */
export function lessonAfter(game, lessons) {
  const over = finished(game);
  if (over.filter(({ lesson }) => lesson === undefined).length > 1) return null;
  const last = lessons.findLastIndex(({ id }) => over.some(({ lesson }) => lesson === id));
  return last < 0 ? null : (lessons[last + 1] ?? null);
}

/** Whether nobody has finished a game of this kind here; a lesson is none. @param {string} game */
export const isBeginner = (game) => !hasPlayed(game) && finished(game).every(({ lesson }) => lesson !== undefined);
