/** What a search says about actions, in terms that people understand. */

/** @import { Badge, Thought } from "../types.d.ts" */
/** @import { Names } from "./names.mjs" */

import { parseAction } from "./names.mjs";

/** Shares that differ by less are much the same to people. */
const EVEN = 0.03;

/**
 * How sure it is that the first of these actions, the best first, is better than the second: the difference of their
 * shares, against how much chance may have moved them. A share is a mean of values from 0 to 1.
 * @param {Thought["prospects"]} prospects
 * @returns {"sure" | "likely" | "open" | "even"} `even`: their shares are much the same
 */
export function certainty(prospects) {
  const [best, second] = prospects;
  if (!best || !second) return "sure";
  const gap = best.share - second.share;
  if (Math.abs(gap) < EVEN) return "even";
  if (isSurpassed(prospects)) return "open";
  const doubt = Math.hypot(deviation(best), deviation(second));
  if (gap > 2 * doubt) return "sure";
  return gap > doubt ? "likely" : "open";
}

/**
 * Whether another action would show a greater percentage than the first: then the difference is chance, and percentages
 * would mislead.
 * @param {Thought["prospects"]} prospects
 */
export function isSurpassed([best, ...others]) {
  const shown = (/** @type {{ share: number }} */ { share }) => Math.round(share * 100);
  return best !== undefined && others.some((one) => shown(one) > shown(best));
}

/** The standard deviation of a share, at most. @param {Thought["prospects"][number]} prospect */
function deviation({ share, visits }) {
  return Math.sqrt(Math.max(share * (1 - share), 0.01) / Math.max(visits, 1));
}

/**
 * The place on the board where people see an action: its last argument that is a place, or else the place of a piece.
 * @param {string} action
 * @param {{ [verb: string]: string[] }} verbs the kinds of the arguments of each verb
 * @param {Names} names
 * @returns {string | null}
 */
export function placeOf(action, verbs, names) {
  const { verb, values } = parseAction(action);
  const kinds = verbs[verb] ?? [];
  for (const sought of [["place"], ["piece", "carrier"]]) {
    for (let at = values.length - 1; at >= 0; at -= 1) {
      if (!sought.includes(kinds[at] ?? "")) continue;
      const id = String(values[at]);
      const place = names.stands.get(id) ?? id;
      if (names.plan.places.has(place)) return place;
    }
  }
  return null;
}

/**
 * The note of an action: its share, or a star if it was the only one worth a thought, and so was not tried.
 * @param {Thought["prospects"][number]} prospect
 * @param {(share: number) => string} written a share as text
 */
export function noteOf({ share, visits }, written) {
  return visits > 0 ? written(share) : "★";
}

/**
 * Short notes for the board: the share that each action promises, at its place. Of several actions at one place, the
 * best counts.
 * @param {Thought["prospects"]} prospects
 * @param {{ [verb: string]: string[] }} verbs
 * @param {Names} names
 * @param {(share: number) => string} written a share as text
 * @returns {Badge[]}
 */
export function badgesOf(prospects, verbs, names, written) {
  /** @type {Map<string, Badge>} */
  const badges = new Map();
  prospects.forEach((prospect, nth) => {
    const place = placeOf(prospect.action, verbs, names);
    if (place === null || badges.has(place)) return;
    badges.set(place, { place, kind: nth === 0 ? "hint-best" : "hint", text: noteOf(prospect, written), inside: true });
  });
  return [...badges.values()];
}

/**
 * The places to frame: that of the best action, and the one that it is a step towards.
 * @param {Thought["prospects"]} prospects the best first
 * @param {Badge[]} badges their notes
 */
export function ringsOf([best], badges) {
  const places = badges.filter(({ kind }) => kind === "hint-best").map(({ place }) => place);
  const goal = best?.reason?.params.place;
  return typeof goal === "string" ? [...places, goal] : places;
}
