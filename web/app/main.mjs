/** The page: starts the engine, shows the view that the address asks for, and says so when something is amiss. */

/** @import { Envelope, Source } from "./types.d.ts" */
/** @import { Route } from "./router.mjs" */
/** @import { Table } from "./table/table.mjs" */

import { gameMeta } from "./catalogue.mjs";
import { button, notify } from "./dialogs.mjs";
import { loadSymbols } from "./elements.mjs";
import { failurePage, reason } from "./failures.mjs";
import { inOneLine, tellFault, watchFaults } from "./faults.mjs";
import { loadGame, onLanguage, phrase, startLanguage } from "./l10n.mjs";
import { fetchLater, later } from "./later.mjs";
import { atView, startOffline } from "./offline.mjs";
import { openTable } from "./opening.mjs";
import { amend, go, note, startRouter } from "./router.mjs";
import { find, idOfKey } from "./saves.mjs";
import { defaultTable } from "./seating.mjs";
import { at } from "./site.mjs";
import { onLoss, onOtherTab } from "./storage.mjs";
import { languageRow, lightRow } from "./table/bar.mjs";

const view = /** @type {HTMLElement} */ (document.getElementById("view"));

/** @type {Table | null} */
let table = null;
/** Rises with every change of view: what was on its way to the one before is then not shown. */
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
    kept: (/** @type {string} */ id) => amend(`?save=${id}`),
    branched: (/** @type {string} */ id) => note(`?save=${id}`),
    resume: (/** @type {Envelope} */ envelope) => {
      amend(`?save=${envelope.id}`);
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

/** Opens a game anew: as it was kept last, if it was. @param {Source} source */
function retry(source) {
  const envelope = table && find(table.keeper.id);
  void showTable(envelope ? { kind: "save", envelope } : source);
}

/** @param {import("./types.d.ts").Json} save @param {string} name */
function openFile(save, name) {
  note("?open"); // so that "back" leads to the shelf
  void showTable({ kind: "file", save, name });
}

/** @param {string} id @param {boolean} start */
async function showGame(id, start) {
  enter("setup");
  const mine = turn;
  try {
    const meta = await gameMeta(id);
    if (mine !== turn) return;
    if (!meta) {
      view.replaceChildren(failurePage("unknown-game", phrase("unknown-game-detail", { game: id })));
      return;
    }
    if (start) {
      await showTable({ kind: "new", table: defaultTable(meta) });
      return;
    }
    const [{ showSetup }] = await Promise.all([later.setup(), loadGame(id)]);
    if (mine !== turn) return;
    showSetup(view, meta, (chosen) => {
      note(`?game=${id}`); // "back" leads to this set-up
      void showTable({ kind: "new", table: chosen });
    });
  } catch (error) {
    if (mine === turn) view.replaceChildren(failurePage("shelf-broken", reason(error), button("retry", () => void showGame(id, start))));
  }
}

/**
 * Opens a view that needs nothing but its module.
 * @param {string} name
 * @param {() => Promise<() => unknown>} fetched gives what shows it, once that has come
 */
async function open(name, fetched) {
  enter(name);
  const mine = turn;
  try {
    const shower = await fetched();
    if (mine === turn) await shower();
  } catch (error) {
    if (mine === turn) view.replaceChildren(failurePage("shelf-broken", reason(error), button("retry", () => location.reload())));
  }
}

/** @param {Route} route */
async function show(route) {
  switch (route.view) {
    case "shelf":
      await open("shelf", async () => {
        const { showShelf } = await later.shelf();
        return () => showShelf(view, { openFile });
      });
      break;
    case "setup":
      await showGame(route.game, route.start);
      break;
    case "save": {
      const envelope = find(route.id);
      if (envelope) {
        await showTable({ kind: "save", envelope });
        break;
      }
      enter("failure");
      view.replaceChildren(failurePage("unknown-save", phrase("unknown-save-detail")));
      break;
    }
    case "host":
      await open("host", async () => {
        const { showHost } = await later.host();
        return () => showHost(view);
      });
      break;
    case "link":
      await showTable({ kind: "link", link: route.link });
      break;
  }
  // What the view itself has put first goes before its heading.
  if (document.activeElement === document.body) view.querySelector("h1")?.focus({ preventScroll: true });
}

function watchStorage() {
  onLoss((why) => notify(phrase(`storage-${why}`), button("menu-export", () => table?.keeping.exportFile())));
  onOtherTab((key, gone) => {
    if (key === null || idOfKey(key) === table?.keeper.id) table?.keeping.elsewhere(gone ? "gone" : "changed");
  });
}

/** Something of ours broke: it is said once, with a file that shows it again where a game is open. @param {unknown} error */
function broke(error) {
  if (table) table.trouble.broke(error);
  else tellFault(phrase("page-fault-bare", { error: inOneLine(error) }));
}

async function start() {
  startOffline();
  watchStorage();
  try {
    await Promise.all([startLanguage(), loadSymbols(at("symbols.svg"))]);
  } catch (error) {
    // Without its sentences, the page has only this one, in both languages.
    view.textContent = `La page n’a pas pu être chargée ; rechargez-la. The page could not be loaded; reload it. (${error})`;
    return;
  }
  document.getElementById("site-settings")?.append(languageRow(), lightRow());
  document.title = phrase("site-title");
  onLanguage(() => {
    document.title = phrase("site-title");
  });
  watchFaults(broke);
  fetchLater("shelf", "setup", "host", "share", "received");
  startRouter((route) => void show(route));
}

void start();
