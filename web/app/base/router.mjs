/**
 * The view that the address asks for. All views are parts of one page, so that the engine keeps running between them.
 *
 *     (nothing)            the shelf
 *     ?game=ID             set-up; with &start, a game with the defaults begins at once; with &alone, one against bots;
 *                          with &first, our proposal for a first game; with &lesson=ID, a lesson
 *     ?save=ID             a game saved in this browser
 *     ?screen=ID           a second screen for a game that another window shows
 *     ?host                how to show a game on another page
 *     ?receive             receives a game from another screen; #p1.… is one of its parts
 *     #v1.…                a game in a link; a finished game with /at/N opens at this move
 */

/**
 * @typedef {{ view: "shelf" } | { view: "setup", game: string, start: boolean, alone: boolean } |
 *   { view: "first", game: string } | { view: "lesson", game: string, lesson: string } | { view: "save", id: string } |
 *   { view: "link", link: string, at?: number } | { view: "host" } | { view: "screen", id: string } |
 *   { view: "receive", part: string }} Route
 */

/** @type {(route: Route) => void} */
let show = () => {};

/** What "back" leaves instead of the view: the entry of `enter`. @type {(() => void) | null} */
let leaveEntered = null;

/** Whether the page itself takes the entry of `enter` away. */
let leaving = false;

/**
 * @param {URL | Location} address
 * @returns {Route}
 */
export function routeOf(address) {
  // Any other fragment is an anchor of the page, not a game.
  if (/^#v\d/.test(address.hash)) {
    const [, link, move] = /^(.*)\/at\/(\d+)$/.exec(address.hash) ?? [];
    return link === undefined ? { view: "link", link: address.hash } : { view: "link", link, at: Number(move) };
  }
  const query = new URLSearchParams(address.search);
  const game = query.get("game");
  if (game !== null) {
    const lesson = query.get("lesson");
    if (lesson !== null) return { view: "lesson", game, lesson };
    if (query.has("first")) return { view: "first", game };
    const alone = query.has("alone");
    return { view: "setup", game, start: alone || query.has("start"), alone };
  }
  const id = query.get("save");
  if (id !== null) return { view: "save", id };
  const screen = query.get("screen");
  if (screen !== null) return { view: "screen", id: screen };
  if (query.has("host")) return { view: "host" };
  if (query.has("receive")) return { view: "receive", part: address.hash };
  return { view: "shelf" };
}

/**
 * The address of a view of this page: whole, since a path of two slashes alone would be the name of a host.
 * @param {string} link its query or fragment; empty for the shelf
 */
export function address(link) {
  const bare = Object.assign(new URL(location.href), { search: "", hash: "" });
  return new URL(link, bare).href;
}

/** Adds an entry to the history, in place of the one of `enter`. @param {string} url */
function push(url) {
  if (leaveEntered) history.replaceState(null, "", url);
  else history.pushState(null, "", url);
  leaveEntered = null;
}

/** @param {string} search */
export function go(search) {
  push(address(search));
  show(routeOf(location));
}

/** Writes the current view into the address, as a new entry of the history. @param {string} search */
export function pushUrl(search) {
  push(address(search));
}

/**
 * People are in a part of the view, such as an earlier move: "back" now leaves the part and not the view.
 * @param {() => void} leave leaves the part
 */
export function enter(leave) {
  if (!leaveEntered) history.pushState(null, "");
  leaveEntered = leave;
}

/** People have left this part of the view by other ways than "back". */
export function left() {
  if (!leaveEntered) return;
  leaveEntered = null;
  leaving = true;
  history.back();
}

/** The history has gone back or forward. */
function moved() {
  const leave = leaveEntered;
  leaveEntered = null;
  if (leave) leave();
  else if (!leaving) show(routeOf(location));
  leaving = false;
}

/** Writes the current view into the address, without a new entry of the history. @param {string} search */
export function replaceUrl(search) {
  if (location.search === search && location.hash === "") return; // browsers take long even for the same address
  history.replaceState(null, "", address(search));
}

/** Shows the game in a link. @param {string} link a fragment */
export function goLink(link) {
  push(address(link));
  show(routeOf(location));
}

/**
 * Shows the view of the address, now and after every change.
 * @param {(route: Route) => void} shower
 */
export function startRouter(shower) {
  show = shower;
  window.addEventListener("popstate", moved); // also fires when the fragment changes
  // Links to another view of this page: <a data-route href="?game=…">.
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
