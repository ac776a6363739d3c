/** How new people of this browser are to a game. */

import { hasLearned, hasPlayed } from "../game/learning.mjs";
import { list } from "./saves.mjs";

/** The saves of finished games of this kind, and of finished lessons. @param {string} game */
const finished = (game) => list().kept.filter(({ summary }) => summary.game === game && summary.over);

/** Whether nobody has finished a lesson or a game of this kind here. @param {string} game */
export const isNew = (game) => !hasLearned(game) && finished(game).length === 0;

/** Whether nobody has finished a game of this kind here; a lesson is none. @param {string} game */
export const isBeginner = (game) => !hasPlayed(game) && finished(game).every(({ lesson }) => lesson !== undefined);
