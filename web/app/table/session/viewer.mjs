/**
 * The seat whose secrets the page shows. If several people share the screen in a game with secrets, it is null until
 * one of them confirms the hand-over. If only one person plays such a game, it is always that person's seat.
 */

/** @import { Json, Meta, Seat, Snapshot } from "../../types.d.ts" */
/** @import { Handing } from "../types.d.ts" */

import { peopleOf, turnOf } from "../../game/turn.mjs";

export class Viewer {
  /**
   * @param {Meta} meta
   * @param {Seat[]} seats
   * @param {number | null} me the seat that plays here, while the others play far away
   * @param {boolean} [lesson] whether the game is a lesson, which says itself how it goes on
   */
  constructor(meta, seats, me, lesson = false) {
    this.secrets = meta.secrets;
    this.people = peopleOf(seats);
    /** The viewing seat; null for a spectator. @type {number | null} */
    this.seat = null;
    /** The seat that plays here while the others play far away, by link; null if everybody is here. */
    this.me = me;
    /** Whether the people here only watch. */
    this.watches = false;
    /** Whether they have said, once their game was over, that the bots shall play on. */
    this.lets = lesson;
    /** Whether the viewing seat has new cards or the result of its throw to look at, since its last action. */
    this.curious = false;
    /** The seat that acted or rolled last: the results of chance after that are for it to see. @type {number | null} */
    this.acted = null;
    if (meta.secrets && this.people.length === 1) this.seat = this.people[0] ?? null;
  }

  /**
   * The seat that has to act while another person, or nobody, is at the screen; null if no hand-over is necessary.
   * @param {Snapshot | null} snapshot
   * @returns {number | null}
   */
  awaited(snapshot) {
    if (!snapshot || this.watches || this.people.length < 2 || snapshot.read_only) return null;
    const turn = turnOf(snapshot.view);
    if (turn === null || !this.people.includes(turn)) return null;
    if (!this.secrets) return this.me !== null && turn !== this.me ? turn : null;
    return turn === this.seat ? null : turn;
  }

  /** How the screen goes to the seat that acts next. @param {Snapshot | null} snapshot @returns {Handing} */
  handing(snapshot) {
    const seat = this.awaited(snapshot);
    const left = seat === null ? this.leaver(snapshot) : null;
    if (left !== null) return { seat: left, how: "watch" };
    if (seat === null) return null;
    return { seat, how: this.far(seat) ? "send" : this.curious ? "offer" : "cover" };
  }

  /**
   * A person whose game is over while only bots play on: first one reads how that came, and says that they shall.
   * @param {Snapshot | null} snapshot
   * @returns {number | null}
   */
  leaver(snapshot) {
    if (!snapshot || this.lets || this.watches || snapshot.read_only || snapshot.view.result) return null;
    if (!this.people.every((seat) => snapshot.view.seats[seat]?.out)) return null;
    return this.seat ?? this.me ?? this.people[0] ?? null;
  }

  /** Whether the game is over, or is for the people here, who have not been told yet. @param {Snapshot} snapshot */
  isOver(snapshot) {
    return snapshot.view.actor === null || this.leaver(snapshot) !== null;
  }

  /**
   * Whether the next to act plays far away, so that people have to send the game.
   * @param {number} seat the next to act
   */
  far(seat) {
    return this.me !== null && seat !== this.me && (this.seat === null || this.seat === this.me);
  }

  /** Changes the viewing seat; null for a spectator. @param {number | null} seat */
  become(seat) {
    this.seat = seat;
    this.curious = false;
    this.acted = null;
  }

  /**
   * Notes whether an action gave the viewing seat something new to look at: cards, or the result of its throw.
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

/** All texts in JSON data: the ids of cards are among them. @param {Json} json @returns {string[]} */
function words(json) {
  if (typeof json === "string") return json === "" ? [] : [json];
  if (Array.isArray(json)) return json.flatMap(words);
  return json !== null && typeof json === "object" ? Object.values(json).flatMap(words) : [];
}

/** What everybody may see of a snapshot, where the engine cannot be asked for it. @param {Snapshot} snapshot @returns {Snapshot} */
export function withoutSecrets(snapshot) {
  return { ...snapshot, view: { ...snapshot.view, seat: null, own: {} }, choices: null, entries: [] };
}
