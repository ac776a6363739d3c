/** What is said at a table when something is refused, does not answer, or breaks; and the ways on. */

/** @import { Names } from "../names.mjs" */
/** @import { Snapshot } from "../types.d.ts" */
/** @import { Keeping } from "./keeping.mjs" */
/** @import { Narrator } from "./narrator.mjs" */
/** @import { Prompt } from "./prompt.mjs" */

import { button, notify } from "../dialogs.mjs";
import { Breakdown, Refusal } from "../engine.mjs";
import { engineSentence, reason } from "../failures.mjs";
import { inOneLine, offerFault, pageReport } from "../faults.mjs";
import { phrase } from "../l10n.mjs";

/**
 * @typedef {object} TroubledTable
 * @property {Names} names
 * @property {Prompt} prompt
 * @property {Narrator} narrator
 * @property {() => Keeping} keeping
 * @property {() => Snapshot | null} snapshot the game as it stands now
 * @property {() => void} goOn shows the game as it stands and goes on with it
 * @property {(move: number) => void} setBack takes the game back to an earlier move
 * @property {() => void} retry opens the game anew
 */

export class Trouble {
  /** @param {TroubledTable} table */
  constructor(table) {
    this.table = table;
    /** What was said last that is still to be answered. @type {HTMLElement | null} */
    this.notice = null;
    this.closed = false;
  }

  /** People have left the table: nobody is to be told any more, nor offered a way on with it. */
  close() {
    this.closed = true;
    this.notice?.remove();
  }

  /** What was asked was not done. @param {unknown} error */
  refused(error) {
    if (this.closed) return;
    const { names, prompt, narrator, retry, keeping } = this.table;
    if (error instanceof Refusal && error.error.id !== "fault") {
      prompt.refuse(error.error, names);
      narrator.speak([names.say(error.error)]);
    } else if (error instanceof Breakdown) {
      this.notice?.remove();
      this.notice = notify(reason(error), button("retry", retry), button("menu-export", () => keeping().exportFile()));
    } else this.broke(error);
  }

  /** Something of ours broke, in the page or in the engine. @param {unknown} error */
  broke(error) {
    const snapshot = this.table.snapshot();
    if (!snapshot || this.closed) return;
    const fault = error instanceof Refusal ? error.error : null;
    const back = snapshot.length - 1;
    const told = offerFault(fault ? engineSentence(fault) : phrase("page-fault", { error: inOneLine(error) }), {
      name: this.table.keeping().keeper.name,
      report: fault?.report ?? pageReport(error, snapshot.save),
      goOn: this.table.goOn,
      setBack: back < 0 || snapshot.read_only ? null : () => this.table.setBack(back),
    });
    this.notice = told ?? this.notice;
  }
}
