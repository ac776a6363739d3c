/** Where the page shows one view at a time; one of them is a table. */

/** @import { Source } from "../types.d.ts" */
/** @import { Table } from "../table/table.mjs" */
/** @import { Ways } from "./opening.mjs" */

import { button, notify } from "../base/dialogs.mjs";
import { phrase } from "../base/l10n.mjs";
import { atView } from "../base/offline.mjs";
import { errorPage, reason } from "../errors/errors.mjs";
import { find } from "../saves/saves.mjs";
import { openTable } from "./opening.mjs";

export class Stage {
  /**
   * @param {HTMLElement} root
   * @param {() => void} [entered] called when another view begins
   */
  constructor(root, entered = () => {}) {
    this.root = root;
    this.entered = entered;
    /** The open table. @type {Table | null} */
    this.table = null;
    /** What the shown view is; another object for each, so that content loaded for an earlier one is not shown. */
    this.current = {};
  }

  /**
   * Leaves the view that is shown, and begins another.
   * @param {string} name
   * @param {boolean} [again] whether a reload shows it again
   * @returns {() => boolean} whether people are still in the new view
   */
  enter(name, again) {
    this.table?.close();
    this.table = null;
    const own = {};
    this.current = own;
    this.call(name, again);
    return () => this.current === own;
  }

  /**
   * Says that the storage refuses to keep something. While a table is open, its game can be saved as a file; the notice may
   * come before.
   * @param {"forbidden" | "full"} why
   */
  tellLoss(why) {
    const exports = () => this.table?.exportFile();
    notify(phrase(`storage-${why}`), button("menu-export", exports, "button at-table"));
  }

  /** Says which view the page shows. @param {string} name @param {boolean} [again] */
  call(name, again) {
    document.documentElement.dataset.view = name;
    atView(name, again);
    this.entered();
  }

  /** @param {Source} source @param {Ways} ways */
  async showTable(source, ways) {
    const again = source.kind !== "file"; // its address does not hold the file
    const wanted = this.enter("table", again);
    const table = await openTable(this.root, source, { wanted, retry: () => this.retry(source, ways), ways });
    if (!wanted()) {
      table?.close();
      return;
    }
    this.table = table;
    if (!table) this.call("failure", again);
  }

  /** Opens a game again: from its last save, if there is one. @param {Source} source @param {Ways} ways */
  retry(source, ways) {
    const envelope = this.table && find(this.table.id);
    void this.showTable(envelope ? { kind: "save", envelope } : source, ways);
  }

  /**
   * Shows a view for which something has to be fetched first, or says why it did not come.
   * @param {string} name
   * @param {() => Promise<() => unknown>} fetched returns the function that shows the view
   * @param {() => void} [retry]
   */
  async open(name, fetched, retry = () => location.reload()) {
    const wanted = this.enter(name);
    try {
      const show = await fetched();
      if (wanted()) await show();
    } catch (error) {
      if (wanted()) this.root.replaceChildren(errorPage("shelf-broken", reason(error), button("retry", retry)));
    }
  }
}
