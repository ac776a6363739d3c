/** The results of all games played in this browser: people see, export and erase them. */

/** @import { Meta } from "../types.d.ts" */

import { button, notify, openDialog } from "../base/dialogs.mjs";
import { element } from "../base/elements.mjs";
import { download } from "../base/files.mjs";
import { number, phrase, say } from "../base/l10n.mjs";
import { allResults, eraseResults, tally } from "../saves/results.mjs";

const COLUMNS = ["results-game", "results-level", "results-played", "results-won", "results-best"];

/** @param {Meta[]} all the games of the site */
export function openResults(all) {
  const results = allResults();
  const tallies = tally(results);
  if (tallies.length === 0) return openDialog("results-title", {}, say(element("p", {}), "results-none"));
  const titles = new Map(all.map(({ id, title }) => [id, title]));
  const cell = (/** @type {string} */ text) => element("td", {}, text);
  const rows = tallies.map(({ game, level, played, won, best }) =>
    element(
      "tr",
      {},
      element("th", { scope: "row" }, titles.get(game) ?? game),
      say(element("td", {}), level === "human" ? "results-people" : `player-${level}`),
      cell(number(played)),
      cell(won === null ? "–" : number(won)),
      cell(number(best)),
    ),
  );
  const head = element("tr", {}, ...COLUMNS.map((id) => say(element("th", { scope: "col" }), id)));
  const dialog = openDialog(
    "results-title",
    {},
    element(
      "div",
      { class: "results-box", tabindex: 0, role: "region", "aria-label": phrase("results-title") },
      element("table", { class: "results" }, element("thead", {}, head), element("tbody", {}, ...rows)),
    ),
    say(element("p", { class: "help" }), "results-what"),
    element(
      "div",
      { class: "button-row" },
      button("results-export", () => download(phrase("results-file"), JSON.stringify(results))),
      button("results-erase", () => {
        const restore = eraseResults();
        dialog.close();
        const notice = notify(
          phrase("results-erased"),
          button("results-restore", () => {
            restore();
            notice.remove();
          }),
        );
      }),
    ),
  );
  return dialog;
}
