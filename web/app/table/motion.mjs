/**
 * What is seen of an event: pieces walk, coins cross the table. Movements tell a story that is true already: they can
 * be cut short at any time, and the table is then shown as it stands.
 */

/** @import { GameEvent, Params } from "../types.d.ts" */
/** @import { Board } from "./board.mjs" */
/** @import { SeatsPanel } from "./seats.mjs" */

import { element } from "../elements.mjs";
import { settings } from "../settings.mjs";

/** One leg of a walk, and a whole walk at most, in ms at normal speed. */
const LEG = 130;
const WALK = 850;
const COIN = 480;

const OUT = "cubic-bezier(.2,.7,.2,1)";
const SAIL = "cubic-bezier(.45,.05,.35,1)";

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
  }

  /** Ends whatever is moving, and everything still to move until `begin`. */
  finish() {
    this.cut = true;
    for (const animation of this.running) animation.finish();
  }

  begin() {
    this.cut = false;
  }

  /** @param {number} ms at normal speed @returns {number} */
  time(ms) {
    return this.cut ? 0 : ms * settings.pace;
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

  /** Shows one event. @param {GameEvent} event */
  async show({ params }) {
    if (typeof params.piece === "string" && params.to !== undefined) await this.walk(params.piece, params);
    if (typeof params.amount === "number" && params.payer !== undefined && params.payee !== undefined) {
      await this.pay(params.payer, params.payee);
    }
  }

  /**
   * @param {string} id
   * @param {Params} params
   */
  async walk(id, params) {
    const [kind = "", owner = ""] = id.split("-");
    const places = Array.isArray(params.path) ? params.path : [params.to];
    const points = places.map((place) => this.board.pieces.pointOf(kind, String(place)));
    const last = points.at(-1);
    if (!last) return;
    const from = this.board.pieces.points.get(id);
    const drawn = this.board.pieces.drawNew(id, kind, /^\d+$/.test(owner) ? Number(owner) : null);
    this.board.pieces.layer.append(drawn); // above the others while it moves
    drawn.style.transform = `translate(${last.x}px, ${last.y}px)`;
    this.board.pieces.points.set(id, last);
    if (!from) {
      const down = `translate(${last.x}px, ${last.y}px)`;
      const frames = [{ transform: `translate(${last.x}px, ${last.y - 60}px)`, opacity: 0 }, { transform: down, opacity: 1 }];
      await this.animate(drawn, frames, { duration: this.time(280), easing: OUT });
      return;
    }
    const way = Array.isArray(params.path) && points.length > 1 ? points : [last];
    const stops = way[0] && way[0].x === from.x && way[0].y === from.y ? way : [from, ...way];
    const frames = stops.map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px)` }));
    const duration = this.time(way.length > 1 ? Math.min(WALK, LEG * way.length) : 520);
    await this.animate(drawn, frames, { duration, easing: SAIL });
  }

  /**
   * @param {unknown} payer
   * @param {unknown} payee
   */
  async pay(payer, payee) {
    const duration = this.time(COIN);
    const start = this.panel.purse(payer)?.getBoundingClientRect();
    const end = this.panel.purse(payee)?.getBoundingClientRect();
    if (duration <= 0 || !start || !end) return;
    const coin = element("span", { class: "flying-coin", "aria-hidden": "true" });
    document.body.append(coin);
    const at = (/** @type {DOMRect} */ box) => `translate(${box.x + box.width / 2}px, ${box.y + box.height / 2}px)`;
    await this.animate(coin, [{ transform: at(start) }, { transform: at(end) }], { duration, easing: OUT });
    coin.remove();
  }
}
