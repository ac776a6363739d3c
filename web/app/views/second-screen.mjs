/**
 * Shows a table in a second window of this browser, for everybody around it. The table sends what everybody may see; the
 * window (screen.mjs) only draws it.
 */

/** @import { Board } from "./screen.d.ts" */
/** @import { Presented } from "../table/types.d.ts" */

import { notify } from "../base/dialogs.mjs";
import { phrase } from "../base/l10n.mjs";
import { engine } from "../game/engine.mjs";

/** So many of the newest entries are sent. */
const NEWEST = 12;
const KEY = "escales.presents";

/** @param {string} id of the saved game */
export const channelOf = (id) => new BroadcastChannel(`escales.screen.${id}`);

/** The game whose second screen this tab feeds: a reload of the tab does not end this. @returns {string | null} */
export function presented() {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null; // a frame on another site
  }
}

/** @param {string} id */
function remember(id) {
  try {
    sessionStorage.setItem(KEY, id);
  } catch {
    // After a reload, people open the window again.
  }
}

/** The tables that are shown already: a second request only opens the window. @type {WeakSet<Presented>} */
const under = new WeakSet();

/** Opens the window. @param {Presented} table */
export function present(table) {
  const opened = window.open(
    `${location.pathname}?screen=${table.id}`,
    `escales-${table.id}`,
    "popup,width=1280,height=720",
  );
  if (!opened) notify(phrase("screen-blocked"));
  feed(table);
}

/** Sends what the table shows to its second screen, until people leave the table. @param {Presented} table */
export function feed(table) {
  remember(table.id);
  if (under.has(table)) return;
  under.add(table);
  const channel = channelOf(table.id);
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
  const before = table.onShown;
  table.onShown = (snapshot) => {
    before?.(snapshot);
    void send();
  };
  const end = () => {
    channel.postMessage({ closed: true });
    channel.close();
  };
  left.signal.addEventListener("abort", end, { once: true });
  window.addEventListener("pagehide", end, { signal: left.signal });
  void send();
}
