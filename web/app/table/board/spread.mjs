/**
 * Where pieces stand on a map full of names: a pile that hides a name, a sign or another pile steps aside, as far as it need,
 * and a line leads back to its place. Names are measured when they are drawn anew, see `Crowding`; on boards without any,
 * pieces stand where the board says.
 */

/** @import { PieceView } from "../../types.d.ts" */
/** @import { BoardPlan } from "../../game/catalogue.mjs" */
/** @import { Stand } from "../../game/placement.mjs" */
/** @import { Box } from "./ties.mjs" */

import { slotOf } from "../../game/placement.mjs";

/** What should be seen: its box on the map as it is without turning, and what it costs to hide all of it. @typedef {{ box: Box, worth: number }} Seen */
/** The pieces of one seat and kind at one place, and their box where the board puts them. @typedef {{ place: string, stands: Stand[], box: Box, at: number[] }} Pile */

/** What hides no more than this of a name stays: it can be read. */
const SEEN = 0.12;
/** What it costs to hide another pile, or a sign such as a flag; to stand as far away as a room is wide; to leave the room. */
const [PILE, SIGN, FAR, OUT] = [1.2, 0.4, 0.45, 0.25];
/** How far a pile may step aside, and how closely stands are tried, as parts of a room's width. */
const [REACH, STEP] = [0.84, 0.12];
/** A pile that has stepped further aside than this, as a part of a room's width, has a line. */
const LED = 0.2;
/** Each pile looks so often, since the others step aside, too. */
const ROUNDS = 2;

/** The part of a box that another one hides. @param {Box} box @param {Box} other */
export function hiddenBy(box, other) {
  const across = Math.min(box.x + box.width, other.x + other.width) - Math.max(box.x, other.x);
  const down = Math.min(box.y + box.height, other.y + other.height) - Math.max(box.y, other.y);
  return across > 0 && down > 0 ? (across * down) / (box.width * box.height) : 0;
}

/** @param {Box} box @param {number[]} by */
const moved = (box, [across = 0, down = 0]) => ({ ...box, x: box.x + across, y: box.y + down });

/** @param {Box[]} boxes @returns {Box} around all of them */
function around(boxes) {
  const [left, top] = [Math.min(...boxes.map(({ x }) => x)), Math.min(...boxes.map(({ y }) => y))];
  const right = Math.max(...boxes.map(({ x, width }) => x + width));
  return { x: left, y: top, width: right - left, height: Math.max(...boxes.map(({ y, height }) => y + height)) - top };
}

/** The steps aside that are tried, in parts of a room's width, the shortest first. */
const STEPS = (() => {
  const most = Math.round(REACH / STEP);
  const ways = Array.from({ length: 2 * most + 1 }, (_, at) => (at - most) * STEP);
  const all = ways.flatMap((across) => ways.map((down) => [across, down]));
  return all.sort((one, other) => Math.hypot(...one) - Math.hypot(...other));
})();

export class Spread {
  /** @param {BoardPlan} plan */
  constructor(plan) {
    this.plan = plan;
    /** The names in sight, and the signs of their places. @type {Seen[]} */
    this.names = [];
    /** The box of a kind of piece around its stand. @type {Map<string, Box>} */
    this.sizes = new Map();
    /** How far the piles of the last time have stepped aside, and what that depended on. */
    this.last = { names: this.names, key: "", steps: /** @type {number[][]} */ ([]) };
  }

  /**
   * Lets piles step aside: changes their stands.
   * @param {Map<PieceView, Stand>} stands
   */
  part(stands) {
    if (this.names.length === 0) return;
    const { piles, signs } = this.sorted(stands);
    const key = JSON.stringify([piles.map(({ box }) => box), signs]);
    if (key === this.last.key && this.names === this.last.names) {
      for (const [nth, pile] of piles.entries()) pile.at = this.last.steps[nth] ?? pile.at;
    } else {
      for (let round = 0; round < ROUNDS; round += 1) for (const pile of piles) pile.at = this.best(pile, piles, signs);
      this.last = { names: this.names, key, steps: piles.map(({ at }) => at) };
    }
    for (const { place, stands: all, at } of piles) {
      const led = Math.hypot(...at) > LED * this.roomOf(place).width;
      for (const stand of all) {
        stand.x += at[0] ?? 0;
        stand.y += at[1] ?? 0;
        if (led) stand.led = true;
      }
    }
  }

  /** The piles that may step aside, and the signs that stay. @param {Map<PieceView, Stand>} stands */
  sorted(stands) {
    /** @type {Map<string, Pile>} */
    const piles = new Map();
    /** @type {Seen[]} */
    const signs = [];
    for (const [{ kind, place, seat }, stand] of stands) {
      const size = this.sizes.get(kind);
      if (!size || stand.buried) continue;
      const box = moved(size, [this.plan.unturned(stand.x), stand.y]);
      if (!slotOf(this.plan, kind, place).pile) {
        signs.push({ box, worth: SIGN });
        continue;
      }
      const key = `${kind} ${place} ${seat}`;
      const pile = piles.get(key) ?? { place, stands: [], box, at: [0, 0] };
      pile.stands.push(stand);
      pile.box = around([pile.box, box]);
      piles.set(key, pile);
    }
    return { piles: [...piles.values()], signs };
  }

  /** @param {string} place @returns {Box} the room around a place, by its middle; the place itself if it has none */
  roomOf(place) {
    const { places } = this.plan;
    const own = places.get(place);
    const { x, y, width, height } = /** @type {Box} */ (places.get(own?.room ?? "") ?? own);
    return { x: this.plan.unturned(x), y, width, height };
  }

  /** How far a pile should step aside. @param {Pile} pile @param {Pile[]} piles @param {Seen[]} signs */
  best(pile, piles, signs) {
    const { place, box } = pile;
    const room = this.roomOf(place);
    const reach = (REACH + 0.5) * room.width;
    const near = (/** @type {Box} */ other) =>
      other.x < box.x + box.width + reach &&
      other.x + other.width > box.x - reach &&
      other.y < box.y + box.height + reach &&
      other.y + other.height > box.y - reach;
    const others = piles.flatMap((one) => (one === pile ? [] : [{ box: moved(one.box, one.at), worth: PILE }]));
    const seen = [...this.names, ...signs, ...others].filter((one) => near(one.box));
    const hides = (/** @type {Box} */ at, most = Infinity, cost = 0) => {
      for (const one of seen) {
        if (cost >= most) break;
        cost += one.worth * hiddenBy(one.box, at);
      }
      return cost;
    };
    if (hides(box) <= SEEN) return [0, 0];
    let [least, best] = [Infinity, [0, 0]];
    for (const [across = 0, down = 0] of STEPS) {
      const away = FAR * Math.hypot(across, down);
      if (away >= least) break;
      const step = [across * room.width, down * room.width];
      const stands = moved(box, step);
      const out =
        Math.abs(stands.x + stands.width / 2 - room.x) > room.width / 2 ||
        Math.abs(stands.y + stands.height / 2 - room.y) > room.height / 2;
      const cost = hides(stands, least, away + (out ? OUT : 0));
      if (cost < least) [least, best] = [cost, step];
    }
    return best;
  }
}
