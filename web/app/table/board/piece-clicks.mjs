/** Lets people choose pieces on the board, by a click on a piece or close to it. A stack opens as a fan first. */

/** @import { PieceView } from "../../types.d.ts" */
/** @import { PieceOffer } from "../types.d.ts" */
/** @import { Fan } from "./fan.mjs" */
/** @import { Pieces } from "./pieces.mjs" */
/** @import { Spot } from "./spot.mjs" */

import { alike } from "../../game/piece-picture.mjs";
import { spotOf } from "./spot.mjs";

/** A click within this distance of a piece, in px, chooses it: half the width of a finger. */
const BESIDE = 22;
/** A click within this distance of a destination, in px, is on it. */
const ON = 12;
/** Pieces within this distance of the nearest one, in px, lie in one stack with it. */
const STACK = 14;

/**
 * The groups of pieces that a click may mean, the nearest first.
 * @param {PieceView[]} offered the pieces that may be chosen
 * @param {(piece: PieceView) => number} away the distance of the click from a piece, in px; infinite if it is not drawn
 * @param {PieceView[]} all the pieces of the board
 * @returns {PieceView[][]}
 */
export function under(offered, away, all) {
  const distances = new Map(offered.map((piece) => [piece.id, away(piece)]));
  const near = (/** @type {string | undefined} */ id) => (distances.get(id ?? "") ?? Infinity) <= BESIDE;
  const apart = offered.filter(({ on }) => !near(on));
  // Most pieces of a pile are not drawn: the group is as near as its nearest piece.
  const groups = alike(apart, all).map((group) => ({
    group,
    least: Math.min(...group.map(({ id }) => distances.get(id) ?? Infinity)),
  }));
  const least = Math.min(...groups.map((one) => one.least));
  return groups
    .filter((one) => one.least <= Math.min(BESIDE, least + STACK))
    .sort((one, other) => one.least - other.least)
    .map(({ group }) => group);
}

/**
 * How far a click is from a place or a piece on the board, and from its middle; in px.
 * @typedef {{ place: string, away: number, middle: number }} Hit
 */

/**
 * The place that a click hits and that no piece covers there: a piece does whose middle is closer.
 * @param {Hit[]} places
 * @param {Hit[]} pieces
 * @returns {string | undefined}
 */
export function hitBy(places, pieces) {
  const nearest = (/** @type {Hit[]} */ all) =>
    all.filter(({ away }) => away === 0).sort((one, other) => one.middle - other.middle)[0];
  const [place, piece] = [nearest(places), nearest(pieces)];
  return place && (!piece || place.middle < piece.middle) ? place.place : undefined;
}

export class PieceClicks {
  /**
   * @param {Pieces} pieces
   * @param {Fan} fan
   * @param {{ named: string[] }} places those that people can name as their destination
   * @param {(spot: Spot) => void} elsewhere called with a click that meant no piece
   */
  constructor(pieces, fan, places, elsewhere) {
    this.places = places;
    this.elsewhere = elsewhere;
    this.pieces = pieces;
    this.fan = fan;
    /** @type {PieceOffer["clicks"]} */
    this.clicks = new Map();
    /** The pieces that an action takes as its argument. @type {string[]} */
    this.wanted = [];
    pieces.plan.drawing.addEventListener("click", (event) => this.onClick(event));
  }

  /** Offers pieces; the previous offer ends. @param {PieceOffer} offer */
  offer({ clicks, movable, wanted, chosen }) {
    this.clicks = clicks;
    this.wanted = wanted;
    this.fan.close();
    // While a piece is chosen, a theme may let others step back.
    this.pieces.plan.drawing.classList.toggle("with-chosen", chosen !== null);
    if (chosen !== this.pieces.raised) this.pieces.raise(chosen);
    for (const [id, drawn] of this.pieces.drawn) {
      drawn.classList.toggle("movable", movable.includes(id));
      drawn.classList.toggle("wanted", wanted.includes(id));
      drawn.classList.toggle("chosen", id === chosen);
    }
  }

  /** @param {MouseEvent} event */
  onClick(event) {
    const offered = this.pieces.shown.filter(({ id }) => this.clicks.has(id));
    const meant = this.destinationAt(event, offered);
    if (meant) return this.aside(event, meant);
    // The name of a destination means that, even close to a piece.
    const { name } = spotOf(this.pieces.plan.drawing, event) ?? {};
    if (name && this.places.named.includes(name) && offered.every((piece) => this.away(piece, event) > 0))
      return this.aside(event);
    const groups = under(offered, (piece) => this.away(piece, event), this.pieces.shown);
    const asked = groups.filter((group) => group.some(({ id }) => this.wanted.includes(id)));
    const open = asked.length > 0 ? asked : groups;
    const choose = (/** @type {string} */ id) => this.clicks.get(id)?.();
    if (open.length > 1) this.fan.open(open, { x: event.clientX, y: event.clientY }, choose, this.pieces.shown);
    else if (open[0]?.[0]) choose(open[0][0].id);
    else this.aside(event);
  }

  /**
   * The destination that a click hits, itself or by its mark, unless it hits a piece whose middle is closer.
   * @param {MouseEvent} event
   * @param {PieceView[]} offered the pieces that may be chosen
   */
  destinationAt(event, offered) {
    const { named } = this.places;
    const { plan, shown } = this.pieces;
    const hit = (/** @type {PieceView} */ piece) => ({
      place: piece.place,
      away: this.away(piece, event),
      middle: this.away(piece, event, true),
    });
    const marks = shown.filter(({ seat, place }) => seat === null && named.includes(place)).map(hit);
    const spot = spotOf(plan.drawing, event);
    const towns = named.flatMap((id) => {
      const town = plan.places.get(id);
      if (!spot || !town) return [];
      const middle = spot.px * Math.hypot(town.x - spot.at.x, town.y - spot.at.y);
      return [{ place: id, away: Math.max(0, middle - ON), middle }];
    });
    return hitBy([...marks, ...towns], offered.map(hit));
  }

  /** A click that means no piece. @param {MouseEvent} event @param {string} [place] the place that it means */
  aside(event, place) {
    const spot = spotOf(this.pieces.plan.drawing, event);
    if (spot) this.elsewhere({ ...spot, name: place ?? spot.name });
  }

  /**
   * The distance of a click from a piece, in px: on a large board the pieces are small, and few are hit.
   * @param {PieceView} piece
   * @param {MouseEvent} event
   * @param {boolean} [middle] whether from its middle
   */
  away({ id }, { clientX, clientY }, middle = false) {
    const box = this.pieces.drawn.get(id)?.getBoundingClientRect();
    if (!box || box.width === 0) return Infinity;
    if (middle) return Math.hypot(clientX - box.x - box.width / 2, clientY - box.y - box.height / 2);
    const aside = Math.max(0, box.left - clientX, clientX - box.right);
    const level = Math.max(0, box.top - clientY, clientY - box.bottom);
    return Math.hypot(aside, level);
  }
}
