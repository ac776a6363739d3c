/**
 * One game in a frame on another site's page. Until somebody begins to play, the frame loads nothing large and does not
 * take the focus. The parameters of its address and its messages to the outer page are a stable contract: see
 * docs/embedding.md.
 */

/** @import { Meta, Snapshot, Source } from "../types.d.ts" */

import { button, notify } from "../base/dialogs.mjs";
import { element, loadSymbols, picture } from "../base/elements.mjs";
import { loadGame, phrase, say, startLanguage } from "../base/l10n.mjs";
import { settings } from "../base/settings.mjs";
import { at } from "../base/site.mjs";
import { loss, onLoss, read, write } from "../base/storage.mjs";
import { gameMeta } from "../game/catalogue.mjs";
import { Refusal, engine, startEngine } from "../game/engine.mjs";
import { errorPage, reason, reportErrors } from "../errors/errors.mjs";
import { find } from "../saves/saves.mjs";
import { fetchAhead, lazy } from "./lazy.mjs";
import { Stage } from "./stage.mjs";

const stage = new Stage(/** @type {HTMLElement} */ (document.getElementById("view")));
const query = new URLSearchParams(location.search);
const study = /^#v\d/.test(location.hash) ? location.hash : "";
/** The storage key of the frame's game: one game for each address. */
const PLACE = `frame.${location.search}${study}`;

/** Whether the outer page has been told the end of this game. */
let ended = false;

/**
 * Sends a message to the outer page, whatever its origin: it contains no name and no hand.
 * @param {{ [name: string]: unknown }} what
 */
function tell(what) {
  if (window.parent !== window) window.parent.postMessage({ escales: 1, ...what }, "*");
}

/**
 * The heights that the frame asks for in views that fill it, in CSS pixels. The real height of such a view follows the
 * frame's: if the frame asked for that, it would grow for ever.
 */
const FILLING = { poster: 560, table: 720 };
let toldHeight = 0;

function tellHeight() {
  const shown = document.documentElement.dataset.view;
  // Notices lie over a table.
  const notices = shown === "table" ? 0 : (document.getElementById("notices")?.offsetHeight ?? 0);
  const fills = shown === "embed" ? FILLING.poster : shown === "table" ? FILLING.table : 0;
  const height = notices + (fills || stage.root.offsetHeight);
  if (height !== toldHeight) tell({ kind: "height", height });
  toldHeight = height;
}

/** @param {Snapshot} snapshot */
function tellEnd({ game, seats, view: { result, seats: figures } }) {
  if (!result || ended) return;
  ended = true;
  const ranking = figures.map(({ seat, wealth }) => ({
    colour: seats[seat]?.colour,
    wealth,
    rank: result.ranking[seat],
  }));
  tell({ kind: "end", game, ranking });
}

/** Opens the current game in a tab of its own. */
async function fullPage() {
  const tab = window.open("", "_blank"); // before any wait: browsers open tabs only during a click
  if (!tab) notify(phrase("embed-no-tab"));
  try {
    if (tab) tab.location.href = at("./") + (await engine.link());
  } catch (error) {
    tab?.close();
    if (!(error instanceof Refusal)) notify(reason(error));
  }
  // The game is too long for a link, or the browser opens no tab: the share dialog offers the other ways.
  if (!tab || tab.closed) stage.table?.share();
}

function fullPageButton() {
  const made = say(
    element("button", { type: "button", class: "icon-button", onclick: () => void fullPage() }),
    "embed-full",
  );
  made.append(picture("icon-fit"));
  return made;
}

/** @param {Source} source @returns {Promise<void>} */
function showTable(source) {
  ended = false;
  const remember = (/** @type {string} */ id) => void write(PLACE, id);
  return stage.showTable(source, {
    again: (table) => void showTable({ kind: "new", table }),
    other: () => void begin(),
    kept: remember,
    branched: remember,
    resume: (envelope) => void showTable({ kind: "save", envelope }),
    back: fullPageButton(),
    shown: tellEnd,
  });
}

/** Shows the set-up: the seats and the options. @param {Meta} meta */
function setUp(meta) {
  return stage.open("setup", async () => {
    const { showSetup } = await lazy.setup();
    return () => showSetup(stage.root, meta, (chosen) => void showTable({ kind: "new", table: chosen }));
  });
}

/** Shows the game's cover, and buttons to play. @param {Meta} meta */
function poster(meta) {
  const kept = find(read(PLACE) ?? "");
  const ways = [
    kept && button("embed-continue", () => void showTable({ kind: "save", envelope: kept }), "button strong big"),
    study
      ? button("embed-study", () => void showTable({ kind: "link", link: study }), `button big ${kept ? "" : "strong"}`)
      : button("embed-play", () => void setUp(meta), `button big ${kept ? "" : "strong"}`),
  ];
  const full = element("a", {
    href: at(`./${study || `?game=${meta.id}`}`),
    target: "_blank",
    rel: "noopener",
    class: "button big",
  });
  const root = element(
    "section",
    { class: "poster" },
    element("img", { src: at(`themes/${meta.id}/cover.svg`), alt: "", width: 600, height: 800 }),
    element("h1", {}, meta.title),
    say(element("p", {}), "game-about", {}, meta.id),
    element("div", { class: "button-row" }, ...ways, say(full, "embed-full-words")),
    loss() === "forbidden" && say(element("p", { class: "fine-print" }), "embed-forbidden"),
  );
  // Whoever has put the frame there asks what their page lets it do.
  if (query.has("check")) void lazy.frameCheck().then(({ frameCheck }) => root.prepend(frameCheck()));
  // Python starts when somebody seems about to play.
  const prepare = () => {
    startEngine().catch(() => {}); // on first use, the failure shows; so does the set-up's
    lazy.setup().catch(() => {});
  };
  for (const sign of ["pointerover", "focusin"]) root.addEventListener(sign, prepare, { once: true });
  stage.root.replaceChildren(root);
}

/** Shows the poster of the game that the address names. */
function begin() {
  return stage.open("embed", async () => {
    const id = query.get("game") ?? "";
    const meta = await gameMeta(id);
    if (!meta)
      return () => stage.root.replaceChildren(errorPage("unknown-game", phrase("unknown-game-detail", { game: id })));
    await loadGame(id);
    return () => {
      document.title = `${meta.title} · Escales`;
      poster(meta);
    };
  });
}

/** Starts the page in a frame. */
export async function startFrame() {
  settings.dress(query.get("lang"), query.get("theme"));
  const sizes = new ResizeObserver(tellHeight);
  for (const part of document.body.querySelectorAll("#view, #notices")) sizes.observe(part);
  // If the storage is forbidden, the poster and the menu say so: a notice would push the board down.
  onLoss((why) => why === "full" && stage.tellLoss(why));
  // In a frame, links to the shelf lead back to the poster.
  document.addEventListener("click", (event) => {
    if (!(event.target instanceof Element) || !event.target.closest("a[data-route]")) return;
    event.preventDefault();
    void begin();
  });
  try {
    await Promise.all([startLanguage(), loadSymbols("symbols.svg")]);
    reportErrors(() => stage.table);
    fetchAhead("share", "received");
    await begin();
  } catch (error) {
    const french = "Le jeu n’a pas pu être chargé ; rechargez la page.";
    stage.root.textContent = `${french} The game could not be loaded; reload the page. (${error})`;
  }
}
