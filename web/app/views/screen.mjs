/**
 * The second screen of a table: the board large, whose turn it is, and what has just happened. It has no controls, and
 * Python does not start here: the table in the other window sends what everybody may see (second-screen.mjs).
 */

/** @import { Board } from "./screen.d.ts" */
/** @import { Snapshot } from "../types.d.ts" */

import { button } from "../base/dialogs.mjs";
import { element } from "../base/elements.mjs";
import { rewrite, say } from "../base/l10n.mjs";
import { isShortcut } from "../base/shortcut.mjs";
import { loadTableOf } from "../game/catalogue.mjs";
import { Names } from "../game/names.mjs";
import { Animator } from "../table/animator.mjs";
import { BoardView } from "../table/board/board-view.mjs";
import { suit } from "../table/layout.mjs";
import { Prompt } from "../table/panels/prompt.mjs";
import { SeatsPanel } from "../table/panels/seats.mjs";
import { Sentences } from "../table/panels/sentences.mjs";
import { channelOf } from "./second-screen.mjs";

/** So many sentences about what has just happened have room. */
const SENTENCES = 5;
/** The screen asks after this time whether the table is still there, and misses it after the longer one; in ms. */
const ASKS = 2000;
const MISSES = 7000;

/** The drawn parts of one game. */
class Scene {
  /** @param {Board} first @param {import("../game/catalogue.mjs").BoardPlan} plan */
  constructor({ game, seats }, plan) {
    this.game = game;
    this.names = new Names(game, seats, plan);
    const nothing = () => {};
    const animator = new Animator();
    this.board = new BoardView(this.names, animator, { aim: nothing, point: nothing, distance: async () => null });
    this.seats = new SeatsPanel(this.names);
    this.prompt = new Prompt();
    this.sentences = new Sentences(this.names);
    this.news = element("ul", { class: "screen-news" });
    const parts = [this.prompt.root, this.board.viewport.root, this.seats.root, this.news];
    this.root = suit(element("div", { class: "screen", "data-game": game }, ...parts), plan);
  }

  /** @param {Board} now */
  show({ view, entries, seats, move }) {
    // The parts of a table ask for a snapshot; of this one they need only what everybody sees.
    const snapshot = /** @type {Snapshot} */ (/** @type {unknown} */ ({ view, entries, seats, move, choices: null }));
    this.names.stands = new Map(view.pieces.map(({ id, place }) => [id, place]));
    this.board.show(view, seats);
    this.seats.show(snapshot);
    this.prompt.show(snapshot, this.names);
    const told = this.sentences.together(entries.flatMap(({ events }) => events)).slice(-SENTENCES);
    this.news.replaceChildren(
      ...told.map((events) => {
        const line = element("li", {});
        rewrite(line, () => {
          line.textContent = this.sentences.sentence(events);
        });
        return line;
      }),
    );
    this.root.dataset.move = String(move);
  }
}

/** @param {HTMLElement} view @param {string} id of the game that the other window shows */
export function showScreen(view, id) {
  const channel = channelOf(id);
  const state = say(element("p", { class: "screen-state", role: "status" }), "screen-waiting");
  const place = element("div", { class: "screen-place" });
  const full = button("screen-full", fullScreen, "button screen-full");
  full.hidden = !document.fullscreenEnabled;
  view.replaceChildren(state, place, full);
  /** @type {Promise<Scene | null>} */
  let scene = Promise.resolve(null);
  let heard = Date.now();

  /** @param {string | null} message */
  function tell(message) {
    state.hidden = message === null;
    if (message !== null) say(state, message);
  }

  /** @param {Board} board */
  async function draw(board) {
    const before = await scene;
    scene = Promise.resolve(before);
    if (before?.game === board.game) before.show(board);
    else {
      const made = new Scene(board, await loadTableOf(board.game));
      place.replaceChildren(made.root);
      made.show(board);
      scene = Promise.resolve(made);
    }
    tell(null);
  }

  /** The drawing of what has come, one after the other. */
  let drawing = Promise.resolve();
  channel.addEventListener("message", ({ data }) => {
    if (!data || data.wants) return;
    heard = Date.now();
    if (data.closed) tell("screen-closed");
    else if (data.board) drawing = drawing.then(() => draw(data.board)).catch(() => tell("screen-failed"));
    else if (data.sign && !state.hidden) channel.postMessage({ wants: "board" });
  });
  const left = new AbortController();
  const asking = setInterval(() => {
    if (!place.isConnected) {
      left.abort();
      clearInterval(asking);
      channel.close();
      return;
    }
    channel.postMessage({ wants: "sign" });
    if (Date.now() - heard > MISSES) tell("screen-closed");
  }, ASKS);
  const onKey = (/** @type {KeyboardEvent} */ event) => {
    if (event.key.toLowerCase() === "f" && isShortcut(event)) fullScreen();
  };
  document.addEventListener("keydown", onKey, { signal: left.signal });
  channel.postMessage({ wants: "board" });
}

function fullScreen() {
  if (document.fullscreenElement) void document.exitFullscreen();
  else void document.documentElement.requestFullscreen().catch(() => {});
}
