/** What a square is: whose Start or Finish, whose pawn, and which throws lead there. */

/** @import { View } from "../../app/types.d.ts" */
/** @import { ThemeNames } from "../../app/game/theme.d.ts" */
/** @import { Public } from "./view.d.ts" */

import { sentence } from "../../app/base/l10n.mjs";
import { throwLine } from "./throws.mjs";

/**
 * @param {View} view
 * @param {string} place a square
 * @param {ThemeNames} names
 * @returns {string[]} line by line
 */
export function about(view, place, names) {
  const { depart, arrivee, pawns, throws } = /** @type {Public} */ (view.public);
  const say = (/** @type {string} */ id, /** @type {{ [name: string]: string | number }} */ params = {}) =>
    sentence(id, names.words(params), names.game) ?? "";
  const all = (/** @type {number[]} */ squares, /** @type {string} */ id) =>
    squares.flatMap((square, seat) => (String(square) === place ? [say(id, { seat })] : []));
  const isPenalty = names.plan.places.get(place)?.tags.includes("penalty");
  return [
    say("about-square", { number: place }),
    isPenalty ? say("about-penalty") : "",
    ...all(depart, "about-depart"),
    ...all(arrivee, "about-arrivee"),
    ...all(pawns, "about-pawn"),
    ...throws.filter(({ to, blocked }) => String(to) === place && !blocked).map((one) => throwLine(one, names)),
  ].filter((line) => line !== "");
}
