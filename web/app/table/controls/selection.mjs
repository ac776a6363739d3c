/** Which piece is chosen after an action or a click: the choice goes on with what moves next. */

/** @import { Family, PieceView, View } from "../../types.d.ts" */
/** @import { Verbs } from "./offered.mjs" */

import { alike } from "../../game/piece-picture.mjs";
import { turnOf } from "../../game/turn.mjs";
import { pieceOf } from "./offered.mjs";

/**
 * The piece that stays chosen after an action: what carries it now, itself, or else what it has just put down. What has been
 * put down has arrived, unless it can go on: that it could go aboard again is no reason to keep it.
 * @param {string} chosen
 * @param {PieceView[]} before the pieces before the action
 * @param {PieceView[]} after
 * @param {string[]} movable the pieces that have a legal action now
 * @param {(piece: string) => boolean} goes whether a piece goes anywhere by itself
 * @returns {string | null}
 */
export function stillChosen(chosen, before, after, movable, goes) {
  const carrier = after.find(({ id }) => id === chosen)?.on;
  const carried = before.find(({ id }) => id === chosen)?.on;
  if (carrier !== undefined && carrier !== carried && movable.includes(carrier)) return carrier;
  const down = carried !== undefined && carrier === undefined;
  if (movable.includes(chosen) && (!down || goes(chosen))) return chosen;
  const loads = before.filter(({ on }) => on === chosen).map(({ id }) => id);
  return loads.find((id) => movable.includes(id) && goes(id)) ?? null;
}

/**
 * The piece that is chosen in a view: none in another round, nor once somebody else plays.
 * @param {string} chosen
 * @param {View | null} before when somebody could last act
 * @param {View} now
 * @param {string[] | null} movable null while nobody can act: the piece stays chosen until they can
 * @param {(piece: string) => boolean} goes whether a piece goes anywhere by itself
 */
export function chosenNow(chosen, before, now, movable, goes) {
  if (before === null || before.round !== now.round) return null;
  if (movable) return stillChosen(chosen, before.pieces, now.pieces, movable, goes);
  return turnOf(before) === turnOf(now) ? chosen : null;
}

/**
 * The piece that a click means: a load that can only leave its carrier stands for the carrier.
 * @param {string} clicked
 * @param {PieceView[]} pieces
 * @param {string[]} movable
 * @param {(piece: string) => boolean} goes whether a piece goes anywhere by itself
 */
export function meant(clicked, pieces, movable, goes) {
  const carrier = pieces.find(({ id }) => id === clicked)?.on;
  return carrier !== undefined && movable.includes(carrier) && !goes(clicked) ? carrier : clicked;
}

/**
 * Of pieces that do the same, the preferred one stands for the others.
 * @param {string} clicked
 * @param {string | null} preferred
 * @param {PieceView[]} pieces
 */
export function twinOf(clicked, preferred, pieces) {
  const group = alike(pieces, pieces).find((one) => one.some(({ id }) => id === clicked));
  return preferred !== null && group?.some(({ id }) => id === preferred) ? preferred : clicked;
}

/**
 * Whether a piece stands for another one, or one of them carries the other.
 * @param {string} chosen
 * @param {string} piece
 * @param {PieceView[]} pieces
 */
export function isNear(chosen, piece, pieces) {
  if (twinOf(chosen, piece, pieces) === piece) return true;
  return pieces.some(({ id, on }) => (id === chosen && on === piece) || (id === piece && on === chosen));
}

/**
 * Whether a piece carries another one: a click on a destination then means to bring that there.
 * @param {string | null} piece
 * @param {PieceView[]} pieces
 */
export const isLaden = (piece, pieces) => piece !== null && pieces.some(({ on }) => on === piece);

/**
 * The actions by which others board a chosen piece; of those that do the same, one stands for all.
 * @param {Family[]} families
 * @param {Verbs} verbs
 * @param {string} chosen
 * @param {PieceView[]} pieces
 * @returns {Family[]}
 */
function boardings(families, verbs, chosen, pieces) {
  const boarding = families.filter(
    ({ verb, fixed, values }) => verbs[verb]?.[fixed.length] === "carrier" && values?.includes(chosen),
  );
  const able = new Map(boarding.map((family) => [pieceOf(family, verbs), family]));
  return alike(pieces, pieces).flatMap((group) => {
    const first = group.map(({ id }) => able.get(id)).find((family) => family !== undefined);
    return first ? [{ ...first, values: [chosen] }] : [];
  });
}

/**
 * A family for buttons: of the carriers that do the same, one stands for all.
 * @param {Family} family
 * @param {Verbs} verbs
 * @param {PieceView[]} pieces
 * @returns {Family}
 */
export function oneOfAlike(family, verbs, pieces) {
  const { verb, fixed, values } = family;
  if (values === null || verbs[verb]?.[fixed.length] !== "carrier") return family;
  const carriers = pieces.filter(({ id }) => values.includes(id));
  return { ...family, values: alike(carriers, pieces).flatMap(([first]) => first?.id ?? []) };
}

/**
 * The families on offer: while a piece is chosen, its own and those of what it carries come first, then what others can
 * do with it as their carrier; then those that are about no piece.
 * @param {Family[]} families
 * @param {Verbs} verbs
 * @param {string | null} chosen
 * @param {PieceView[]} pieces
 */
export function familiesOf(families, verbs, chosen, pieces) {
  const loads = new Set(pieces.flatMap(({ id, on }) => (chosen !== null && on === chosen ? [id] : [])));
  const own = families.filter((family) => {
    const piece = pieceOf(family, verbs);
    return piece !== null && (piece === chosen || loads.has(piece));
  });
  const boarding = chosen === null ? [] : boardings(families, verbs, chosen, pieces);
  return [...own, ...boarding, ...families.filter((family) => pieceOf(family, verbs) === null)];
}
