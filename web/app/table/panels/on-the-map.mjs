/** A button on a card whose place the board can show: the theme gives the card the place as `data-place`. */

import { button } from "../../base/dialogs.mjs";

/**
 * @param {HTMLElement[]} cards
 * @param {(place: string) => void} fly
 */
export function showOnTheMap(cards, fly) {
  for (const card of cards) {
    const { place } = card.dataset;
    if (place) card.append(button("card-fly", () => fly(place), "button quiet card-fly"));
  }
  return cards;
}
