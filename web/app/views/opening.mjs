/** Opens a table from any source, and shows the reason if that fails. */

/** @import { Envelope, Meta, Seat, Snapshot, Source } from "../types.d.ts" */
/** @import { Names } from "../game/names.mjs" */
/** @import { Sharing, Taken } from "../table/types.d.ts" */

import { button } from "../base/dialogs.mjs";
import { element } from "../base/elements.mjs";
import { download } from "../base/files.mjs";
import { phrase, say } from "../base/l10n.mjs";
import { gameMeta, loadTableOf } from "../game/catalogue.mjs";
import { Refusal, engine, startEngine } from "../game/engine.mjs";
import { waitingBar } from "../game/progress.mjs";
import { errorPage, reason } from "../errors/errors.mjs";
import { findMatchingSave } from "../saves/matching-save.mjs";
import { Keeper, newId, setAside } from "../saves/saves.mjs";
import { Table } from "../table/table.mjs";
import { lazy } from "./lazy.mjs";

/**
 * @typedef {object} Ways what the page around a table does for it: the site's own page, or a frame on another site
 * @property {(game: string) => void} again begins another game of the same kind
 * @property {(id: string) => void} kept called after every save with the game's id
 * @property {(id: string) => void} branched called when the table continues with a copy, under this id
 * @property {(envelope: Envelope) => void} resume opens a saved game
 * @property {Node} [back] stands at the head of the bar instead of the link to the shelf
 * @property {(snapshot: Snapshot) => void} [shown] called when the table has shown a snapshot
 */

/** @type {Sharing} */
const sharing = {
  open: async (game) => {
    const { openShare } = await lazy.share();
    const now = game();
    if (now) void openShare(now);
  },
  ways: async (game) => (await lazy.share()).waysToSend(game()),
};

/**
 * @param {Source} source
 * @param {() => boolean} wanted whether people still wait for the game
 * @returns {Promise<Snapshot | null>} null if they do not
 */
function ask(source, wanted) {
  switch (source.kind) {
    case "new":
      return engine.newTable(source.table, null);
    case "save":
      return engine.load(source.envelope.save, null, wanted);
    case "file":
      return engine.load(source.save, null, wanted);
    case "link":
      return engine.openLink(source.link, null, wanted);
  }
}

/** The game and its seats, if the source tells them without the engine; otherwise null. @param {Source} source */
function known(source) {
  if (source.kind === "new") return { game: source.table.game, seats: source.table.seats };
  if (source.kind === "save") return { game: source.envelope.summary.game, seats: source.envelope.summary.seats };
  return null;
}

/**
 * @param {Source} source
 * @param {Seat[]} seats
 */
function keeperFor(source, seats) {
  if (source.kind === "save") {
    return keeperOf(source.envelope);
  }
  const name = source.kind === "file" && source.name ? source.name : seats.map((seat) => seat.name).join(", ");
  return new Keeper(newId(), name, 0);
}

/** @param {Envelope} envelope */
function keeperOf({ id, name, revision, me }) {
  return new Keeper(id, name, revision, me ?? null);
}

/** Buttons that export data which cannot be opened, so that it is not lost. @param {Source} source */
function wayOut(source) {
  switch (source.kind) {
    case "new":
      return [];
    case "save":
      return [button("broken-export", () => download(source.envelope.name, JSON.stringify(source.envelope.save)))];
    case "file":
      return [button("broken-export", () => download(source.name, JSON.stringify(source.save)))];
    case "link":
      return [button("broken-export", () => download("escales-link", JSON.stringify({ link: source.link })))];
  }
}

/**
 * The page that says why a table cannot be opened.
 * @param {Source} source
 * @param {unknown} error
 * @param {() => void} retry
 */
function failure(source, error, retry) {
  if (!(error instanceof Refusal)) {
    return errorPage("engine-broken", reason(error), button("retry", retry, "button strong"), ...wayOut(source));
  }
  const exports = wayOut(source); // made before the save is moved
  if (source.kind === "save") setAside(source.envelope);
  return errorPage(`cannot-open-${source.kind}`, reason(error), ...exports);
}

/**
 * Opens a table in `root`.
 * @param {HTMLElement} root
 * @param {Source} source
 * @param {{ wanted: () => boolean, retry: () => void, ways: Ways }} how `wanted`: whether people are still in this
 *   view, since opening takes time; `retry`: opens the source again
 * @returns {Promise<Table | null>} null if the table cannot be opened; the page then says why
 */
export async function openTable(root, source, { wanted, retry, ways }) {
  /** @type {Table | null} */
  let table = null;
  try {
    void startEngine().catch(() => {});
    const before = known(source);
    table = before && (await sit(before.game, before.seats));
    if (!before) {
      root.replaceChildren(say(element("p", { class: "opening", role: "status" }), "prompt-starting"), waitingBar());
    }
    const snapshot = await ask(source, wanted);
    if (snapshot) table ??= await sit(snapshot.game, snapshot.seats);
    if (!snapshot || !table || !wanted()) {
      table?.close();
      return null;
    }
    const { meta, names } = table;
    // A file may come from another player, or from this person's own browser.
    const isReceivedFile = source.kind === "file" && (meta.secrets || findMatchingSave(snapshot.save) !== null);
    const received = source.kind === "link" || isReceivedFile;
    const { session } = table;
    void table.begin(snapshot, received ? () => taken(snapshot, meta, names) : undefined).then(() => {
      const at = source.kind === "link" && snapshot.view.result ? source.at : undefined;
      if (at !== undefined && wanted() && !session.closed) void session.past.go(at);
    });
    return table;
  } catch (error) {
    table?.close();
    if (wanted()) root.replaceChildren(failure(source, error, retry));
    return null;
  }

  /**
   * Asks what to do with a received game; null if the page opens the saved game instead.
   * @param {Snapshot} snapshot
   * @param {Meta} meta
   * @param {Names} names
   * @returns {Promise<Taken | null>}
   */
  async function taken(snapshot, meta, names) {
    const found = snapshot.read_only ? null : findMatchingSave(snapshot.save);
    const { receive } = await lazy.received();
    const { seat, resumed, watches } = await receive(meta, snapshot, names, found);
    if (!found || !resumed) return { seat, watches, keeper: null };
    if (found.kind === "newer") {
      const keeper = keeperOf(found.envelope);
      return { seat: keeper.me, watches: false, keeper };
    }
    ways.resume(found.envelope);
    return null;
  }

  /**
   * @param {string} game
   * @param {Seat[]} seats
   */
  async function sit(game, seats) {
    const meta = await gameMeta(game);
    if (!meta) {
      root.replaceChildren(errorPage("unknown-game", phrase("unknown-game-detail", { game })));
      return null;
    }
    const plan = await loadTableOf(game);
    if (!wanted()) return null;
    const table = new Table({
      meta,
      plan,
      seats,
      keeper: keeperFor(source, seats),
      sharing,
      ...ways,
      again: () => ways.again(game),
      retry,
    });
    root.replaceChildren(table.root);
    return table;
  }
}
