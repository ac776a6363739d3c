/** Opens a table from any source, and shows the reason if that fails. */

/** @import { Envelope, Meta, Seat, Snapshot, Source } from "../types.d.ts" */
/** @import { Names } from "../game/names.mjs" */
/** @import { After, Presented, Sharing, Taken } from "../table/types.d.ts" */

import { button } from "../base/dialogs.mjs";
import { element } from "../base/elements.mjs";
import { download } from "../base/files.mjs";
import { lessonsOf, phrase, say } from "../base/l10n.mjs";
import { gameMeta, loadTableOf } from "../game/catalogue.mjs";
import { Breakdown, Refusal, engine, startEngine } from "../game/engine.mjs";
import { lessonData } from "../game/learning.mjs";
import { waitingBar } from "../game/progress.mjs";
import { errorPage, reason } from "../errors/errors.mjs";
import { findMatchingSave } from "../saves/matching-save.mjs";
import { isBeginner } from "../saves/newcomer.mjs";
import { Keeper, freeName, newId } from "../saves/saves.mjs";
import { Table } from "../table/table.mjs";
import { lazy } from "./lazy.mjs";
import { tellGoal } from "./newcomers.mjs";

/**
 * What the page around a table does for it: the site's own page, or a frame on another site.
 * @typedef {After & Around} Ways
 *
 * @typedef {object} Around
 * @property {(game: string) => void} [first] begins a first game of this kind
 * @property {(id: string) => void} kept called after every save with the game's id
 * @property {(id: string) => void} branched called when the table continues with a copy, under this id
 * @property {(leave: () => void) => void} [entered] called when people look at an earlier move; `leave` brings them back
 * @property {() => void} [left] called when they are back
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
  present: async (table) => (await lazy.secondScreen()).present(table),
};

/** A reload of the table keeps its second screen. @param {Presented} table */
async function presentAgain(table) {
  const { feed, screenOf } = await lazy.secondScreen();
  const screen = screenOf(table.id);
  if (screen !== null) feed(table, screen);
}

/**
 * @param {Source} source
 * @param {() => boolean} wanted whether people still wait for the game
 * @param {import("../table/session/lesson.mjs").Lesson} [lesson] what it follows
 * @returns {Promise<Snapshot | null>} null if they do not
 */
function ask(source, wanted, lesson) {
  switch (source.kind) {
    case "new":
      return engine.newTable(source.table, null, lesson?.guide, lesson?.ahead);
    case "save":
      return engine.load(source.envelope.save, null, wanted, lesson?.guide);
    case "file":
      return engine.load(source.save, null, wanted);
    case "link":
      return engine.openLink(source.link, null, wanted);
  }
}

/**
 * The lesson that a source is; null if it is none, or if it has gone another way than the lesson as it is now.
 * @param {Source} source
 */
async function lessonOf(source) {
  const id = source.kind === "new" ? source.lesson : source.kind === "save" ? source.envelope.lesson : undefined;
  const meta = id === undefined ? null : await gameMeta(known(source)?.game ?? "");
  if (id === undefined || meta === null) return null;
  const [{ Lesson, Teaching }, data] = await Promise.all([lazy.teaching(), lessonData(meta, id)]);
  if (!data) return null;
  const lesson = new Lesson(data);
  if (source.kind === "save" && !lesson.fits(source.envelope.save.log)) return null;
  return { id, data, lesson, Teaching };
}

/** The game and its seats, if the source tells them without the engine; otherwise null. @param {Source} source */
function known(source) {
  if (source.kind === "new") return { game: source.table.game, seats: source.table.seats };
  if (source.kind === "save") return { game: source.envelope.summary.game, seats: source.envelope.summary.seats };
  return null;
}

/**
 * @param {Source} source
 * @param {string} game
 * @param {Seat[]} seats
 * @param {string | null} lesson
 */
function keeperFor(source, game, seats, lesson) {
  if (source.kind === "save") {
    return keeperOf(source.envelope, lesson);
  }
  if (source.kind === "new" && lesson !== null)
    return new Keeper(newId(), phrase(`lesson-${lesson}`, {}, lessonsOf(source.table.game)), 0, null, lesson);
  if (source.kind === "file" && source.name) return new Keeper(newId(), source.name, 0);
  return new Keeper(newId(), freeName(game, seats.map((seat) => seat.name).join(", ")), 0);
}

/** @param {Envelope} envelope @param {string | null} [lesson] */
function keeperOf({ id, name, revision, me }, lesson = null) {
  return new Keeper(id, name, revision, me ?? null, lesson);
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

/** Refusals that say nothing of the record: what reads it did not come, broke, or is too old. */
const PASSING = new Set(["unusable-records-missing", "fault", "unusable-newer"]);

/**
 * The page that says why a table cannot be opened.
 * @param {Source} source
 * @param {unknown} error
 * @param {() => void} retry
 */
function failure(source, error, retry) {
  const ways = wayOut(source);
  const unreadable = error instanceof Refusal && !PASSING.has(error.error.id);
  if (!unreadable) {
    const anew = error instanceof Refusal ? [button("reload", () => location.reload())] : [];
    ways.unshift(button("retry", retry, "button strong"), ...anew);
  }
  const title = error instanceof Breakdown ? "engine-broken" : `cannot-open-${source.kind}`;
  return errorPage(title, reason(error), ...ways);
}

/**
 * Whether a game comes, or may come, from another player: a file may also come from this person's own browser.
 * @param {Source} source
 * @param {Snapshot} snapshot
 * @param {Meta} meta
 */
function isReceived({ kind }, { save }, { secrets }) {
  return kind === "link" || (kind === "file" && (secrets || findMatchingSave(save) !== null));
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
    const taught = await lessonOf(source);
    table = before && (await sit(before.game, before.seats, taught?.id ?? null));
    if (!before) {
      root.replaceChildren(say(element("p", { class: "opening", role: "status" }), "prompt-starting"), waitingBar());
    }
    if (taught && table) new taught.Teaching(table, taught.lesson, taught.data, () => first(known(source)?.game ?? ""));
    if (source.kind === "link" || source.kind === "file") lazy.received().catch(() => {}); // needed soon
    const snapshot = await ask(source, wanted, taught?.lesson);
    if (snapshot) table ??= await sit(snapshot.game, snapshot.seats);
    const received = snapshot && table && isReceived(source, snapshot, table.meta);
    const receive = received ? (await lazy.received()).receive : null;
    if (!snapshot || !table || !wanted()) {
      table?.close();
      return null;
    }
    const { meta, names, session } = table;
    if (source.kind === "save") void presentAgain(table).catch(() => {}); // the menu opens the window again
    void table.begin(snapshot, receive ? () => taken(receive, snapshot, meta, names) : undefined).then(() => {
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
   * @param {typeof import("./received.mjs").receive} receive
   * @param {Snapshot} snapshot
   * @param {Meta} meta
   * @param {Names} names
   * @returns {Promise<Taken | null>}
   */
  async function taken(receive, snapshot, meta, names) {
    const found = snapshot.read_only ? null : findMatchingSave(snapshot.save);
    const { seat, resumed, watches } = await receive(meta, snapshot, names, found);
    if (!found || !resumed) return { seat, watches, keeper: null };
    if (found.kind === "newer") {
      const keeper = keeperOf(found.envelope);
      return { seat: keeper.me, watches: false, keeper };
    }
    ways.resume(found.envelope);
    return null;
  }

  /** Begins a first game after a lesson. @param {string} game */
  function first(game) {
    (ways.first ?? ways.other)(game);
  }

  /**
   * @param {string} game
   * @param {Seat[]} seats
   * @param {string | null} [lesson]
   */
  async function sit(game, seats, lesson = null) {
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
      keeper: keeperFor(source, game, seats, lesson),
      sharing,
      ...ways,
      after: ways,
      retry,
    });
    if (isBeginner(game)) tellGoal(table);
    root.replaceChildren(table.root);
    return table;
  }
}
