/**
 * A large range on a small screen: places of one room that would be too small for a finger are offered as one, the whole
 * room. A click means the place nearest to it; the board then comes closer, and the places stand apart.
 */

/** @import { BoardPlan } from "../../game/catalogue.mjs" */

/**
 * What a board offers.
 * @typedef {object} Offer
 * @property {Map<string, () => void>} choices the effect of choosing each place, by id
 * @property {(id: string) => string} name the label for screen readers
 * @property {string[]} stands the places where the person's pieces stand
 * @property {Map<string, string>} costs the text on an offered place, by id
 */

/** A room as `grouped` offers it, and the places in it; the room itself comes last. @typedef {Map<string, string[]>} Groups */

/**
 * The same offer with one place for each room: the only one that is offered of it, or else the room, which stands for all.
 * @param {BoardPlan} plan
 * @param {Offer} offer
 * @param {(room: string, places: string[]) => void} open what choosing a room does
 * @returns {Offer & { groups: Groups }}
 */
export function grouped(plan, offer, open) {
  /** @type {Groups} */
  const rooms = new Map();
  for (const id of offer.choices.keys()) {
    const room = plan.places.get(id)?.room;
    if (room !== undefined) rooms.set(room, [...(rooms.get(room) ?? []), id]);
  }
  for (const [room, places] of rooms) if (offer.choices.has(room)) places.push(room);
  const groups = new Map([...rooms].filter(([, places]) => places.length > 1));
  /** @type {Offer["choices"]} */
  const choices = new Map();
  const costs = new Map(offer.costs);
  /** @type {Map<string, string>} */
  const ranges = new Map();
  for (const [id, choose] of offer.choices) {
    const room = plan.places.get(id)?.room ?? id;
    const places = groups.get(room);
    if (places) choices.set(room, () => open(room, places));
    else choices.set(id, choose);
  }
  for (const [room, places] of groups) {
    const all = places.map((id) => offer.costs.get(id)).filter((cost) => cost !== undefined);
    const sorted = all.sort((one, other) => Number(one) - Number(other));
    const [least, most] = [sorted[0], sorted.at(-1)];
    if (least === undefined) costs.delete(room);
    else costs.set(room, least === most ? least : `${least}+`);
    if (least !== most) ranges.set(room, `${least}–${most}`);
  }
  const name = (/** @type {string} */ id) => {
    const names = (groups.get(id) ?? [id]).map(offer.name);
    const range = ranges.get(id); // what stands on it belongs to its name, and not in brackets: those are left out of names
    return (range ? [...names, range] : names).join("; ");
  };
  return { choices, name, stands: offer.stands, costs, groups };
}

/**
 * The place nearest to a point.
 * @param {BoardPlan} plan
 * @param {string[]} places
 * @param {{ x: number, y: number }} point in units of the drawing
 * @param {string} [but] a place that is not meant
 */
export function nearest(plan, places, point, but) {
  const away = (/** @type {string} */ id) => {
    const { x, y } = plan.places.get(id) ?? { x: Infinity, y: Infinity };
    return Math.hypot(x - point.x, y - point.y);
  };
  return places.filter((id) => id !== but).sort((one, other) => away(one) - away(other))[0];
}
