/**
 * The worker that thinks about a decision: for a bot that searches, or as a hint. It knows only what is sent to it,
 * which is what one seat sees. The page asks it slice by slice, so a thought can end at any time.
 */

/** @import { ThoughtCalls, Thought, View } from "../types.d.ts" */

import { loadRuntime } from "../../runtime/load.mjs";
import { Breakdown } from "./engine.mjs";

/** @typedef {import("../../runtime/worker.mjs").PythonWorker} PythonWorker */

/** How long the worker thinks between two requests, in ms. */
const SLICE = 50;
/** A worker that does not answer for so long does not work any more, in ms. */
const SILENCE = 6000;
/** The longest wait for the worker's start, in ms; it goes on in the background. */
const START = 12_000;
/** After so many failures without a thought in between, the worker is not started again. */
const ENOUGH = 2;

/** @type {Promise<PythonWorker> | null} */
let starting = null;
let isStarting = false;
let failures = 0;

/** Whether the worker starts now: errors during its start are not the page's. */
export function isThinkerStarting() {
  return isStarting;
}

/**
 * Starts the worker, or waits for the current start.
 * @returns {Promise<PythonWorker>}
 * @throws {Breakdown}
 */
export function startThinker() {
  if (starting) return starting;
  if (failures >= ENOUGH) return Promise.reject(new Breakdown("The worker that thinks does not work."));
  isStarting = true;
  const started = loadRuntime()
    .then(({ launchThinker }) => launchThinker())
    .finally(() => {
      isStarting = false;
    });
  starting = started;
  started.catch(() => give(started));
  return started;
}

/** The worker does not work: it is given up. @param {Promise<PythonWorker>} worker */
function give(worker) {
  if (starting !== worker) return;
  starting = null;
  failures += 1;
  worker.then(
    (python) => python.terminate?.(),
    () => {},
  );
}

/** Ends the worker, which takes much memory, until somebody needs it again. */
export function endThinker() {
  const worker = starting;
  starting = null;
  worker?.then(
    (python) => python.terminate?.(),
    () => {},
  );
}

/**
 * @template Answer
 * @param {Promise<Answer>} answer
 * @param {number} patience in ms
 * @param {AbortSignal} [enough] ends the wait at once
 * @returns {Promise<Answer>}
 * @throws {Breakdown} if there is no answer in time
 */
function within(answer, patience, enough) {
  return new Promise((resolve, reject) => {
    const fail = () => {
      clearTimeout(timer);
      reject(new Breakdown("The worker that thinks does not answer."));
    };
    const timer = setTimeout(fail, patience);
    enough?.addEventListener("abort", fail);
    if (enough?.aborted) fail();
    answer.then(resolve, (error) => reject(new Breakdown(error))).finally(() => clearTimeout(timer));
  });
}

/**
 * @param {PythonWorker} python
 * @param {keyof ThoughtCalls} name
 * @param {{ [name: string]: unknown }} request
 * @returns {Promise<Thought>}
 */
async function ask(python, name, request) {
  const call = python.sync[name];
  if (!call) throw new Error(`There is no ${name}.`);
  const said = JSON.parse(await call(JSON.stringify(request)));
  if (!said.ok) {
    console.error(`The worker that thinks refuses ${name}: ${said.error.text}`); // a mistake of ours
    throw new Error(said.error.text);
  }
  return said;
}

/** One decision that is being thought about. */
export class Thinking {
  /**
   * @param {View} view what the seat that decides sees
   * @param {number} time how long to think, in ms
   * @param {(thought: Thought, part: number) => void} told called after every slice, with the part of the time that has
   *   passed
   */
  constructor(view, time, told) {
    this.time = time;
    this.told = told;
    this.dropped = false;
    this.enough = new AbortController();
    /** What has been found at last; null if it was dropped. @type {Promise<Thought | null>} */
    this.done = this.think(view);
    this.done.catch(() => {}); // who waits gets the failure
  }

  /** Ends the thinking with the best found so far. */
  finish() {
    this.enough.abort();
  }

  /** Ends the thinking without a result. */
  drop() {
    this.dropped = true;
    this.finish();
  }

  /**
   * @param {View} view
   * @returns {Promise<Thought | null>}
   * @throws {Breakdown} if the worker does not work, or if somebody wants a result before it has started
   */
  async think(view) {
    const worker = startThinker();
    const python = await within(worker, START, this.enough.signal);
    try {
      const [seed = 0] = crypto.getRandomValues(new Uint32Array(1)).map((word) => word >>> 3);
      const patient = (/** @type {Promise<Thought>} */ answer) => within(answer, SILENCE);
      let thought = await patient(ask(python, "think", { view, seed }));
      const began = performance.now();
      let passed = 0;
      while (!thought.forced && !this.dropped && (passed < this.time || thought.iterations === 0)) {
        if (this.enough.signal.aborted && thought.iterations > 0) break;
        const milliseconds = Math.max(1, Math.min(SLICE, Math.round(this.time - passed)));
        thought = await patient(ask(python, "think_on", { milliseconds }));
        passed = performance.now() - began;
        if (!this.dropped) this.told(thought, Math.min(1, passed / this.time));
      }
      failures = 0;
      return this.dropped ? null : thought;
    } catch (error) {
      if (this.dropped) return null;
      give(worker);
      throw error;
    }
  }
}
