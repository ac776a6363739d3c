/** What a point of call is: what it sells, the ships and goods there; and what a zone's number means. */

/** @import { View } from "../../app/types.d.ts" */
/** @import { ThemeNames } from "../../app/game/theme.d.ts" */
/** @import { Public } from "./view.d.ts" */

import { sentence } from "../../app/base/l10n.mjs";
import { PRODUCTS } from "./products.mjs";

/**
 * @param {View} view
 * @param {string} place a port, a stranding place, or a zone
 * @param {ThemeNames} names
 * @returns {string[]} line by line
 */
export function about(view, place, names) {
  const say = (/** @type {string} */ id, /** @type {{ [name: string]: string | number }} */ params) =>
    sentence(id, names.words(params), names.game) ?? "";
  const { ships, cargo, stranded, corsaire, owner, danger } = /** @type {Public} */ (view.public);
  const { areas } = names.plan.data;
  const spot = names.plan.places.get(place);
  if (!spot) return [say("about-zone", { zone: Number(place), face: Number(place[0]) })];
  const product = spot.tags.find((tag) => PRODUCTS.includes(tag));
  const zone = areas.findIndex(({ id }) => id === spot.area);
  const lots = (/** @type {string} */ id, /** @type {number[]} */ goods) =>
    goods.flatMap((amount, at) => (amount > 0 ? [say(id, { at: place, product: PRODUCTS[at] ?? "", amount })] : []));
  return [
    product
      ? say("about-port", { place, product, face: PRODUCTS.indexOf(product) + 1 })
      : say("about-stranding", { place, zone: Number(spot.area) }),
    ...ships.flatMap((at, seat) =>
      at === place ? [say("about-ship", { seat }), ...lots("seen-hold", cargo[seat] ?? [])] : [],
    ),
    ...(product ? [] : lots("seen-stranded", stranded[zone] ?? [])),
    corsaire === place ? say("about-corsaire", { seat: owner }) : "",
    danger.includes(place) ? say("about-danger", { seat: owner }) : "",
  ].filter((line) => line !== "");
}
