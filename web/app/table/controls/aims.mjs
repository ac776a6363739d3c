/** Finds where people press to do an action: a button beside the board, a place on it, or first a piece or a verb. */

/** @import { Names } from "../../game/names.mjs" */
/** @import { PieceView } from "../../types.d.ts" */
/** @import { Verbs } from "./offered.mjs" */

import { settings } from "../../base/settings.mjs";
import { placeOf } from "../../game/advice.mjs";
import { parseAction } from "../../game/names.mjs";
import { alike } from "../../game/piece-picture.mjs";

/**
 * @typedef {object} Aims
 * @property {HTMLElement[]} elements what people can press now, or the field that they fill in; the best first
 * @property {string | null} place where it is on the board
 * @property {string} [aim] the destination that people name
 * @property {string} [value] what they fill in
 * @property {string} [piece] the piece that they choose first
 */

/**
 * What the aims depend on, beside the actions.
 * @typedef {object} Around
 * @property {HTMLElement} root the table
 * @property {Verbs} verbs
 * @property {Names} names
 * @property {PieceView[]} pieces
 * @property {{ place: string, actions: string[] }[]} paths the ways of the chosen piece
 * @property {(place: string) => string | null} offered the action that a place stands for; null for none or several
 * @property {{ target: string, actions: string[] } | null} [proposed] the way that people see, and can confirm
 * @property {string | null} end the place that people can name to play the next actions as one way; null if none does
 */

/**
 * @param {string[]} actions the next action, and those after it, which may be played with it as one way
 * @param {Around} around
 * @returns {Aims}
 */
export function aimsOf(actions, { root, verbs, names, pieces, paths, offered, proposed, end }) {
  const [action = ""] = actions;
  const { verb, values } = parseAction(action);
  const place = placeOf(action, verbs, names);
  const find = (/** @type {string} */ selector) =>
    [.../** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll(selector))].filter(
      (one) => one.closest("[hidden]") === null && !one.matches(":disabled"),
    );
  const all = (/** @type {string} */ name, /** @type {string} */ value) =>
    find(`[data-${name}="${CSS.escape(value)}"]`);
  const places = (/** @type {string} */ id) => find(`.target[data-place="${CSS.escape(id)}"]`);
  // Where places lie too close together, the board offers their room instead.
  const target = (/** @type {string} */ id) => {
    const own = places(id);
    const room = names.plan.places.get(id)?.room;
    return own.length > 0 || room === undefined ? own : places(room).filter((one) => one.matches(".of-several"));
  };

  const sure = all("confirm", action);
  if (sure.length > 0) return { elements: sure, place };

  // The way may be proposed for another name of its end: a capital instead of the land it lies in.
  const way = proposed && isNext(proposed.actions, actions) ? all("way", proposed.target) : [];
  if (proposed && way.length > 0) return { elements: way, place: proposed.target };

  const far = paths
    .filter((path) => isNext(path.actions, actions))
    .sort((a, b) => b.actions.length - a.actions.length)[0];
  if (far) {
    const go = all("way", far.place);
    return { elements: go.length > 0 ? go : target(far.place), place: far.place };
  }

  // While another piece is chosen, the places are for that one.
  const another = verbs[verb]?.[0] === "piece" && paths.length > 0 && !paths.some((path) => path.actions[0] === action);
  // A place may stand for an action of another verb, which leads there, too.
  const misled = place !== null && verb !== parseAction(offered(place) ?? action).verb;
  const found = [...(place === null || another || misled ? [] : target(place)), ...all("action", action)];
  if (found.length > 0) return { elements: found, place };

  if (end !== null) {
    const go = all("way", end);
    return { elements: go.length > 0 ? go : find(".destination input"), place: end, aim: end };
  }

  const cards = values.flatMap((value, at) => (verbs[verb]?.[at] === "card" ? all("card", String(value)) : []));
  const card = cards.filter((one) => one.matches("button"));
  if (card.length > 0) return { elements: card, place };

  if (verbs[verb]?.[0] === "piece") {
    const piece = String(values[0]);
    const group = alike(pieces, pieces).find((one) => one.some(({ id }) => id === piece)) ?? [];
    const movers = group.flatMap(({ id }) => all("mover", id));
    // What is aboard is chosen with its carrier.
    const carrier = movers.length > 0 ? [] : group.flatMap(({ on }) => (on === undefined ? [] : all("mover", on)));
    const other = [...movers, ...carrier].length > 0 ? [...movers, ...carrier] : find("[data-drop]");
    return { elements: other, place: names.stands.get(piece) ?? place, piece };
  }

  const fields = find(`.choice-group[data-verb="${verb}"] input:not([type=range])`);
  const [field] = fields;
  const value = String(values.at(-1));
  if (field instanceof HTMLInputElement) {
    const go = field.value === value ? [...(field.form?.querySelectorAll("button.strong") ?? [])].map(asElement) : [];
    const steps = Number(field.value) < Number(value) ? ".step:last-of-type" : ".step:first-of-type";
    const step = find(`.choice-group[data-verb="${verb}"] .amount > ${steps}`);
    return { elements: go.length > 0 ? go : [...fields, ...step], place, value };
  }

  const heads = find(`.verb[data-verb="${verb}"]`);
  // While a piece is chosen, the table offers only what it can do: people put it back first.
  return { elements: heads.length > 0 ? heads : find("[data-drop]"), place };
}

/** The way in which a ring swells once. */
const SWELL = { duration: 600, easing: "ease-in-out" };

/**
 * Moves the focus to what to press; the rings swell once, since they may have been there before somebody asked for them.
 * @param {HTMLElement[]} elements
 */
export function beckon(elements) {
  elements[0]?.focus({ preventScroll: true });
  if (!settings.still) for (const one of elements) one.animate([{}, { outlineOffset: "9px" }, {}], SWELL);
}

/**
 * The places where a way of several actions may end, the farthest first; none if the first of them moves no piece.
 * @param {string[]} actions
 * @param {Verbs} verbs
 */
export function endsOf(actions, verbs) {
  /** @type {Set<string>} */
  const ends = new Set();
  for (const action of wayOf(actions, verbs)) {
    const { verb, values } = parseAction(action);
    const at = verbs[verb]?.indexOf("place") ?? -1;
    if (at >= 0) ends.add(String(values[at]));
  }
  return [...ends].reverse();
}

/**
 * Those of the next actions that move pieces, up to the first that does not.
 * @param {string[]} actions
 * @param {Verbs} verbs
 */
export function wayOf(actions, verbs) {
  const end = actions.findIndex((action) => verbs[parseAction(action).verb]?.[0] !== "piece");
  return end < 0 ? actions : actions.slice(0, end);
}

/** Whether a way consists of the next actions. @param {string[]} way @param {string[]} actions */
export const isNext = (way, actions) => way.length > 0 && way.every((one, at) => one === actions[at]);

/** @param {Element} found */
const asElement = (found) => /** @type {HTMLElement} */ (found);
