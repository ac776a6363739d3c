/** Rows of buttons: the verbs that need an argument, and the actions without arguments. */

/** @import { Family } from "../../types.d.ts" */
/** @import { Names } from "../../game/names.mjs" */

import { element } from "../../base/elements.mjs";
import { phrase, rewrite, say, sentence } from "../../base/l10n.mjs";

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
 * Moves the focus to an opened verb, and brings what it opened into sight.
 * @param {HTMLElement} root it contains both
 * @param {string} verb
 */
export function faceVerb(root, verb) {
  /** @type {HTMLElement | null} */ (root.querySelector(`.verb[data-verb="${verb}"]`))?.focus();
  root.querySelector(".choice-group")?.scrollIntoView({ block: "nearest" });
}

/**
 * The actions without arguments that people often use, and those that they seldom use, which look less prominent.
 * @param {Family[]} plain
 * @param {string[]} quiet the verbs that people seldom use
 * @param {(family: Family) => HTMLElement} button
 * @returns {{ usual: HTMLElement[], seldom: HTMLElement[] }} a row each; none if it is empty
 */
export function plainRows(plain, quiet, button) {
  const row = (/** @type {boolean} */ wanted) => {
    const buttons = plain.filter(({ verb }) => quiet.includes(verb) === wanted).map(button);
    for (const one of buttons) one.classList.toggle("quiet", wanted);
    return buttons.length > 0 ? [element("div", { class: "button-row plain-choices" }, ...buttons)] : [];
  };
  return { usual: row(false), seldom: row(true) };
}

/**
 * Actions that are impossible now, each with the reason. Of a verb that still has other values, the reason is enough.
 * @param {{ verb: string, values?: string[], why: string, params?: { [name: string]: string | number } }[]} barred
 * @param {Names} names
 * @param {(verb: string) => boolean} isPinned whether it would stand among the pinned actions; with values it does
 * @returns {{ pinned: HTMLElement[], others: HTMLElement[] }}
 */
export function barredRows(barred, names, isPinned) {
  const rows = barred.map(({ verb, values, why, params = {} }) => {
    const words = say(element("p", { class: values ? "help" : "" }), why, params, names.game);
    if (values) return { row: words, pinned: true };
    const button = element("button", { type: "button", class: "button", disabled: true });
    rewrite(button, () => {
      button.textContent = sentence(`verb-${verb}`, {}, names.game) ?? names.action(verb, [], []);
    });
    return { row: element("div", { class: "barred" }, button, words), pinned: isPinned(verb) };
  });
  const those = (/** @type {boolean} */ wanted) => rows.flatMap(({ row, pinned }) => (pinned === wanted ? [row] : []));
  return { pinned: those(true), others: those(false) };
}
