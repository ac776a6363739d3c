/** The first entries of a long game: its snapshot has the newest ones only, so that the table stands at once. */

/** @import { SeenEntry, Snapshot } from "../../types.d.ts" */

import { engine } from "../../game/engine.mjs";

/**
 * @typedef {object} Reader what the session knows of its reader, and does for the entries
 * @property {{ seat: number | null }} viewer the viewing seat
 * @property {boolean} closed whether people have left the table
 * @property {{ fill: (entries: SeenEntry[]) => void }} screen adds entries to the journal
 * @property {{ refused: (error: unknown) => void }} errors says why something failed
 */

export class EarlierEntries {
  /** @param {Reader} session */
  constructor(session) {
    this.session = session;
    /** Increases with every snapshot: what belongs to an earlier one is not added. */
    this.turn = 0;
  }

  /**
   * Fetches the entries that a snapshot left out, part by part, the newest first. Meanwhile people can play.
   * @param {Snapshot} snapshot shown from the beginning
   */
  async fetch({ entries }) {
    this.turn += 1;
    const { session, turn } = this;
    const { seat } = session.viewer;
    let first = entries[0]?.index ?? 0;
    try {
      while (first > 0) {
        const earlier = await engine.entries(first, seat);
        // Another seat must not see what this one has seen.
        if (session.closed || turn !== this.turn || seat !== session.viewer.seat) return;
        session.screen.fill(earlier);
        first = earlier[0]?.index ?? 0;
      }
    } catch (error) {
      session.errors.refused(error);
    }
  }
}
