/** What a place of the map is: a country with its figures and its owner, a base, the pieces there. */

/** @import { View } from "../../app/types.d.ts" */
/** @import { ThemeNames } from "../../app/game/theme.d.ts" */

import { sentence } from "../../app/base/l10n.mjs";
import { countries, open } from "./open.mjs";

/** Values of `owner` that are no seat. */
const OPEN = -1;

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
  /** @type {Map<string, number>} */
  const crowds = new Map();
  for (const { kind, seat } of standing) crowds.set(`${kind} ${seat}`, (crowds.get(`${kind} ${seat}`) ?? 0) + 1);
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
    ...[...crowds].map(([key, number]) => {
      const [kind = "", seat] = key.split(" ");
      return say(`about-${kind}`, { seat: Number(seat), number });
    }),
  ].filter((line) => line !== "");
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
