/** Asks the engine for the cheapest way to a place. */

/** @import { Planned } from "../../types.d.ts" */

import { engine } from "../../game/engine.mjs";

/**
 * @param {{ viewer: { seat: number | null }, errors: { refused: (error: unknown) => void } }} session
 * @param {string} target
 * @param {string | null} piece the piece that takes part; null for any
 * @param {string[]} [way] its actions, if they are chosen already
 * @returns {Promise<Planned>} the way, or why there is none
 */
export async function planned(session, target, piece, way = []) {
  try {
    return await engine.plan(target, piece, session.viewer.seat, way);
  } catch (error) {
    session.errors.refused(error);
    return { plan: null, why: null };
  }
}
