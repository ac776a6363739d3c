/** The rule book in a drawer beside the game, open at a rule. The build makes its pages. */

import { openDialog } from "../base/dialogs.mjs";
import { element } from "../base/elements.mjs";
import { currentLanguage, phrase, rewrite, say } from "../base/l10n.mjs";
import { at } from "../base/site.mjs";
import { loadStyle } from "./catalogue.mjs";

/** @type {Map<string, Promise<Document>>} */
const books = new Map();

/** @param {string} path */
function fetchBook(path) {
  let book = books.get(path);
  if (!book) {
    book = fetch(path).then(async (response) => {
      if (!response.ok) throw new Error(`${path}: ${response.status}`);
      return new DOMParser().parseFromString(await response.text(), "text/html");
    });
    book.catch(() => books.delete(path));
    books.set(path, book);
  }
  return book;
}

/** The address of a game's rule book as a separate page. @param {string} game @param {string} [rule] */
function bookAddress(game, rule) {
  return at(`rules/${game}.${currentLanguage()}.html${rule ? `#${rule}` : ""}`);
}

/**
 * Opens the rule book of `game`, at `rule` if one is given.
 * @param {string} game
 * @param {string} [rule]
 */
export async function openRules(game, rule) {
  const body = element("div", { class: "book" });
  const dialog = openDialog("rules-title", { className: "drawer" }, body);
  try {
    const [book, { searchIn }] = await Promise.all([fetchBook(bookAddress(game)), import("./book-search.mjs")]);
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
 * The rules in short: the first section of the rule book, without its heading.
 * @param {string} game
 * @returns {Promise<Node[]>}
 */
export async function inShort(game) {
  const book = await fetchBook(bookAddress(game));
  /** @type {Node[]} */
  const nodes = [];
  for (
    let next = book.querySelector("h2")?.nextElementSibling;
    next && next.localName !== "h2";
    next = next.nextElementSibling
  ) {
    nodes.push(document.importNode(next, true));
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
 * A link to a rule. It opens the drawer; in a new tab it opens the rule book's own page.
 * @param {string} game
 * @param {string} rule
 */
export function ruleLink(game, rule) {
  const link = element("a", { class: "rule-link" }, rule);
  rewrite(link, () => {
    link.href = bookAddress(game, rule);
    link.setAttribute("aria-label", phrase("rule-link", { rule }));
  });
  link.addEventListener("click", (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void openRules(game, rule);
  });
  return link;
}
