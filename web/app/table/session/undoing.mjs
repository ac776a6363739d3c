/** What one "undo" takes back: a person's last decision, or the path that it ends, and all that followed by itself. */

/** @import { Snapshot } from "../../types.d.ts" */
/** @import { Looking } from "../../game/engine.mjs" */
/** @import { TurnTaker } from "../types.d.ts" */

import { settings } from "../../base/settings.mjs";
import { engine } from "../../game/engine.mjs";
import { forcedOf } from "./forced.mjs";
import { Strides } from "./strides.mjs";

export class Undoing {
  /** @param {TurnTaker} session */
  constructor(session) {
    this.session = session;
    this.strides = new Strides(session);
    /** The entries that the page made by itself, because there was one way only. @type {Set<number>} */
    this.byItself = new Set();
    /** The number of entries after the last undo: there nothing is done by itself, so that people can act otherwise. */
    this.at = -1;
  }

  /** @param {Looking} looking */
  async undo(looking) {
    let snapshot = await engine.undo(this.strides.startOf(this.session.snapshot()?.length ?? 0), looking);
    while (settings.forced && snapshot.undo && forcedOf(snapshot, this.session.forced))
      snapshot = await engine.undo(snapshot.length, looking);
    this.at = snapshot.length;
    this.rewind(snapshot.length);
    return snapshot;
  }

  /**
   * A request that the page makes by itself, and that is noted as such once it is made.
   * @param {(looking: Looking) => Promise<Snapshot>} request
   * @returns {(looking: Looking) => Promise<Snapshot>}
   */
  itself(request) {
    return (looking) => {
      this.byItself.add(this.session.snapshot()?.length ?? 0);
      return request(looking);
    };
  }

  /** Only so many entries are left: what comes after them is another move. @param {number} length */
  rewind(length) {
    for (const at of this.byItself) if (at >= length) this.byItself.delete(at);
    this.strides.rewind(length);
  }
}
