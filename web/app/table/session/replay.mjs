/** Playing the game again while people look back: what the controls to look back do. */

/** @import { SeenEntry } from "../../types.d.ts" */
/** @import { Session } from "./session.mjs" */

import { settings } from "../../base/settings.mjs";

/** The shortest pause after a move, in ms: people follow the game even at a speed without movements. */
const READING = 200;

/**
 * @typedef {object} Retold
 * @property {{ entries: SeenEntry[] }} log
 * @property {(entry: SeenEntry) => Promise<void>} play
 * @property {(move: number) => string[]} told
 */

/**
 * The next move with a big event of the game, or the last move.
 * @param {SeenEntry[]} entries by index; the first ones may be missing
 * @param {string[]} landmarks the kinds of big events
 * @param {number} move
 */
export function nextLandmark(entries, landmarks, move) {
  const found = entries.findIndex(
    (entry, index) => index >= move && entry?.events.some(({ kind }) => landmarks.includes(kind)),
  );
  return found === -1 ? entries.length : found + 1;
}

/**
 * What the controls to look back do.
 * @param {Session} session
 * @param {() => Retold} story
 */
export function lookingBack({ meta, past, animator }, story) {
  /** People go somewhere themselves: nothing plays any more. @param {() => void} act */
  const byHand = (act) => {
    if (past.playing) animator.finish();
    past.pause();
    act();
  };
  const play = async (/** @type {number} */ move) => {
    const entry = story().log.entries[move - 1];
    if (!entry) return;
    animator.begin(1);
    await story().play(entry);
    await new Promise((resolve) => setTimeout(resolve, Math.max(READING, settings.thinking)));
  };
  return {
    go: (/** @type {number} */ move) => byHand(() => past.visit(move)),
    step: (/** @type {number} */ move) => byHand(() => past.step(move)),
    leave: () => byHand(() => past.leave()),
    playOn: () => byHand(() => void past.playOn()),
    play: () => (past.playing ? byHand(() => past.refresh()) : void past.play(play)),
    landmark: () => byHand(() => past.visit(nextLandmark(story().log.entries, meta.landmarks, past.where.next))),
    where: () => past.where,
    told: (/** @type {number} */ move) => [...story().told(move), ...past.comingAt(move)],
  };
}
