/**
 * Errors: what the page says when something fails, and what people can do then.
 *
 * The engine refuses an action (`Refusal`) or does not work (`Breakdown`); a file, the host or the network is unusable;
 * or something of ours breaks. For a bug of ours the page offers a report file: `python -m escales reproduce FILE` repeats
 * a bug of the engine in the terminal, and tells a bug of the page. The game is saved before and stays untouched.
 */

/** @import { Message, Params, Report, Save, Snapshot } from "../types.d.ts" */
/** @import { Child } from "../base/elements.mjs" */

import { button, notify } from "../base/dialogs.mjs";
import { element } from "../base/elements.mjs";
import { UnusableFile, download } from "../base/files.mjs";
import { phrase, say, sentence } from "../base/l10n.mjs";
import { HostFault, NetworkFault } from "../base/site.mjs";
import { FORMAT, MOST_TRACE } from "../game/engine-constants.mjs";
import { Breakdown, Refusal, engineState } from "../game/engine.mjs";
import { isThinkerStarting } from "../game/thinker.mjs";

/** @param {Params} params */
function plain(params) {
  /** @type {{ [name: string]: string | number }} */
  const words = {};
  for (const [name, value] of Object.entries(params)) {
    if (typeof value === "string" || typeof value === "number") words[name] = value;
  }
  return words;
}

/** The sentence of an engine's message, without the names of a table. @param {Message & { text?: string }} message */
export function engineSentence(message) {
  return sentence(message.id, plain(message.params)) ?? message.text ?? message.id;
}

/** The reason of an error, as a sentence. @param {unknown} error */
export function reason(error) {
  if (error instanceof Refusal) return engineSentence(error.error);
  if (error instanceof UnusableFile) return phrase(error.id);
  if (error instanceof HostFault) return phrase(error.id, error.params);
  if (error instanceof Breakdown) return phrase("engine-broken-detail", { detail: error.message });
  if (error instanceof NetworkFault) return phrase("network-broken", { detail: error.message });
  return phrase("page-fault-bare", { error: inOneLine(error) });
}

/** Whether a part of the site did not come: nothing of ours broke. @param {unknown} error */
function isMissing(error) {
  return error instanceof NetworkFault || error instanceof HostFault;
}

/**
 * A page that says why something failed: a heading, the reason, and what people can do instead.
 * @param {string} title id of the heading's message
 * @param {Child} text
 * @param {...HTMLElement} actions
 */
export function errorPage(title, text, ...actions) {
  const heading = say(element("h1", { tabindex: -1 }), title);
  const shelf = say(element("a", { href: "./", "data-route": "", class: "button" }), "go-shelf");
  return element(
    "section",
    { class: "failure" },
    heading,
    element("p", { role: "alert" }, text),
    element("div", { class: "button-row" }, ...actions, shelf),
  );
}

/**
 * Reports every error that no code of the page has handled; a bug in a game, with a file that reproduces it.
 * @param {() => { broke: (error: unknown) => void } | null} game the open game, if there is one
 */
export function reportErrors(game) {
  /** A failed start may reject several promises, some of them later. @type {WeakSet<object>} */
  const ofStarts = new WeakSet();
  /** @param {unknown} error */
  const hear = (error) => {
    const known = error instanceof Error ? error : {};
    // runtime/worker.mjs listens for errors of a start, and reports them
    if (engineState() === "starting" || isThinkerStarting()) ofStarts.add(known);
    else if (!ofStarts.has(known)) tell(error);
  };
  /** @param {unknown} error */
  const tell = (error) => {
    const open = isMissing(error) ? null : game();
    if (open) open.broke(error);
    else tellAlone(error);
  };
  window.addEventListener("unhandledrejection", (event) => hear(event.reason));
  window.addEventListener("error", (event) => {
    // Browsers report an error when a ResizeObserver needs a second round.
    if (!event.error && /ResizeObserver/.test(event.message)) return;
    hear(event.error ?? event.message);
  });
}

/** An error in one line. @param {unknown} error */
function inOneLine(error) {
  return (error instanceof Error ? `${error.name}: ${error.message}` : String(error)).slice(0, 200);
}

/**
 * The report of a bug in the page, in the format of the engine's reports.
 * @param {unknown} error
 * @param {Save} save the game in which it happened
 * @returns {Report}
 */
function pageReport(error, save) {
  const stack = error instanceof Error && error.stack ? error.stack : "";
  const trace = `${navigator.userAgent}\n${inOneLine(error)}\n${stack}`.slice(0, MOST_TRACE);
  return { report: FORMAT, app: String(save.app), call: "look", request: "{}", trace, save };
}

/** The notice about a bug. One bug often causes more errors: only the first is shown. @type {HTMLElement | null} */
let bugNotice = null;

/** Says that something of the site did not come, or broke while no game was open. @param {unknown} error */
function tellAlone(error) {
  if (bugNotice?.isConnected) return;
  bugNotice = notify(
    reason(error),
    button("reload", () => location.reload()),
  );
}

/**
 * Says that something broke in a game, and offers the report and the ways to go on.
 * @param {string} sentence
 * @param {{ name: string, report: Report, goOn: () => void, setBack: (() => void) | null }} ways
 * @returns {HTMLElement | null} the notice; null if another one is shown already
 */
function offerReport(sentence, { name, report, goOn, setBack }) {
  if (bugNotice?.isConnected) return null;
  const ways = [button("fault-report", () => download(`${name} report`, JSON.stringify(report)), "button strong")];
  if (setBack) ways.push(button("fault-set-back", () => leave(setBack)));
  ways.push(button("reload", () => location.reload()));
  const told = notify(sentence, ...ways);
  bugNotice = told;
  const close = /** @type {HTMLElement} */ (told.lastElementChild);
  say(close, "fault-go-on");
  close.addEventListener("click", goOn);
  return told;

  /** @param {() => void} way */
  function leave(way) {
    told.remove();
    way();
  }
}

/**
 * What an open game does when something fails.
 * @typedef {object} GameInTrouble
 * @property {() => Snapshot | null} snapshot the game as it is now
 * @property {() => string} name
 * @property {(message: Message) => void} refuse shows why the engine refused an action
 * @property {() => void} exportFile
 * @property {() => void} goOn shows the game as it is now and continues it
 * @property {(move: number) => void} setBack takes the game back to an earlier move
 * @property {() => void} retry opens the game again
 */

/** The errors of one open game. */
export class GameErrors {
  /** @param {GameInTrouble} game */
  constructor(game) {
    this.game = game;
    /** The last notice. @type {HTMLElement | null} */
    this.notice = null;
    this.closed = false;
  }

  /** Removes the notice, and shows no more of them: people have left the game. */
  close() {
    this.closed = true;
    this.notice?.remove();
  }

  /** Reports a failed request to the engine. @param {unknown} error */
  refused(error) {
    if (this.closed) return;
    const { game } = this;
    if (error instanceof Refusal && error.error.id !== "fault") game.refuse(error.error);
    else if (error instanceof Breakdown) {
      this.notice?.remove();
      const ways = [button("retry", game.retry), button("menu-export", () => game.exportFile())];
      this.notice = notify(reason(error), ...ways);
    } else this.broke(error);
  }

  /** Reports a bug of ours, in the page or in the engine. @param {unknown} error */
  broke(error) {
    const { game } = this;
    const snapshot = game.snapshot();
    if (!snapshot || this.closed) return;
    const fault = error instanceof Refusal ? error.error : null;
    const back = snapshot.length - 1;
    const sentence = fault ? engineSentence(fault) : phrase("page-fault", { error: inOneLine(error) });
    const told = offerReport(sentence, {
      name: game.name(),
      report: fault?.report ?? pageReport(error, snapshot.save),
      goOn: game.goOn,
      setBack: back < 0 || snapshot.read_only ? null : () => game.setBack(back),
    });
    this.notice = told ?? this.notice;
  }
}
