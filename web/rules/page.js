/** A rule book as a page of its own: its search, and the light that people have chosen; on paper it is day. */

import { searchIn } from "../app/game/book-search.mjs";

const root = document.documentElement;
const dark = window.matchMedia("(prefers-color-scheme: dark)");
const book = /** @type {HTMLElement} */ (document.querySelector("main"));

function light() {
  let chosen;
  try {
    chosen = JSON.parse(localStorage.getItem("escales.settings") ?? "{}")?.light;
  } catch {
    // a storage that is blocked or unreadable: the system decides
  }
  root.dataset.theme = chosen === "light" || chosen === "dark" ? chosen : dark.matches ? "dark" : "light";
}

const end = searchIn(book);
light();
dark.addEventListener("change", light);
window.addEventListener("beforeprint", () => {
  root.dataset.theme = "light";
});
window.addEventListener("afterprint", light);
// A link to a rule leads there, even if the search has hidden it.
document.addEventListener("click", (event) => {
  if (event.target instanceof Element && event.target.closest("a[href^='#']")) end();
});
