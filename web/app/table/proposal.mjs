/** What an action would bring about, with the button that plays it: shown where a slip would be regretted. */

import { element } from "../elements.mjs";
import { phrase, rewrite } from "../l10n.mjs";

/**
 * @param {string} action
 * @param {Node[]} words
 * @param {() => string} label
 * @param {() => void} play
 */
export function proposal(action, words, label, play) {
  const go = element("button", { type: "button", class: "button strong", onclick: play });
  go.dataset.confirm = action;
  rewrite(go, () => {
    go.textContent = label();
  });
  const panel = element("section", { class: "foreseen", role: "group" }, ...words, go);
  rewrite(panel, () => panel.setAttribute("aria-label", phrase("choices-foreseen")));
  return { panel, go };
}
