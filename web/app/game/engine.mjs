/**
 * The rules engine: Python in a worker. Each call sends a JSON request and returns a promise.
 *
 * `startEngine` starts it early, while people still look at the shelf. Calls wait for the start and run one after the
 * other, since the worker holds one table. `Refusal`: the engine says no. `Breakdown`: the engine does not work.
 */

/** @import { Calls, EngineError, Json, Replayed, SeenEntry, Snapshot } from "../types.d.ts" */

import { loadRuntime } from "../../runtime/load.mjs";

/** The engine refused the call; the table is unchanged. */
export class Refusal extends Error {
  /** @param {EngineError} error */
  constructor(error) {
    super(error.text);
    this.name = "Refusal";
    this.error = error;
  }
}

/** The engine did not start, or broke. Saved games are untouched. */
export class Breakdown extends Error {
  /** @param {unknown} cause */
  constructor(cause) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = "Breakdown";
  }
}

/** @typedef {import("../../runtime/worker.mjs").PythonWorker} PythonWorker */
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

/**
 * Calls `watcher` with the engine's state, now and after every change. The engine may be ready before the page.
 * @param {(state: EngineState) => void} watcher
 */
export function onEngine(watcher) {
  watchers.add(watcher);
  watcher(state);
}

/**
 * Starts Python, or waits for the current start. After a failure, the next call tries again.
 * @returns {Promise<PythonWorker>}
 * @throws {Breakdown}
 */
export function startEngine() {
  if (starting === null) {
    become("starting");
    starting = loadRuntime()
      .then(({ launch }) => launch())
      .then(
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
    starting.catch(() => {}); // every caller gets the failure; without a caller it is no unhandled rejection
  }
  return starting;
}

/** @type {Set<(replayed: Replayed) => void>} */
const readers = new Set();

/**
 * Calls `reader` when a part of a record has been replayed, as long as a long game takes to open.
 * @param {(replayed: Replayed) => void} reader
 * @returns {() => void} ends this
 */
export function onReplay(reader) {
  readers.add(reader);
  return () => void readers.delete(reader);
}

/**
 * Calls a function of the worker (escales.browser).
 * @template {keyof Calls} Name
 * @param {Name} name
 * @param {{ [name: string]: unknown }} request
 * @returns {Promise<Calls[Name]>}
 * @throws {Refusal | Breakdown}
 */
async function ask(name, request) {
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
}

/**
 * Runs a task after all tasks before it.
 * @template Answer
 * @param {() => Promise<Answer>} task
 * @returns {Promise<Answer>}
 */
function queued(task) {
  const answer = queue.then(task);
  queue = answer.catch(() => {});
  return answer;
}

/**
 * @template {keyof Calls} Name
 * @param {Name} name
 * @param {{ [name: string]: unknown }} request
 * @returns {Promise<Calls[Name]>}
 * @throws {Refusal | Breakdown}
 */
function call(name, request) {
  return queued(() => ask(name, request));
}

/**
 * Opens a record, part by part.
 * @param {"load" | "open_link"} name
 * @param {{ [name: string]: unknown, seat: number | null }} request
 * @param {() => boolean} wanted whether people still wait for the game; asked after each part
 * @returns {Promise<Snapshot | null>} null if they do not
 * @throws {Refusal | Breakdown}
 */
function open(name, request, wanted) {
  return queued(async () => {
    let answer = await ask(name, request);
    while ("underway" in answer) {
      if (!wanted()) return null;
      for (const reader of readers) reader(answer.underway);
      answer = await ask("go_on", { seat: request.seat });
    }
    return answer;
  });
}

/**
 * What every request about the open table contains: the viewing seat, and the index of the first log entry to return.
 */
/** @typedef {{ seat: number | null, since: number }} Looking */

/** The engine's calls. */
export const engine = {
  /**
   * @param {import("../types.d.ts").NewTable} table
   * @param {number | null} seat
   * @param {string[]} [guide] the log of a lesson: nothing else can be done
   * @param {number} [ahead] so many of its entries have been played before it begins
   * @returns {Promise<Snapshot>}
   */
  newTable: (table, seat, guide = [], ahead = 0) => call("new_table", { ...table, seat, guide, ahead }),

  /**
   * @param {Json | import("../types.d.ts").Save} save
   * @param {number | null} seat
   * @param {() => boolean} wanted whether people still wait for the game
   * @param {string[]} [guide] the log of a lesson: nothing else can be done
   * @returns {Promise<Snapshot | null>} null if they do not
   */
  load: (save, seat, wanted, guide = []) => open("load", { save, seat, guide }, wanted),

  /**
   * @param {string} link
   * @param {number | null} seat
   * @param {() => boolean} wanted whether people still wait for the game
   * @returns {Promise<Snapshot | null>} null if they do not
   */
  openLink: (link, seat, wanted) => open("open_link", { link, seat }, wanted),

  /** @param {string} action @param {Looking} looking @returns {Promise<Snapshot>} */
  play: (action, looking) => call("play", { action, ...looking }),

  /** @param {Looking} looking @returns {Promise<Snapshot>} */
  roll: (looking) => call("roll", { ...looking }),

  /** @param {string} action @param {Looking} looking @returns {Promise<Snapshot>} */
  enter: (action, looking) => call("enter", { action, ...looking }),

  /**
   * Lets the bot in turn act.
   * @param {Looking} looking
   * @param {string} [action] what it has decided elsewhere
   * @param {boolean} [on] whether other bots go on at once, as long as nobody else has to act
   * @returns {Promise<Snapshot>}
   */
  bot: (looking, action, on) => call("bot", { ...looking, ...(action !== undefined && { action }), ...(on && { on }) }),

  /**
   * What the seat that decides sees: all that a search for its decision needs.
   * @param {Looking} looking
   * @returns {Promise<Calls["seen"]>}
   */
  seen: ({ seat }) => call("seen", { seat }),

  /**
   * Takes entries back, the last one at least.
   * @param {number} to the number of entries that stay, as far as the rules allow
   * @param {Looking} looking
   * @returns {Promise<Snapshot>}
   */
  undo: (to, looking) => call("undo", { to, ...looking }),

  /**
   * The cheapest way to a place, or why there is none.
   * @param {string} target
   * @param {string | null} piece the piece that takes part; null for any
   * @param {number | null} seat the viewing seat
   * @param {string[]} way the actions of the way, if they are chosen already: what they bring about is told
   * @returns {Promise<import("../types.d.ts").Planned>}
   */
  plan: (target, piece, seat, way) => call("plan", { target, piece, seat, way }),

  /**
   * What the others did since the last action of a seat.
   * @param {number} of the seat
   * @param {number | null} seat the viewing seat
   * @returns {Promise<import("../types.d.ts").Recap>}
   */
  recap: (of, seat) => call("recap", { of, seat }),

  /** @param {Looking & { move?: number }} looking @returns {Promise<Snapshot>} */
  look: (looking) => call("look", { ...looking }),

  /**
   * Log entries that a snapshot left out, because the game is long.
   * @param {number} until the answer ends before this entry
   * @param {number | null} seat the viewing seat
   * @returns {Promise<SeenEntry[]>}
   */
  entries: async (until, seat) => (await call("entries", { until, seat })).entries,

  /**
   * Plays on from an earlier move, as a new game.
   * @param {number} move
   * @param {Looking} looking
   * @returns {Promise<Snapshot>}
   */
  branch: (move, looking) => call("branch", { move, ...looking }),

  /** @param {number | null} seat the viewing seat @returns {Promise<import("../types.d.ts").Course>} */
  course: (seat) => call("course", { seat }),

  /**
   * The moves that changed most who would win. Finding them takes seconds; in between, the engine answers other calls.
   * @param {number | null} seat the viewing seat
   * @param {() => boolean} wanted whether people still look at the game; asked after each part
   * @returns {Promise<import("../types.d.ts").TurningPoint[] | null>} null if they do not
   */
  turningPoints: async (seat, wanted) => {
    while (wanted()) {
      const { points } = await call("turning_points", { seat });
      if (points) return points;
    }
    return null;
  },

  /** @returns {Promise<string>} a fragment, to append to the page's address */
  link: async () => (await call("link", {})).link,
};
