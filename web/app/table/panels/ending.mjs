/** The end of a game: the ranking, the reason why it ended, and the course of the game. */

/** @import { Course, Snapshot } from "../../types.d.ts" */
/** @import { Names } from "../../game/names.mjs" */

import { button } from "../../base/dialogs.mjs";
import { element, emblem } from "../../base/elements.mjs";
import { number, phrase, rewrite, say } from "../../base/l10n.mjs";
import { ruleLink } from "../../game/rule-book.mjs";
import { wealthCurve } from "./curve.mjs";
import { eventMessage } from "./log.mjs";

/**
 * @typedef {object} EndActions
 * @property {() => void} again
 * @property {() => void} share
 * @property {() => Promise<Course>} course asks the engine for the course of the game
 * @property {(move: number) => void} open shows the table after this move
 */

/**
 * @param {Snapshot} snapshot
 * @param {Names} names
 * @param {EndActions} actions
 * @returns {HTMLElement | null} null before the end
 */
export function endPanel(snapshot, names, actions) {
  const { result, seats } = snapshot.view;
  if (!result) return null;
  const order = seats
    .map((seat) => ({ ...seat, rank: result.ranking[seat.seat] ?? 0 }))
    .sort((a, b) => a.rank - b.rank);
  const winners = order.filter((seat) => seat.rank === 1).map((seat) => names.party(seat.seat));
  const heading = element("h2", { tabindex: -1 });
  rewrite(heading, () => {
    const list = new Intl.ListFormat(document.documentElement.lang).format(winners);
    heading.textContent = phrase("end-title", { winners: list, count: winners.length });
  });
  const why = element(
    "p",
    {},
    say(element("span", {}), `reason-${result.reason}`, {}, names.game),
    " ",
    ruleLink(names.game, result.rule),
  );
  const ranking = element("ol", { class: "ranking" });
  for (const { seat, wealth, rank } of order) {
    const figure = element("span", { class: "ranking-wealth" });
    rewrite(figure, () => {
      figure.textContent = number(wealth);
    });
    const colour = names.seats[seat]?.colour ?? "black";
    ranking.append(
      element(
        "li",
        { value: rank },
        element("span", { class: "rank" }, String(rank)),
        emblem(colour, "big"),
        element("b", {}, names.party(seat)),
        figure,
      ),
    );
  }
  const course = element("div", { class: "course" });
  actions.course().then(
    (went) => course.append(wealthCurve(went, names), moments(went, names, actions.open)),
    () => course.remove(), // the ranking is still useful
  );
  return element(
    "section",
    { class: "ending" },
    heading,
    why,
    ranking,
    course,
    element(
      "div",
      { class: "button-row" },
      button("end-again", actions.again, "button strong"),
      button("end-share", actions.share),
    ),
  );
}

/**
 * The highlights, with their numbers in the chart; each button opens the table at that move.
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
    list.append(
      element(
        "li",
        { value: nth + 1 },
        element("span", { class: "landmark-number", "aria-hidden": "true" }, String(nth + 1)),
        words,
      ),
    );
  });
  return list;
}
