/**
 * The hand-over, when another person has to act next. A cover hides the table, and the page contains nobody's secrets
 * until that person confirms. A person who was dealt cards, or who rolled, first sees the result and then passes the
 * screen on.
 */

/** @import { Names } from "../../game/names.mjs" */
/** @import { Handing, Sending } from "../types.d.ts" */

import { button } from "../../base/dialogs.mjs";
import { element, emblem } from "../../base/elements.mjs";
import { say } from "../../base/l10n.mjs";

/**
 * @typedef {object} HandoverActions
 * @property {(covered: boolean) => void} cover hides or shows the table
 * @property {() => Promise<void>} forget removes what the last seat saw from the page
 * @property {(seat: number) => Promise<boolean>} take shows what this seat may see; returns whether that worked
 * @property {(watch?: Watching) => void} goOn goes on; bots play on without any person if somebody says how
 * @property {() => void} share
 * @property {() => Promise<Sending>} ways makes the elements that send the game
 * @property {() => void} playHere the others play at this screen after all
 */

/** @typedef {"step" | "end"} Watching whether people watch the bots, or go to the end of the game */

export class Handover {
  /**
   * @param {Names} names
   * @param {HandoverActions} actions
   */
  constructor(names, actions) {
    this.names = names;
    this.actions = actions;
    /** Covers the table. */
    this.screen = element("section", { class: "handover", "aria-labelledby": "handover-title", hidden: true });
    /** Stands at the table while somebody looks at the result of chance, or sends the game. */
    this.passing = element("div", { class: "passing", hidden: true });
  }

  /** Starts a hand-over; null if none is necessary. @param {Handing} handing */
  async show(handing) {
    this.passing.hidden = true;
    if (handing === null) this.uncover();
    else if (handing.how === "send") await this.send(handing.seat);
    else if (handing.how === "offer") this.offer(handing.seat);
    else if (handing.how === "watch") this.leave();
    else await this.cover(handing.seat);
  }

  /**
   * Offers the link for a player far away; a button says that this player is here after all.
   * @param {number} seat the next to act
   */
  async send(seat) {
    const name = this.names.party(seat);
    const link = element("div", { class: "share-part" });
    const title = say(element("h2", {}), "post-title", { name });
    const here = element("button", { type: "button", class: "button", onclick: () => this.actions.playHere() });
    this.passing.replaceChildren(title, link, say(here, "post-here", { name }));
    this.passing.hidden = false;
    this.uncover();
    const { parts, first, address } = await this.actions.ways();
    if (address === null) say(title, "post-title-file", { name });
    link.replaceChildren(...parts);
    first?.focus();
  }

  /**
   * Lets somebody look at the result of chance, with a button to pass the screen on.
   * @param {number} seat the next to act
   */
  offer(seat) {
    const onclick = () => void this.cover(seat);
    const pass = element("button", { type: "button", class: "button strong big", onclick });
    this.passing.replaceChildren(
      say(element("p", {}), "handover-seen"),
      say(pass, "handover-pass", { name: this.names.party(seat) }),
    );
    this.passing.hidden = false;
    this.uncover();
    pass.focus();
  }

  /** Somebody's game is over: the bots play on when they say so. */
  leave() {
    const choices = /** @type {const} */ (["step", "end"]).map((watch) =>
      button(`handover-${watch}`, () => this.actions.goOn(watch), watch === "step" ? "button strong" : "button"),
    );
    this.passing.replaceChildren(
      say(element("p", {}), "handover-over"),
      element("div", { class: "button-row" }, ...choices),
    );
    this.passing.hidden = false;
    this.uncover();
    choices[0]?.focus();
  }

  /**
   * Covers the table for a seat, and removes what the previous seat saw from the page. Only then the button to continue
   * appears.
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
    this.actions.cover(true);
    await this.actions.forget();
    if (!title.isConnected) return; // the cover has changed meanwhile
    const take = element("button", { type: "button", class: "button strong big", onclick: () => void this.take(seat) });
    this.screen.append(
      say(take, "handover-take", { name }),
      button("handover-send", () => this.actions.share()),
    );
    if (!document.querySelector("dialog[open]")) take.focus();
  }

  /** The awaited person confirms. @param {number} seat */
  async take(seat) {
    if (!(await this.actions.take(seat))) return; // the page says why, and the cover stays
    this.uncover();
    this.actions.goOn();
  }

  uncover() {
    this.screen.hidden = true;
    this.screen.replaceChildren();
    this.actions.cover(false);
  }
}
