/**
 * The scene of a war, which everybody watches: the camps, votes, announcements, fights, bombs, and the losses of
 * allies.
 */

/** @import { Marks, SeenEvent, View } from "../../app/types.d.ts" */
/** @import { ThemeNames } from "../../app/game/theme.d.ts" */

import { element, picture } from "../../app/base/elements.mjs";
import { say } from "../../app/base/l10n.mjs";
import { captain, open, told } from "./open.mjs";

const FACES = ["parachute", "jeep", "jeeps", "ship", "both", "miss"];

/**
 * @param {View} view
 * @param {ThemeNames} names
 * @param {SeenEvent[]} last
 * @param {SeenEvent[]} own
 * @returns {HTMLElement | null}
 */
export function scene(view, names, last, own) {
  const { war } = open(view);
  const fightOf = (/** @type {SeenEvent[]} */ events) => events.findLast(({ kind }) => kind === "fight-won");
  const won = fightOf(last);
  const before = won || war.standing !== "war" ? undefined : fightOf(own);
  const chooses = view.phase === "attack" && [null, view.actor].includes(view.seat); // then the fights are buttons
  const parts = [
    ...(won ? [fought(won, last, names)] : []),
    ...(before ? [recalled(before, own, names)] : []),
    ...(war.cell !== "" && (!won || view.phase === "fight") ? [fight(view, names)] : []),
    ...(view.phase === "bomb" || war.hits.length > 0 ? [bombing(view, names)] : []),
    ...(war.motion === "" ? [] : [vote(view, names)]),
    ...(war.warning > 0 ? [announced(view, names)] : []),
    ...(chooses ? [] : war.due)
      .filter(({ at, kind }) => at !== war.cell || kind !== war.kind)
      .map(({ at, kind }) => told("p", "war-due", "war-due", { at, kind }, names)),
    ...mourning(view, names),
  ];
  // After the end nothing is at stake any more; in a truce as in peace, only what is being decided.
  if (view.result || (["peace", "truce"].includes(war.standing) && parts.length === 0)) return null;
  const [choosing, decided] = [chooses ? " war-chooses" : "", won ? " war-decided" : ""];
  return element(
    "section",
    { class: `scene war-scene war-${war.standing}${choosing}${decided}`, "aria-labelledby": "scene-title" },
    war.motion === ""
      ? told("h2", "scene-title", "war-title", { standing: war.standing }, names)
      : told("h2", "scene-title", "war-vote", {}, names),
    ...parts,
    ...(won ? [] : [element("div", { class: "war-terms" }, ...where(view, names))]),
    ...(!won && war.camps.length > 0 && ["war", "declared"].includes(war.standing) ? [camps(view, names)] : []),
  );
}

/** The cell of the current fight or bomb, or the cells of the fights to come. @param {View} view @returns {Marks | null} */
export function stage(view) {
  const { war } = open(view);
  if (view.result) return null;
  if (view.phase === "attack") return { places: [...new Set(war.due.map(({ at }) => at))] };
  const cell = war.cell || (["bomb", "remove"].includes(view.phase) ? war.field : "");
  return cell ? { places: [cell] } : null;
}

/** Where the war takes place, between whom, when it begins, and how it ends. @param {View} view @param {ThemeNames} names */
function where(view, names) {
  const { war } = open(view);
  if (war.standing === "peace" || war.standing === "truce") return [];
  const line = (/** @type {string} */ id, params = {}) => told("p", "war-where", id, params, names);
  return [
    ...(war.total ? [] : war.cards.map((card) => line("war-card", { card }))),
    war.cells.length > 0 ? line("war-cells", { cells: war.cells.join(", ") }) : line("war-everywhere"),
    ...(war.standing === "declared" ? [line("war-begins-next")] : []),
    ...(war.camps.length > 0 ? [] : [line("war-each")]),
    line("war-until"),
  ];
}

/** A war that somebody has announced: when it begins, and where. @param {View} view @param {ThemeNames} names */
function announced(view, names) {
  const { warner: seat, warning: rounds, cells, in_time } = open(view).war;
  if (!in_time) return told("p", "war-where", "war-too-late", { seat }, names);
  const params = { seat, rounds, number: cells.length, cells: cells.join(", ") };
  return told("p", "war-warning", "war-warning", params, names);
}

/** The camps, each with its seats. @param {View} view @param {ThemeNames} names */
function camps(view, names) {
  const { war } = open(view);
  const left = names.seats.flatMap((_, seat) => (view.seats[seat]?.out ? [] : [seat]));
  /** @type {Map<number, number[]>} */
  const sides = new Map();
  for (const seat of left) {
    const side = war.camps[seat] ?? seat;
    sides.set(side, [...(sides.get(side) ?? []), seat]);
  }
  return element(
    "ul",
    { class: "camps" },
    ...[...sides.values()].map((side) => element("li", { class: "camp" }, ...side.map((seat) => captain(seat, names)))),
  );
}

/**
 * A side of a fight with its die.
 * @param {number} seat
 * @param {number | undefined} thrown undefined before its throw
 * @param {ThemeNames} names
 * @param {boolean} [wins]
 */
function side(seat, thrown, names, wins = false) {
  return element(
    "div",
    { class: `fighter${wins ? " fighter-wins" : ""}` },
    captain(seat, names),
    thrown === undefined
      ? element("span", { class: "fighter-waits", "aria-hidden": "true" }, "?")
      : picture(`outcome-roll-${thrown}`, "fighter-die"),
    ...(thrown === undefined ? [] : [element("span", { class: "visually-hidden" }, String(thrown))]),
  );
}

/** A fight that is under way: the seat in turn throws first. @param {View} view @param {ThemeNames} names */
function fight(view, names) {
  const { war, turn } = open(view);
  const [mine, theirs] = war.throws;
  return element(
    "div",
    { class: "duel" },
    told("p", "duel-at", "war-now", { at: war.cell, kind: war.kind }, names),
    ...[turn, war.foe]
      .filter((seat) => isLastStand(view, seat))
      .map((seat) => told("p", "war-warning", "war-last-jeep", { seat }, names)),
    element("div", { class: "fighters" }, side(turn, mine, names), side(war.foe, theirs, names)),
  );
}

/** Whether a seat fights on its base with the last jeep there. @param {View} view @param {number} seat */
function isLastStand(view, seat) {
  const { bases, war } = open(view);
  if (war.kind !== "jeep" || bases[seat] !== war.cell) return false;
  const there = view.pieces.filter(
    (piece) =>
      piece.kind === "jeep" && piece.seat === seat && piece.on === undefined && piece.place.startsWith(`${war.cell}.`),
  );
  return there.length === 1;
}

/**
 * The dice of a fight that the last move has decided, the winner's first, and what was lost.
 * @param {SeenEvent} won
 * @param {SeenEvent[]} last
 * @param {ThemeNames} names
 */
function fought(won, last, names) {
  const params = won.params;
  const [winner, loser] = [Number(params.seat), Number(params.other)];
  const lost = last.slice(last.indexOf(won)).filter(({ kind }) => kind === "destroyed");
  return element(
    "div",
    { class: "duel" },
    told("p", "duel-at", "event-fight-won", /** @type {any} */ (params), names),
    element(
      "div",
      { class: "fighters" },
      side(winner, Number(params.face), names, true),
      side(loser, Number(params.against), names),
    ),
    ...lost.map((event) => told("p", "", "event-destroyed", /** @type {any} */ (event.params), names)),
  );
}

/** A fight that the person's own throw has decided just before. @param {SeenEvent} won @param {SeenEvent[]} own @param {ThemeNames} names */
function recalled(won, own, names) {
  const duel = fought(won, own, names);
  duel.classList.add("duel-before");
  duel.prepend(say(element("small", {}), "news-own"));
  return duel;
}

/** The six faces of the bombing die, and the pieces hit. @param {View} view @param {ThemeNames} names */
function bombing(view, names) {
  const { war } = open(view);
  const faces = FACES.map((face) =>
    element(
      "li",
      { class: "bomb-face" },
      picture(`outcome-special-${face}`, "bomb-picture"),
      told("span", "", `special-${face}`, {}, names),
    ),
  );
  const hits = war.hits.map((kind) => told("li", "", `kind-${kind}`, {}, names));
  return element(
    "div",
    { class: "bombing" },
    told("p", "group-title", "war-faces", {}, names),
    element("ul", { class: "bomb-faces" }, ...faces),
    ...(hits.length > 0 ? [element("ul", { class: "victims" }, ...hits)] : []),
  );
}

/** A vote: what a war would begin with, who has voted and who has not. @param {View} view @param {ThemeNames} names */
function vote(view, names) {
  const { cells, clashes, first, motion, voters } = open(view).war;
  const waiting = new Set(voters);
  const lines = names.seats.flatMap((_, seat) =>
    view.seats[seat]?.out
      ? []
      : [
          element(
            "li",
            { class: `voter${view.actor === seat ? " voter-asked" : ""}` },
            captain(seat, names),
            told("span", "voter-says", waiting.has(seat) ? "war-to-say" : "war-said-truce", {}, names),
          ),
        ],
  );
  return element(
    "div",
    { class: "vote" },
    told("p", "help", "war-stakes", { motion, number: cells.length, cells: cells.join(", ") }, names),
    ...(first < 0 ? [] : [told("p", "war-warning", "war-clash", { number: clashes.length, other: first }, names)]),
    ...[...new Set(clashes.map(({ kind }) => kind))].map((kind) => {
      const at = clashes.filter((clash) => clash.kind === kind).map((clash) => clash.at);
      return told("p", "", "war-clash-at", { kind, cells: at.join(", ") }, names);
    }),
    element("ul", { class: "voters" }, ...lines),
  );
}

/** The pieces that allies still have to lose. @param {View} view @param {ThemeNames} names */
function mourning(view, names) {
  const { mourners } = open(view).war;
  if (mourners.length === 0) return [];
  return [
    element(
      "ul",
      { class: "mourners" },
      ...mourners.map(({ seat, kind }) => element("li", {}, told("span", "", "war-mourns", { seat, kind }, names))),
    ),
  ];
}
