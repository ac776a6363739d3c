/**
 * Shows a table in a second window of this browser, for everybody around it. The table sends what everybody may see; the
 * window (screen.mjs) only draws it.
 */

/** @import { Board } from "./screen.d.ts" */
/** @import { Presented } from "../table/types.d.ts" */

import { notify } from "../base/dialogs.mjs";
import { phrase } from "../base/l10n.mjs";
import { address } from "../base/router.mjs";
import { engine } from "../game/engine.mjs";

/** So many of the newest entries are sent. */
const NEWEST = 12;
const KEY = "escales.presents";

/** @param {string} id of the saved game */
export const channelOf = (id) => new BroadcastChannel(`escales.screen.${id}`);

/**
 * The second screen that this tab feeds for a game: a reload of the tab does not end this. Null if there is none.
 * @param {string} game the id of the saved game
 * @returns {string | null}
 */
export function screenOf(game) {
  try {
    const [screen, fed] = (sessionStorage.getItem(KEY) ?? "").split(" ");
    return screen && fed === game ? screen : null;
  } catch {
    return null; // a frame on another site
  }
}

/** @param {string} screen @param {string} game */
function remember(screen, game) {
  try {
    sessionStorage.setItem(KEY, `${screen} ${game}`);
  } catch {
    // After a reload, people open the window again.
  }
}

/** The screens of the tables that are shown already: a second request only opens the window. @type {WeakMap<Presented, string>} */
const screens = new WeakMap();

/** Opens the window. @param {Presented} table */
export function present(table) {
  const screen = screens.get(table) ?? table.id;
  const opened = window.open(address(`?screen=${screen}`), `escales-${screen}`, "popup,width=1280,height=720");
  if (!opened) notify(phrase("screen-blocked"));
  feed(table, screen);
}

/**
 * Sends what the table shows to its second screen, until people leave the table. If the table goes on with a copy, the
 * screen shows the copy.
 * @param {Presented} table
 * @param {string} screen the id of the game with which the screen was opened
 */
export function feed(table, screen) {
  remember(screen, table.id);
  if (screens.has(table)) return;
  screens.set(table, screen);
  const channel = channelOf(screen);
  const { session, names, left } = table;
  let asked = false;

  /** The engine answers for a spectator, so that no secret leaves the table. @returns {Promise<Board | null>} */
  async function seen() {
    const length = session.snapshot?.length;
    if (length === undefined) return null;
    const { view, entries, move } = await engine.look({ seat: null, since: Math.max(0, length - NEWEST) });
    return { game: names.game, seats: names.seats, view, entries, move };
  }

  /** Sends the newest state; what changes meanwhile is sent afterwards, once. */
  async function send() {
    if (asked) return;
    asked = true;
    await Promise.resolve(); // several parts of the table may ask at once
    asked = false;
    const board = await seen().catch(() => null); // the next change is sent again
    if (board && !left.signal.aborted) channel.postMessage({ board });
  }

  channel.addEventListener("message", ({ data }) => {
    if (data?.wants === "board") void send();
    else if (data?.wants === "sign") channel.postMessage({ sign: true });
  });
  table.watchers.add(() => {
    remember(screen, table.id);
    void send();
  });
  const rest = () => channel.postMessage({ closed: true });
  left.signal.addEventListener("abort", () => {
    rest();
    channel.close();
  });
  window.addEventListener("pagehide", rest, { signal: left.signal });
  window.addEventListener("pageshow", () => void send(), { signal: left.signal }); // "back" may show this page again
  void send();
}
