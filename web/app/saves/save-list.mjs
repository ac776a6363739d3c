/**
 * The shelf's list of the games saved in this browser: people continue, rename, export and delete them, and undo a
 * deletion.
 */

/** @import { Broken, Envelope, Meta } from "../types.d.ts" */

import { button, openDialog } from "../base/dialogs.mjs";
import { element, emblem, formElement, picture } from "../base/elements.mjs";
import { download } from "../base/files.mjs";
import { moment, phrase, rewrite, say, sentence } from "../base/l10n.mjs";
import { at } from "../base/site.mjs";
import { seatName } from "../game/names.mjs";
import { discard, discardBroken, keepApart, list, putBack, rename } from "./saves.mjs";

/** @typedef {{ text: string, undo: () => void }} Deleted the name of a deleted game, and what restores it */

/** A small picture of the board when the game was saved. @param {Envelope} envelope */
function thumbnail(envelope) {
  const image = element("img", { src: at(`games/${envelope.summary.game}/thumbnail.svg`), alt: "", loading: "lazy" });
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

/** The name of a saved game; of a lesson, it says so. @param {Envelope} envelope */
function nameOf({ name, lesson }) {
  const words = element("b", {}, name);
  return lesson === undefined ? words : say(words, "saved-lesson", { name });
}

/** Whose turn it is and who is ahead, or who has won. @param {Envelope} envelope */
function standing({ lesson, summary: { seats, turn, over, first = [] } }) {
  const name = (/** @type {number | null} */ seat) => {
    const found = seats[seat ?? -1];
    return found ? seatName(found) : "";
  };
  if (over && lesson !== undefined) return phrase("saved-lesson-over");
  if (over)
    return first.length === 0 ? phrase("saved-over") : phrase("saved-won", { name: first.map(name).join(", ") });
  const ahead =
    first.length > 0 && lesson === undefined ? [phrase("saved-ahead", { name: first.map(name).join(", ") })] : [];
  return [phrase("saved-turn", { name: name(turn) }), ...ahead].join(" · ");
}

export class SaveList {
  /** @param {Meta[]} all every game of the site */
  constructor(all) {
    this.all = all;
    /** The games deleted in this view, by id. @type {Map<string, Deleted>} */
    this.deleted = new Map();
    this.title = say(element("h2", { id: "continue-title" }), "continue-title");
    this.list = element("ul", {});
    this.over = element("ul", {});
    this.count = element("summary", { id: "finished-title" });
    this.finished = element("details", { class: "finished" }, this.count, this.over);
    this.export = button("saved-export-all", () => this.exportAll());
    keepApart();
    putBack();
    this.root = element(
      "section",
      { class: "continue", "aria-labelledby": "continue-title finished-title" },
      this.title,
      this.list,
      this.finished,
      element("div", { class: "button-row" }, this.export),
    );
    this.refresh();
  }

  /** Shows the games that are saved now. */
  refresh() {
    const { kept, broken } = list();
    this.root.hidden = kept.length + broken.length + this.deleted.size === 0;
    this.export.hidden = kept.length < 2;
    const over = kept.filter(({ summary }) => summary.over);
    this.list.replaceChildren(
      ...[...this.deleted].map(([id, deleted]) => this.deletedGame(id, deleted)),
      ...kept.filter(({ summary }) => !summary.over).map((envelope) => this.game(envelope)),
      ...broken.map((one) => this.broken(one)),
    );
    this.over.replaceChildren(...over.map((envelope) => this.game(envelope)));
    this.title.hidden = this.list.childElementCount === 0;
    this.finished.hidden = over.length === 0;
    const lessons = over.filter(({ lesson }) => lesson !== undefined).length;
    say(this.count, "finished-title", { games: over.length - lessons, lessons });
  }

  /** Exports all games as one file. */
  exportAll() {
    const { kept } = list();
    download(phrase("saved-all-name"), JSON.stringify(kept));
  }

  /** @param {Envelope} envelope */
  game(envelope) {
    const { summary } = envelope;
    const title = this.all.find((game) => game.id === summary.game)?.title ?? summary.game;
    const turn = element("span", { class: "saved-turn" });
    rewrite(turn, () => {
      turn.textContent = standing(envelope);
    });
    const when = element("span", { class: "saved-when" });
    rewrite(when, () => {
      const { game, counters } = summary;
      const rounds = counters && !summary.over ? sentence("counter-round-of", counters, game) : null;
      when.textContent = [title, rounds, moment(envelope.saved)].filter(Boolean).join(" · ");
    });
    const more = say(
      element("button", { type: "button", class: "icon-button", onclick: () => this.openMore(envelope) }),
      "saved-more",
      { name: envelope.name },
    );
    more.append(picture("icon-menu"));
    return element(
      "li",
      { class: "saved", "data-id": envelope.id },
      element(
        "a",
        { class: "saved-link", href: `?save=${envelope.id}`, "data-route": "" },
        thumbnail(envelope),
        element(
          "span",
          { class: "saved-words" },
          nameOf(envelope),
          when,
          element("span", { class: "saved-seats" }, ...summary.seats.map((seat) => emblem(seat.colour)), turn),
        ),
      ),
      more,
    );
  }

  /** Opens the dialog to rename, export or delete a game. @param {Envelope} envelope */
  openMore(envelope) {
    const field = element("input", {
      id: "saved-name",
      type: "text",
      maxlength: 60,
      autocomplete: "off",
      value: envelope.name,
    });
    const form = formElement(
      {},
      () => dialog.close(),
      say(element("label", { for: "saved-name" }), "menu-name"),
      element("div", { class: "pick" }, field, say(element("button", { class: "button strong" }), "saved-rename")),
    );
    const dialog = openDialog(
      "menu-title",
      {},
      form,
      element(
        "div",
        { class: "button-row" },
        button("menu-export", () => download(envelope.name, JSON.stringify(envelope.save))),
        button("saved-delete", () => {
          dialog.close();
          this.remove(envelope.id, { text: envelope.name, undo: discard(envelope.id) });
        }),
      ),
    );
    dialog.addEventListener("close", () => {
      if (field.value.trim() === envelope.name || this.deleted.has(envelope.id)) return;
      rename(envelope.id, field.value);
      this.refresh();
      this.focus(envelope.id);
    });
    field.select();
  }

  /** @param {string} id @param {Deleted} deleted */
  remove(id, deleted) {
    this.deleted.set(id, deleted);
    this.refresh();
    this.focus(id);
  }

  /** @param {string} id @param {Deleted} deleted */
  deletedGame(id, { text, undo }) {
    const back = button("saved-undelete", () => {
      undo();
      this.deleted.delete(id);
      this.refresh();
      this.focus(id);
    });
    const words = say(element("p", { role: "status" }), "saved-deleted", { name: text });
    return element("li", { class: "saved deleted", "data-id": id }, words, back);
  }

  /** @param {Broken} broken */
  broken(broken) {
    return element(
      "li",
      { class: "saved broken", "data-id": broken.id },
      say(element("p", {}), "broken-save", { id: broken.id }),
      element(
        "div",
        { class: "button-row" },
        button("broken-export", () => download(`escales-${broken.id}`, broken.raw)),
        button("broken-delete", () => this.remove(broken.id, { text: broken.id, undo: discardBroken(broken) })),
      ),
    );
  }

  /**
   * Brings a game in progress into sight, with the focus.
   * @param {string | null} id
   * @returns {boolean} whether it is in the list
   */
  reveal(id) {
    /** @type {HTMLElement | null} */
    const link = this.list.querySelector(`[data-id="${CSS.escape(id ?? "")}"] a`);
    link?.focus({ preventScroll: true });
    link?.scrollIntoView({ block: "nearest" });
    return link !== null;
  }

  /** @param {string} id */
  focus(id) {
    const target = this.root.querySelector(`[data-id="${CSS.escape(id)}"] :is(a, button)`);
    /** @type {HTMLElement | null} */ (target)?.focus();
  }
}
