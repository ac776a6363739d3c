/**
 * The rules engine: Python in a worker, asked by JSON and answering by promise.
 *
 * It begins to start as soon as it is told to, while people still look at the shelf; calls wait for it and go one by
 * one, since the worker holds one table. `Refusal` is the engine saying no; `Breakdown` is the engine not working.
 */

/** @import { EngineError, Json, Snapshot } from "./types.d.ts" */

import { interpreter } from "../runtime/address.mjs";

const PYSCRIPT = "../vendor/pyscript/core.js";

/** Nobody waits longer than this for Python, in ms: a slow phone takes some 15 seconds. */
const PATIENCE = 90_000;

/** The engine's answer was no; the table is as it was. */
export class Refusal extends Error {
  /** @param {EngineError} error */
  constructor(error) {
    super(error.text);
    this.name = "Refusal";
    this.error = error;
  }
}

/** The engine did not start, or broke. What was saved is not touched by it. */
export class Breakdown extends Error {
  /** @param {unknown} cause */
  constructor(cause) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = "Breakdown";
  }
}

/** @typedef {{ sync: { [name: string]: (request: string) => Promise<string> }, terminate?: () => void }} PythonWorker */
/** @typedef {import("../runtime/progress.mjs").Progress} Progress */
/** @typedef {"idle" | "starting" | "ready" | "broken"} EngineState */

/** @type {EngineState} */
let state = "idle";
/** @type {Promise<PythonWorker> | null} */
let starting = null;
/** @type {Promise<unknown>} */
let queue = Promise.resolve();
/** @type {Set<(state: EngineState) => void>} */
const watchers = new Set();

/** Where the worker tells how much of Python has come: one for each page that is open. */
const CHANNEL = `escales ${Math.random().toString(36).slice(2)}`;
/** @type {Progress} */
let progress = { come: 0, all: 0 };
/** @type {Set<(progress: Progress) => void>} */
const followers = new Set();

/**
 * Tells how many bytes of what Python waits for have come, now and whenever there are more.
 * @param {(progress: Progress) => void} follower
 * @returns {() => void} ends it
 */
export function onProgress(follower) {
  followers.add(follower);
  follower(progress);
  return () => followers.delete(follower);
}

/** Hears what the worker tells, until it is over. @param {AbortSignal} over */
function followProgress(over) {
  if (!("BroadcastChannel" in window)) return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener("message", ({ data }) => {
    progress = data;
    for (const follower of followers) follower(progress);
  });
  over.addEventListener("abort", () => channel.close());
}

/** @param {EngineState} next */
function become(next) {
  state = next;
  for (const watcher of watchers) watcher(next);
}

/** @returns {EngineState} */
export function engineState() {
  return state;
}

/** Tells how the engine stands, now and after every change: it may be ready before the page is. @param {(state: EngineState) => void} watcher */
export function onEngine(watcher) {
  watchers.add(watcher);
  watcher(state);
}

/**
 * Rejects when the page hears of a failure that can only be the worker's start: the loader does not pass it on.
 * @param {AbortSignal} over
 * @returns {Promise<never>}
 */
function startFailure(over) {
  return new Promise((_, reject) => {
    const timer = setTimeout(() => reject(new Error("Python did not start in time.")), PATIENCE);
    over.addEventListener("abort", () => clearTimeout(timer));
    window.addEventListener("unhandledrejection", (event) => reject(event.reason), { signal: over });
    window.addEventListener("error", (event) => reject(event.error ?? event.message), { signal: over });
  });
}

/** @param {boolean} records @returns {Promise<PythonWorker>} */
async function launch(records) {
  // PyScript wants a database here as well as in its worker; a frame on another site may have none.
  if (window.parent !== window) {
    /** @type {typeof import("../runtime/database.mjs")} */
    const { replaceDatabase } = await import(new URL("database.mjs", interpreter).href);
    replaceDatabase();
  }
  const { PyWorker } = await import(PYSCRIPT);
  const version = new URL(interpreter);
  // No part of what is asked of the host, so the hint for it holds.
  version.hash = String(new URLSearchParams({ progress: CHANNEL, ...(records && { records: "" }) }));
  return PyWorker(new URL("../engine.py", import.meta.url).href, {
    // The loader ignores `interpreter` here and would ask a foreign host: the version is the address of ours.
    version: version.href,
    config: { sync_main_only: true },
  });
}

/**
 * Starts Python, or waits for the start under way. After a failure, calling it again tries again.
 * @param {{ records?: boolean }} [first] whether a record is the first thing to be read: what that needs then comes at once
 * @returns {Promise<PythonWorker>}
 */
export function startEngine({ records = false } = {}) {
  if (starting === null) {
    become("starting");
    const over = new AbortController();
    followProgress(over.signal);
    const attempt = Promise.race([launch(records), startFailure(over.signal)]);
    starting = attempt.then(
      (worker) => {
        over.abort();
        become("ready");
        return worker;
      },
      (error) => {
        over.abort();
        starting = null;
        become("broken");
        throw new Breakdown(error);
      },
    );
    starting.catch(() => {}); // whoever asks gets it; nobody may be asking yet
  }
  return starting;
}

/**
 * Calls a function of the door.
 * @param {string} name
 * @param {{ [name: string]: unknown }} request
 * @returns {Promise<any>}
 * @throws {Refusal | Breakdown}
 */
function call(name, request) {
  const answer = queue.then(async () => {
    const worker = await startEngine();
    let text;
    try {
      const door = worker.sync[name];
      if (!door) throw new Error(`The engine has no ${name}.`);
      text = await door(JSON.stringify(request));
    } catch (error) {
      throw new Breakdown(error);
    }
    const said = JSON.parse(text);
    if (!said.ok) throw new Refusal(said.error);
    return said;
  });
  queue = answer.catch(() => {});
  return answer;
}

/**
 * Brings in what reading a record needs; after a new game's first board it comes by itself (engine.py).
 * @returns {Promise<unknown>}
 */
function prepareRecords() {
  return call("prepare_records", {});
}

/** What every request about the open table says: whose eyes, and the first log entry wanted. */
/** @typedef {{ seat: number | null, since: number }} Looking */

/** The engine's door, by what it can be asked. */
export const engine = {
  /**
   * @param {import("./types.d.ts").NewTable} table
   * @param {number | null} seat
   * @returns {Promise<Snapshot>}
   */
  newTable: (table, seat) => call("new_table", { ...table, seat }),

  /**
   * @param {Json | import("./types.d.ts").Save} save
   * @param {number | null} seat
   * @returns {Promise<Snapshot>}
   */
  load: async (save, seat) => {
    await prepareRecords();
    return call("load", { save, seat });
  },

  /**
   * @param {string} link
   * @param {number | null} seat
   * @returns {Promise<Snapshot>}
   */
  openLink: async (link, seat) => {
    await prepareRecords();
    return call("open_link", { link, seat });
  },

  /** @param {string} action @param {Looking} looking @returns {Promise<Snapshot>} */
  play: (action, looking) => call("play", { action, ...looking }),

  /** @param {Looking} looking @returns {Promise<Snapshot>} */
  roll: (looking) => call("roll", { ...looking }),

  /** @param {string} action @param {Looking} looking @returns {Promise<Snapshot>} */
  enter: (action, looking) => call("enter", { action, ...looking }),

  /** @param {Looking} looking @returns {Promise<Snapshot>} */
  bot: (looking) => call("bot", { ...looking }),

  /** @param {Looking} looking @returns {Promise<Snapshot>} */
  undo: (looking) => call("undo", { ...looking }),

  /** @param {Looking & { move?: number }} looking @returns {Promise<Snapshot>} */
  look: (looking) => call("look", { ...looking }),

  /** Plays on from an earlier moment, as a game of its own. @param {number} move @param {Looking} looking @returns {Promise<Snapshot>} */
  branch: (move, looking) => call("branch", { move, ...looking }),

  /** @param {number | null} seat whose eyes see @returns {Promise<import("./types.d.ts").Course>} */
  course: (seat) => call("course", { seat }),

  /** @returns {Promise<string>} a fragment, to be put behind the page's address */
  link: async () => (await call("link", {})).link,
};
