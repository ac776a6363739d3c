/** The lessons of a game, and what this browser has seen somebody finish: one of them, or a game of this kind. */

/** @import { WrittenLesson } from "./guide.mjs" */
/** @import { FirstNote, LessonData, Meta, NewTable, Sign } from "../types.d.ts" */

import { loadLessons } from "../base/l10n.mjs";
import { once } from "../base/once.mjs";
import { fetchFile } from "../base/site.mjs";
import { read, write } from "../base/storage.mjs";
import { whole } from "./guide.mjs";
import { named, optionsWith } from "./seating.mjs";

/** @param {string} game */
const keyOf = (game) => `played.${game}`;

/** What is noted of a game of which somebody has finished a lesson only. */
const LEARNED = "lesson";
const PLAYED = "1";

/** Whether somebody has finished a lesson or a game of this kind here. @param {string} game */
export const hasLearned = (game) => read(keyOf(game)) !== null;

/** Whether somebody has finished a game of this kind here. @param {string} game */
export const hasPlayed = (game) => hasLearned(game) && read(keyOf(game)) !== LEARNED;

/** Notes that somebody has finished a lesson of this game here. @param {string} game */
export function noteLearned(game) {
  if (!hasLearned(game)) write(keyOf(game), LEARNED);
}

/** Notes that somebody has finished a game of this kind here. @param {string} game */
export function notePlayed(game) {
  if (!hasPlayed(game)) write(keyOf(game), PLAYED);
}

/** The address of a lesson. @param {string} game @param {string} lesson */
export const lessonAddress = (game, lesson) => `?game=${game}&lesson=${lesson}`;

/** What a game has for those who learn it. @typedef {{ lessons: WrittenLesson[], first_turns?: FirstNote[], signs?: Sign[] }} Tutorial */

/** @type {(game: string) => Promise<Tutorial>} */
const tutorialOf = once(async (game) => (await fetchFile(`games/${game}/tutorial.json`)).json());

/**
 * The notes that explain the first turns of a game, with their sentences.
 * @param {Meta} meta
 * @returns {Promise<FirstNote[]>} the most important first; empty for a game without
 */
export async function firstNotes({ id, lessons }) {
  if (lessons.length === 0) return [];
  const [tutorial] = await Promise.all([tutorialOf(id), loadLessons(id)]);
  return tutorial.first_turns ?? [];
}

/**
 * The signs of a game's board, with their sentences.
 * @param {string} game
 * @returns {Promise<Sign[]>}
 */
export async function signsOf(game) {
  const [{ signs = [] }] = await Promise.all([tutorialOf(game), loadLessons(game)]);
  return signs;
}

/**
 * A lesson, with its sentences.
 * @param {Meta} meta
 * @param {string} lesson
 * @returns {Promise<LessonData | null>} null if there is none
 */
export async function lessonData(meta, lesson) {
  if (!meta.lessons.some(({ id }) => id === lesson)) return null;
  const [{ lessons }] = await Promise.all([tutorialOf(meta.id), loadLessons(meta.id)]);
  return whole(lessons, lesson);
}

/**
 * The table of a lesson or of a first game.
 * @param {Meta} meta
 * @param {Pick<LessonData, "seats" | "options">} of
 * @param {boolean} practice
 * @returns {NewTable}
 */
export function tableOf(meta, { seats, options }, practice) {
  const drafts = seats.map((seat) => ({ ...seat, name: "" }));
  return { game: meta.id, seats: named(drafts), options: optionsWith(meta, options), practice, real_dice: false };
}
