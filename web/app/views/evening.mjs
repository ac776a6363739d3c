/** An evening: its games, who leads, and the table as a file. People take games out, and put them back. */

/** @import { Meta } from "../types.d.ts" */
/** @import { EveningGame } from "../saves/evening.mjs" */

import { button, openDialog } from "../base/dialogs.mjs";
import { element, formElement, picture } from "../base/elements.mjs";
import { downloadCsv } from "../base/files.mjs";
import { currentLanguage, number, phrase, say } from "../base/l10n.mjs";
import { LONGEST_NAME } from "../game/seating.mjs";
import {
  addName,
  beginEvening,
  csv,
  endEvening,
  gamesOf,
  isPerson,
  points,
  readEvening,
  removeName,
  setCounted,
  standings,
} from "../saves/evening.mjs";

const unnamed = (/** @type {number} */ seat) => phrase("evening-unnamed", { seat: seat + 1 });

/** @param {Meta[]} all the games of the site */
export function openEvening(all) {
  const titles = new Map(all.map(({ id, title }) => [id, title]));
  const body = element("div", { class: "evening" });
  const draw = () => {
    const parts = () => /** @type {HTMLElement[]} */ ([...body.querySelectorAll("button, input")]);
    const at = parts().indexOf(/** @type {HTMLElement} */ (document.activeElement));
    body.replaceChildren(...content(titles, draw));
    const now = parts();
    if (at >= 0) now[Math.min(at, now.length - 1)]?.focus(); // what stood here is written anew
  };
  draw();
  return openDialog("evening-title", {}, body);
}

/** @param {Map<string, string>} titles @param {() => void} redraw */
function content(titles, redraw) {
  const does = (/** @type {string} */ message, /** @type {() => void} */ act, className = "button") =>
    button(
      message,
      () => {
        act();
        redraw();
      },
      className,
    );
  const evening = readEvening();
  if (evening === null || evening === "broken") {
    return [
      say(element("p", {}), evening === null ? "evening-none" : "evening-broken"),
      say(element("p", { class: "help" }), "evening-points"),
      does("evening-begin", beginEvening, "button strong"),
    ];
  }
  const games = gamesOf(evening);
  const end = button("evening-end", () => {
    const keep = button("evening-keep", redraw);
    end.replaceWith(
      element(
        "div",
        { class: "button-row", role: "group" },
        say(element("p", {}), "evening-end-sure"),
        does("evening-end", endEvening),
        keep,
      ),
    );
    keep.focus();
  });
  const people = peopleField(evening.names, redraw, does);
  if (games.length === 0)
    return [people, say(element("p", {}), "evening-empty"), element("div", { class: "button-row" }, end)];
  return [
    standingsTable(games),
    say(element("p", { class: "help" }), "evening-points"),
    element("ol", { class: "evening-games" }, ...games.map((game) => gameLine(game, titles, does))),
    people,
    element(
      "div",
      { class: "button-row" },
      button("evening-print", () => window.print()),
      button("evening-export", () =>
        downloadCsv(phrase("evening-file"), csv(lines(games, titles), currentLanguage() === "fr" ? ";" : ",")),
      ),
      end,
    ),
  ];
}

/**
 * Who is there: each set-up seats them.
 * @param {string[]} names
 * @param {() => void} redraw
 * @param {(message: string, act: () => void, className?: string) => HTMLElement} does
 */
function peopleField(names, redraw, does) {
  const name = element("input", { type: "text", maxlength: LONGEST_NAME, autocomplete: "off", id: "evening-person" });
  const add = say(element("button", { class: "button" }), "evening-add");
  const form = formElement(
    { class: "evening-add" },
    () => {
      addName(name.value);
      redraw();
      document.getElementById(name.id)?.focus();
    },
    say(element("label", { for: name.id }), "evening-people"),
    name,
    add,
  );
  const there = names.map((one) => {
    const remove = does("evening-remove", () => removeName(one), "icon-button");
    remove.replaceChildren(picture("icon-close"));
    say(remove, "evening-remove", { name: one });
    return element("li", {}, one, remove);
  });
  return element(
    "section",
    { class: "evening-people" },
    form,
    element("ul", {}, ...there),
    say(element("p", { class: "help" }), "evening-people-help"),
  );
}

/** @param {EveningGame[]} games */
function standingsTable(games) {
  const head = ["evening-place", "evening-name", "evening-total", "evening-games", "evening-wins"];
  const rows = standings(games, unnamed).map((one) =>
    element(
      "tr",
      {},
      element("td", {}, number(one.place)),
      element("th", { scope: "row" }, one.name),
      ...[one.points, one.games, one.wins].map((figure) => element("td", {}, number(figure))),
    ),
  );
  return element(
    "div",
    { class: "results-box", tabindex: 0, role: "region", "aria-label": phrase("evening-title") },
    element(
      "table",
      { class: "results" },
      element("thead", {}, element("tr", {}, ...head.map((id) => say(element("th", { scope: "col" }), id)))),
      element("tbody", {}, ...rows),
    ),
  );
}

/**
 * @param {EveningGame} game
 * @param {Map<string, string>} titles
 * @param {(message: string, act: () => void) => HTMLElement} does
 */
function gameLine({ id, counts, result }, titles, does) {
  const order = [...result.seats.entries()]
    .filter(([, seat]) => isPerson(seat))
    .sort(([, a], [, b]) => a.rank - b.rank);
  const people = order.map(([at, { name, rank, wealth }]) =>
    phrase("evening-person", { rank, name: name?.trim() || unnamed(at), wealth: number(wealth) }),
  );
  const game = titles.get(result.game) ?? result.game;
  const change = does(counts ? "evening-take-out" : "evening-put-back", () => setCounted(id, !counts));
  const what = phrase(counts ? "evening-take-out-game" : "evening-put-back-game", { game, people: people.join(", ") });
  change.setAttribute("aria-label", what);
  return element(
    "li",
    { class: counts ? "" : "evening-out" },
    element("p", {}, element("b", {}, game), " ", people.join(" · ")),
    change,
  );
}

/** One line for each person of each game that counts. @param {EveningGame[]} games @param {Map<string, string>} titles */
function lines(games, titles) {
  const head = ["results-game", "evening-ended", "evening-name", "evening-place", "evening-wealth", "evening-total"];
  const rows = games
    .filter(({ counts }) => counts)
    .flatMap(({ result: { game, ended, seats } }) =>
      [...seats.entries()]
        .filter(([, seat]) => isPerson(seat))
        .map(([at, { name, rank, wealth }]) => [
          titles.get(game) ?? game,
          ended,
          name?.trim() || unnamed(at),
          rank,
          wealth,
          points(seats, rank),
        ]),
    );
  return [head.map((id) => phrase(id)), ...rows];
}
