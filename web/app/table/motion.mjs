/**
 * What is seen of events: pieces walk, tokens are put down, coins cross the table. Movements tell a story that is true
 * already: they can be cut short at any time, and the table is then shown as it stands.
 */

/** @import { GameEvent, Params } from "../types.d.ts" */
/** @import { Board } from "./board.mjs" */
/** @import { Point } from "./pieces.mjs" */
/** @import { SeatsPanel } from "./seats.mjs" */

import { settings } from "../settings.mjs";
import { flagAmount, flyCoins } from "./coins.mjs";
import { lineBetween, voyage } from "./lines.mjs";

/** One step of a walk, a whole walk at most, a leap to elsewhere, something put down; in ms at normal speed. */
const STEP = 130;
const WALK = 850;
const LEAP = 520;
const DOWN = 280;
/** A voyage along a line: so long for each unit of the board, within these bounds. */
const SAILING = { perUnit: 2.2, least: 520, most: 1400 };

const UP = "cubic-bezier(.2,.6,.5,1)";
const FALL = "cubic-bezier(.5,0,.8,.4)";
const SAIL = "cubic-bezier(.45,.05,.35,1)";

/** Whether an event is a payment. @param {GameEvent} event */
const isPayment = ({ params }) => typeof params.amount === "number" && params.payer !== undefined && params.payee !== undefined;

export class Motion {
  /**
   * @param {Board} board
   * @param {SeatsPanel} panel
   */
  constructor(board, panel) {
    this.board = board;
    this.panel = panel;
    /** @type {Set<Animation>} */
    this.running = new Set();
    this.cut = false;
    /** The part of the usual time that movements take now. */
    this.haste = 1;
    // A hidden page draws nothing, and a movement that waits to be drawn would never end.
    this.closing = new AbortController();
    document.addEventListener("visibilitychange", () => document.hidden && this.finishRunning(), { signal: this.closing.signal });
  }

  /** Nothing moves any more, ever. */
  close() {
    this.finish();
    this.closing.abort();
  }

  /** Ends whatever is moving, and everything still to move until `begin`. */
  finish() {
    this.cut = true;
    this.finishRunning();
  }

  finishRunning() {
    for (const animation of this.running) animation.finish();
  }

  /** @param {number} haste the part of the usual time that movements are to take */
  begin(haste) {
    this.cut = false;
    this.haste = haste;
  }

  /** @param {number} ms at normal speed @returns {number} */
  time(ms) {
    return this.cut || document.hidden ? 0 : ms * settings.pace * this.haste;
  }

  /**
   * @param {Element} target
   * @param {Keyframe[]} frames
   * @param {KeyframeAnimationOptions & { duration: number }} how
   */
  async animate(target, frames, how) {
    if (how.duration <= 0) return;
    const animation = target.animate(frames, how);
    this.running.add(animation);
    try {
      await animation.finished;
    } catch {
      // cancelled with its element: nothing is waiting for more
    }
    this.running.delete(animation);
  }

  /** Shows events one after the other; payments that follow each other cross the table together. @param {GameEvent[]} events */
  async showAll(events) {
    for (let at = 0; at < events.length; ) {
      const event = /** @type {GameEvent} */ (events[at]);
      let next = at + 1;
      if (isPayment(event)) while (next < events.length && isPayment(/** @type {GameEvent} */ (events[next]))) next += 1;
      await Promise.all(events.slice(at, next).map((one) => this.show(one)));
      this.tellAmounts(events.slice(at, next).filter(isPayment));
      at = next;
    }
  }

  /** Shows beside each purse what payments changed there. @param {GameEvent[]} payments */
  tellAmounts(payments) {
    const changes = new Map();
    for (const { params } of payments) {
      changes.set(params.payer, (changes.get(params.payer) ?? 0) - Number(params.amount));
      changes.set(params.payee, (changes.get(params.payee) ?? 0) + Number(params.amount));
    }
    for (const [party, change] of changes) {
      const purse = this.panel.purse(party);
      if (purse && change !== 0) flagAmount(this, purse, change);
    }
  }

  /** Shows one event. @param {GameEvent} event */
  async show(event) {
    const { params } = event;
    if (typeof params.piece === "string" && params.to !== undefined) await this.walk(params.piece, params);
    if (isPayment(event)) await this.pay(params.payer, params.payee, Number(params.amount));
  }

  /**
   * A piece goes its way, place by place, or leaps; a new one is put down.
   * @param {string} id
   * @param {Params} params
   */
  async walk(id, params) {
    const { pieces } = this.board;
    const [kind = "", owner = ""] = id.split("-");
    const path = Array.isArray(params.path) && params.path.length > 0 ? params.path : [params.to];
    if (path.some((place) => !this.board.plan.places.has(String(place)))) return; // it went nowhere on the board
    const points = path.map((place) => pieces.pointOf(kind, String(place)));
    const last = /** @type {Point} */ (points.at(-1));
    const from = pieces.points.get(id);
    const drawn = pieces.drawNew(id, kind, /^\d+$/.test(owner) ? Number(owner) : null);
    if (pieces.layer.lastElementChild !== drawn) pieces.layer.append(drawn); // above the others while it moves
    drawn.style.transform = `translate(${last.x}px, ${last.y}px)`;
    pieces.points.set(id, last);
    const height = this.board.plan.places.get(String(path.at(-1)))?.height ?? 100;
    const line = from && (this.line(params.from, path) ?? (points.length === 1 ? this.board.plan.overEdge(from, last) : null));
    if (from && line) {
      const { frames, length } = voyage(from, line, last);
      const duration = this.time(Math.min(SAILING.most, Math.max(SAILING.least, SAILING.perUnit * length)));
      await this.animate(drawn, frames, { duration, easing: SAIL });
    } else if (from) {
      const first = points[0];
      const stops = first && first.x === from.x && first.y === from.y ? points : [from, ...points];
      const duration = this.time(stops.length > 2 ? Math.min(WALK, STEP * (stops.length - 1)) : LEAP);
      drawn.classList.add("lifted");
      await this.animate(drawn, hops(stops, height), { duration });
      drawn.classList.remove("lifted");
    } else await this.animate(drawn, putDown(last, height), { duration: this.time(DOWN) });
    this.board.marks.arrival(String(path.at(-1)), this.time(1));
  }

  /**
   * The lines of the board that a way follows, in parts; null where one of its legs is no line.
   * @param {unknown} from
   * @param {unknown[]} path
   */
  line(from, path) {
    if (typeof from !== "string") return null;
    const stops = [from, ...path.map(String)];
    const legs = stops.slice(1).map((to, nth) => lineBetween(this.board.plan, String(stops[nth]), to));
    return legs.some((leg) => leg === null) ? null : legs.flatMap((leg) => leg ?? []);
  }

  /**
   * @param {unknown} payer
   * @param {unknown} payee
   * @param {number} amount
   */
  async pay(payer, payee, amount) {
    const [from, to] = [this.panel.purse(payer), this.panel.purse(payee)];
    if (from && to) await flyCoins(this, from, to, amount);
  }
}

/** @param {Point} point @param {number} [scale] */
const at = ({ x, y }, scale = 1) => `translate(${x}px, ${y}px) scale(${scale})`;

/**
 * From stop to stop: a hop for each step, an arc for a long way.
 * @param {Point[]} stops
 * @param {number} height of a place
 * @returns {Keyframe[]}
 */
function hops(stops, height) {
  const legs = stops.length - 1;
  /** @type {Keyframe[]} */
  const frames = [];
  for (let leg = 0; leg < legs; leg += 1) {
    const [from, to] = [/** @type {Point} */ (stops[leg]), /** @type {Point} */ (stops[leg + 1])];
    const far = Math.hypot(to.x - from.x, to.y - from.y) > 2 * height;
    const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - height * (far ? 0.6 : 0.24) };
    frames.push({ offset: leg / legs, transform: at(from, leg ? 1.05 : 1), easing: far ? SAIL : UP });
    frames.push({ offset: (leg + 0.5) / legs, transform: at(middle, far ? 1.3 : 1.15), easing: far ? SAIL : FALL });
  }
  frames.push({ offset: 1, transform: at(/** @type {Point} */ (stops[legs])) });
  return frames;
}

/** @param {Point} point @param {number} height of a place @returns {Keyframe[]} */
function putDown(point, height) {
  const above = { x: point.x, y: point.y - height * 0.7 };
  return [
    { transform: at(above, 1.5), opacity: 0, easing: FALL },
    { offset: 0.6, transform: at(point, 1), opacity: 1, easing: "ease-out" },
    { offset: 0.8, transform: at({ x: point.x, y: point.y - height * 0.05 }, 1.06), easing: "ease-in" },
    { transform: at(point, 1), opacity: 1 },
  ];
}
