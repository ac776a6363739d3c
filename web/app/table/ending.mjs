/** The end of a game: who came where, with what, why it ended, and how it came to that. */

/** @import { Course, Snapshot } from "../types.d.ts" */
/** @import { Names } from "../names.mjs" */

import { button } from "../dialogs.mjs";
import { element, emblem } from "../elements.mjs";
import { number, phrase, rewrite, say } from "../l10n.mjs";
import { ruleLink } from "../rules.mjs";
import { wealthCurve } from "./curve.mjs";
import { eventMessage } from "./log.mjs";

/**
 * @typedef {object} EndActions
 * @property {() => void} again
 * @property {() => void} share
 * @property {() => Promise<Course>} course how the game went
 * @property {(move: number) => void} open shows the table as it was after that many moves
 */

/**
 * @param {Snapshot} snapshot
 * @param {Names} names
 * @param {EndActions} actions
 * @returns {HTMLElement | null} null while the game goes on
 */
export function endPanel(snapshot, names, actions) {
  const { result, seats } = snapshot.view;
  if (!result) return null;
  const order = seats.map((seat) => ({ ...seat, rank: result.ranking[seat.seat] ?? 0 })).sort((a, b) => a.rank - b.rank);
  const winners = order.filter((seat) => seat.rank === 1).map((seat) => names.party(seat.seat));
  const heading = element("h2", { tabindex: -1 });
  rewrite(heading, () => {
    const list = new Intl.ListFormat(document.documentElement.lang).format(winners);
    heading.textContent = phrase("end-title", { winners: list, count: winners.length });
  });
  const why = element("p", {}, say(element("span", {}), `reason-${result.reason}`, {}, names.game), " ", ruleLink(names.game, result.rule));
  const ranking = element("ol", { class: "ranking" });
  for (const { seat, wealth, rank } of order) {
    const figure = element("span", { class: "ranking-wealth" });
    rewrite(figure, () => {
      figure.textContent = number(wealth);
    });
    const colour = names.seats[seat]?.colour ?? "black";
    ranking.append(
      element("li", { value: rank }, element("span", { class: "rank" }, String(rank)), emblem(colour, "big"), element("b", {}, names.party(seat)), figure),
    );
  }
  const course = element("div", { class: "course" });
  actions.course().then(
    (went) => course.append(wealthCurve(went, names), moments(went, names, actions.open)),
    () => course.remove(), // the ranking stands without it
  );
  return element(
    "section",
    { class: "ending" },
    heading,
    why,
    ranking,
    course,
    element("div", { class: "button-row" }, button("end-again", actions.again, "button strong"), button("end-share", actions.share)),
  );
}

/**
 * The moments worth telling of, by the numbers they have in the drawing; each opens the table as it was then.
 * @param {Course} course
 * @param {Names} names
 * @param {(move: number) => void} open
 */
function moments({ landmarks }, names, open) {
  const list = element("ol", { class: "landmarks" });
  landmarks.forEach(({ move, event }, nth) => {
    const words = element("button", { type: "button", class: "moment", onclick: () => open(move) });
    rewrite(words, () => {
      words.textContent = names.say(eventMessage(event));
      words.title = phrase("log-moment", { move });
    });
    list.append(element("li", { value: nth + 1 }, element("span", { class: "landmark-number", "aria-hidden": "true" }, String(nth + 1)), words));
  });
  return list;
}
