/**
 * Hints: what a bot that searches would do in the place of the person in turn. The search sees what this person sees. A
 * hint is no action: it is not saved, and goes when somebody acts.
 */

/** @import { Snapshot, Thought } from "../../types.d.ts" */
/** @import { Looking } from "../../game/engine.mjs" */
/** @import { Hint, Shown } from "../types.d.ts" */

import { settings } from "../../base/settings.mjs";
import { engine } from "../../game/engine.mjs";
import { Thinking } from "../../game/thinker.mjs";

/**
 * @typedef {object} Asking what the session does for hints
 * @property {() => { about: unknown, finish: () => void }} captain the bot that searches; while it does, `about` is set
 * @property {() => Shown | null} shown what the table shows
 * @property {() => boolean} busy whether a request or movement is under way, or the table is covered
 * @property {() => Looking} looking who looks
 * @property {(hint: Hint | null) => void} show shows a hint; null removes it
 */

export class Hints {
  /** @param {Asking} session */
  constructor(session) {
    this.session = session;
    /** The decision that the hint is about. @type {Snapshot | null} */
    this.about = null;
    /** @type {Thinking | null} */
    this.thinking = null;
    /** Whether the hint has been found. */
    this.found = false;
  }

  /**
   * Asks for a hint about the decision that the table shows. While a search goes on, for a hint or for a bot, ends it with
   * its result so far; a hint that has been found goes.
   */
  async ask() {
    const captain = this.session.captain();
    if (captain.about) {
      captain.finish();
      return;
    }
    const shown = this.session.shown();
    if (!shown?.hints || this.session.busy()) return;
    if (this.about === shown.snapshot && this.thinking) {
      this.thinking.finish();
      return;
    }
    const seen = this.about === shown.snapshot && this.found;
    this.drop();
    if (seen) return;
    const { snapshot } = shown;
    this.about = snapshot;
    /** @type {Hint} */
    let hint = { prospects: [], plight: null, forced: false, part: 0, state: "thinking" };
    const tell = (/** @type {Partial<Hint>} */ more) => {
      if (this.about !== snapshot) return;
      hint = { ...hint, ...more };
      this.found = hint.state === "found";
      this.session.show(hint);
    };
    const told = (/** @type {Thought} */ { prospects, forced, plight }, /** @type {number} */ part) =>
      tell({ prospects, forced, plight, part });
    tell({});
    try {
      const { view } = await engine.seen(this.session.looking());
      if (this.about !== snapshot) return;
      this.thinking = new Thinking(view, settings.thought, told);
      const thought = await this.thinking.done;
      if (thought) {
        told(thought, 1);
        tell({ state: "found" });
      }
    } catch {
      tell({ state: "failed" });
    }
    if (this.about === snapshot) this.thinking = null;
  }

  /** Removes the hint, unless it is about what the table shows. @param {Shown} shown */
  keepFor({ snapshot, choices }) {
    if (this.about !== snapshot || choices === null) this.drop();
  }

  /** Removes the hint. */
  drop() {
    this.thinking?.drop();
    this.thinking = null;
    this.found = false;
    if (this.about) this.session.show(null);
    this.about = null;
  }
}
