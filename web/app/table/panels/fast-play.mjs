/** What fast play brought: through what each seat gained or lost, and what else happened to its pieces. */

/** @import { Meta, SeatView, SeenEntry, SeenEvent, Snapshot } from "../../types.d.ts" */
/** @import { Names } from "../../game/names.mjs" */
/** @import { Log } from "./log.mjs" */

import { capitalised, number, phrase, sentence, signed } from "../../base/l10n.mjs";
import { HUMAN } from "../../game/engine-constants.mjs";
import { spokenTo } from "../../game/turn.mjs";
import { beginsRound } from "./log-events.mjs";
import { isPayment, sumsOf } from "./payments.mjs";

/** So many losses and gains besides money are named. */
const FATES = 5;
/** The parameters that name whom an event is about. */
const ABOUT = ["owner", "other", "seat"];

/** Whether a person sits at a seat. @param {Snapshot} snapshot @param {number | null} seat */
export const isPerson = ({ seats }, seat) => seat !== null && seats[seat]?.player === HUMAN;

/** Why a seat received or paid in all, with its sign. @typedef {{ cause: string, change: number }} Reason */

/**
 * Through what a seat gained or lost during fast play: what it was paid and what it paid, by cause, then what else changed its
 * wealth. What is paid after the landmark at which fast play stops, such as the stakes of the next round, does not count.
 * @param {Pick<SeatView, "seat" | "wealth">} seat
 * @param {number | null} before its wealth; null if the game has no word for what is not money
 * @param {SeenEvent[]} events
 * @param {SeenEvent} [landmark] one of these events
 * @returns {Reason[]}
 */
export function reasons({ seat, wealth }, before, events, landmark) {
  const at = landmark ? events.indexOf(landmark) + 1 : events.length;
  /** @type {Map<string, Reason>} */
  const found = new Map();
  for (const { kind, params } of events.slice(0, at).filter(isPayment)) {
    const change = (params.payee === seat ? 1 : 0) - (params.payer === seat ? 1 : 0);
    if (change === 0) continue;
    const cause = String(params.why ?? kind);
    const reason = found.get(`${cause} ${change}`) ?? { cause, change: 0 };
    reason.change += change * Number(params.amount);
    found.set(`${cause} ${change}`, reason);
  }
  const paid = [...found.values()].filter(({ change }) => change !== 0);
  if (before === null) return paid;
  const later = sumsOf(events.slice(at).filter(isPayment)).get(seat) ?? 0;
  const rest = wealth - later - before - paid.reduce((sum, { change }) => sum + change, 0);
  return rest === 0 ? paid : [...paid, { cause: "rest", change: rest }];
}

export class FastPlay {
  /** @param {Meta} meta @param {Names} names @param {Log} log */
  constructor(meta, names, log) {
    this.meta = meta;
    this.names = names;
    this.log = log;
    /** The wealth of each seat before it, and what has happened in it. @type {number[]} */
    this.before = [];
    /** @type {SeenEvent[]} */
    this.events = [];
    this.begun = /** @type {SeenEvent[]} */ ([]); // what a new round asks for, such as stakes: no part of the sum
  }

  /** Begins anew. @param {Snapshot | null} before */
  begin(before) {
    [this.events, this.begun] = [[], []];
    if (before) this.before = before.view.seats.map(({ wealth }) => wealth);
  }

  /** Those at which fast play stops. @param {SeenEvent[]} events */
  landmarks(events) {
    return events.filter(({ kind }) => this.meta.landmarks.includes(kind));
  }

  /**
   * What each seat gained or lost during fast play, and through what, as a function that makes the sentences, people first.
   * @param {Snapshot} snapshot
   * @param {SeenEntry} entry
   */
  gains(snapshot, { events }) {
    const { names, before } = this;
    const landmark = this.landmarks(events).at(-1);
    const told = [...this.events, ...this.begun];
    const end = this.begun.length > 0 ? this.events.at(-1) : landmark;
    const later = (/** @type {SeatView} */ { seat }) => Number(!isPerson(snapshot, seat));
    const me = spokenTo(snapshot);
    const seats = [...snapshot.view.seats].sort((one, other) => later(one) - later(other));
    return () => {
      const whole = sentence("account-rest", { way: "received" }, names.game) !== null;
      return seats.flatMap((one) => {
        const all = reasons(one, whole ? (before[one.seat] ?? one.wealth) : null, told, end);
        const change = all.reduce((sum, reason) => sum + reason.change, 0);
        const parts = all.map((reason) => this.reason(reason, all.length > 1)).join(phrase("since-and"));
        const words = { ...names.words({ seat: one.seat }), amount: number(Math.abs(change)), parts };
        const said = (/** @type {string} */ id) => phrase(one.seat === me ? `${id}-own` : id, words, names.game);
        // People look for their own line, even if nothing is left of what they won and lost.
        if (change === 0) return all.length > 0 && later(one) === 0 ? [said("news-even")] : [];
        return [said(change > 0 ? "news-won" : "news-lost")];
      });
    };
  }

  /**
   * What fast play changed besides money, as a function that makes the sentences: what the theme names, the most important
   * first, and what is about people before the rest; then what was done to people's own pieces.
   * @param {Snapshot} snapshot
   */
  fates(snapshot) {
    const { fates = [], suffered = [] } = this.names.plan.theme;
    const distance = (/** @type {SeenEvent} */ { params }) =>
      Number(!ABOUT.some((name) => isPerson(snapshot, /** @type {any} */ (params[name]))));
    const told = fates
      .flatMap((kind) => this.events.filter((event) => event.kind === kind))
      .sort((one, other) => distance(one) - distance(other));
    const hit = this.events.filter(({ kind }) => suffered.includes(kind));
    const own = hit.filter(({ params }) => isPerson(snapshot, /** @type {any} */ (params.owner)));
    return () => {
      const sentences = this.log.sentences([...told, ...own.slice(-1)]);
      const more = sentences.length - FATES;
      if (more <= 0) return sentences;
      return [...sentences.slice(0, FATES), `${capitalised(phrase("since-more", { count: more }))}.`];
    };
  }

  /** Keeps what happened in an entry of fast play. @param {SeenEvent[]} events */
  keep(events) {
    const at = events.findIndex(beginsRound);
    this.events.push(...(at < 0 ? events : events.slice(0, at)));
    if (at >= 0) this.begun.push(...events.slice(at));
  }

  /** @param {Reason} reason @param {boolean} counted whether it is one of several */
  reason({ cause, change }, counted) {
    const way = change > 0 ? "received" : "paid";
    const label = sentence(`account-${cause}`, { way }, this.names.game) ?? phrase("account-other");
    const words = label.charAt(0).toLocaleLowerCase() + label.slice(1);
    return counted ? `${words} ${signed(change)}` : words;
  }
}
