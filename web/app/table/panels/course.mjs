/** The course of a game, told at its end: the curve, the turning points, the highlights. */

/** @import { Course, SeenEntry, SeenEvent, TurningPoint } from "../../types.d.ts" */
/** @import { Names } from "../../game/names.mjs" */

import { element } from "../../base/elements.mjs";
import { percent, phrase, rewrite, say } from "../../base/l10n.mjs";
import { parseAction } from "../../game/names.mjs";
import { accountTable, madeOf } from "./accounts.mjs";
import { letter, roundName, wealthCurve } from "./curve.mjs";
import { eventMessage } from "./event-message.mjs";

/**
 * @typedef {object} Past
 * @property {() => Promise<Course>} course asks the engine for the course of the game
 * @property {() => Promise<TurningPoint[] | null>} turningPoints asks the engine which moves changed most who would win; null
 *   if it does not look for them
 * @property {(move: number, coming?: () => string) => void} visit shows the table after this move, and says what comes
 */

/**
 * @typedef {object} Telling
 * @property {Past} past
 * @property {(events: SeenEvent[]) => string[]} told the sentences about these events
 */

/** The kind of event that begins a round. */
const ROUND = "round";
/** Kinds of events that tell nothing of the move itself: who plays then. */
const AFTERWARDS = ["turn", ROUND];
/** The number of sentences that tell what a turning point was: a throw, say, and what it led to. */
const SENTENCES = 3;
/** The most highlights that are listed unasked; a long game has dozens. */
const LISTED = 8;

/**
 * Fills the parts of the end panel that tell the course. The turning points come some seconds after the curve.
 * @param {HTMLElement} place
 * @param {HTMLElement} lists what stands below the ranking where there is room beside the curve: the highlights, the accounts
 * @param {Course} course
 * @param {Names} names
 * @param {Telling} actions
 */
export function tellCourse(place, lists, course, names, actions) {
  const curve = wealthCurve(course, names, []);
  const seeking = element(
    "div",
    { class: "turning-seeking turning-note" },
    say(element("span", {}), "turning-seeking"),
    element("progress", { "aria-hidden": "true" }),
  );
  const accounts = accountTable(course.accounts, names);
  place.append(say(element("h3", { class: "group-title" }), "curve-title", {}, names.game), curve, seeking);
  lists.append(...moments(course, names, actions.past), ...(accounts ? [accounts] : []));
  actions.past.turningPoints().then(
    (points) => {
      if (points === null || points.length === 0) {
        if (points === null) seeking.remove();
        else seeking.replaceWith(say(element("p", { class: "turning-note" }), "turning-none"));
        place.append(lists); // the room beside the ranking would stay empty
        return;
      }
      curve.replaceWith(wealthCurve(course, names, points));
      const kinds = new Set(course.landmarks.map(({ event }) => event.kind));
      seeking.replaceWith(turningPoints(points, kinds, names, actions, course.rounds));
    },
    () => seeking.remove(), // the curve is still useful
  );
}

/**
 * Says below each figure of the ranking what it is made of.
 * @param {HTMLElement} ranking
 * @param {{ seat: number, wealth: number }[]} order the seats as they are listed
 * @param {Course} course
 * @param {Names} names
 */
export function tellParts(ranking, order, { accounts }, names) {
  order.forEach(({ seat, wealth }, nth) => {
    const account = accounts[seat];
    const parts = account && madeOf(account, wealth, names);
    if (parts) ranking.children[nth]?.append(parts);
  });
}

/**
 * What a turning point brought: if a highlight ended a round, nothing of the next one, such as its stakes.
 * @param {SeenEvent[]} events
 * @param {Set<string>} landmarks the kinds of the highlights
 */
function brought(events, landmarks) {
  const ended = events.findIndex(({ kind }) => landmarks.has(kind));
  const next = events.findIndex(({ kind }, nth) => ended >= 0 && nth > ended && kind === ROUND);
  return next < 0 ? events : events.slice(0, next);
}

/** An action without arguments in words, such as the end of a turn. @param {SeenEntry} entry @param {Names} names */
function deed({ action, actor }, names) {
  const { verb, values } = parseAction(action ?? "");
  if (action === null || actor < 0 || values.length > 0) return null;
  return phrase("course-seat", { name: names.party(actor), deeds: names.action(verb, [], []) });
}

/**
 * The turning points, with their letters in the chart. Each button opens the table before that move, so that people can
 * play it again.
 * @param {TurningPoint[]} points
 * @param {Set<string>} landmarks the kinds of the highlights
 * @param {Names} names
 * @param {Telling} actions
 * @param {number[]} rounds the moves with which rounds began
 */
function turningPoints(points, landmarks, names, { past, told }, rounds) {
  const list = element("ol", { class: "turning-list" });
  points.forEach(({ entry, how, events, seat, before, after }, nth) => {
    const open = () => past.visit(entry.index, () => what.textContent ?? "");
    const what = element("button", { type: "button", class: "moment", onclick: open });
    rewrite(what, () => {
      const happened = told(brought(events, landmarks).filter(({ kind }) => !AFTERWARDS.includes(kind)));
      const words = happened.length > 0 ? happened.slice(0, SENTENCES).join(" ") : deed(entry, names);
      what.textContent = words ?? phrase("past-banner", { move: entry.index + 1 });
      what.title = phrase("turning-moment", { move: entry.index + 1 });
    });
    const shares = element("span", { class: "turning-shares" });
    rewrite(shares, () => {
      const odds = { before: percent(before), after: percent(after) };
      const last = events.some(({ kind }) => kind === "end");
      shares.textContent = phrase(`turning-${last ? "last" : how}`, { seat: names.party(seat), ...odds }, names.game);
    });
    const mark = element("span", { class: "turning-letter", "aria-hidden": "true" }, letter(nth));
    list.append(
      element(
        "li",
        { value: nth + 1 },
        mark,
        element("span", {}, what, " ", when(rounds, entry.index + 1, names), shares),
      ),
    );
  });
  return element(
    "section",
    { class: "turning-points" },
    say(element("h3", { class: "group-title" }), "turning-title"),
    list,
    say(element("p", { class: "turning-note" }), "turning-note"),
  );
}

/** The round in which a move was made. @param {number[]} rounds @param {number} move @param {Names} names */
function when(rounds, move, names) {
  const round = rounds.filter((begun) => begun < move).length;
  const words = say(element("small", {}), "landmarks-round", () => ({ name: roundName(names.game), round }));
  words.hidden = round === 0;
  return words;
}

/**
 * The highlights, with their numbers in the chart; each button opens the table at that move. Many are folded.
 * @param {Course} course
 * @param {Names} names
 * @param {Past} past
 * @returns {HTMLElement[]} none if there were none
 */
function moments({ landmarks, rounds }, names, past) {
  const list = element("ol", { class: "landmarks" });
  landmarks.forEach(({ move, event }, nth) => {
    const words = element("button", { type: "button", class: "moment", onclick: () => past.visit(move) });
    rewrite(words, () => {
      words.textContent = names.say(eventMessage(event));
      words.title = phrase("log-moment", { move });
    });
    const number = element("span", { class: "landmark-number", "aria-hidden": "true" }, String(nth + 1));
    list.append(element("li", { value: nth + 1 }, number, element("span", {}, words, " ", when(rounds, move, names))));
  });
  const [count, few] = [landmarks.length, landmarks.length <= LISTED];
  if (count === 0) return [];
  const title = say(element(few ? "h3" : "summary", few ? { class: "group-title" } : {}), "landmarks-all", { count });
  return few ? [title, list] : [element("details", { class: "landmarks-many" }, title, list)];
}
