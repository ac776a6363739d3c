/**
 * Which view the address asks for. The views are parts of one page, so that the engine goes on running between them.
 *
 *     (nothing)            the shelf
 *     ?game=ID             set-up; with &start, a game with the defaults at once
 *     ?save=ID             a game kept in this browser
 *     ?host                how to show a game on another page
 *     #v1.…                a game in a link
 */

/**
 * @typedef {{ view: "shelf" } | { view: "setup", game: string, start: boolean } | { view: "save", id: string } |
 *   { view: "link", link: string } | { view: "host" }} Route
 */

/** @type {(route: Route) => void} */
let show = () => {};

/**
 * @param {URL | Location} address
 * @returns {Route}
 */
export function routeOf(address) {
  // Any other fragment is an anchor of the page, not a game.
  if (/^#v\d/.test(address.hash)) return { view: "link", link: address.hash };
  const query = new URLSearchParams(address.search);
  const game = query.get("game");
  if (game !== null) return { view: "setup", game, start: query.has("start") };
  const id = query.get("save");
  if (id !== null) return { view: "save", id };
  if (query.has("host")) return { view: "host" };
  return { view: "shelf" };
}

/** @param {string} search with its question mark, or empty for the shelf */
function address(search) {
  return location.pathname + search;
}

/** @param {string} search */
export function go(search) {
  history.pushState(null, "", address(search));
  show(routeOf(location));
}

/** Says in the address what is shown already, as a new step. @param {string} search */
export function note(search) {
  history.pushState(null, "", address(search));
}

/** The same without a step of its own to go back to. @param {string} search */
export function amend(search) {
  history.replaceState(null, "", address(search));
}

/** Shows the link's game. @param {string} link a fragment */
export function goLink(link) {
  history.pushState(null, "", location.pathname + link);
  show(routeOf(location));
}

/**
 * Shows the view of the present address, and of every one to come.
 * @param {(route: Route) => void} shower
 */
export function startRouter(shower) {
  show = shower;
  window.addEventListener("popstate", () => show(routeOf(location))); // another fragment is told so, too
  // Links of the page that stay in it: <a data-route href="?game=…">.
  document.addEventListener("click", (event) => {
    if (!(event.target instanceof Element) || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target.closest("a[data-route]");
    if (!link) return;
    event.preventDefault();
    go(link.getAttribute("href") === "./" ? "" : (link.getAttribute("href") ?? ""));
  });
  show(routeOf(location));
}
