/** What the journal asks of events: whom they concern, which stand above a turn, and which are steps of one voyage. */

/** @import { SeenEntry, SeenEvent } from "../../types.d.ts" */

import { CHANCE, SEAT_PARAMS } from "../../game/engine-constants.mjs";
import { beginsTurn, turnOf } from "../../game/turn.mjs";

/** Whether an event begins a round: a line between two turns. @param {SeenEvent} event */
export const beginsRound = ({ kind }) => kind === "round";

/** Whether an event stands above the lines of its turn: it begins a turn or a round, or ends the game. @param {SeenEvent} event */
export const leads = (event) => beginsTurn(event) || beginsRound(event) || event.kind === "end";

/** Whether events name a seat. @param {SeenEvent[]} events @param {number} seat */
const name = (events, seat) => events.some(({ params }) => SEAT_PARAMS.some((param) => params[param] === seat));

/**
 * Whether others did something that concerns a seat.
 * @param {SeenEntry} entry
 * @param {SeenEvent[]} events of the entry
 * @param {number | null} seat
 */
export function concerns(entry, events, seat) {
  const doer = turnOf(entry);
  return seat !== null && doer !== null && doer !== seat && !events.some(beginsTurn) && name(events, seat);
}

/** Whether a seat takes part in events, or did them. @param {SeenEntry} entry @param {SeenEvent[]} events @param {number} seat */
export const involves = (entry, events, seat) => turnOf(entry) === seat || name(events, seat);

/**
 * The event that tells a whole voyage, if an event is its next step: the same piece moves on in the same way. A move for
 * which a card is played is a line of its own.
 * @param {SeenEvent | null} before
 * @param {SeenEvent} event
 * @returns {SeenEvent | null} null if it is another voyage
 */
export function voyage(before, event) {
  const { piece, from, to, seat, card } = event.params;
  const goesOn =
    before !== null &&
    piece !== undefined &&
    card === undefined &&
    from !== undefined &&
    to !== undefined &&
    before.kind === event.kind &&
    before.params.piece === piece &&
    before.params.seat === seat &&
    before.params.to === from;
  return goesOn ? { ...event, params: { ...event.params, from: before.params.from ?? from } } : null;
}

/**
 * The outcomes that a person threw last; in fast play all of them, until somebody chooses.
 * @param {SeenEntry[]} entries
 * @param {(seat: number | null) => boolean} isPerson
 * @param {string[] | null} before those of the fast play so far; null in other play
 */
export function thrownBy(entries, isPerson, before) {
  let thrown = before ?? [];
  for (const { actor, roller, action } of entries) {
    const kept = before && actor === CHANCE ? thrown : [];
    thrown = action && actor === CHANCE && isPerson(roller) ? [...kept, action] : kept;
  }
  return thrown;
}
