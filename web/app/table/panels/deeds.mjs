/** The deeds of a seat in words: what it did several times in the same way is told once. */

/** @import { Deed, SeenEvent } from "../../types.d.ts" */

/**
 * A deed, told once.
 * @typedef {object} Told
 * @property {SeenEvent} event
 * @property {string | null} words null if the game has no words for it
 * @property {number} order its place among what the seat did
 * @property {number} times how often the seat did it
 */

/**
 * Deeds in their order; those with the same words are one.
 * @param {Deed[]} deeds
 * @param {(deed: Deed) => string | null} say
 * @returns {Told[]}
 */
export function gathered(deeds, say) {
  /** @type {Map<string | Deed, Told>} */
  const told = new Map();
  for (const deed of deeds) {
    const words = say(deed);
    const same = words === null ? undefined : told.get(words);
    if (same) same.times += 1;
    else told.set(words ?? deed, { event: deed.event, words, order: deed.order, times: 1 });
  }
  return [...told.values()];
}
