/** The letters of movements, as they stand on the board: each shows on the board where its piece is now. */

/** @import { Shift } from "../../types.d.ts" */
/** @import { Theme } from "../../game/theme.d.ts" */

import { element } from "../../base/elements.mjs";
import { say } from "../../base/l10n.mjs";
import { signOf } from "../../game/catalogue.mjs";

/** @typedef {(place: string, way?: string[]) => void} Fly shows a place on the board, with those of a way that ends there if they all fit */

/**
 * @param {Shift[]} shifts all that have letters
 * @param {(shift: Shift) => boolean} told of which movements the letters are wanted
 * @param {string} colour of the seat
 * @param {Fly} fly
 * @param {Theme} theme
 * @returns {(Node | string)[]} empty if there are none
 */
export function lettersOf(shifts, told, colour, fly, theme) {
  const buttons = shifts.flatMap((shift, nth) => {
    if (!told(shift)) return [];
    const letter = signOf(theme, nth);
    const disc = element("b", { class: `since-number seat-${colour}` }, letter);
    const onclick = () => fly(shift.stops.at(-1) ?? "", shift.stops.toReversed());
    return [
      say(element("button", { type: "button", class: "since-letter", onclick }, disc), "since-letter", { letter }),
    ];
  });
  return buttons.length > 0 ? [" ", element("span", { class: "since-numbers" }, ...buttons)] : [];
}
