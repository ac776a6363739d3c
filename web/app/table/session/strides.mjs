/**
 * Paths: several actions that people choose as one, such as a jeep that embarks, sails and lands. They are played one after
 * the other and taken back together.
 */

/** @import { TurnTaker } from "../types.d.ts" */

import { engine } from "../../game/engine.mjs";

export class Strides {
  /** @param {Pick<TurnTaker, "act" | "arrived" | "present" | "snapshot">} session */
  constructor(session) {
    this.session = session;
    /** Whether the actions of a path are being played. */
    this.underWay = false;
    /** The paths that have been played, by the numbers of entries before and after. @type {{ start: number, end: number }[]} */
    this.played = [];
  }

  get #length() {
    return this.session.present()?.length ?? 0;
  }

  /**
   * Plays the actions of a path one after the other, until something else happens in between.
   * @param {string[]} actions
   */
  async follow(actions) {
    const { session } = this;
    const { actor, phase } = session.present()?.view ?? {};
    const start = this.#length;
    this.underWay = actions.length > 1;
    for (const action of actions) {
      const before = this.#length;
      await session.act((looking) => engine.play(action, looking));
      const now = session.snapshot(); // null where a lesson has something to say
      if (!now || now.length !== before + 1 || now.view.actor !== actor || now.view.phase !== phase) break;
    }
    this.underWay = false;
    const end = this.#length;
    this.played = [...this.played.filter((one) => one.end <= start), { start, end }];
    if (end > start) session.arrived(); // otherwise the reason stays in sight
  }

  /** Only so many entries are left: paths that went beyond them are gone. @param {number} length */
  rewind(length) {
    this.played = this.played.filter(({ end }) => end <= length);
  }

  /** The number of entries before the path that ends with so many entries; one less if none does. @param {number} length */
  startOf(length) {
    return this.played.find(({ end }) => end === length)?.start ?? Math.max(0, length - 1);
  }
}
