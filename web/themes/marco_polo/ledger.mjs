/** The hand of a merchant, and the ledger: what is still missing to go home with a fortune. */

/** @import { Params } from "../../app/types.d.ts" */
/** @import { Ledger } from "./view.d.ts" */

import { element } from "../../app/base/elements.mjs";
import { family, secrets, told } from "./parts.mjs";

/** A line of the ledger, marked as done or still open. @param {boolean} done @param {...Node} words */
function line(done, ...words) {
  const mark = element("span", { class: "ledger-mark", "aria-hidden": "true" }, done ? "✓" : "○");
  return element("li", { class: done ? "done" : "due" }, mark, ...words);
}

/**
 * The merchant's progress: before Khanbalik, on a mission, back for a Secret that was sold (MP-39), or going home.
 * @param {Ledger} ledger
 * @param {string} table
 */
function stage(ledger, table) {
  if (ledger.accomplished && ledger.secret) return line(true, told("span", "", "ledger-accomplished"));
  if (!ledger.table) {
    const { gifts: number, expected } = ledger;
    const left = Math.max(0, expected - number);
    return line(left === 0, told("span", "", "ledger-gifts", { number, expected, left }));
  }
  return line(false, town(ledger, table, "span", ""));
}

/**
 * The town to which a merchant with a Table d'Or must go: for the mission, or for a Secret that was sold.
 * @param {Ledger} ledger
 * @param {string} table
 * @param {"p" | "span"} tag
 * @param {string} className
 */
function town(ledger, table, tag, className) {
  const due = ledger.accomplished ? "ledger-secret" : "ledger-mission";
  return told(tag, className, due, { town: table.replace("table_", "") });
}

/**
 * Where a merchant must go now, to be read beside the choice of a way; null if no place is set.
 * @param {Ledger} ledger
 * @param {string} table
 */
export function aim(ledger, table) {
  if (ledger.fortune) return told("p", "choice-note", "ledger-ready");
  return ledger.table && !(ledger.accomplished && ledger.secret) ? town(ledger, table, "p", "choice-note") : null;
}

/**
 * How many goods of a colour are still missing or too many; before Khanbalik, only how many there are, for the Khan takes some.
 * @param {Ledger} ledger
 * @param {string} colour
 */
function goods({ colours, least, most, table }, colour) {
  const number = colours[colour] ?? 0;
  const state = number < least ? "few" : number > most ? "many" : "fine";
  const more = number < least ? least - number : number - most;
  const words = element(
    "span",
    { class: "ledger-colour" },
    told("span", "", "ledger-colour", { colour, number }),
    ...(table ? [" ", told("small", "", `ledger-${state}`, { more })] : []),
  );
  return line(table && state === "fine", family(colour), words);
}

/** @param {Ledger} ledger @param {string} table */
function page(ledger, table) {
  const { wealth, target, missing, limited, accomplished, fortune, least, most, table: khan } = ledger;
  const bar = element("progress", { max: target, value: Math.min(wealth, target), "aria-hidden": "true" });
  const sum = told("span", "", missing > 0 ? "ledger-missing" : "ledger-enough", { wealth, target, missing });
  return element(
    "section",
    { class: accomplished ? "ledger homeward" : "ledger", "aria-labelledby": "ledger-title" },
    told("h3", "group-title", fortune ? "ledger-ready" : "ledger-title"),
    element(
      "ul",
      { class: "ledger-lines" },
      line(missing === 0, element("span", { class: "ledger-sum" }, sum, bar)),
      stage(ledger, table),
      ...limited.map((colour) => goods(ledger, colour)),
      ...(khan ? [] : [told("li", "ledger-later", "ledger-later", { least, most })]),
    ),
  );
}

/**
 * @param {Params} own
 * @param {{ card(id: string): HTMLElement, cards(message: string, ids: string[]): HTMLElement }} table
 * @returns {HTMLElement[]}
 */
export function hand(own, table) {
  const { hand = [], table: mission = "", ledger } = secrets(own);
  const held = mission ? [mission, ...hand] : hand;
  const cards = held.length > 0 ? table.cards("hand-cards", held) : told("p", "seat-line", "hand-empty");
  const written = ledger ? [page(ledger, mission)] : [];
  for (const heading of written) heading.querySelector("h3")?.setAttribute("id", "ledger-title");
  return [cards, ...written];
}
