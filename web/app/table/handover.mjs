/**
 * The screen that comes between when the next to act is somebody else: until that person says so, nothing of anybody's
 * secrets is in the page. Who was dealt something, or threw, first sees what it brought, and passes the screen on when ready.
 */

/** @import { Names } from "../names.mjs" */
/** @import { Snapshot } from "../types.d.ts" */
/** @import { Viewer } from "./viewer.mjs" */

import { button } from "../dialogs.mjs";
import { element, emblem } from "../elements.mjs";
import { say } from "../l10n.mjs";

/**
 * @typedef {object} HandoverOf what the table does for the hand-over
 * @property {() => Snapshot | null} snapshot
 * @property {(seat: number | null) => Promise<boolean>} lookAs whether it could be done
 * @property {(covered: boolean) => void} cover hides everything else
 * @property {() => void} goOn
 * @property {() => void} share
 * @property {() => Promise<{ parts: HTMLElement[], first: HTMLElement | undefined, address: string | null }>} ways to send the
 *   game; the address is null where only a file holds it
 * @property {(seat: number | null) => void} playAs who plays here; null for everybody
 */

export class Handover {
  /**
   * @param {Names} names
   * @param {Viewer} viewer
   * @param {HandoverOf} table
   */
  constructor(names, viewer, table) {
    this.names = names;
    this.viewer = viewer;
    this.table = table;
    /** Covers the table. */
    this.screen = element("section", { class: "handover", "aria-labelledby": "handover-title", hidden: true });
    /** Stands at the table, while somebody looks at what chance brought. */
    this.passing = element("div", { class: "passing", hidden: true });
  }

  /** The seat for which the screen has to change hands. @returns {number | null} */
  get awaited() {
    const snapshot = this.table.snapshot();
    return snapshot && this.viewer.awaited(snapshot);
  }

  /** Comes between if it has to, before the game goes on. */
  async check() {
    const seat = this.awaited;
    this.passing.hidden = true;
    if (seat === null) this.uncover();
    else if (this.viewer.far(seat)) await this.post(seat);
    else if (this.viewer.curious) this.offer(seat);
    else await this.cover(seat);
  }

  /** Offers the link for somebody far away; who is here after all may say so. @param {number} seat who comes next */
  async post(seat) {
    const name = this.names.party(seat);
    const here = () => {
      this.viewer.curious = false; // what there was to see has been seen
      this.table.playAs(null);
    };
    const link = element("div", { class: "share-part" });
    const title = say(element("h2", {}), "post-title", { name });
    this.passing.replaceChildren(
      title,
      link,
      say(element("button", { type: "button", class: "button", onclick: here }), "post-here", { name }),
    );
    this.passing.hidden = false;
    this.uncover();
    const { parts, first, address } = await this.table.ways();
    if (address === null) say(title, "post-title-file", { name });
    link.replaceChildren(...parts);
    first?.focus();
  }

  /** Lets somebody look at what chance brought. @param {number} seat who comes next */
  offer(seat) {
    const pass = element("button", { type: "button", class: "button strong big", onclick: () => void this.cover(seat) });
    this.passing.replaceChildren(say(element("p", {}), "handover-seen"), say(pass, "handover-pass", { name: this.names.party(seat) }));
    this.passing.hidden = false;
    this.uncover();
    pass.focus();
  }

  /**
   * Puts the screen up for a seat, and forgets what the one before was shown; only then it can be taken.
   * @param {number} seat
   */
  async cover(seat) {
    const name = this.names.party(seat);
    const title = say(element("h2", { id: "handover-title" }), "handover-title", { name });
    this.screen.replaceChildren(
      emblem(this.names.seats[seat]?.colour ?? "black", "handover-emblem"),
      title,
      say(element("p", { class: "help" }), "handover-help", { name }),
    );
    this.passing.hidden = true;
    this.screen.hidden = false;
    this.table.cover(true);
    if (this.viewer.seat !== null) await this.table.lookAs(null);
    if (!title.isConnected) return; // something else has come meanwhile
    const take = element("button", { type: "button", class: "button strong big", onclick: () => void this.take(seat) });
    this.screen.append(
      say(take, "handover-take", { name }),
      button("handover-send", () => this.table.share()),
    );
    if (!document.querySelector("dialog[open]")) take.focus();
  }

  /** Somebody says who is there. @param {number} seat */
  async take(seat) {
    if (!(await this.table.lookAs(seat))) return; // the page says why, and the screen stays
    this.uncover();
    this.table.goOn();
  }

  uncover() {
    this.screen.hidden = true;
    this.screen.replaceChildren();
    this.table.cover(false);
  }
}
