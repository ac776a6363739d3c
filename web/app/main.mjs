/** The site's own page: shows the view that the address asks for, and reports errors. */

/** @import { Route } from "./base/router.mjs" */
/** @import { Table } from "./table/table.mjs" */
/** @import { Envelope, Meta, NewTable, Source } from "./types.d.ts" */
/** @typedef {Extract<Route, { game: string }>} GameRoute */

import { button, notify } from "./base/dialogs.mjs";
import { loadSymbols } from "./base/elements.mjs";
import { loadGame, loadLessons, onLanguage, phrase, startLanguage } from "./base/l10n.mjs";
import { atView, startOffline } from "./base/offline.mjs";
import { go, pushUrl, replaceUrl, startRouter } from "./base/router.mjs";
import { languageRow, lightRow } from "./base/setting-rows.mjs";
import { onLoss, onOtherTab } from "./base/storage.mjs";
import { gameMeta } from "./game/catalogue.mjs";
import { onEngine } from "./game/engine.mjs";
import { lessonData, tableOf } from "./game/learning.mjs";
import { aloneSeats, defaultTable } from "./game/seating.mjs";
import { errorPage, onUnhandledError, reason, tellBug } from "./errors/errors.mjs";
import { find, idOfKey } from "./saves/saves.mjs";
import { fetchAhead, lazy } from "./views/lazy.mjs";
import { openTable } from "./views/opening.mjs";

const view = /** @type {HTMLElement} */ (document.getElementById("view"));

/** @type {Table | null} */
let table = null;
/** Increases with every change of view, so that content loaded for an earlier view is not shown. */
let turn = 0;

/** @param {string} name */
function enter(name) {
  table?.close();
  table = null;
  turn += 1;
  document.body.dataset.view = name;
  atView(name);
  window.scrollTo(0, 0);
}

/** @param {Source} source */
async function showTable(source) {
  enter("table");
  const mine = turn;
  const ways = {
    again: (/** @type {string} */ game) => go(`?game=${game}`),
    first: (/** @type {string} */ game) => go(`?game=${game}&first`),
    kept: (/** @type {string} */ id) => replaceUrl(`?save=${id}`),
    branched: (/** @type {string} */ id) => pushUrl(`?save=${id}`),
    resume: (/** @type {Envelope} */ envelope) => {
      replaceUrl(`?save=${envelope.id}`);
      void showTable({ kind: "save", envelope });
    },
  };
  const opened = await openTable(view, source, { wanted: () => mine === turn, retry: () => retry(source), ways });
  if (mine !== turn) {
    opened?.close();
    return;
  }
  table = opened;
  if (!opened) document.body.dataset.view = "failure";
}

/** Opens a game again: from its last save, if there is one. @param {Source} source */
function retry(source) {
  const envelope = table && find(table.id);
  void showTable(envelope ? { kind: "save", envelope } : source);
}

/** @param {import("./types.d.ts").Json} save @param {string} name */
function openFile(save, name) {
  pushUrl("?open"); // so that "back" leads to the shelf
  void showTable({ kind: "file", save, name });
}

/**
 * The table that begins at once; null for a set-up first.
 * @param {GameRoute} route
 * @param {Meta} meta
 * @returns {Promise<Source | null>}
 */
async function atOnce(route, meta) {
  if (route.view === "lesson") {
    const { lesson } = route;
    const data = await lessonData(meta, lesson);
    return data && { kind: "new", table: tableOf(meta, data, true), lesson };
  }
  if (route.view === "first") return meta.first_game && { kind: "new", table: tableOf(meta, meta.first_game, false) };
  const { start, alone } = route;
  if (!start) return null;
  return { kind: "new", table: alone ? defaultTable(meta, aloneSeats(meta)) : defaultTable(meta) };
}

/** @param {GameRoute} route */
async function showGame(route) {
  enter("setup");
  const mine = turn;
  const id = route.game;
  try {
    const meta = await gameMeta(id);
    if (mine !== turn) return;
    if (!meta) {
      view.replaceChildren(errorPage("unknown-game", phrase("unknown-game-detail", { game: id })));
      return;
    }
    const source = await atOnce(route, meta);
    if (mine !== turn) return;
    if (source) {
      await showTable(source);
      return;
    }
    const texts = [loadGame(id), ...(meta.lessons.length > 0 ? [loadLessons(id)] : [])];
    const [{ showSetup }] = await Promise.all([lazy.setup(), ...texts]);
    if (mine !== turn) return;
    const begin = (/** @type {NewTable} */ chosen) => {
      pushUrl(`?game=${id}`); // "back" leads to this set-up
      void showTable({ kind: "new", table: chosen });
    };
    showSetup(view, meta, begin, true);
  } catch (error) {
    if (mine === turn)
      view.replaceChildren(
        errorPage(
          "shelf-broken",
          reason(error),
          button("retry", () => void showGame(route)),
        ),
      );
  }
}

/**
 * Opens a view that needs only its module.
 * @param {string} name
 * @param {() => Promise<() => unknown>} fetched loads the module and returns the function that shows the view
 */
async function open(name, fetched) {
  enter(name);
  const mine = turn;
  try {
    const shower = await fetched();
    if (mine === turn) await shower();
  } catch (error) {
    if (mine === turn)
      view.replaceChildren(
        errorPage(
          "shelf-broken",
          reason(error),
          button("retry", () => location.reload()),
        ),
      );
  }
}

/** @param {Route} route */
async function show(route) {
  switch (route.view) {
    case "shelf":
      await open("shelf", async () => {
        const { showShelf } = await lazy.shelf();
        return () => showShelf(view, { openFile });
      });
      break;
    case "setup":
    case "first":
    case "lesson":
      await showGame(route);
      break;
    case "save": {
      const envelope = find(route.id);
      if (envelope) {
        await showTable({ kind: "save", envelope });
        break;
      }
      enter("failure");
      view.replaceChildren(errorPage("unknown-save", phrase("unknown-save-detail")));
      break;
    }
    case "host":
      await open("host", async () => {
        const { showHost } = await lazy.host();
        return () => showHost(view);
      });
      break;
    case "receive":
      await open("receive", async () => {
        const { showReceive } = await lazy.receive();
        return () => showReceive(view, route.part, { openFile });
      });
      break;
    case "screen":
      await open("screen", async () => {
        const { showScreen } = await lazy.screen();
        return () => showScreen(view, route.id);
      });
      break;
    case "link":
      await showTable({ kind: "link", link: route.link, ...(route.at !== undefined && { at: route.at }) });
      break;
  }
  // The heading gets the focus, unless the view has already set it.
  if (document.activeElement === document.body) view.querySelector("h1")?.focus({ preventScroll: true });
}

function watchStorage() {
  onLoss((why) =>
    notify(
      phrase(`storage-${why}`),
      button("menu-export", () => table?.exportFile()),
    ),
  );
  onOtherTab((key, gone) => {
    if (key === null || idOfKey(key) === table?.id) table?.savedElsewhere(gone ? "gone" : "changed");
  });
}

/** Reports a bug of ours once; during a game, with a file that reproduces it. @param {unknown} error */
function broke(error) {
  if (table) table.broke(error);
  else tellBug(error);
}

/** Starts the page. */
export async function startPage() {
  onEngine((state) => {
    if (state === "ready" || state === "broken") startOffline();
  });
  watchStorage();
  try {
    await Promise.all([startLanguage(), loadSymbols("symbols.svg")]);
  } catch (error) {
    // Without the Fluent files, this is the page's only sentence, so it comes in both languages.
    const french = "La page n’a pas pu être chargée ; rechargez-la.";
    view.textContent = `${french} The page could not be loaded; reload it. (${error})`;
    return;
  }
  document.getElementById("site-settings")?.append(languageRow(), lightRow());
  document.title = phrase("site-title");
  onLanguage(() => {
    document.title = phrase("site-title");
  });
  onUnhandledError(broke);
  fetchAhead("shelf", "setup", "host", "share", "received", "teaching", "firstTurns");
  startRouter((route) => void show(route));
}
