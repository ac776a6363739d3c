/** The site's own page: shows the view that the address asks for, and reports errors. */

/** @import { Route } from "./base/router.mjs" */
/** @import { Meta, NewTable, Source } from "./types.d.ts" */
/** @import { Ways } from "./views/opening.mjs" */
/** @typedef {Extract<Route, { game: string }>} GameRoute */

import { loadSymbols } from "./base/elements.mjs";
import { loadGame, loadLessons, onLanguage, phrase, startLanguage } from "./base/l10n.mjs";
import { startOffline } from "./base/offline.mjs";
import { enter, go, left, pushUrl, replaceUrl, startRouter } from "./base/router.mjs";
import { languageRow, lightRow } from "./base/setting-rows.mjs";
import { onLoss, onOtherTab } from "./base/storage.mjs";
import { gameMeta } from "./game/catalogue.mjs";
import { onEngine } from "./game/engine.mjs";
import { lessonAddress, lessonData, tableOf } from "./game/learning.mjs";
import { aloneSeats, defaultTable } from "./game/seating.mjs";
import { errorPage, reportErrors } from "./errors/errors.mjs";
import { find, idOfKey, keepApart } from "./saves/saves.mjs";
import { fetchAhead, lazy } from "./views/lazy.mjs";
import { Stage } from "./views/stage.mjs";

const stage = new Stage(/** @type {HTMLElement} */ (document.getElementById("view")), () => window.scrollTo(0, 0));

/** @type {Ways} */
const ways = {
  again: (table) => {
    pushUrl(`?game=${table.game}`); // "back" leads to the set-up
    void showTable({ kind: "new", table });
  },
  other: (game) => go(`?game=${game}`),
  lesson: lessonAddress,
  first: (game) => go(`?game=${game}&first`),
  kept: (id) => replaceUrl(`?save=${id}`),
  branched: (id) => pushUrl(`?save=${id}`),
  entered: enter,
  left,
  resume: (envelope) => {
    replaceUrl(`?save=${envelope.id}`);
    void showTable({ kind: "save", envelope });
  },
};

/** The game that people come from: the shelf shows its box. @type {string | null} */
let last = null;

/** @param {Source} source */
function showTable(source) {
  return stage.showTable(source, ways);
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

/** @param {GameRoute} route @returns {Promise<void>} */
function showGame(route) {
  const id = route.game;
  last = id;
  return stage.open("setup", fetched, () => void showGame(route));

  async function fetched() {
    const meta = await gameMeta(id);
    if (!meta)
      return () => stage.root.replaceChildren(errorPage("unknown-game", phrase("unknown-game-detail", { game: id })));
    const source = await atOnce(route, meta);
    if (source) return () => showTable(source);
    const texts = [loadGame(id), ...(meta.lessons.length > 0 ? [loadLessons(id)] : [])];
    const [{ showSetup }] = await Promise.all([lazy.setup(), ...texts]);
    const begin = (/** @type {NewTable} */ chosen) => {
      pushUrl(`?game=${id}`); // "back" leads to this set-up
      void showTable({ kind: "new", table: chosen });
    };
    return () => showSetup(stage.root, meta, begin, true);
  }
}

/** @param {Route} route */
async function show(route) {
  switch (route.view) {
    case "shelf": {
      const left = { game: last, save: stage.table?.id ?? null };
      await stage.open("shelf", async () => {
        const { showShelf } = await lazy.shelf();
        return () => showShelf(stage.root, { openFile }, left);
      });
      break;
    }
    case "setup":
    case "first":
    case "lesson":
      await showGame(route);
      break;
    case "save": {
      const envelope = find(route.id);
      if (envelope) {
        last = envelope.summary.game;
        await showTable({ kind: "save", envelope });
        break;
      }
      stage.enter("failure");
      stage.root.replaceChildren(errorPage("unknown-save", phrase("unknown-save-detail")));
      break;
    }
    case "host":
      await stage.open("host", async () => {
        const { showHost } = await lazy.host();
        return () => showHost(stage.root);
      });
      break;
    case "receive":
      await stage.open("receive", async () => {
        const { showReceive } = await lazy.receive();
        return () => showReceive(stage.root, route.part, { openFile });
      });
      break;
    case "screen":
      await stage.open("screen", async () => {
        const { showScreen } = await lazy.screen();
        return () => showScreen(stage.root, route.id);
      });
      break;
    case "link":
      await showTable({ kind: "link", link: route.link, ...(route.at !== undefined && { at: route.at }) });
      break;
  }
  // The heading gets the focus, unless the view has already set it.
  if (document.activeElement === document.body) stage.root.querySelector("h1")?.focus({ preventScroll: true });
}

function watchStorage() {
  onLoss((why) => stage.tellLoss(why));
  onOtherTab((key, gone) => {
    const { table } = stage;
    if (table && (key === null || idOfKey(key) === table.id)) table.savedElsewhere(gone ? "gone" : "changed");
    else if (document.documentElement.dataset.view !== "table") keepApart();
  });
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
    stage.root.textContent = `${french} The page could not be loaded; reload it. (${error})`;
    return;
  }
  document.getElementById("site-settings")?.append(languageRow(), lightRow());
  document.title = phrase("site-title");
  onLanguage(() => {
    document.title = phrase("site-title");
  });
  reportErrors(() => stage.table);
  fetchAhead("shelf", "setup", "host", "share", "received", "teaching", "firstTurns");
  startRouter((route) => void show(route));
}
