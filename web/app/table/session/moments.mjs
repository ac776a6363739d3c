/** What the moments of a game are made of. */

/** @import { Session } from "./session.mjs" */

/** @param {Pick<Session, "animator" | "lesson" | "meta" | "past" | "snapshot" | "turns">} session */
export const momentsOf = (session) => ({
  animator: session.animator,
  view: () => (session.past.shown ?? session.snapshot)?.view,
  result: () => session.snapshot?.view.result ?? null,
  halts: (/** @type {string} */ kind) => session.meta.landmarks.includes(kind),
  waits: () => session.past.shown === null && session.lesson === null && !session.turns.alone,
  byItself: session.turns.byItself,
  rested: (/** @type {number} */ time) => session.turns.round.spare(time),
  round: () => session.turns.round.began !== null && !session.turns.alone,
});
