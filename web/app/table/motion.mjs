/** Animates events one after the other; consecutive payments at the same time. */

/** @import { Movement, Params, PieceView, Seat, SeenEvent, Snapshot } from "../types.d.ts" */

/**
 * @typedef {object} Moving what moves during an event
 * @property {(piece: string, params: Params) => Promise<void>} walk moves a piece
 * @property {(event: SeenEvent, movement: Movement | null) => void} [hear] lets people hear an event as it begins
 * @property {(event: SeenEvent) => boolean} isPayment
 * @property {(payment: SeenEvent) => Promise<void>} pay
 * @property {(payments: SeenEvent[]) => void} sum shows the sums of payments that came together
 * @property {(event: SeenEvent) => Promise<void>} [moment] shows an event over the board, if it is a moment
 */

/**
 * @param {SeenEvent[]} events
 * @param {Moving} parts
 */
export async function animateEvents(events, { walk, hear, isPayment, pay, sum, moment }) {
  for (let at = 0; at < events.length; ) {
    const event = /** @type {SeenEvent} */ (events[at]);
    let next = at + 1;
    if (isPayment(event)) while (next < events.length && isPayment(/** @type {SeenEvent} */ (events[next]))) next += 1;
    const together = events.slice(at, next);
    await Promise.all(
      together.map(async (one) => {
        const { piece, to } = one.params;
        const walks = typeof piece === "string" && to !== undefined;
        hear?.(one, walks ? "walk" : isPayment(one) ? "pay" : null);
        if (walks) await walk(piece, one.params);
        if (isPayment(one)) await pay(one);
      }),
    );
    sum(together.filter(isPayment));
    for (const one of together) await moment?.(one);
    at = next;
  }
}

/**
 * Shows the pieces and the counters to which everything that moved has led, before all else is drawn.
 * @param {{ show: (pieces: PieceView[], seats: Seat[]) => void }} pieces
 * @param {{ show: (snapshot: Snapshot) => void }} seats
 * @returns {(snapshot: Snapshot) => void}
 */
export const settling = (pieces, seats) => (snapshot) => {
  pieces.show(snapshot.view.pieces, snapshot.seats);
  seats.show(snapshot);
};
