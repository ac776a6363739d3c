/**
 * Whose eyes look at the table. Where a game has secrets and several people share the screen, nobody's do until somebody
 * says who is there; where only one person plays, it is that person.
 */

/** @import { Json, Meta, Seat, Snapshot } from "../types.d.ts" */

import { turnOf } from "../turn.mjs";

export class Viewer {
  /**
   * @param {Meta} meta
   * @param {Seat[]} seats
   */
  constructor(meta, seats) {
    this.secrets = meta.secrets;
    this.people = seats.flatMap((seat, at) => (seat.player === "human" ? [at] : []));
    /** The seat that is shown its secrets; null for a spectator. @type {number | null} */
    this.seat = null;
    /** Who plays here in a game that goes by link, where the others are far; null where everybody is here. @type {number | null} */
    this.me = null;
    /** Whether people here only watch, and nobody of them plays. */
    this.watches = false;
    /** Whether that seat was dealt something, or has seen what its own throw brought, since it last did anything. */
    this.curious = false;
    /** Who acted or threw last: what chance brings then is for these eyes. @type {number | null} */
    this.acted = null;
    if (meta.secrets && this.people.length === 1) this.seat = this.people[0] ?? null;
  }

  /**
   * The person for whom the game waits, where somebody else or nobody is at the screen.
   * @param {Snapshot} snapshot
   * @returns {number | null}
   */
  awaited(snapshot) {
    if (this.watches || this.people.length < 2 || snapshot.read_only) return null;
    const turn = turnOf(snapshot.view);
    if (!this.secrets) return this.me !== null && turn !== null && turn !== this.me && this.people.includes(turn) ? turn : null;
    return turn !== null && turn !== this.seat && this.people.includes(turn) ? turn : null;
  }

  /** Whether the next to act is far, and the game has to be sent. @param {number} seat whom it waits for */
  far(seat) {
    return this.me !== null && seat !== this.me && (this.seat === null || this.seat === this.me);
  }

  /** Another looks, or nobody in particular. @param {number | null} seat */
  become(seat) {
    this.seat = seat;
    this.curious = false;
    this.acted = null;
  }

  /**
   * Notes what an action brought to who looks: something in hand, or what chance made of their throw.
   * @param {Snapshot} before
   * @param {Snapshot} after
   */
  note(before, after) {
    if (this.seat === null || before.view.seat !== this.seat || after.view.seat !== this.seat) return;
    this.acted = turnOf(before.view) ?? this.acted;
    const had = new Set(words(before.view.own));
    const dealt = words(after.view.own).some((word) => !had.has(word));
    const brought = this.acted === this.seat && after.entries.some(({ actor }) => actor === -1);
    this.curious = dealt || brought || (this.curious && before.view.actor !== this.seat);
  }
}

/** Every word in a piece of JSON, which is where cards are. @param {Json} json @returns {string[]} */
function words(json) {
  if (typeof json === "string") return json === "" ? [] : [json];
  if (Array.isArray(json)) return json.flatMap(words);
  return json !== null && typeof json === "object" ? Object.values(json).flatMap(words) : [];
}
