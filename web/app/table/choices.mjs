/**
 * What may be done now: one group per verb. Where several verbs need something more to be said, they stand beside each
 * other and one of them is open; the board then shows what that one may choose. What a theme can foresee is shown before it
 * is played. The page knows no rule: it shows what the engine lists.
 */

/** @import { Family, Foresight, Marks, View, Way } from "../types.d.ts" */
/** @import { Names } from "../names.mjs" */
/** @import { Pieces } from "./pieces.mjs" */

import { element } from "../elements.mjs";
import { phrase, rewrite, say, sentence } from "../l10n.mjs";
import { parseAction } from "../names.mjs";
import { Movers, pieceOf } from "./movers.mjs";
import { proposal } from "./proposal.mjs";
import { Routes } from "./routes.mjs";
import { Ways, isLong } from "./ways.mjs";

let serial = 0;

/** @typedef {{ action: string, verb: string, values: (number | string)[] }} Offer */

/**
 * The places, areas or cards that the last argument of an action may be. Where two actions lead to one, the first has it:
 * buttons tell them apart.
 * @param {Family[]} families
 * @param {{ [verb: string]: string[] }} verbs
 * @param {string} kind of the argument
 * @returns {Map<string, Offer>} by place, area or card
 */
export function offered(families, verbs, kind) {
  /** @type {Map<string, Offer>} */
  const found = new Map();
  for (const { verb, fixed, values } of families) {
    if (verbs[verb]?.[fixed.length] !== kind) continue;
    for (const value of values ?? []) {
      const id = String(value);
      if (!found.has(id)) found.set(id, { action: [verb, ...fixed, value].join(" "), verb, values: [...fixed, value] });
    }
  }
  return found;
}

/** Whether an action of a family is complete with its verb alone. @param {Family} family */
const isPlain = ({ values, range, fixed }) => values === null && range === null && fixed.length === 0;

export class Choices {
  /**
   * @param {Names} names
   * @param {{ [verb: string]: string[] }} verbs
   * @param {Pieces} pieces
   * @param {{ play: (action: string) => void, opened: () => void, mark: (marks: Marks) => void, go: (way: Way) => void,
   *   trace: (way: Way | null) => void }} table plays an action, or those of a way; is told that another verb or piece is open,
   *   what is to be marked on the board, and the way that is to be drawn there
   */
  constructor(names, verbs, pieces, table) {
    this.names = names;
    this.verbs = verbs;
    this.table = table;
    this.ways = new Ways(names, verbs, {
      choose: (action) => this.choose(action),
      foresee: (verb, values) => this.foresee(verb, values),
      point: (action) => this.point(action),
      held: (card) => Object.values(this.view?.own ?? {}).flat().includes(card),
    });
    this.movers = new Movers(names, pieces, { choose: (piece) => this.openPiece(piece), use: (action) => this.choose(action) });
    this.routes = new Routes(names, { go: (way) => table.go(way), trace: (way) => table.trace(way) });
    /** The piece that is chosen, where what may be done is said by piece. @type {string | null} */
    this.piece = null;
    this.root = element("div", { class: "choices" });
    this.shown = "";
    /** @type {Family[]} */
    this.families = [];
    /** @type {View | null} */
    this.view = null;
    /** The verb that is open, where several are to choose from. @type {string | null} */
    this.verb = null;
    /** The action that is shown before it is played. @type {string | null} */
    this.pending = null;
    /** What is marked on the board while nobody points at anything. @type {Marks} */
    this.outlook = {};
  }

  /**
   * @param {Family[] | null} families null when there is nothing to decide here
   * @param {View | null} [view]
   */
  show(families, view = null) {
    const text = JSON.stringify([families, view?.public]);
    if (text === this.shown) return;
    this.shown = text;
    this.families = families ?? [];
    this.view = view;
    // It stays chosen while something moves.
    if (families && this.piece !== null && !this.movable.includes(this.piece)) this.piece = null;
    const verbs = this.several;
    if (this.verb === null || !verbs.includes(this.verb)) {
      const places = verbs.find((verb) => this.verbs[verb]?.includes("place"));
      this.verb = verbs.length > 0 ? (places ?? verbs[0] ?? null) : null;
    }
    this.draw();
  }

  /** The verbs that need something more to be said, where there is more than one of them. */
  get several() {
    if (this.piece !== null) return [];
    const verbs = [...new Set(this.pool.filter((family) => !isPlain(family)).map(({ verb }) => verb))];
    return verbs.length > 1 ? verbs : [];
  }

  /** The pieces that something may be done with. */
  get movable() {
    return [...new Set(this.families.flatMap((family) => pieceOf(family, this.verbs) ?? []))];
  }

  /** What is about the piece that is chosen, or about none, and what is complete. */
  get pool() {
    return this.families.filter((family) => isPlain(family) || pieceOf(family, this.verbs) === this.piece);
  }

  /** The families that may be chosen from now: those of the verb that is open, and those that are complete. */
  get open() {
    return this.verb === null || this.piece !== null ? this.pool : this.pool.filter((family) => isPlain(family) || family.verb === this.verb);
  }

  /** Where the piece that is chosen can come, near or far. @returns {Way[]} */
  get reach() {
    return this.piece !== null && this.view ? (this.names.plan.theme.reach?.(this.view, this.piece) ?? []) : [];
  }

  /** The actions by the piece on the board that they ask for. */
  get wanted() {
    const asked = [...offered(this.open, this.verbs, "piece"), ...offered(this.open, this.verbs, "carrier")];
    return new Map(asked.map(([id, { action }]) => [id, action]));
  }

  draw() {
    this.pending = null;
    const plain = this.families.filter(isPlain);
    const reach = this.reach;
    this.routes.show(reach);
    this.movers.show(this.view, this.movable, this.piece, this.wanted);
    const near = new Set(reach.map(({ place }) => place));
    // What the ways of a piece say already is not said once more.
    const asking = this.open.filter((family) => !isPlain(family) && !(near.size > 0 && family.values?.every((value) => near.has(String(value)))));
    const several = this.several;
    this.outlook = (asking[0] && this.view && this.names.plan.theme.outlook?.(asking[0].verb, this.view)) ?? {};
    this.table.mark(this.outlook);
    const note = asking[0] && this.view ? this.names.plan.theme.note?.(asking[0].verb, this.view, this.names) : null;
    const alone = asking.length === 0 && several.length === 0 && this.movable.length === 0;
    const complete = alone && plain.length === 1 ? plain.map((family) => this.group(family)) : this.plainRow(plain);
    // What ends a turn stays in sight, however much there is to choose from.
    const first = several.length > 0 || asking.some((family) => isLong(family) && !this.ways.isClose(family));
    this.root.replaceChildren(
      this.movers.root,
      this.routes.root,
      ...(several.length > 0 ? [this.verbButtons(several)] : []),
      ...(first ? complete : []),
      ...(note ? [note] : []),
      ...asking.map((family) => this.group(family)),
      ...(first ? [] : complete),
    );
  }

  /** @param {Family[]} plain */
  plainRow(plain) {
    if (plain.length === 0) return [];
    const quiet = this.names.plan.theme.quiet ?? [];
    const buttons = plain.map((family) => ({ seldom: quiet.includes(family.verb), button: this.ways.button(family, []) }));
    for (const { seldom, button } of buttons) button.classList.toggle("quiet", seldom);
    buttons.sort((one, other) => Number(one.seldom) - Number(other.seldom));
    return [element("div", { class: "button-row plain-choices" }, ...buttons.map(({ button }) => button))];
  }

  /** @param {string[]} verbs */
  verbButtons(verbs) {
    const row = element("div", { class: "verbs", role: "group" });
    rewrite(row, () => row.setAttribute("aria-label", phrase("choices-verbs")));
    for (const verb of verbs) {
      const button = element("button", {
        type: "button",
        class: "verb",
        "aria-pressed": String(verb === this.verb),
        onclick: () => this.openVerb(verb),
      });
      button.dataset.verb = verb;
      rewrite(button, () => {
        button.textContent = this.verbName(verb);
      });
      row.append(button);
    }
    return row;
  }

  /** @param {string} verb */
  verbName(verb) {
    const family = this.families.find((one) => one.verb === verb);
    return sentence(`verb-${verb}`, {}, this.names.game) ?? (family ? this.title(family) : verb);
  }

  /** Chooses a piece, so that the board and the groups show what may be done with it. @param {string | null} piece */
  openPiece(piece) {
    const before = this.piece;
    this.piece = piece;
    this.draw();
    const next = piece === null ? `[data-mover="${before}"]` : "[data-drop]";
    /** @type {HTMLElement | null} */ (this.movers.root.querySelector(next) ?? this.movers.root.querySelector("button"))?.focus();
    this.table.opened();
  }

  /** Opens a verb, so that the board and the groups show what it may be done with. @param {string} verb */
  openVerb(verb) {
    this.verb = verb;
    this.draw();
    this.table.opened();
    /** @type {HTMLElement | null} */ (this.root.querySelector(`.verb[data-verb="${verb}"]`))?.focus();
  }

  /** @param {Family} family */
  group(family) {
    serial += 1;
    const id = `choice-${serial}`;
    const group = element("section", { class: this.ways.isClose(family) ? "choice-group close" : "choice-group", "data-verb": family.verb, "aria-labelledby": id });
    const title = element("h3", { id, class: "group-title" });
    rewrite(title, () => {
      title.textContent = this.title(family);
    });
    group.append(title, this.ways.of(family, id));
    return group;
  }

  /** @param {Family} family */
  title(family) {
    const kinds = this.verbs[family.verb] ?? [];
    /** @type {{ [kind: string]: number | string }} */
    const params = {};
    family.fixed.forEach((value, at) => {
      params[kinds[at] ?? "value"] = value;
    });
    return sentence(`group-${family.verb}`, this.names.words(params), this.names.game) ?? phrase("choices-title");
  }

  /** @param {string} verb @param {(number | string)[]} values @returns {Foresight | null} */
  foresee(verb, values) {
    return (this.view && this.names.plan.theme.foresee?.(verb, values, this.view, this.names)) ?? null;
  }

  /** Marks on the board what an action that somebody points at would bring about. @param {string | null} action */
  point(action) {
    const shown = action ?? this.pending;
    const { verb, values } = parseAction(shown ?? "");
    this.table.mark((shown && this.foresee(verb, values)?.marks) || this.outlook);
  }

  /** Plays an action, or shows first what it would bring about. @param {string} action */
  choose(action) {
    const { verb, values } = parseAction(action);
    const foreseen = this.foresee(verb, values);
    if (foreseen && foreseen.words.length > 0) this.propose(action, foreseen);
    else this.table.play(action);
  }

  /** Asks before an action is played, and shows what it would bring about. @param {string} action @param {Foresight} foreseen */
  propose(action, { words, marks }) {
    const { verb, values } = parseAction(action);
    this.pending = action;
    for (const button of this.root.querySelectorAll("[data-action][aria-pressed]")) {
      button.setAttribute("aria-pressed", String(/** @type {HTMLElement} */ (button).dataset.action === action));
    }
    this.root.querySelector(".foreseen")?.remove();
    const { panel, go } = proposal(action, words, () => this.names.action(verb, values, this.verbs[verb] ?? []), () => this.table.play(action));
    [...this.root.querySelectorAll(".choice-group")].at(-1)?.append(panel);
    this.table.mark(marks);
    go.focus();
  }

  /** The cards that can be used now, by their ids. A card with the name of a verb stands for all that the verb can do. */
  cards() {
    return new Set([...offered(this.families, this.verbs, "card").keys(), ...this.families.map(({ verb }) => verb)]);
  }

  /**
   * Uses a card of the hand: plays it if that is all there is to say, or opens what is still to be said. Where a slip would lose
   * the card, it is asked first.
   * @param {string} id
   */
  use(id) {
    const ways = this.families.filter((family) => this.verbs[family.verb]?.[family.fixed.length] === "card" && family.values?.includes(id));
    const only = ways[0];
    if (only && this.names.plan.theme.asks?.includes(only.verb)) {
      if (this.verb !== only.verb && this.several.includes(only.verb)) this.openVerb(only.verb);
      const asked = { words: [say(element("p", { class: "foreseen-head" }), "choices-ask")], brief: [], marks: {} };
      const foreseen = this.foresee(only.verb, [...only.fixed, id]);
      this.propose(this.ways.text(only, [id]), foreseen && foreseen.words.length > 0 ? foreseen : asked);
      return;
    }
    if (only && ways.length === 1 && this.several.length === 0) {
      this.choose(this.ways.text(only, [id]));
      return;
    }
    const verb = only?.verb ?? id;
    if (this.several.includes(verb)) this.openVerb(verb);
    const action = only ? this.ways.text(only, [id]) : null;
    const first = action ? this.root.querySelector(`[data-action="${action}"]`) : this.root.querySelector(".choice-group :is(button, input)");
    /** @type {HTMLElement | null} */ (first)?.focus();
  }
}
