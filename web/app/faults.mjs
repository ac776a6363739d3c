/**
 * Faults of ours: what is said when something breaks, and the file that shows the fault again in the terminal
 * (`python -m escales reproduce FILE`). What was played is kept before, and not touched by it.
 */

/** @import { Json, Save } from "./types.d.ts" */

import { button, notify } from "./dialogs.mjs";
import { engineState } from "./engine.mjs";
import { download } from "./export.mjs";
import { say } from "./l10n.mjs";

/** The format of reports, and how much of a stack one holds, in characters; the engine reads no other. */
const REPORT = 1;
const MOST_TRACE = 20_000;

/**
 * Calls `told` with every error that nothing in the page has dealt with.
 * @param {(error: unknown) => void} told
 */
export function watchFaults(told) {
  /** @param {unknown} error */
  const hear = (error) => {
    if (engineState() === "starting") return; // the engine waits for these itself, and says so
    told(error);
  };
  window.addEventListener("unhandledrejection", (event) => hear(event.reason));
  window.addEventListener("error", (event) => {
    // Browsers tell of resizing that takes a second look as if it were an error.
    if (!event.error && /ResizeObserver/.test(event.message)) return;
    hear(event.error ?? event.message);
  });
}

/** What an error says of itself in one line. @param {unknown} error */
export function inOneLine(error) {
  return (error instanceof Error ? `${error.name}: ${error.message}` : String(error)).slice(0, 200);
}

/**
 * The report of a fault in the page, of the shape that the engine gives its own.
 * @param {unknown} error
 * @param {Save} save the game it happened at
 * @returns {Json}
 */
export function pageReport(error, save) {
  const stack = error instanceof Error && error.stack ? error.stack : "";
  const trace = `${navigator.userAgent}\n${inOneLine(error)}\n${stack}`;
  return { report: REPORT, app: String(save.app), call: "look", request: "{}", trace: trace.slice(0, MOST_TRACE), save: /** @type {any} */ (save) };
}

/** @type {HTMLElement | null} */
let notice = null;

/**
 * Says that something broke, offers the report, and the ways on. One fault often brings others: the first is told.
 * @param {string} sentence
 * @param {{ name: string, report: Json, goOn: () => void, setBack: (() => void) | null }} ways
 * @returns {HTMLElement | null} the notice; null where another is told already
 */
export function offerFault(sentence, { name, report, goOn, setBack }) {
  if (notice?.isConnected) return null;
  const ways = [button("fault-report", () => download(`${name} report`, JSON.stringify(report)), "button strong")];
  if (setBack) ways.push(button("fault-set-back", () => put(setBack)));
  const told = notify(sentence, ...ways);
  notice = told;
  const close = /** @type {HTMLElement} */ (told.lastElementChild);
  say(close, "fault-go-on");
  close.addEventListener("click", goOn);
  return told;

  /** @param {() => void} way */
  function put(way) {
    told.remove();
    way();
  }
}

/** Says that something broke where no game is open. @param {string} sentence */
export function tellFault(sentence) {
  if (notice?.isConnected) return;
  notice = notify(sentence, button("reload", () => location.reload()));
}
