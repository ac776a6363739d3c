/** What the offered places cost. */

/** @import { PlaceOffer } from "../types.d.ts" */
/** @import { BoardPlan } from "../../game/catalogue.mjs" */

/** Up to so many places say what they cost. */
const ALL = 30;
/** Half of the size of a room, with the narrow strip between rooms: what lies there belongs to both. */
const HALF = 0.525;

/**
 * What is said once: of the places of a room that cost the same, the largest says it. The room itself is less than those in it.
 * @param {BoardPlan} plan
 * @param {Map<string, string>} costs
 */
function once({ places }, costs) {
  /** The place that says a cost in a room. @type {Map<string, string>} */
  const says = new Map();
  const size = (/** @type {string} */ id) => {
    const { width = 0, height = 0, room } = places.get(id) ?? {};
    return room === undefined ? 0 : width * height;
  };
  for (const [id, cost] of costs) {
    const key = `${places.get(id)?.room ?? id} ${cost}`;
    const other = says.get(key);
    if (other === undefined || size(id) > size(other)) says.set(key, id);
  }
  return new Map([...costs].filter(([id, cost]) => says.get(`${places.get(id)?.room ?? id} ${cost}`) === id));
}

/**
 * The notes on the offered places. In a wide range only those say it in whose room something is: a note on every sea would
 * cover what people look for. How far another place is, they see while the pointer rests there, or by choosing it.
 * @param {BoardPlan} plan
 * @param {Map<string, Pick<PlaceOffer, "cost">>} offers
 * @param {string[]} marked the places where something is
 * @returns {Map<string, string>}
 */
export function costsOf(plan, offers, marked) {
  const costs = new Map([...offers].flatMap(([id, { cost }]) => (cost === undefined ? [] : [[id, cost]])));
  if (costs.size <= ALL) return once(plan, costs);
  const spots = [...new Set(marked)].flatMap((id) => plan.places.get(id) ?? []);
  const said = new Map(
    [...costs].filter(([id]) => {
      const place = plan.places.get(id);
      const room = plan.places.get(place?.room ?? "") ?? place;
      const [across, down] = [(room?.width ?? 0) * HALF, (room?.height ?? 0) * HALF];
      return room && spots.some(({ x, y }) => Math.abs(x - room.x) <= across && Math.abs(y - room.y) <= down);
    }),
  );
  return once(plan, said);
}
