/** Where a throw leads, in words, and the sign of what it brings in all. */

/** @import { ThemeNames } from "../../app/game/theme.d.ts" */
/** @import { MetView, ThrowView } from "./view.d.ts" */

import { sentence, signed } from "../../app/base/l10n.mjs";

/**
 * What a badge adds to the face: no mark relies on colour alone, and a second plus would look like a part of the face.
 * The legend explains them. @type {{ [brings: string]: string }}
 */
export const SIGNS = { win: "★", gain: "✓", loss: "✗", back: "↩" };

/** What a throw brings in all: a pawn's 10 points on one's own Start are a loss. @param {ThrowView} thrown */
export function brings({ meets, points }) {
  const last = meets.at(-1)?.what;
  if (last === "win" || last === "back") return last;
  return points > 0 ? "gain" : points < 0 ? "loss" : "nothing";
}

/** Everything that happens where it leads, in order, and the sum. @param {ThrowView} thrown @param {ThemeNames} names */
export function throwLine({ face, to, blocked, meets, points }, names) {
  const say = (/** @type {string} */ id, /** @type {{ [name: string]: string | number | boolean }} */ params) =>
    sentence(id, names.words(params), names.game) ?? "";
  const won = meets.some(({ what }) => what === "win");
  const met = (/** @type {MetView} */ { what, owner, points: sum, capped }) =>
    say("throws-met", { what: what === "pawn" && won ? "pawn-stays" : what, owner, amount: Math.abs(sum), capped });
  const line = say("throws-line", { face, place: String(to), blocked });
  const all = [line, ...meets.slice(0, 1).map(met)].join(say("throws-there", {}));
  const told = [all, ...meets.slice(1).map(met)].join(say("throws-then", {}));
  return meets.length > 1 && !won ? say("throws-sum", { told, sum: signed(points) }) : told;
}
