/** What a hint leads to: the whole way to its goal is first shown, and then confirmed, as every other way is. */

/** @import { Planned, View } from "../../types.d.ts" */

import { parseAction } from "../../game/names.mjs";
import { alike } from "../../game/piece-picture.mjs";

/**
 * Whether two actions do the same: the same verb, with pieces that can stand for each other.
 * @param {string} one
 * @param {string} other
 * @param {View["pieces"]} pieces
 */
export function isSame(one, other, pieces) {
  const [first, second] = [parseAction(one), parseAction(other)];
  const acting = pieces.filter(({ id }) => id === first.values[0] || id === second.values[0]);
  const same = first.values[0] === second.values[0] || (acting.length === 2 && alike(acting, pieces).length === 1);
  return first.verb === second.verb && same;
}

/**
 * The way of an action's own piece if it has that action, or one like it, among what can be done now: it is the one that
 * a hint names, though a jeep may first drive to meet its ship. Else the cheapest way.
 * @param {(piece: string | null) => Promise<Planned>} ask @param {string | null} piece the chosen one
 * @param {string | undefined} first @param {View["pieces"]} pieces
 */
export async function beginning(ask, piece, first, pieces) {
  const isFirst = (/** @type {Planned} */ { plan }) =>
    first === undefined || isSame(first, plan?.actions[0] ?? "", pieces);
  const own = first === undefined ? null : await ask(String(parseAction(first).values[0] ?? ""));
  const has = own?.plan?.actions.some((action) => first !== undefined && isSame(first, action, pieces));
  if (own && has) return { ...own, begins: true };
  const way = await ask(piece);
  return { ...way, begins: isFirst(way) };
}

/**
 * What follows a hint: proposes the whole way to its goal, or, where none has that action, the action alone. What moves
 * no piece towards a goal is chosen as by its button.
 * @param {{
 *   destination: { ready: boolean, aim: (target: string, otherwise: () => void, first: string) => unknown },
 *   foreseeing: { weigh: (action: string) => void },
 *   chooseOf: (verb: string, action: string) => void,
 * }} controls
 * @returns {(verb: string, action: string, goal: string | null) => void}
 */
export const heeding = (controls) => (verb, action, goal) => {
  const { destination, foreseeing } = controls;
  if (goal === null || !destination.ready) controls.chooseOf(verb, action);
  else void destination.aim(goal, () => foreseeing.weigh(action), action);
};
