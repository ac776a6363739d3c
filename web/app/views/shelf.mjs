/** The shelf: the games of the site, the games saved in this browser, files and links. It needs no Python. */

/** @import { Meta } from "../types.d.ts" */

import { button, notify, openDialog } from "../base/dialogs.mjs";
import { element, formElement, picture } from "../base/elements.mjs";
import { chooseFiles } from "../base/files.mjs";
import { loadGame, phrase, rewrite, say } from "../base/l10n.mjs";
import { isKept } from "../base/offline.mjs";
import { goLink } from "../base/router.mjs";
import { at, loadModule } from "../base/site.mjs";
import { games } from "../game/catalogue.mjs";
import { openRules } from "../game/rule-book.mjs";
import { errorPage, reason } from "../errors/errors.mjs";
import { importAll, readSaves } from "../saves/import.mjs";
import { SaveList } from "../saves/save-list.mjs";
import { isBeginner, isNew } from "../saves/newcomer.mjs";
import { firstLink, learnLink } from "./learn.mjs";

/** @typedef {{ openFile: (content: import("../types.d.ts").Json, name: string) => void }} ShelfActions */

/** @param {Meta} meta */
function box(meta) {
  const facts = element("p", { class: "facts" });
  rewrite(facts, () => {
    facts.replaceChildren(
      element("span", {}, picture("icon-players"), phrase("box-players", { min: meta.seats.min, max: meta.seats.max })),
      element("span", {}, picture("icon-clock"), phrase("box-minutes", { minutes: meta.minutes })),
    );
  });
  const cover = element("img", { src: at(`themes/${meta.id}/cover.svg`), width: 600, height: 800, alt: "" });
  const about = say(element("p", { class: "about-game" }), "game-about", {}, meta.id);
  const play = element(
    "a",
    { class: "cover", href: `?game=${meta.id}`, "data-route": "", tabindex: -1, "aria-hidden": "true" },
    cover,
  );
  const [fresh, beginner] = [isNew(meta.id), isBeginner(meta.id) && meta.first_game !== null];
  const learn = learnLink(meta, fresh);
  return element(
    "li",
    { class: "box", id: `box-${meta.id}` },
    play,
    element(
      "div",
      { class: "box-words" },
      element("h2", {}, element("a", { href: `?game=${meta.id}`, "data-route": "" }, meta.title)),
      facts,
      about,
      fresh && learn,
      beginner && firstLink(meta, "box-first"),
      element(
        "div",
        { class: "button-row" },
        say(element("a", { class: "button strong", href: `?game=${meta.id}`, "data-route": "" }), "box-play", {
          game: meta.title,
        }),
        !beginner &&
          say(element("a", { class: "button", href: `?game=${meta.id}&alone`, "data-route": "" }), "box-alone", {
            game: meta.title,
          }),
        say(
          element("button", { type: "button", class: "button", onclick: () => void openRules(meta.id) }),
          "box-rules",
          { game: meta.title },
        ),
        !fresh && learn,
      ),
    ),
  );
}

function openLinkDialog() {
  const field = element("input", { id: "link-field", type: "text", autocomplete: "off", spellcheck: "false" });
  const said = element("p", { role: "status" });
  const open = () => {
    const found = /#v\d[^\s]*/.exec(field.value);
    if (!found) {
      say(said, "link-none");
      field.focus();
      return;
    }
    dialog.close();
    goLink(found[0]);
  };
  const form = formElement(
    {},
    open,
    say(element("label", { for: "link-field" }), "link-label"),
    field,
    element("div", { class: "button-row" }, say(element("button", { class: "button strong" }), "link-open")),
    said,
  );
  const dialog = openDialog("link-title", {}, form);
  field.focus();
}

/**
 * Lets people choose files. A single game opens at once; several games are added to the shelf.
 * @param {ShelfActions} actions
 * @param {SaveList} saved
 */
async function openFilesDialog(actions, saved) {
  const files = await chooseFiles();
  if (files.length === 0) return;
  const { found, problems } = await readSaves(files);
  const [first] = found;
  if (first && found.length === 1 && problems.length === 0) {
    actions.openFile(first.save, first.name);
    return;
  }
  const reading = found.length > 0 ? notify(phrase("files-reading", { count: found.length })) : null;
  const { kept, left, problems: more } = await importAll(found, () => saved.root.isConnected);
  reading?.remove();
  if (kept > 0) notify(phrase("files-kept", { count: kept }));
  if (left > 0) notify(phrase("files-left", { count: left }));
  for (const problem of [...problems, ...more]) notify(problem);
  saved.refresh();
}

/** @param {Meta[]} all */
function openAbout(all) {
  openDialog(
    "about-title",
    {},
    say(element("p", {}), "about-what"),
    say(element("p", {}), "about-private"),
    say(element("p", {}), isKept() ? "about-kept" : "about-not-kept"),
    ...all.flatMap((meta) => [element("h3", {}, meta.title), say(element("p", {}), "game-board-note", {}, meta.id)]),
    say(element("p", { class: "fine-print" }), "about-licence"),
  );
}

/**
 * Shows the shelf in `root`.
 * @param {HTMLElement} root
 * @param {ShelfActions} actions
 * @param {{ game: string | null, save: string | null }} last what people come from: a saved game that goes on is in sight, or the
 *   box of the game
 */
export async function showShelf(root, actions, last) {
  let all;
  try {
    all = await games();
    await Promise.all(all.map((meta) => loadGame(meta.id)));
  } catch (error) {
    root.replaceChildren(
      errorPage(
        "shelf-broken",
        reason(error),
        button("retry", () => location.reload()),
      ),
    );
    return;
  }
  const saved = new SaveList(all);
  root.replaceChildren(
    element(
      "div",
      { class: "shelf" },
      say(element("h1", { tabindex: -1 }), "shelf-title"),
      saved.root,
      element("ul", { class: "boxes" }, ...all.map(box)),
      element(
        "div",
        { class: "button-row shelf-actions" },
        button("open-file", () => void openFilesDialog(actions, saved)),
        button("open-link", openLinkDialog),
        say(element("a", { href: "?receive", "data-route": "", class: "button" }), "open-receive"),
        say(element("a", { href: "?host", "data-route": "", class: "button" }), "open-host"),
        button("open-results", () => void showResults(all)),
        button("open-evening", () => void showEvening(all)),
        button("open-about", () => openAbout(all)),
      ),
      say(element("p", { class: "provenance" }), "shelf-provenance"),
    ),
  );
  if (!saved.reveal(last.save)) document.getElementById(`box-${last.game}`)?.scrollIntoView({ block: "nearest" });
}

/** @param {Meta[]} all */
async function showResults(all) {
  const { openResults } = await loadModule(() => import("./results.mjs"));
  openResults(all);
}

/** @param {Meta[]} all */
async function showEvening(all) {
  const { openEvening } = await loadModule(() => import("./evening.mjs"));
  openEvening(all);
}
