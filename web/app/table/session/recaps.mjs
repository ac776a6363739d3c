/** What the others did since a person's last action: when to tell it, and to whom. The engine sums it up. */

/** @import { Recap, SeenEntry, Snapshot } from "../../types.d.ts" */
/** @import { Shown } from "../types.d.ts" */
/** @import { Session } from "./session.mjs" */

import { settings } from "../../base/settings.mjs";
import { HUMAN } from "../../game/engine-constants.mjs";
import { engine } from "../../game/engine.mjs";
import { beginsTurn, turnOf } from "../../game/turn.mjs";
import { RoundTime } from "./round-time.mjs";

/** When moves are played again: the duration of movements, relative to those of people. */
const BRISK = 0.5;

/**
 * The seat whose person comes back now: others have acted since, in a turn of their own, and the person has done nothing
 * yet. What others do in the person's own turn, such as to defend themselves, is seen as it happens.
 * @param {Shown} shown
 * @param {SeenEntry[]} entries by index; the first ones may be missing
 * @param {{ has: (entry: number) => boolean }} byItself the entries that the page made by itself, without a choice
 * @returns {number | null} null if nobody does
 */
export function comesBack({ snapshot, past, asks }, entries, byItself) {
  const turn = turnOf(snapshot.view);
  if (past || !asks || turn === null || snapshot.seats[turn]?.player !== HUMAN) return null;
  let others = false; // whether they have acted
  let began = false; // whether a turn has begun since
  for (let at = snapshot.length - 1; at >= 0; at -= 1) {
    const entry = entries[at];
    if (!entry) break;
    const doer = turnOf(entry);
    began ||= entry.events.some(beginsTurn);
    if (doer === turn && !byItself.has(at)) return others && (began || !announces(entries)) ? turn : null;
    others ||= doer !== null && doer !== turn;
  }
  return others ? turn : null;
}

/** Whether a game tells when a turn begins. @param {SeenEntry[]} entries */
const announces = (entries) => entries.some((entry) => entry?.events.some(beginsTurn));

/**
 * A person's seat whose game is over while the others play on; it has not been told. The seat that comes back is told first.
 * @param {Shown} shown
 * @param {Set<number>} told
 * @param {number | null} me the seat of whom plays at this screen alone
 * @returns {number | null} null if there is none
 */
export function leaves({ snapshot, past }, told, me) {
  const { seats, result } = snapshot.view;
  if (past || result) return null;
  const found = seats.find(
    ({ seat, out }) => out && !told.has(seat) && snapshot.seats[seat]?.player === HUMAN && (me === null || me === seat),
  );
  return found?.seat ?? null;
}

export class Recaps {
  /**
   * @param {Pick<Session, "meta" | "viewer" | "turns" | "errors" | "lesson">} session
   * @param {(recap: Recap | null, seat: number, over?: boolean) => void} show shows what happened to a seat, and
   *   whether its game is over; null hides it
   */
  constructor(session, show) {
    this.session = session;
    this.show = show;
    /** What the engine was asked last: another snapshot may show the same position to another person. */
    this.asked = { snapshot: /** @type {Snapshot | null} */ (null), seat: /** @type {number | null} */ (null) };
    /** The seats that know that their game is over. @type {Set<number>} */
    this.over = new Set();
  }

  /**
   * Whether people at this screen may have missed what others did: bots, people far away, or people who play while the
   * table is covered.
   * @param {Shown} shown
   */
  missed({ snapshot }) {
    const { meta, viewer, lesson } = this.session;
    if (lesson) return false; // it tells them itself
    return meta.secrets || viewer.me !== null || snapshot.seats.some(({ player }) => player !== HUMAN);
  }

  /** @param {Shown} shown @param {SeenEntry[]} entries */
  async update(shown, entries) {
    const { viewer, turns, errors } = this.session;
    const { view } = shown.snapshot;
    if (view.result || view.seats.some((one) => !one.out && this.over.delete(one.seat))) this.show(null, -1, true);
    const waiting = shown.past ? null : viewer.leaver(shown.snapshot);
    if (waiting !== null && shown.snapshot !== this.asked.snapshot) {
      this.over.delete(waiting); // told before somebody has said who they are, it is gone
      this.asked = { snapshot: null, seat: null };
    }
    const back = this.missed(shown) ? comesBack(shown, entries, turns.byItself) : null;
    const left = back === null ? leaves(shown, this.over, viewer.me) : null;
    const seat = back ?? left;
    const told = this.asked.seat;
    if (back === null && told !== null && (told === left || this.over.has(told))) return;
    const asked = { snapshot: shown.snapshot, seat };
    if (seat === this.asked.seat && (seat === null || shown.snapshot === this.asked.snapshot)) return;
    this.asked = asked;
    this.show(null, -1);
    if (seat === null) return;
    try {
      const recap = await engine.recap(seat, viewer.seat);
      if (this.asked !== asked) return;
      if (left !== null) this.over.add(left);
      this.show(recap, seat, left !== null);
    } catch (error) {
      errors.refused(error);
    }
  }
}

/**
 * Goes on after a hand-over; with a drive, the bots play on without the people whose game is over.
 * @param {Session} session
 * @returns {(watch?: "step" | "end") => void}
 */
export function goingOn(session) {
  return (watch) => {
    if (watch) {
      session.viewer.lets = true;
      session.turns.become(watch);
      session.redraw();
    }
    session.goOn();
  };
}

/**
 * Plays a part of the game again, in the time of one round.
 * @param {Session} session
 * @param {() => { log: { entries: SeenEntry[] }, play: (entry: SeenEntry) => Promise<void> }} story
 * @returns {(recap: Recap) => Promise<void>}
 */
export function replaying({ past, animator }, story) {
  return ({ since, until }) => {
    const round = new RoundTime();
    return past.replay(since, until, async (move) => {
      const entry = story().log.entries[move - 1];
      if (!entry) return;
      animator.begin(BRISK, round.part);
      await story().play(entry);
      const pause = Math.min(settings.thinking, round.part);
      await new Promise((resolve) => setTimeout(resolve, pause));
    });
  };
}
