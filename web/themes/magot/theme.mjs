/** The part of the table that only Le Magot has: where each throw leads, on the board and in words. */

/** @import { SeenEvent, View } from "../../app/types.d.ts" */
/** @import { ThemeNames } from "../../app/game/theme.d.ts" */
/** @import { Public } from "./view.d.ts" */

import { element } from "../../app/base/elements.mjs";
import { rewrite, say, sentence, signed } from "../../app/base/l10n.mjs";
import { brings, SIGNS, throwLine } from "./throws.mjs";

export { about } from "./about.mjs";

/** @param {View} view */
const throwsOf = (view) => /** @type {Public} */ (view.public).throws;

/** Whether the list of throws is open; it stays so from throw to throw. */
let opened = false;

/**
 * The throws to see who starts, or why somebody throws again, and where each throw leads.
 * @param {View} view
 * @param {ThemeNames} names
 * @param {SeenEvent[]} last
 * @returns {HTMLElement | null}
 */
export function scene(view, names, last) {
  if (view.phase === "draw") return drawn(view, names);
  const leading = leads(view, names);
  if (!leading || last.every(({ kind }) => kind !== "again")) return leading;
  return element("div", {}, again(last, names), leading);
}

/** Why somebody throws again: what fell due on a Start. @param {SeenEvent[]} last @param {ThemeNames} names */
function again(last, names) {
  const told = last.filter(({ kind, params }) => kind === "again" || String(params.why).endsWith("depart"));
  const line = element("p", { class: "throws-again" });
  return rewrite(line, () => {
    line.textContent = told
      .map(({ kind, params }) => sentence(`event-${kind}`, names.words(params), names.game))
      .join(" ");
  });
}

/** The throws to see who starts. @param {View} view @param {ThemeNames} names */
function drawn(view, names) {
  const { draws } = /** @type {Public} */ (view.public);
  const lines = draws.map(([seat = 0, face = 0]) =>
    say(element("li", {}), "drawn-line", () => names.words({ seat, face }), names.game),
  );
  const title = say(element("p", { class: "group-title" }), "drawn-title", {}, names.game);
  return element("div", { class: "throws" }, title, element("ul", {}, ...lines));
}

/** Where each throw leads, in words. @param {View} view @param {ThemeNames} names */
function leads(view, names) {
  if (throwsOf(view).length === 0) return null;
  const lines = throwsOf(view).map((thrown) => {
    const words = element("span", {});
    rewrite(words, () => {
      words.textContent = throwLine(thrown, names);
    });
    const sign = element("b", { "aria-hidden": "true" }, SIGNS[brings(thrown)] ?? "");
    return element("li", { "data-brings": brings(thrown) }, sign, words);
  });
  const list = element(
    "details",
    { class: "throws" },
    say(element("summary", {}), "throws-title", () => names.words({ seat: view.roller }), names.game),
    element("ul", {}, ...lines),
  );
  list.open = opened;
  list.addEventListener("toggle", () => {
    opened = list.open;
  });
  return list;
}

/** The next player goes on at once, so that nobody could take back a square that a finger has hit by mistake. */
export const asks = ["depart", "arrivee", "send"];

/** The tokens of the board are lettered: an A would be taken for an Arrivée. @type {"digits"} */
export const ways = "digits";

/** What the sum of fast play says of the person's own pawn. */
export const suffered = ["send"];

/** What is shown over the board for a moment. @type {import("../../app/game/theme.d.ts").Theme["moments"]} */
export const moments = {
  magot: { sign: "sock", seconds: 2, moves: "rise", stays: { before: "round", button: "next-round" } },
};

/** What sounds, by the kind of an event. @type {import("../../app/game/theme.d.ts").Theme["sounds"]} */
export const sounds = { events: { magot: "horn", capped: "gavel", depart: "pawn", arrivee: "pawn" } };

/** The faces on the squares that they lead to. */
export const overlays = [
  {
    name: "throws",
    icon: "icon-die",
    marks: (/** @type {View} */ view) => {
      const leading = throwsOf(view).filter(({ blocked }) => !blocked);
      const badges = leading.map((thrown) => {
        const kind = brings(thrown);
        return {
          place: String(thrown.to),
          kind,
          text: `${signed(thrown.face)}${SIGNS[kind] ?? ""}`,
          // Where a piece stands, it stands above it.
          inside: thrown.meets.length > 0 ? "above" : true,
        };
      });
      return badges.length > 0 ? { badges } : null;
    },
  },
];
