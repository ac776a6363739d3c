/** War as everybody watches it: who is against whom, who has to vote, what is announced, dice and bombs, what allies lose. */

/** @import { Marks, View } from "../../app/types.d.ts" */
/** @import { Names } from "../../app/names.mjs" */

import { element, picture } from "../../app/elements.mjs";
import { captain, open, told } from "./open.mjs";

const FACES = ["parachute", "jeep", "jeeps", "ship", "both", "miss"];

/** @param {View} view @param {Names} names @returns {HTMLElement | null} */
export function scene(view, names) {
  const { war } = open(view);
  const parts = [
    ...(war.cell !== "" ? [fight(view, names)] : []),
    ...(view.phase === "bomb" || war.hits.length > 0 ? [bombing(view, names)] : []),
    ...(war.motion === "" ? [] : [vote(view, names)]),
    ...(war.warning > 0 ? [told("p", "war-warning", "war-warning", { seat: war.warner, rounds: war.warning }, names)] : []),
    ...war.due.filter(({ at, kind }) => at !== war.cell || kind !== war.kind).map(({ at, kind }) => told("p", "war-due", "war-due", { at, kind }, names)),
    ...mourning(view, names),
  ];
  if (war.standing === "peace" && parts.length === 0) return null;
  return element(
    "section",
    { class: `scene war-scene war-${war.standing}`, "aria-labelledby": "scene-title" },
    element("div", { class: "war-head" }, told("h2", "scene-title", "war-title", { standing: war.standing }, names), ...where(view, names)),
    ...parts,
    ...(["war", "declared"].includes(war.standing) ? [camps(view, names)] : []),
  );
}

/** The cell in which there is a fight or a bomb falls now. @param {View} view @returns {Marks | null} */
export function stage(view) {
  const { war } = open(view);
  const cell = war.cell || (["bomb", "remove"].includes(view.phase) ? war.field : "");
  return cell ? { places: [cell] } : null;
}

/** Where there is fighting, and since which card. @param {View} view @param {Names} names */
function where(view, names) {
  const { war } = open(view);
  if (war.standing === "peace" || war.standing === "truce") return [];
  const place = war.cells.length > 0 ? told("p", "war-where", "war-cells", { cells: war.cells.join(", ") }, names) : told("p", "war-where", "war-everywhere", {}, names);
  return war.standing === "declared" ? [place, told("p", "war-where", "war-begins-next", {}, names)] : [place];
}

/** The camps, side by side, or everybody against everybody. @param {View} view @param {Names} names */
function camps(view, names) {
  const { war } = open(view);
  const left = names.seats.flatMap((_, seat) => (view.seats[seat]?.out ? [] : [seat]));
  /** @type {Map<number, number[]>} */
  const sides = new Map();
  for (const seat of left) {
    const side = war.camps.length > 0 ? (war.camps[seat] ?? seat) : 10 + seat;
    sides.set(side, [...(sides.get(side) ?? []), seat]);
  }
  return element(
    "ul",
    { class: "camps" },
    ...[...sides.values()].map((side) => element("li", { class: "camp" }, ...side.map((seat) => captain(seat, names)))),
  );
}

/** Two sides with their dice. @param {View} view @param {Names} names */
function fight(view, names) {
  const { war, turn } = open(view);
  const side = (/** @type {number} */ seat, /** @type {number | undefined} */ thrown, /** @type {number | undefined} */ other) =>
    element(
      "div",
      { class: `fighter${thrown !== undefined && other !== undefined && (thrown > other || (thrown === other && seat === turn)) ? " fighter-wins" : ""}` },
      captain(seat, names),
      thrown === undefined ? element("span", { class: "fighter-waits", "aria-hidden": "true" }, "?") : picture(`outcome-roll-${thrown}`, "fighter-die"),
      ...(thrown === undefined ? [] : [element("span", { class: "visually-hidden" }, String(thrown))]),
    );
  const [mine, theirs] = war.throws;
  return element(
    "div",
    { class: "duel" },
    told("p", "duel-at", "war-now", { at: war.cell, kind: war.kind }, names),
    element("div", { class: "fighters" }, side(turn, mine, theirs), side(war.foe, theirs, mine)),
  );
}

/** The six faces of the bombing die, and what has been hit. @param {View} view @param {Names} names */
function bombing(view, names) {
  const { war } = open(view);
  const faces = FACES.map((face) =>
    element("li", { class: "bomb-face" }, picture(`outcome-special-${face}`, "bomb-picture"), told("span", "", `special-${face}`, {}, names)),
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

/** Who has voted and who has not. @param {View} view @param {Names} names */
function vote(view, names) {
  const { war } = open(view);
  const waiting = new Set(war.voters);
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
  return element("div", { class: "vote" }, told("p", "group-title", "war-vote", {}, names), element("ul", { class: "voters" }, ...lines));
}

/** What allies still have to lose. @param {View} view @param {Names} names */
function mourning(view, names) {
  const { mourners } = open(view).war;
  if (mourners.length === 0) return [];
  return [element("ul", { class: "mourners" }, ...mourners.map(({ seat, kind }) => element("li", {}, told("span", "", "war-mourns", { seat, kind }, names))))];
}
