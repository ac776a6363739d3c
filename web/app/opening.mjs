/** Opening a table, whatever it comes from; and what is said when that cannot be done. */

/** @import { Names } from "./names.mjs" */
/** @import { Taken } from "./table/table.mjs" */
/** @import { Envelope, Meta, Seat, Snapshot, Source } from "./types.d.ts" */

import { gameMeta, loadTableOf } from "./catalogue.mjs";
import { button } from "./dialogs.mjs";
import { element } from "./elements.mjs";
import { Refusal, engine, startEngine } from "./engine.mjs";
import { download } from "./export.mjs";
import { failurePage, reason } from "./failures.mjs";
import { keptAs } from "./known.mjs";
import { phrase, say } from "./l10n.mjs";
import { later } from "./later.mjs";
import { Keeper, newId, setAside } from "./saves.mjs";
import { Table } from "./table/table.mjs";
import { waitingBar } from "./waiting.mjs";

/**
 * @typedef {object} Ways where a table leads to, which depends on the page that it is in
 * @property {(game: string) => void} again to another game of the kind
 * @property {(id: string) => void} kept the game is kept under this id from now on
 * @property {(id: string) => void} branched the table went on with another game, of this id
 * @property {(envelope: Envelope) => void} resume to a game that is kept
 * @property {Node} [back] what stands at the head of the bar, instead of the way to the shelf
 * @property {(snapshot: Snapshot) => void} [shown] something has come to rest
 */

/** @param {Source} source @returns {Promise<Snapshot>} */
function ask(source) {
  switch (source.kind) {
    case "new":
      return engine.newTable(source.table, null);
    case "save":
      return engine.load(source.envelope.save, null);
    case "file":
      return engine.load(source.save, null);
    case "link":
      return engine.openLink(source.link, null);
  }
}

/** What is known of the game and its seats before the engine has answered. @param {Source} source */
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

/** The data that could not be opened, so that it is not lost. @param {Source} source */
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
 * The page that says why a table could not be opened.
 * @param {Source} source
 * @param {unknown} error
 * @param {() => void} retry
 */
function failure(source, error, retry) {
  if (!(error instanceof Refusal)) {
    return failurePage("engine-broken", reason(error), button("retry", retry, "button strong"), ...wayOut(source));
  }
  const exports = wayOut(source); // made before the save is moved
  if (source.kind === "save") setAside(source.envelope);
  return failurePage(`cannot-open-${source.kind}`, reason(error), ...exports);
}

/**
 * Opens a table in `root`.
 * @param {HTMLElement} root
 * @param {Source} source
 * @param {{ wanted: () => boolean, retry: () => void, ways: Ways }} how whether people still want to see it, since opening takes
 *   time; how to try again; where the table leads to
 * @returns {Promise<Table | null>} null when it could not be opened, which the page then says
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
    const snapshot = await ask(source);
    table ??= await sit(snapshot.game, snapshot.seats);
    if (!table || !wanted()) {
      table?.close();
      return null;
    }
    const { meta, names } = table;
    // A file may be what somebody far away has sent, or one's own.
    const received = source.kind === "link" || (source.kind === "file" && (meta.secrets || keptAs(snapshot.save) !== null));
    void table.begin(snapshot, received ? () => taken(snapshot, meta, names) : undefined);
    return table;
  } catch (error) {
    table?.close();
    if (wanted()) root.replaceChildren(failure(source, error, retry));
    return null;
  }

  /**
   * Asks what is to become of a game that was received; null where the one kept here is opened instead.
   * @param {Snapshot} snapshot
   * @param {Meta} meta
   * @param {Names} names
   * @returns {Promise<Taken | null>}
   */
  async function taken(snapshot, meta, names) {
    const found = snapshot.read_only ? null : keptAs(snapshot.save);
    const { receive } = await later.received();
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
      root.replaceChildren(failurePage("unknown-game", phrase("unknown-game-detail", { game })));
      return null;
    }
    const plan = await loadTableOf(game);
    if (!wanted()) return null;
    const table = new Table({
      meta,
      plan,
      seats,
      keeper: keeperFor(source, seats),
      ...ways,
      again: () => ways.again(game),
      retry,
    });
    root.replaceChildren(table.root);
    return table;
  }
}
