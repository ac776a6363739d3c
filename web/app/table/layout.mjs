/** Where the parts of a table stand in the page, and which of them the focus goes on to. */

/** @import { Table } from "./table.mjs" */

import { element } from "../elements.mjs";
import { phrase, rewrite } from "../l10n.mjs";

/** A board wider than this, for its height, leaves room for the seats below it. */
const WIDE = 1.7;

/** What can be done, in the order in which it is wanted. @param {Table} table */
export function actionsOf({ past, handover, scene, news, die, choices, faceUp }) {
  const actions = element("section", { class: "actions" }, past.root, scene.root, die.root, faceUp.root, news.root, handover.passing, choices.root);
  return rewrite(actions, () => actions.setAttribute("aria-label", phrase("actions-title")));
}

/** @param {Table} table */
export function layOut({ meta, bar, handover, prompt, board, frame, overlays, album, actions, hand, panel, log, words, narrator, past }) {
  log.head.append(past.entrance);
  prompt.text.after(overlays.root, album.entrance);
  prompt.text.prepend(past.banner);
  const root = element(
    "div",
    { class: "table", "data-game": meta.id },
    bar.root,
    handover.screen,
    prompt.root,
    frame.root,
    frame.tools,
    actions,
    hand.root,
    panel.root,
    log.root,
    words.root,
    narrator.live,
  );
  const [, , width, height] = board.plan.data.viewBox;
  root.style.setProperty("--board-ratio", String(width / height));
  root.classList.toggle("tall-seats", board.plan.theme.seat !== undefined);
  root.classList.toggle("wide-board", width / height > WIDE);
  return root;
}

/** The focus goes on to what can be done next when what had it is gone. @param {Table} table */
export function restoreFocus({ past, actions, die, board, choices }) {
  const focused = document.activeElement;
  // The browser notices only later that what had the focus is hidden or disabled.
  const lost = focused === null || focused === document.body || focused.closest("[hidden]") || focused.matches(":disabled");
  // The heading has it while a game opens: what is to be done comes after it.
  if (!lost && focused.localName !== "h1") return;
  const ending = /** @type {HTMLElement | null} */ (actions.querySelector(".ending h2"));
  if (past.shown) past.slider.focus();
  else if (ending) ending.focus();
  else if (die.ready) die.focus();
  else if (board.offered.length > 0) board.focus();
  else /** @type {HTMLElement | null} */ (choices.root.querySelector("button"))?.focus();
}
