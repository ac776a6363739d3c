/** Finds, among the legal actions, those whose last argument is a place, an area, a piece or a card. */

/** @import { Family } from "../../types.d.ts" */

/** @typedef {{ [verb: string]: string[] }} Verbs the kinds of the arguments of each verb */
/** @typedef {{ action: string, verb: string, values: (number | string)[] }} Offer */

/**
 * The actions whose last argument is of one kind, by that argument. If two actions have the same last argument, the
 * first one is used; the buttons offer both.
 * @param {Family[]} families
 * @param {Verbs} verbs
 * @param {string} kind of the last argument
 * @returns {Map<string, Offer>} by the last argument
 */
export function offered(families, verbs, kind) {
  /** @type {Map<string, Offer>} */
  const found = new Map();
  for (const { verb, fixed, values } of families) {
    if (verbs[verb]?.[fixed.length] !== kind) continue;
    for (const value of values ?? []) {
      const id = String(value);
      if (found.has(id)) continue;
      found.set(id, { action: [verb, ...fixed, value].join(" "), verb, values: [...fixed, value] });
    }
  }
  return found;
}

/** Whether the family is one action without arguments. @param {Family} family */
export function isPlain({ values, range, fixed }) {
  return values === null && range === null && fixed.length === 0;
}

/** The piece that a family's actions are about, or null. @param {Family} family @param {Verbs} verbs */
export function pieceOf({ verb, fixed }, verbs) {
  return verbs[verb]?.[0] === "piece" && fixed.length > 0 ? String(fixed[0]) : null;
}

/**
 * The verb that a place completes, if nothing else is asked than a place; null otherwise.
 * @param {Family[]} families
 * @param {Verbs} verbs
 */
export function placeVerb(families, verbs) {
  const [asked, another] = families.filter((family) => !isPlain(family));
  return asked && !another && verbs[asked.verb]?.join() === "place" ? asked.verb : null;
}

/**
 * The choice that stands in sight as the main action: a small one, if it is all that is asked, or all that is asked about
 * no piece; null if there is none.
 * @param {Family[]} asked
 * @param {Verbs} verbs
 * @param {(family: Family) => boolean} isSmall whether a few words say it
 */
export function mainOf(asked, verbs, isSmall) {
  const [first, another] = asked.length > 1 ? asked.filter((family) => pieceOf(family, verbs) === null) : asked;
  return first && !another && isSmall(first) ? first : null;
}
