/**
 * Saves the game at a table in this browser after every move, and exports it as a file. If another tab has continued
 * the same game, it never overwrites that game without telling people.
 */

/** @import { Keeper } from "../../saves/saves.mjs" */
/** @import { BoardPlan } from "../../game/catalogue.mjs" */
/** @import { Snapshot } from "../../types.d.ts" */
/** @import { Page, Screen } from "../types.d.ts" */

import { button, notify } from "../../base/dialogs.mjs";
import { download } from "../../base/files.mjs";
import { phrase } from "../../base/l10n.mjs";
import { noteLearned } from "../../game/learning.mjs";
import { dotsOf } from "../../game/placement.mjs";
import { find, rename } from "../../saves/saves.mjs";

/**
 * @typedef {object} SavedGame what saving needs of the session
 * @property {Snapshot | null} snapshot the game as it is now
 * @property {BoardPlan} plan
 * @property {Pick<Page, "kept" | "retry">} page
 * @property {Pick<Screen, "rename">} screen
 * @property {{ next: () => void }} turns
 */

export class Autosave {
  /**
   * @param {Keeper} keeper
   * @param {SavedGame} session
   */
  constructor(keeper, session) {
    this.keeper = keeper;
    this.session = session;
    /** Whether another tab has continued this game: then no bot plays here until people choose between the two. */
    this.stale = false;
    /** Whether people have left the table. */
    this.closed = false;
    /** @type {HTMLElement | null} */
    this.notice = null;
  }

  /**
   * Saves the game as it is now, also if people have left the table before the answer to their move; but not if they
   * have deleted the game since, or follow another tab's.
   */
  save() {
    const { snapshot, plan } = this.session;
    if (!snapshot || snapshot.length === 0 || snapshot.read_only) return;
    if (this.closed && (this.stale || find(this.keeper.id) === null)) return;
    const done = this.keeper.keep(snapshot, dotsOf(plan, snapshot.view.pieces, snapshot.seats));
    if (this.closed) return;
    this.session.page.kept(this.keeper.id);
    if (done === "copied") {
      this.stale = false;
      this.tell(phrase("saved-copy"));
    } else if (done === "again" && !this.notice?.isConnected) {
      this.warn(phrase("saved-again"));
    }
  }

  /** A lesson has come to its end, though its game might go on. */
  learned() {
    const game = this.session.snapshot?.game;
    if (game === undefined || this.keeper.learned) return;
    noteLearned(game);
    this.keeper.learned = true;
    this.save();
  }

  /** @param {string} name */
  rename(name) {
    this.keeper.name = name.trim() || this.keeper.name;
    this.session.screen.rename(this.keeper.name);
    if (!rename(this.keeper.id, this.keeper.name)) this.save();
  }

  exportFile() {
    const { snapshot } = this.session;
    if (snapshot) download(this.keeper.name, JSON.stringify(snapshot.save));
  }

  /**
   * Saves under another keeper from now on: for a copy of this game, or for the saved game that a received one
   * continues.
   * @param {Keeper} keeper
   */
  adopt(keeper) {
    this.notice?.remove();
    this.stale = false;
    this.keeper = keeper;
    this.session.screen.rename(this.keeper.name);
    this.save();
  }

  /** Another tab has changed the save of this game, or deleted it. @param {"changed" | "gone"} what */
  elsewhere(what) {
    if (what === "gone") {
      this.warn(phrase("saved-gone"));
      return;
    }
    if (this.stale) return;
    if (!this.keeper.overtaken()) {
      this.keeper.name = this.keeper.storedName ?? this.keeper.name;
      this.session.screen.rename(this.keeper.name);
      if (this.keeper.waits) this.save(); // under the new name
      return;
    }
    if (this.keeper.waits) {
      this.save(); // these moves are nowhere else, so they become a copy at once
      return;
    }
    this.stale = true;
    this.tell(
      phrase("saved-elsewhere"),
      button("follow-other-tab", () => {
        this.notice?.remove();
        this.session.page.retry();
      }),
      button("copy-here", () => {
        this.adopt(this.keeper.copy(phrase("copy-name", { name: this.keeper.name })));
        this.session.turns.next();
      }),
    );
  }

  /** Shows a notice about the save, and offers to export the game. @param {string} sentence */
  warn(sentence) {
    this.tell(
      sentence,
      button("menu-export", () => this.exportFile()),
    );
  }

  /**
   * Shows a notice about the save: one at a time, until people leave the table.
   * @param {string} sentence
   * @param {...HTMLElement} actions
   */
  tell(sentence, ...actions) {
    this.notice?.remove();
    this.notice = notify(sentence, ...actions);
  }

  close() {
    this.closed = true;
    this.notice?.remove();
  }
}
