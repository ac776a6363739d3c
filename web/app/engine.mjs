/**
 * The rules engine: Python in a worker, asked by JSON and answering by promise.
 *
 * It begins to start as soon as it is told to, while people still look at the shelf; calls wait for it and go one by
 * one, since the worker holds one table. `Refusal` is the engine saying no; `Breakdown` is the engine not working.
 */

/** @import { EngineError, Json, Snapshot } from "./types.d.ts" */

import { worker } from "../runtime/address.mjs";

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

/** @typedef {import("../runtime/worker.mjs").PythonWorker} PythonWorker */
/** @typedef {"idle" | "starting" | "ready" | "broken"} EngineState */

/** @type {EngineState} */
let state = "idle";
/** @type {Promise<PythonWorker> | null} */
let starting = null;
/** @type {Promise<unknown>} */
let queue = Promise.resolve();
/** @type {Set<(state: EngineState) => void>} */
const watchers = new Set();

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
 * Starts Python, or waits for the start under way. After a failure, calling it again tries again.
 * @returns {Promise<PythonWorker>}
 * @throws {Breakdown}
 */
export function startEngine() {
  if (starting === null) {
    become("starting");
    starting = worker().then(({ launch }) => launch()).then(
      (python) => {
        become("ready");
        return python;
      },
      (error) => {
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
    const python = await startEngine();
    let text;
    try {
      const door = python.sync[name];
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
  load: (save, seat) => call("load", { save, seat }),

  /**
   * @param {string} link
   * @param {number | null} seat
   * @returns {Promise<Snapshot>}
   */
  openLink: (link, seat) => call("open_link", { link, seat }),

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
