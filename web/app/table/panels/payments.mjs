/** Shows payments: coins fly between the purses of the seats panel, and each purse shows the sum of its changes. */

/** @import { Movement, Params, SeatView, SeenEvent } from "../../types.d.ts" */
/** @import { Animator } from "../animator.mjs" */
/** @import { Strip } from "./coins.mjs" */
/** @import { SeatsPanel } from "./seats.mjs" */

import { hearEvent, hearMovement } from "../sounds.mjs";
import { beginsRound } from "./log-events.mjs";
import { flagAmounts, flyCoins, landingOn } from "./coins.mjs";

/** Whether an event is a payment. @param {SeenEvent} event */
export function isPayment({ params }) {
  return typeof params.amount === "number" && params.payer !== undefined && params.payee !== undefined;
}

/**
 * What moves at a table, and how it sounds: payments, and the pieces that `walk` moves.
 * @param {SeatsPanel} seats
 * @param {Animator} animator
 * @param {Strip} strip what is in sight even if the seats are not
 * @param {(piece: string, params: Params) => Promise<void>} walk
 */
export function movingAt(seats, animator, strip, walk) {
  const { theme } = seats.names.plan;
  /** Where the money of a party is seen to land. @param {unknown} who */
  const landing = (who) => {
    const purse = seats.purse(who);
    const all = seats.cards.length + 1;
    const own = seats.cards.indexOf(/** @type {HTMLLIElement} */ (purse));
    const share = ((own < 0 ? all - 1 : own) + 0.5) / all;
    return purse && landingOn(purse, strip, share, purse.querySelector(own < 0 ? ".counter-picture" : ".emblem"));
  };
  return {
    walk,
    hear: (/** @type {SeenEvent} */ { kind }, /** @type {Movement | null} */ movement) => {
      hearEvent(animator, theme, kind);
      if (movement) hearMovement(animator, theme, movement);
    },
    isPayment,
    /** @param {SeenEvent} payment */
    pay: async ({ params }) => {
      if (animator.cut) return; // to measure costs a layout
      const [from, to] = [landing(params.payer), landing(params.payee)];
      await null; // all payments of one time are measured before the first coin changes the page
      if (from && to) await flyCoins(animator, from, to, Number(params.amount));
    },
    /** Shows for each party the sum of its payments. @param {SeenEvent[]} payments */
    sum: (payments) => {
      const changed = [...sumsOf(payments)].filter(([, change]) => change !== 0);
      const flags = changed.flatMap(([party, change]) => {
        const point = landing(party);
        return point ? [{ point, change }] : [];
      });
      flagAmounts(animator, flags);
    },
  };
}

/** What a seat has, and what it has won or lost in the round; null if its beginning is not known. @typedef {{ seat: number, wealth: number, change: number | null }} Standing */

/**
 * What each seat has after an event.
 * @param {Pick<SeatView, "seat" | "wealth">[]} seats as they were before the first of the events
 * @param {SeenEvent[]} events
 * @param {SeenEvent} last one of them
 * @param {SeenEvent[]} [all] of the game, as far as they are known
 * @returns {Standing[]}
 */
export function standing(seats, events, last, all = []) {
  const until = (/** @type {SeenEvent[]} */ told) => told.slice(0, told.indexOf(last) + 1);
  const paid = sumsOf(until(events).filter(isPayment));
  const played = until(all);
  const begin = played.findLastIndex(beginsRound);
  const won = begin < 0 ? null : sumsOf(played.slice(begin).filter(isPayment));
  return seats.map(({ seat, wealth }) => ({
    seat,
    wealth: wealth + (paid.get(seat) ?? 0),
    change: won && (won.get(seat) ?? 0),
  }));
}

/** By how much the money of each party changes. @param {SeenEvent[]} payments @returns {Map<unknown, number>} */
export function sumsOf(payments) {
  const changes = new Map();
  for (const { params } of payments) {
    changes.set(params.payer, (changes.get(params.payer) ?? 0) - Number(params.amount));
    changes.set(params.payee, (changes.get(params.payee) ?? 0) + Number(params.amount));
  }
  return changes;
}
