/** What a place of the map is: a trading post with its pile, a port, a stop; who stands there, and which numbers lead there. */

/** @import { View } from "../../app/types.d.ts" */
/** @import { ThemeNames } from "../../app/game/theme.d.ts" */

import { sentence } from "../../app/base/l10n.mjs";
import { known, open, secrets } from "./parts.mjs";

/**
 * @param {View} view
 * @param {string} place
 * @param {ThemeNames} names
 * @returns {string[]} line by line
 */
export function about(view, place, names) {
  const spot = names.plan.places.get(place);
  if (!spot) return [];
  const say = (/** @type {string} */ id, /** @type {{ [name: string]: string | number }} */ params = {}) =>
    sentence(id, names.words(params), names.game) ?? "";
  const { places, piles } = open(view);
  const { reach = {}, ledger } = secrets(view.own);
  const [colour = ""] = spot.tags.filter((tag) => tag in piles);
  const pile = piles[colour];
  const next = pile && known(pile);
  return [
    names.word("place", place),
    pile ? say("about-post", { colour: names.word("colour", colour), number: pile.shuffled + pile.bottom.length }) : "",
    next ? say("about-next", { card: next }) : "",
    spot.kind === "start" || spot.kind === "capital"
      ? say(`about-${spot.kind}`, { gifts: ledger?.expected ?? "" })
      : "",
    spot.kind === "capital" && ledger && !ledger.table && ledger.gifts < ledger.expected
      ? say("about-shut", { number: ledger.gifts })
      : "",
    spot.kind === "land" || spot.kind === "sea" ? say("about-stop") : "",
    spot.tags.includes("port") ? say("about-port") : "",
    ...places.flatMap((at, seat) => (at === place ? [say("about-merchant", { seat })] : [])),
    ...Object.entries(reach).flatMap(([mode, numbers]) => {
      const leading = Object.keys(numbers).filter((number) => numbers[number]?.includes(place));
      return leading.length > 0 ? [say("about-numbers", { mode, numbers: leading.join(", ") })] : [];
    }),
  ].filter((line) => line !== "");
}
