/**
 * One game in a frame on somebody else's page. Nothing heavy is fetched, and the focus of that page is left alone, before
 * somebody begins to play. What the address may say, and what is told to the page outside, is a promise: see docs/embedding.md.
 */

/** @import { Envelope, Meta, Snapshot, Source } from "./types.d.ts" */
/** @import { Table } from "./table/table.mjs" */

import { gameMeta } from "./catalogue.mjs";
import { button, notify } from "./dialogs.mjs";
import { element, loadSymbols, picture } from "./elements.mjs";
import { Refusal, engine, startEngine } from "./engine.mjs";
import { failurePage, reason } from "./failures.mjs";
import { inOneLine, tellFault, watchFaults } from "./faults.mjs";
import { loadGame, phrase, say, startLanguage } from "./l10n.mjs";
import { fetchLater } from "./later.mjs";
import { openTable } from "./opening.mjs";
import { find } from "./saves.mjs";
import { settings } from "./settings.mjs";
import { showSetup } from "./setup.mjs";
import { at } from "./site.mjs";
import { loss, onLoss, read, write } from "./storage.mjs";

const view = /** @type {HTMLElement} */ (document.getElementById("view"));
const query = new URLSearchParams(location.search);
const study = /^#v\d/.test(location.hash) ? location.hash : "";
/** Where the frame remembers its game: one for each address. */
const PLACE = `frame.${location.search}${study}`;

/** @type {Table | null} */
let table = null;
/** Rises with every change of view: what was on its way to the one before is then not shown. */
let turn = 0;
/** Whether the end of this table's game was told. */
let ended = false;

/** Tells the page outside; it holds no name and no hand, so that anybody may hear it. @param {{ [name: string]: unknown }} what */
function tell(what) {
  if (window.parent !== window) window.parent.postMessage({ escales: 1, ...what }, "*");
}

/** What fills the frame, whatever its height, asks for one that shows it well: asked for what it takes, it would grow for ever. */
const FILLING = { poster: 560, table: 720 };
const WIDE = window.matchMedia("(min-width: 900px), (min-width: 600px) and (orientation: landscape)");
let toldHeight = 0;

function tellHeight() {
  const notices = document.getElementById("notices")?.offsetHeight ?? 0;
  const shown = document.body.dataset.view;
  const fills = shown === "embed" ? FILLING.poster : shown === "table" && WIDE.matches ? FILLING.table : 0;
  const height = notices + (fills || view.offsetHeight);
  if (height !== toldHeight) tell({ kind: "height", height });
  toldHeight = height;
}

/** @param {Snapshot} snapshot */
function tellEnd({ game, seats, view: { result, seats: figures } }) {
  if (!result || ended) return;
  ended = true;
  const ranking = figures.map(({ seat, wealth }) => ({ colour: seats[seat]?.colour, wealth, rank: result.ranking[seat] }));
  tell({ kind: "end", game, ranking });
}

/** Opens the game as it stands in a page of its own. */
async function fullPage() {
  const tab = window.open("", "_blank"); // now, while it counts as what was clicked
  if (!tab) notify(phrase("embed-no-tab"));
  try {
    if (tab) tab.location.href = at("./") + (await engine.link());
  } catch (error) {
    tab?.close();
    if (!(error instanceof Refusal)) notify(reason(error));
  }
  // Too long for an address, or no page may be opened: the dialog has the other ways.
  if (!tab || tab.closed) table?.share();
}

function fullPageButton() {
  const made = say(element("button", { type: "button", class: "icon-button", onclick: () => void fullPage() }), "embed-full");
  made.append(picture("icon-fit"));
  return made;
}

/** @param {string} name */
function enter(name) {
  table?.close();
  table = null;
  turn += 1;
  document.body.dataset.view = name;
}

/** @param {Source} source */
async function showTable(source) {
  enter("table");
  const mine = turn;
  ended = false;
  const retry = () => {
    const envelope = table && find(table.keeper.id);
    void showTable(envelope ? { kind: "save", envelope } : source);
  };
  const resume = (/** @type {Envelope} */ envelope) => void showTable({ kind: "save", envelope });
  const remember = (/** @type {string} */ id) => void write(PLACE, id);
  const opened = await openTable(view, source, {
    wanted: () => mine === turn,
    retry,
    ways: { again: () => void begin(), kept: remember, branched: remember, resume, back: fullPageButton(), shown: tellEnd },
  });
  if (mine === turn) table = opened;
  else opened?.close();
}

/** Who plays, and by which options. */
function setUp(/** @type {Meta} */ meta) {
  enter("setup");
  showSetup(view, meta, (chosen) => void showTable({ kind: "new", table: chosen }));
}

/** The game's own picture, and what can be done. @param {Meta} meta */
function poster(meta) {
  const kept = find(read(PLACE) ?? "");
  const ways = [
    kept && button("embed-continue", () => void showTable({ kind: "save", envelope: kept }), "button strong big"),
    study
      ? button("embed-study", () => void showTable({ kind: "link", link: study }), `button big ${kept ? "" : "strong"}`)
      : button("embed-play", () => setUp(meta), `button big ${kept ? "" : "strong"}`),
  ];
  const full = element("a", { href: at(`./${study || `?game=${meta.id}`}`), target: "_blank", rel: "noopener", class: "button big" });
  const root = element(
    "section",
    { class: "poster" },
    element("img", { src: at(`themes/${meta.id}/cover.svg`), alt: "", width: 600, height: 800 }),
    element("h1", {}, meta.title),
    say(element("p", {}), "game-about", {}, meta.id),
    element("div", { class: "button-row" }, ...ways, say(full, "embed-full-words")),
    loss() === "forbidden" && say(element("p", { class: "fine-print" }), "embed-forbidden"),
  );
  // Python comes when somebody seems about to play.
  for (const sign of ["pointerover", "focusin"]) root.addEventListener(sign, () => void startEngine().catch(() => {}), { once: true });
  view.replaceChildren(root);
}

/** Shows the poster of the game that the address names. */
async function begin() {
  enter("embed");
  const mine = turn;
  const id = query.get("game") ?? "";
  const meta = await gameMeta(id);
  if (!meta) {
    view.replaceChildren(failurePage("unknown-game", phrase("unknown-game-detail", { game: id })));
    return;
  }
  await loadGame(id);
  if (mine !== turn) return;
  document.title = `${meta.title} · Escales`;
  poster(meta);
}

async function start() {
  settings.dress(query.get("lang"), query.get("theme"));
  const sizes = new ResizeObserver(tellHeight);
  for (const part of document.body.querySelectorAll("#view, #notices")) sizes.observe(part);
  // That nothing may be kept is said before the game, and in its menu: a notice would push away what one plays with.
  onLoss((why) => why === "full" && notify(phrase("storage-full"), button("menu-export", () => table?.keeping.exportFile())));
  // What would lead to the shelf leads back to the poster.
  document.addEventListener("click", (event) => {
    if (!(event.target instanceof Element) || !event.target.closest("a[data-route]")) return;
    event.preventDefault();
    void begin();
  });
  try {
    await Promise.all([startLanguage(), loadSymbols(at("symbols.svg"))]);
    watchFaults((error) => (table ? table.trouble.broke(error) : tellFault(phrase("page-fault-bare", { error: inOneLine(error) }))));
    fetchLater("share", "received");
    await begin();
  } catch (error) {
    view.textContent = `Le jeu n’a pas pu être chargé ; rechargez la page. The game could not be loaded; reload the page. (${error})`;
  }
}

void start();
