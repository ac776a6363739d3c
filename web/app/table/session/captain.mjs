/**
 * Lets bots that search think in a worker of their own, while the table stays live. If that worker does not work, the
 * bot decides in the table's worker, in less time.
 */

/** @import { Snapshot, Thought } from "../../types.d.ts" */
/** @import { Looking } from "../../game/engine.mjs" */
/** @import { Pondering } from "../types.d.ts" */

import { settings } from "../../base/settings.mjs";
import { SEARCHING } from "../../game/engine-constants.mjs";
import { Refusal, engine } from "../../game/engine.mjs";
import { Thinking, startThinker } from "../../game/thinker.mjs";

/** How long a bot thinks during fast play, in ms. */
const HASTE = 300;

/** Whether a bot that searches has to decide now. @param {Snapshot | null} snapshot */
export function searches(snapshot) {
  const actor = snapshot?.view.actor ?? -1;
  return SEARCHING.includes(snapshot?.seats[actor]?.player ?? "");
}

export class Captain {
  /** @param {(pondering: Pondering | null) => void} show shows how far the bot is; null if none thinks */
  constructor(show) {
    this.show = show;
    /** The decision that is being thought about. @type {Snapshot | null} */
    this.about = null;
    /** @type {Thinking | null} */
    this.thinking = null;
    /** Whether somebody has said that the bot should play now. */
    this.hurried = false;
    /** The last decision; null if the table's own worker has to decide. @type {{ about: Snapshot, action: string | null } | null} */
    this.decided = null;
  }

  /** Starts the worker early, if somebody at this table will need it. @param {Snapshot} snapshot */
  prepare({ seats, read_only }) {
    if (!read_only && seats.some(({ player }) => SEARCHING.includes(player))) startThinker().catch(() => {});
  }

  /**
   * Thinks about the decision of the bot in turn.
   * @param {Snapshot} snapshot
   * @param {Looking} looking
   * @param {boolean} fast whether fast play is on
   * @returns {Promise<{ action: string | null } | null>} the action, which is null if the table's own worker has to
   *   decide; null if the thought was dropped
   */
  async decide(snapshot, looking, fast) {
    if (this.decided?.about === snapshot) return this.decided;
    this.drop();
    this.about = snapshot;
    this.hurried = fast;
    const seat = snapshot.view.actor ?? 0;
    const told = (/** @type {Thought} */ thought, /** @type {number} */ part) =>
      this.show({ seat, part, share: thought.prospects[0]?.share ?? null });
    let action = null;
    this.show({ seat, part: 0, share: null });
    try {
      const { view } = await engine.seen(looking);
      if (this.about !== snapshot) return null;
      this.thinking = new Thinking(view, this.hurried ? Math.min(HASTE, settings.thought) : settings.thought, told);
      const thought = await this.thinking.done;
      action = thought?.prospects[0]?.action ?? null;
    } catch {
      action = null; // the table's own worker decides
    }
    if (this.about !== snapshot) return null;
    this.forget();
    this.decided = { about: snapshot, action };
    return this.decided;
  }

  /** Lets the bot play the best that it has found so far. */
  finish() {
    this.hurried = true;
    this.thinking?.finish();
  }

  /** Ends the thought without a result. */
  drop() {
    this.thinking?.drop();
    if (this.about) this.forget();
  }

  forget() {
    this.about = null;
    this.thinking = null;
    this.show(null);
  }
}

/**
 * Plays for the bot in turn what it has decided; what the engine refuses, it decides itself.
 * @param {string | null} action null if the engine decides
 * @param {Looking} looking
 */
export async function playFor(action, looking) {
  if (action === null) return engine.bot(looking);
  try {
    return await engine.bot(looking, action);
  } catch (error) {
    if (error instanceof Refusal && error.error.id !== "fault") return engine.bot(looking);
    throw error;
  }
}
