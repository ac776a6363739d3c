/** Rows of buttons: the verbs that need an argument, and the actions without arguments. */

/** @import { Family } from "../../types.d.ts" */
/** @import { Names } from "../../game/names.mjs" */

import { element } from "../../base/elements.mjs";
import { phrase, rewrite, say } from "../../base/l10n.mjs";

/**
 * @param {string[]} verbs
 * @param {string | null} open the open verb
 * @param {(verb: string) => string} name
 * @param {(verb: string) => void} choose
 */
export function verbRow(verbs, open, name, choose) {
  const row = element("div", { class: "verbs", role: "group" });
  rewrite(row, () => row.setAttribute("aria-label", phrase("choices-verbs")));
  for (const verb of verbs) {
    const button = element("button", {
      type: "button",
      class: "verb",
      "aria-pressed": String(verb === open),
      onclick: () => choose(verb),
    });
    button.dataset.verb = verb;
    rewrite(button, () => {
      button.textContent = name(verb);
    });
    row.append(button);
  }
  return row;
}

/**
 * The actions without arguments; those that people seldom use come last and look less prominent.
 * @param {Family[]} plain
 * @param {string[]} quiet the verbs that people seldom use
 * @param {(family: Family) => HTMLElement} button
 * @returns {HTMLElement[]}
 */
export function plainRow(plain, quiet, button) {
  if (plain.length === 0) return [];
  const seldom = (/** @type {Family} */ { verb }) => quiet.includes(verb);
  const sorted = [...plain].sort((one, other) => Number(seldom(one)) - Number(seldom(other)));
  const buttons = sorted.map((family) => {
    const made = button(family);
    made.classList.toggle("quiet", seldom(family));
    return made;
  });
  return [element("div", { class: "button-row plain-choices" }, ...buttons)];
}

/**
 * Puts a button into a row of actions, before those that people seldom use.
 * @param {HTMLElement | undefined} row
 * @param {HTMLElement} button
 */
export function beforeSeldom(row, button) {
  row?.insertBefore(button, row.querySelector(":scope > .quiet"));
}

/**
 * Actions that are impossible now, each with the reason.
 * @param {{ verb: string, why: string }[]} barred
 * @param {Names} names
 * @returns {HTMLElement[]}
 */
export function barredRow(barred, names) {
  return barred.map(({ verb, why }) => {
    const button = element("button", { type: "button", class: "button", disabled: true });
    rewrite(button, () => {
      button.textContent = names.action(verb, [], []);
    });
    return element("div", { class: "barred" }, button, say(element("p", {}), why, {}, names.game));
  });
}
