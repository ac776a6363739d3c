/**
 * The game at a table, kept in this browser after every move: under its name, beside other tabs, and as a file.
 * Nothing that another tab played is ever overwritten without a word.
 */

/** @import { Keeper } from "../saves.mjs" */
/** @import { Dot, Snapshot } from "../types.d.ts" */

import { button, notify } from "../dialogs.mjs";
import { download } from "../export.mjs";
import { phrase } from "../l10n.mjs";

/**
 * @typedef {object} KeptTable
 * @property {() => Snapshot | null} snapshot the game as it stands now
 * @property {() => Dot[]} dots what a thumbnail shows of it
 * @property {(id: string) => void} kept says under which id the game is kept from now on
 * @property {() => void} named the name is another one now
 * @property {() => void} reopen opens the game as it is kept
 * @property {() => void} resume goes on with what had to wait
 */

export class Keeping {
  /**
   * @param {Keeper} keeper
   * @param {KeptTable} table
   */
  constructor(keeper, table) {
    this.keeper = keeper;
    this.table = table;
    /** Another tab has gone on with this game; no bot plays here until people have said what they want. */
    this.stale = false;
    /** @type {HTMLElement | null} */
    this.notice = null;
  }

  /** Keeps the game as it stands. */
  save() {
    const snapshot = this.table.snapshot();
    if (!snapshot || snapshot.length === 0 || snapshot.read_only) return;
    const done = this.keeper.keep(snapshot, this.table.dots());
    this.table.kept(this.keeper.id);
    if (done === "copied") {
      this.stale = false;
      this.tell(phrase("saved-copy"));
    } else if (done === "again" && !this.notice?.isConnected) {
      this.tell(phrase("saved-again"), button("menu-export", () => this.exportFile()));
    }
  }

  /** @param {string} name */
  rename(name) {
    this.keeper.name = name.trim() || this.keeper.name;
    this.table.named();
    this.save();
  }

  exportFile() {
    const snapshot = this.table.snapshot();
    if (snapshot) download(this.keeper.name, JSON.stringify(snapshot.save));
  }

  /** Goes on with another game: a copy of this one. @param {Keeper} keeper */
  adopt(keeper) {
    this.notice?.remove();
    this.stale = false;
    this.keeper = keeper;
    this.table.named();
    this.save();
  }

  /** Another tab has changed what is kept; `what` is "gone" where this game was deleted. @param {"changed" | "gone"} what */
  elsewhere(what) {
    if (what === "gone") {
      this.tell(phrase("saved-gone"), button("menu-export", () => this.exportFile()));
      return;
    }
    if (this.stale || !this.keeper.overtaken()) return;
    this.stale = true;
    this.tell(
      phrase("saved-elsewhere"),
      button("follow-other-tab", () => {
        this.close();
        this.table.reopen();
      }),
      button("copy-here", () => {
        this.adopt(this.keeper.copy(phrase("copy-name", { name: this.keeper.name })));
        this.table.resume();
      }),
    );
  }

  /** Says something of the game that is kept: one notice at a time, as long as people are at the table. @param {string} sentence @param {...HTMLElement} actions */
  tell(sentence, ...actions) {
    this.notice?.remove();
    this.notice = notify(sentence, ...actions);
  }

  close() {
    this.notice?.remove();
  }
}
