/** The shelf: the games there are, the games begun here, files and links. Needs no Python. */

/** @import { Broken, Envelope, Meta } from "./types.d.ts" */

import { games } from "./catalogue.mjs";
import { button, notify, openDialog } from "./dialogs.mjs";
import { element, emblem, picture } from "./elements.mjs";
import { chooseFile, download, readFile } from "./export.mjs";
import { failurePage, reason } from "./failures.mjs";
import { loadGame, moment, phrase, rewrite, say } from "./l10n.mjs";
import { goLink } from "./router.mjs";
import { openRules } from "./rules.mjs";
import { discard, discardBroken, list } from "./saves.mjs";

/** @typedef {{ openFile: (content: import("./types.d.ts").Json, name: string) => void }} ShelfActions */

/** @param {Meta} meta */
function box(meta) {
  const facts = element("p", { class: "facts" });
  rewrite(facts, () => {
    facts.replaceChildren(
      element("span", {}, picture("icon-players"), phrase("box-players", meta.seats)),
      element("span", {}, picture("icon-clock"), phrase("box-minutes", { minutes: meta.minutes })),
    );
  });
  const cover = element("img", { src: `themes/${meta.id}/cover.svg`, width: 600, height: 800, alt: "" });
  const about = say(element("p", { class: "about-game" }), "game-about", {}, meta.id);
  const play = element("a", { class: "cover", href: `?game=${meta.id}`, "data-route": "", tabindex: -1, "aria-hidden": "true" }, cover);
  return element(
    "li",
    { class: "box" },
    play,
    element("div", { class: "box-words" },
      element("h2", {}, element("a", { href: `?game=${meta.id}`, "data-route": "" }, meta.title)),
      facts,
      about,
      element(
        "div",
        { class: "button-row" },
        say(element("a", { class: "button strong", href: `?game=${meta.id}`, "data-route": "" }), "box-play"),
        say(element("button", { type: "button", class: "button", onclick: () => void openRules(meta.id) }), "box-rules"),
      ),
    ),
  );
}

/** A small picture of the board as it stood. @param {Envelope} envelope */
function thumbnail(envelope) {
  const image = element("img", { src: `games/${envelope.summary.game}/thumbnail.svg`, alt: "", loading: "lazy" });
  image.addEventListener("error", () => image.remove());
  const frame = element("span", { class: "thumbnail", "aria-hidden": "true" }, image);
  for (const { x, y, colour } of envelope.thumbnail) {
    const dot = element("i", { class: `dot seat-${colour}` });
    dot.style.left = `${100 * x}%`;
    dot.style.top = `${100 * y}%`;
    frame.append(dot);
  }
  return frame;
}

/**
 * @param {Envelope} envelope
 * @param {Meta[]} all
 * @param {() => void} changed
 */
function savedGame(envelope, all, changed) {
  const { summary } = envelope;
  const title = all.find((game) => game.id === summary.game)?.title ?? summary.game;
  const turn = say(element("span", { class: "saved-turn" }), summary.over ? "saved-over" : "saved-turn", {
    name: summary.seats[summary.turn ?? -1]?.name ?? "",
  });
  const when = element("span", { class: "saved-when" });
  rewrite(when, () => {
    when.textContent = `${title} · ${moment(envelope.saved)}`;
  });
  const remove = say(
    element("button", { type: "button", class: "icon-button", onclick: () => confirmDelete(envelope, changed) }),
    "saved-delete",
    { name: envelope.name },
  );
  remove.append(picture("icon-close"));
  return element(
    "li",
    { class: "saved" },
    element(
      "a",
      { class: "saved-link", href: `?save=${envelope.id}`, "data-route": "" },
      thumbnail(envelope),
      element(
        "span",
        { class: "saved-words" },
        element("b", {}, envelope.name),
        when,
        element("span", { class: "saved-seats" }, ...summary.seats.map((seat) => emblem(seat.colour)), turn),
      ),
    ),
    remove,
  );
}

/**
 * @param {Envelope} envelope
 * @param {() => void} changed
 */
function confirmDelete(envelope, changed) {
  const dialog = openDialog(
    "delete-title",
    {},
    say(element("p", {}), "delete-question", { name: envelope.name }),
    element(
      "div",
      { class: "button-row" },
      button("delete-yes", () => {
        discard(envelope.id);
        dialog.close();
        changed();
      }, "button strong"),
      button("delete-file", () => download(envelope.name, JSON.stringify(envelope.save))),
      button("delete-no", () => dialog.close()),
    ),
  );
}

/**
 * @param {Broken} broken
 * @param {() => void} changed
 */
function brokenSave(broken, changed) {
  return element(
    "li",
    { class: "saved broken" },
    say(element("p", {}), "broken-save", { id: broken.id }),
    element(
      "div",
      { class: "button-row" },
      button("broken-export", () => download(`escales-${broken.id}`, broken.raw)),
      button("broken-delete", () => {
        discardBroken(broken);
        changed();
      }),
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
  const form = element(
    "form",
    {
      onsubmit: (/** @type {Event} */ event) => {
        event.preventDefault();
        open();
      },
    },
    say(element("label", { for: "link-field" }), "link-label"),
    field,
    element("div", { class: "button-row" }, say(element("button", { class: "button strong" }), "link-open")),
    said,
  );
  const dialog = openDialog("link-title", {}, form);
  field.focus();
}

/** @param {ShelfActions} actions */
async function openFileDialog(actions) {
  const file = await chooseFile();
  if (!file) return;
  try {
    actions.openFile(await readFile(file), file.name.replace(/\.json$/i, ""));
  } catch (error) {
    notify(phrase("file-unusable", { name: file.name, reason: reason(error) }));
  }
}

/** @param {Meta[]} all */
function openAbout(all) {
  openDialog(
    "about-title",
    {},
    say(element("p", {}), "about-what"),
    say(element("p", {}), "about-private"),
    ...all.flatMap((meta) => [
      element("h3", {}, meta.title),
      say(element("p", {}), "game-board-note", {}, meta.id),
    ]),
    say(element("p", { class: "fine-print" }), "about-licence"),
  );
}

/**
 * Shows the shelf in `root`.
 * @param {HTMLElement} root
 * @param {ShelfActions} actions
 */
export async function showShelf(root, actions) {
  let all;
  try {
    all = await games();
    await Promise.all(all.map((meta) => loadGame(meta.id)));
  } catch (error) {
    root.replaceChildren(failurePage("shelf-broken", reason(error), button("retry", () => location.reload())));
    return;
  }
  const saved = element("section", { class: "continue", "aria-labelledby": "continue-title" });
  const refresh = () => {
    const { kept, broken } = list();
    saved.hidden = kept.length + broken.length === 0;
    saved.replaceChildren(
      say(element("h2", { id: "continue-title" }), "continue-title"),
      element(
        "ul",
        {},
        ...kept.map((envelope) => savedGame(envelope, all, refresh)),
        ...broken.map((one) => brokenSave(one, refresh)),
      ),
    );
  };
  refresh();
  root.replaceChildren(
    element(
      "div",
      { class: "shelf" },
      say(element("h1", { tabindex: -1 }), "shelf-title"),
      element("ul", { class: "boxes" }, ...all.map(box)),
      saved,
      element(
        "div",
        { class: "button-row shelf-actions" },
        button("open-file", () => void openFileDialog(actions)),
        button("open-link", openLinkDialog),
        button("open-about", () => openAbout(all)),
      ),
      say(element("p", { class: "provenance" }), "shelf-provenance"),
    ),
  );
}
