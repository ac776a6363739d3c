/** The rule book in a drawer beside the game, open at a rule. The build makes its pages. */

/** @import { OptionValues } from "../types.d.ts" */

import { openDialog } from "../base/dialogs.mjs";
import { element, picture } from "../base/elements.mjs";
import { currentLanguage, phrase, rewrite, say, sentence } from "../base/l10n.mjs";
import { once } from "../base/once.mjs";
import { at, fetchFile, loadModule } from "../base/site.mjs";
import { loadStyle } from "./catalogue.mjs";

const fetchBook = once(async (/** @type {string} */ path) => {
  const text = await (await fetchFile(path)).text();
  return new DOMParser().parseFromString(text, "text/html");
});

/** The path of a game's rule book, which is a page of its own. @param {string} game */
const bookPath = (game) => `rules/${game}.${currentLanguage()}.html`;

/**
 * Opens the rule book of `game`, at `rule` if one is given.
 * @param {string} game
 * @param {string} [rule]
 */
export async function openRules(game, rule) {
  const body = element("div", { class: "book" });
  const dialog = openDialog("rules-title", { className: "drawer" }, body);
  try {
    const [book, { searchIn }] = await Promise.all([
      fetchBook(bookPath(game)),
      loadModule(() => import("./book-search.mjs")),
    ]);
    if (!dialog.open) return dialog; // people have closed it meanwhile
    const source = book.querySelector("main") ?? book.body;
    body.append(...[...source.childNodes].map((node) => document.importNode(node, true)));
    const printed = book.querySelector("nav .to-print");
    if (printed) {
      const href = at(`print/${game}.${currentLanguage()}.html`);
      body.prepend(element("a", { href, target: "_blank" }, printed.textContent ?? ""));
    }
    void loadStyle(game);
    const endSearch = searchIn(body);
    for (const link of body.querySelectorAll("a[href^='#']")) {
      link.addEventListener("click", (event) => {
        event.preventDefault();
        endSearch();
        showRule(body, link.getAttribute("href")?.slice(1) ?? "");
      });
    }
    if (rule) showRule(body, rule);
  } catch {
    body.append(say(element("p", {}), "rules-missing"));
  }
  return dialog;
}

/**
 * The rules in short: the first section of the rule book, without its heading. Words that depend on an option are those of
 * the table.
 * @param {string} game
 * @param {OptionValues} options
 * @returns {Promise<Node[]>}
 */
export async function inShort(game, options) {
  const book = await fetchBook(bookPath(game));
  /** @type {Node[]} */
  const nodes = [];
  for (
    let next = book.querySelector("h2")?.nextElementSibling;
    next && next.localName !== "h2";
    next = next.nextElementSibling
  ) {
    const node = document.importNode(next, true);
    for (const word of node.querySelectorAll("[data-option]")) {
      const name = word.getAttribute("data-option") ?? "";
      word.textContent = sentence(`option-${name}-word`, { value: Number(options[name]) }, game) ?? word.textContent;
    }
    nodes.push(node);
  }
  return nodes;
}

/**
 * @param {HTMLElement} body
 * @param {string} rule
 */
function showRule(body, rule) {
  const target = body.querySelector(`[id="${CSS.escape(rule)}"]`);
  if (!(target instanceof HTMLElement)) return;
  body.querySelector(".book-here")?.classList.remove("book-here");
  const statement = target.closest("li, p, h2, h3, section") ?? target;
  statement.classList.add("book-here");
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
  statement.scrollIntoView({ block: "center" });
}

/**
 * A link to a rule: the sign of the rule book, since few people know the ids of rules; the tooltip has the id. It opens
 * the drawer; in a new tab it opens the rule book's own page.
 * @param {string} game
 * @param {string} rule
 */
export function ruleLink(game, rule) {
  const link = element("a", { class: "rule-link" }, picture("icon-book"));
  rewrite(link, () => {
    link.href = at(`${bookPath(game)}#${rule}`);
    link.title = phrase("rule-link", { rule });
    link.setAttribute("aria-label", link.title);
  });
  link.addEventListener("click", (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void openRules(game, rule);
  });
  return link;
}
