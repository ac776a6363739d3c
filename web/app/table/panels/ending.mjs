/** The end of a game: the ranking, the reason why it ended, and the course of the game. */

/** @import { Meta, NewTable, SeenEvent, Snapshot } from "../../types.d.ts" */
/** @import { Names } from "../../game/names.mjs" */
/** @import { After } from "../types.d.ts" */
/** @import { Telling } from "./course.mjs" */

import { button } from "../../base/dialogs.mjs";
import { element, emblem } from "../../base/elements.mjs";
import { number, phrase, rewrite, say, sentence } from "../../base/l10n.mjs";
import { ruleLink } from "../../game/rule-book.mjs";
import { peopleOf } from "../../game/turn.mjs";
import { nextLesson } from "./next-lesson.mjs";

/**
 * What the end of a game needs of the table; `last`: what decided it, the landmarks of the last move.
 * @typedef {Telling & After & { share: () => void, last: SeenEvent[], lessons: Meta["lessons"] }} EndActions
 */

/** A panel that people have left for a past move: for which snapshot and language, and by which button. @typedef {{ panel: HTMLElement, snapshot: Snapshot, language: string, asked: HTMLElement | null }} Left */

/** By their places. @type {WeakMap<Element, Left>} */
const left = new WeakMap();
/** The turning points, or that there are none: until then a panel is made anew. */
const COMPLETE = ".turning-points, p.turning-note";

/**
 * Puts how the game ended before the other parts, in place of what stood there before. Who comes back from a past move finds the
 * panel where they left it.
 * @param {Element} place
 * @param {Snapshot} snapshot
 * @param {Names} names
 * @param {EndActions} actions
 * @returns {boolean} whether the game has ended
 */
export function showEnding(place, snapshot, names, actions) {
  place.querySelector(".ending")?.remove();
  if (!snapshot.view.result) return false;
  const known = left.get(place);
  const language = document.documentElement.lang;
  const returns = known?.snapshot === snapshot && known.language === language && known.panel.querySelector(COMPLETE);
  if (known && returns) {
    place.prepend(known.panel);
    const { asked } = known;
    known.asked = null;
    asked?.focus({ preventScroll: true });
    requestAnimationFrame(() => asked?.scrollIntoView({ block: "center" })); // what is new begins at the top
    return true;
  }
  const panel = endPanel(snapshot, names, actions);
  if (!panel) return false;
  /** @type {Left} */
  const kept = { panel, snapshot, language, asked: null };
  panel.addEventListener("click", ({ target }) => {
    kept.asked = target instanceof HTMLElement ? target.closest("button.moment") : null;
  });
  left.set(place, kept);
  place.prepend(panel);
  return true;
}

/** A table of the same people with the same rules. @param {Snapshot} snapshot @returns {NewTable} */
const tableAgain = ({ game, seats, options, practice, real_dice }) => ({ game, seats, options, practice, real_dice });

/**
 * @param {Snapshot} snapshot
 * @param {Names} names
 * @param {EndActions} actions
 * @returns {HTMLElement | null} null before the end
 */
function endPanel(snapshot, names, actions) {
  const { result, seats } = snapshot.view;
  if (!result) return null;
  const order = seats
    .map((seat) => ({ ...seat, rank: result.ranking[seat.seat] ?? 0 }))
    .sort((a, b) => a.rank - b.rank);
  const winners = order.filter((seat) => seat.rank === 1).map((seat) => names.party(seat.seat));
  const [own, ...others] = peopleOf(names.seats);
  const rank = others.length === 0 ? result.ranking[own ?? -1] : undefined; // of the only person
  const heading = element("h2", { tabindex: -1 });
  rewrite(heading, () => {
    const list = new Intl.ListFormat(document.documentElement.lang).format(winners);
    heading.textContent =
      rank === 1 && winners.length === 1
        ? phrase("end-won")
        : phrase("end-title", { winners: list, count: winners.length });
  });
  const equal = result.ranking.filter((one) => one === rank).length > 1;
  const mine =
    rank !== undefined && rank > 1
      ? say(element("p", {}), equal ? "end-own-equal" : "end-own", { rank, seats: seats.length })
      : null;
  const why = element(
    "p",
    {},
    say(element("span", {}), `reason-${result.reason}`, {}, names.game),
    " ",
    ruleLink(names.game, result.rule),
  );
  const decided = element("p", { class: "decided", hidden: actions.last.length === 0 });
  rewrite(decided, () => {
    decided.textContent = actions.told(actions.last).join(" ");
  });
  const ranking = element("ol", { class: "ranking" });
  for (const { seat, wealth, rank, out } of order) {
    const figure = element("span", { class: "ranking-wealth" });
    rewrite(figure, () => {
      const unit = sentence("end-unit", {}, names.game);
      figure.replaceChildren(number(wealth), ...(unit ? [" ", element("small", {}, unit)] : []));
    });
    const colour = names.seats[seat]?.colour ?? "black";
    ranking.append(
      element(
        "li",
        { value: rank },
        element("span", { class: "rank" }, String(rank)),
        emblem(colour, "big"),
        element("b", {}, names.party(seat), out && say(element("small", { class: "ranking-out" }), "seat-out")),
        figure,
      ),
    );
  }
  const [course, lists] = [element("div", { class: "course" }), element("div", { class: "course-lists" })];
  const counted = say(element("p", { class: "help", hidden: true }), "evening-counted");
  import("../../saves/evening.mjs").then(
    ({ isCounted }) => {
      counted.hidden = !isCounted(names.game, result.ranking);
    },
    () => {}, // the game counts all the same
  );
  Promise.all([import("./course.mjs"), actions.past.course()]).then(
    ([{ tellCourse, tellParts }, went]) => {
      tellCourse(course, lists, went, names, actions);
      tellParts(ranking, order, went, names);
    },
    () => course.remove(), // the ranking is still useful
  );
  return element(
    "section",
    { class: "ending" },
    heading,
    mine,
    decided,
    why,
    ranking,
    counted,
    element(
      "div",
      { class: "button-row" },
      button("end-again", () => actions.again(tableAgain(snapshot)), "button strong"),
      button("end-other", () => actions.other(names.game)),
      nextLesson(names.game, actions.lessons, actions.lesson),
      button("end-share", actions.share),
    ),
    course,
    lists,
  );
}
