/** What a place of the map is: a country with its figures and its owner, a base, the pieces there. */

/** @import { View } from "../../app/types.d.ts" */
/** @import { ThemeNames } from "../../app/game/theme.d.ts" */

import { sentence } from "../../app/base/l10n.mjs";
import { countries, open } from "./open.mjs";

/** Values of `owner` that are no seat. */
const OPEN = -1;

/** The pieces of so many seats are named in a cell: a line more would take room from what can be done. */
const NAMED = 3;

/**
 * @param {View} view
 * @param {string} place a capital, a region or a cell
 * @param {ThemeNames} names
 * @returns {string[]} line by line
 */
export function about(view, place, names) {
  const capital = countries(names).find(({ id }) => id === place);
  const cell = capital?.cell ?? place.replace(/^base-/, "").split(".")[0] ?? place;
  const country = capital ? [capital] : countries(names).filter((one) => one.cell === cell);
  const prizes = view.pieces.filter((piece) => piece.kind === "prize" && piece.place === cell);
  const base = open(view).bases.indexOf(cell);
  const standing = view.pieces.filter(
    ({ kind, place }) => kind !== "prize" && place.split(".")[0] === cell && /^\d/.test(place),
  );
  const say = (/** @type {string} */ id, /** @type {{ [name: string]: string | number }} */ params) =>
    sentence(id, names.words(params), names.game) ?? "";
  return [
    country.length > 0 && place !== cell ? "" : names.word("place", place),
    ...country.map(({ id, cost, income }) => figures(view, id, cost, income, say)),
    ...country.flatMap(({ id }) => (open(view).war.bare.includes(id) ? [say("about-bare", { card: id })] : [])),
    ...prizes.flatMap(({ id, count = 0 }) => {
      const card = id.split("-").slice(1, 3).join("-");
      return [
        say("about-prize", { card, amount: count }),
        ...direction(view, card, cell, say),
        ...(isLeftFirst(view, card) ? [say("about-prize-left", {})] : []),
        sentence(`text-${card}`, {}, names.game) ?? "",
      ];
    }),
    base < 0 ? "" : say("about-base", { seat: base }),
    present(standing, say),
  ].filter((line) => line !== "");
}

/**
 * The pieces in a cell, in one line: those of each seat together; of more than some seats, the others are counted.
 * @param {View["pieces"]} pieces
 * @param {(id: string, params: { [name: string]: string | number }) => string} say
 */
function present(pieces, say) {
  /** @type {Map<number, Map<string, number>>} */
  const crowds = new Map();
  for (const { kind, seat } of pieces) {
    const own = crowds.get(seat ?? OPEN) ?? new Map();
    crowds.set(seat ?? OPEN, own.set(kind, (own.get(kind) ?? 0) + 1));
  }
  const parts = [...crowds].slice(0, NAMED).map(([seat, own]) => {
    const those = [...own].map(([kind, number]) => say(`about-${kind}`, { number })).join(", ");
    return say("about-here-of", { pieces: those, seat });
  });
  const others = pieces.filter(({ seat }) => ![...crowds.keys()].slice(0, NAMED).includes(seat ?? OPEN)).length;
  if (others > 0) parts.push(say("about-others", { number: others }));
  return parts.length === 0 ? "" : say("about-here", { pieces: parts.join(", ") });
}

/** Whether pieces stood at a prize as it was promised: they do not win it from there. @param {View} view @param {string} card */
export const isLeftFirst = (view, card) =>
  open(view).prizes.some((prize) => prize.card === card && prize.stuck.length > 0);

/**
 * Where the route of a prize goes on from a cell, or where it comes from.
 * @param {View} view
 * @param {string} card
 * @param {string} cell
 * @param {(id: string, params: { [name: string]: string | number }) => string} say
 */
function direction(view, card, cell, say) {
  const routes = open(view).prizes.filter((prize) => prize.card === card && prize.starts.length > 0);
  return routes.flatMap(({ starts, ends, either, via }) => {
    const begins = starts.includes(cell);
    const other = (begins ? ends : starts).join(", ");
    const way = say("about-prize-route", { cells: other, way: either ? "either" : begins ? "start" : "end" });
    return via ? [way, say("about-prize-via", { row: via })] : [way];
  });
}

/**
 * A country: its figures, and who has it.
 * @param {View} view
 * @param {string} card
 * @param {number} printed
 * @param {number} income
 * @param {(id: string, params: { [name: string]: string | number }) => string} say
 */
function figures(view, card, printed, income, say) {
  const { owner, cost } = open(view);
  const of = owner[card] ?? OPEN - 1;
  const params = { card, amount: cost[card] ?? printed, income };
  if (of >= 0) return say("about-owned", { ...params, seat: of });
  return say(of === OPEN ? "about-open" : "about-in-pack", params);
}
