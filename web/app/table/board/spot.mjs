/** The place under a point of a map, for people who name their destination by a click; the place of an event. */

/** @import { SeenEvent } from "../../types.d.ts" */
/** @import { BoardPlan } from "../../game/catalogue.mjs" */
/** @import { Point } from "../../game/placement.mjs" */

/**
 * A point of the drawing, the size of a unit there in px, and the place whose name stands there.
 * @typedef {{ at: Point, px: number, name: string | null }} Spot
 */

/** The part of the reach of a named place in which a click is on it, whatever is written there. */
const ON = 0.5;

/**
 * What lies at a point of the window.
 * @param {SVGSVGElement} drawing
 * @param {Point} point
 * @returns {Spot | null} null while the drawing is not shown
 */
export function spotOf(drawing, { x, y }) {
  // Not by `getScreenCTM`, which knows nothing of the depth in which a board moves while people zoom.
  const [box, drawn] = [drawing.getBoundingClientRect(), drawing.viewBox.baseVal];
  if (box.width === 0) return null;
  const px = box.width / drawn.width;
  const written = document.elementsFromPoint(x, y).find((one) => drawing.contains(one) && one.closest("[data-names]"));
  const name = written?.closest("[data-names]")?.getAttribute("data-names") ?? null;
  return { at: { x: drawn.x + (x - box.x) / px, y: drawn.y + (y - box.y) / px }, px, name };
}

/**
 * The smallest place that contains a point: a named one, a part of a room, or a room.
 * @param {BoardPlan} plan
 * @param {Point} point in units of the drawing
 * @param {string[]} named the places that may be chosen although they are no parts of a room
 * @param {number} reach how far from the middle of a named place a click still means it, in units of the drawing
 * @param {string | null} [written] the place whose name stands there
 * @returns {string | null}
 */
export function spotAt(plan, point, named, reach, written = null) {
  const rooms = new Set(plan.data.places.flatMap(({ room }) => (room === undefined ? [] : [room])));
  const near = named
    .flatMap((id) => {
      const place = plan.places.get(id);
      return place ? [{ id, away: Math.hypot(place.x - point.x, place.y - point.y) }] : [];
    })
    .filter(({ away }) => away <= reach)
    .sort((one, other) => one.away - other.away);
  // The name of a town means it, even close to another town, unless the click is on that one itself.
  const on = near.find(({ away }) => away <= reach * ON);
  const meant = on?.id ?? written ?? near[0]?.id ?? null;
  if (meant !== null) return meant;
  const around = plan.data.places.filter(
    ({ id, room, x, y, width, height }) =>
      (room !== undefined || rooms.has(id)) &&
      Math.abs(x - point.x) <= width / 2 &&
      Math.abs(y - point.y) <= height / 2,
  );
  const sorted = around.sort(
    (one, other) =>
      one.width * one.height - other.width * other.height ||
      Math.hypot(one.x - point.x, one.y - point.y) - Math.hypot(other.x - point.x, other.y - point.y),
  );
  return sorted[0]?.id ?? null;
}

/**
 * What a point of a board lies on: a place, or an area's number.
 * @param {BoardPlan} plan
 * @param {Point} point in units of the drawing
 * @returns {string | null} the id of the place or area
 */
export function placeAt(plan, point) {
  const { places, areas } = plan.data;
  const found = [...places, ...areas].find(
    ({ x, y, width, height }) => Math.abs(x - point.x) <= width / 2 && Math.abs(y - point.y) <= height / 2,
  );
  return found?.id ?? null;
}

/**
 * The place of the note that lies at a point of the window: it may stand beside its place.
 * @param {SVGSVGElement} drawing
 * @param {Point} point
 */
export function badgeAt(drawing, { x, y }) {
  const found = [...drawing.querySelectorAll(".badge[data-place]")].find((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return left <= x && x <= right && top <= y && y <= bottom;
  });
  return found?.getAttribute("data-place") ?? null;
}

/** The parameters of events that may be a place, the most telling first; a country's card has the id of its capital. */
const WHERE = ["to", "at", "cell", "card"];

/** Where something happened. @param {BoardPlan} plan @param {SeenEvent[]} events */
export function eventSpot({ places }, events) {
  const named = events.flatMap(({ params }) => WHERE.map((name) => String(params[name])));
  return named.find((id) => places.has(id)) ?? null;
}
