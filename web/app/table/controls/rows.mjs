/** Rows of buttons: the verbs that need an argument, and the actions without arguments. */

import { element } from "../../base/elements.mjs";
import { phrase, rewrite } from "../../base/l10n.mjs";

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
 * @param {{ seldom: boolean, button: HTMLElement }[]} buttons
 * @returns {HTMLElement[]}
 */
export function plainRow(buttons) {
  if (buttons.length === 0) return [];
  for (const { seldom, button } of buttons) button.classList.toggle("quiet", seldom);
  const sorted = [...buttons].sort((one, other) => Number(one.seldom) - Number(other.seldom));
  return [element("div", { class: "button-row plain-choices" }, ...sorted.map(({ button }) => button))];
}
