/** Shows payments: coins fly between the purses of the seats panel, and each purse shows the sum of its changes. */

/** @import { Movement, Params, SeenEvent } from "../../types.d.ts" */
/** @import { Theme } from "../../game/theme.d.ts" */
/** @import { Animator } from "../animator.mjs" */
/** @import { SeatsPanel } from "./seats.mjs" */

import { hearEvent, hearMovement } from "../sounds.mjs";
import { flagAmount, flyCoins } from "./coins.mjs";

/** Whether an event is a payment. @param {SeenEvent} event */
export function isPayment({ params }) {
  return typeof params.amount === "number" && params.payer !== undefined && params.payee !== undefined;
}

/**
 * @param {SeatsPanel} seats
 * @param {Animator} animator
 * @param {SeenEvent} payment
 */
async function showPayment(seats, animator, { params }) {
  const [from, to] = [seats.purse(params.payer), seats.purse(params.payee)];
  if (from && to) await flyCoins(animator, from, to, Number(params.amount));
}

/**
 * Shows beside each purse the sum of its payments.
 * @param {SeatsPanel} seats
 * @param {Animator} animator
 * @param {SeenEvent[]} payments
 */
function showSums(seats, animator, payments) {
  const changes = new Map();
  for (const { params } of payments) {
    changes.set(params.payer, (changes.get(params.payer) ?? 0) - Number(params.amount));
    changes.set(params.payee, (changes.get(params.payee) ?? 0) + Number(params.amount));
  }
  for (const [party, change] of changes) {
    const purse = seats.purse(party);
    if (purse && change !== 0) flagAmount(animator, purse, change);
  }
}

/**
 * What moves at a table, and how it sounds: payments, and the pieces that `walk` moves.
 * @param {SeatsPanel} seats
 * @param {Animator} animator
 * @param {Theme} theme
 * @param {(piece: string, params: Params) => Promise<void>} walk
 */
export function movingAt(seats, animator, theme, walk) {
  return {
    walk,
    hear: (/** @type {SeenEvent} */ { kind }, /** @type {Movement | null} */ movement) => {
      hearEvent(animator, theme, kind);
      if (movement) hearMovement(animator, theme, movement);
    },
    isPayment,
    pay: (/** @type {SeenEvent} */ payment) => showPayment(seats, animator, payment),
    sum: (/** @type {SeenEvent[]} */ payments) => showSums(seats, animator, payments),
  };
}
