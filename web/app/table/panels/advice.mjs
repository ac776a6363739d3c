/**
 * The captain: how far a bot is that searches, and hints for the person in turn. Both are in the worker that thinks; here
 * people see it, end its thinking, and ask it.
 */

/** @import { Marks } from "../../types.d.ts" */
/** @import { Names } from "../../game/names.mjs" */
/** @import { Hint, Pondering } from "../types.d.ts" */
/** @import { SeatsPanel } from "./seats.mjs" */

import { element, picture } from "../../base/elements.mjs";
import { percent, phrase, rewrite, say, sentence } from "../../base/l10n.mjs";
import { isShortcut } from "../../base/shortcut.mjs";
import { badgesOf, certainty, isSurpassed, noteOf, ringsOf } from "../../game/advice.mjs";
import { parseAction } from "../../game/names.mjs";

/** The key that asks for a hint, and that lets a bot play now. */
const KEY = "c";

/**
 * @typedef {object} AdviceActions
 * @property {() => void} ask asks for a hint; while a search goes on, for a hint or a bot, ends it with its result so far
 * @property {(verb: string, action: string, goal: string | null) => void} choose chooses the action of a line; `goal` is
 *   the place that it leads to
 * @property {(marks: Marks) => void} markBoard writes notes on the board, and frames what the best action leads to
 * @property {(notes: Map<string, string>) => void} markChoices writes notes on buttons, by the text of their action
 */

export class Advice {
  /**
   * @param {Names} names
   * @param {{ [verb: string]: string[] }} verbs
   * @param {SeatsPanel} seats
   * @param {AdviceActions} actions
   */
  constructor(names, verbs, seats, actions) {
    this.names = names;
    this.verbs = verbs;
    this.seats = seats;
    this.actions = actions;
    this.asks = say(
      element("button", { type: "button", class: "icon-button hint-button", hidden: true, onclick: actions.ask }),
      "hint-ask",
    );
    const word = say(element("span", { class: "tool-word", "aria-hidden": "true" }), "hint-word");
    this.asks.append(picture("icon-hint"), word);
    this.bar = element("progress", { max: 1, "aria-hidden": "true" });
    this.share = element("span", { class: "pondering-share" });
    const words = say(element("span", {}), "ponder-now");
    this.now = element(
      "button",
      { type: "button", class: "button pondering", hidden: true, onclick: actions.ask },
      words,
      this.share,
      this.bar,
    );
    this.search = element("progress", { class: "hint-bar", max: 1, "aria-hidden": "true" });
    /** The panel of the hint, among the actions. */
    this.root = element("section", { class: "hint", hidden: true, role: "status" });
    rewrite(this.root, () => this.root.setAttribute("aria-label", phrase("hint-title")));
  }

  /** What stands in the line of the question. */
  get buttons() {
    return [this.now, this.asks];
  }

  /** @param {boolean} possible whether there is something to ask about */
  offer(possible) {
    this.asks.hidden = !possible;
  }

  /** Shows how far a bot is; null if none thinks. @param {Pondering | null} pondering */
  ponder(pondering) {
    this.seats.ponder(pondering);
    this.now.hidden = pondering === null;
    if (!pondering) return;
    this.bar.value = pondering.part;
    const { share } = pondering;
    rewrite(this.share, () => {
      this.share.textContent = share === null ? "" : phrase("pondering-share", { share: percent(share) });
    });
  }

  /**
   * Shows a hint; null removes it.
   * @param {Hint | null} hint
   * @param {{ set: (open: boolean) => void }} [sheet] where it is read: a new hint opens it
   */
  show(hint, sheet) {
    if (hint && this.root.hidden) sheet?.set(true);
    this.root.hidden = hint === null;
    this.search.value = hint?.part ?? 0;
    if (hint?.state === "thinking" && this.search.isConnected) return;
    const found = hint?.state === "found" ? hint.prospects : [];
    rewrite(this.root, () => {
      this.root.replaceChildren(...(hint ? this.lines(hint) : []));
      this.root.setAttribute("aria-label", phrase("hint-title"));
    });
    if (hint) for (const part of [this.root, this.root.firstElementChild]) part?.scrollIntoView({ block: "nearest" }); // if it is long, its beginning
    const noted = isSurpassed(found) ? [] : found; // what cannot be told is not marked as if it were known
    this.root.classList.toggle("hint-vague", isSurpassed(found));
    const badges = badgesOf(noted, this.verbs, this.names, percent);
    this.actions.markBoard({ badges, rings: ringsOf(noted, badges) });
    this.actions.markChoices(new Map(noted.map((one) => [one.action, noteOf(one, percent)])));
  }

  /** @param {Hint} hint */
  lines({ prospects, plight, forced, state }) {
    const head = say(element("h3", { class: "group-title" }), "hint-title");
    if (state === "failed") return [head, say(element("p", {}), "hint-failed")];
    if (state === "thinking") return [head, this.search];
    // A reason that all choices share sets none apart: it is told once.
    const reasons = new Set(prospects.map(({ reason }) => reason && this.names.say(reason)));
    const shared = prospects.length > 1 && reasons.size === 1;
    const counted = !isSurpassed(prospects) && prospects.some(({ visits }) => visits > 0);
    const list = element("ol", {}, ...prospects.map((one) => this.line(one, counted, !shared)));
    const sure = forced ? (counted ? "hint-ahead" : "hint-forced") : `hint-${certainty(prospects)}`;
    const [best] = prospects;
    const common = shared && best?.reason ? this.names.say(best.reason) : null;
    const all = common && say(element("p", { class: "help" }), "hint-shared", { reason: common });
    const thumb = best?.thumb && !best.reason ? sentence("mousse-rule", {}, this.names.game) : null;
    const why = thumb === null ? null : say(element("p", { class: "help" }), "hint-thumb", { rule: thumb });
    const help = element("p", { class: "help" });
    if (plight)
      help.textContent = this.names.say(plight); // it says, too, what the percentages are
    else say(help, "hint-shares");
    return [head, say(element("p", {}), sure), counted ? help : null, list, all, why].filter((part) => part !== null);
  }

  /**
   * A button for the action.
   * @param {Hint["prospects"][number]} prospect
   * @param {boolean} counted whether it has its percentage
   * @param {boolean} tells whether it says why
   */
  line({ action, share, visits, reason }, counted, tells) {
    const { verb, values } = parseAction(action);
    const args = this.verbs[verb] ?? [];
    const part = counted && visits > 0 ? element("b", {}, percent(share)) : null;
    const { place } = reason?.params ?? {};
    const goal = typeof place === "string" ? place : null;
    const farther = goal !== null && args[0] === "piece" && !values.includes(goal);
    const step = farther
      ? phrase("hint-towards", { place: this.names.word("place", goal), piece: this.names.piece(values[0]) })
      : this.names.action(verb, values, args);
    const words = element("span", {}, step);
    const onclick = () => this.actions.choose(verb, action, goal);
    const button = element("button", { type: "button", class: "button hint-line", onclick }, words, " ", part);
    return element("li", {}, button, tells && reason && element("p", { class: "help" }, this.names.say(reason)));
  }

  /** The key asks, or lets the bot play now. @param {KeyboardEvent} event */
  onKey(event) {
    if (event.key.toLowerCase() !== KEY || !isShortcut(event)) return;
    if (this.asks.hidden && this.now.hidden) return;
    event.preventDefault();
    this.actions.ask();
  }
}
