/**
 * Decisions that leave no choice, which the page makes by itself. A theme lists the verbs and the throws for which this
 * tells nobody what is in a hand, and the verbs for which it would tell other people.
 */

/** @import { Snapshot } from "../../types.d.ts" */
/** @import { Theme } from "../../game/theme.d.ts" */

import { beginsTurn, dueOf, peopleOf } from "../../game/turn.mjs";

/** The throw of a die or wheel, which the engine rolls. */
export const THROW = Symbol("throw");

/**
 * @param {Snapshot | null} snapshot
 * @param {Theme["forced"]} forced
 * @returns {string | typeof THROW | null} the only action that a person can take now; null if there are several
 */
export function forcedOf(snapshot, forced) {
  if (!snapshot || !forced) return null;
  const { view, choices, entries } = snapshot;
  const { waits = [], unwatched = [] } = forced;
  const due = dueOf(snapshot);
  if (due === "throw") return forced.throws.includes(view.phase) ? THROW : null;
  const [family, ...others] = choices ?? [];
  if (due !== "choice" || view.actor === -1 || !family || others.length > 0 || family.range) return null;
  const events = entries.flatMap((entry) => entry.events);
  const now = events.slice(events.findLastIndex(beginsTurn) + 1); // the summary tells what came before this turn
  if (now.some(({ kind, params }) => waits.includes(kind) && (params.seat ?? params.payee) === view.actor)) return null;
  const verbs = peopleOf(snapshot.seats).length > 1 ? forced.verbs : [...forced.verbs, ...unwatched];
  if (!verbs.includes(family.verb) || (family.values !== null && family.values.length !== 1)) return null;
  return [family.verb, ...family.fixed, ...(family.values ?? [])].join(" ");
}
