/**
 * The legal actions, as the engine lists them: one group per verb. If several verbs need an argument, one of them is open,
 * and the board offers its arguments. If the theme can foresee an action's effect, the page shows that first.
 */

/** @import { Family, Path, View } from "../../types.d.ts" */
/** @import { Names } from "../../game/names.mjs" */
/** @import { Acting, Idling, PieceOffer, PlaceOffer } from "../types.d.ts" */
/** @import { Verbs } from "./offered.mjs" */

import { arrange, element } from "../../base/elements.mjs";
import { focusOn, leave, refocus } from "../../base/focus.mjs";
import { rewrite } from "../../base/l10n.mjs";
import { areaSpot } from "../../game/catalogue.mjs";
import { Deals } from "./deals.mjs";
import { Destination } from "./destination.mjs";
import { FamilyControls } from "./family-controls.mjs";
import { Foreseeing } from "./foresight.mjs";
import { HeldCards } from "./held-cards.mjs";
import { heeding } from "./hinted-way.mjs";
import { Idle } from "./idle.mjs";
import { isPlain, mainOf, offered, pieceOf, placeVerb } from "./offered.mjs";
import { PathPicker, wayOf } from "./path-picker.mjs";
import { PiecePicker } from "./piece-picker.mjs";
import { barredRows, faceVerb, plainRows, verbRow } from "./rows.mjs";
import { chosenNow, familiesOf, isLaden, isNear, meant, oneOfAlike, twinOf } from "./selection.mjs";

let serial = 0;

export class ActionControls {
  /**
   * @param {Names} names
   * @param {Verbs} verbs
   * @param {Acting} table
   */
  constructor(names, verbs, table) {
    this.names = names;
    this.verbs = verbs;
    this.table = table;
    const { board, play, follow, plan } = table;
    this.controls = new FamilyControls(names, verbs, {
      choose: (action) => this.foreseeing.choose(action),
      foresee: (verb, values) => this.foreseeing.foresee(verb, values),
      point: (action) => this.foreseeing.point(action),
      held: (card) => Object.values(this.view?.own ?? {}).some((cards) => [cards].flat().includes(card)),
    });
    this.deals = new Deals(names, verbs, play);
    this.pieces = new PiecePicker(names, (piece) => this.openPiece(piece));
    this.paths = new PathPicker(names, {
      follow: (path) => follow(path.actions),
      trace: (path) => board.trace(path && wayOf(path, board.pointOf(this.piece ?? ""))),
      seek: (typed) => this.destination.seek(typed),
      brings: async ({ place, actions }) => (await plan(place, this.piece, actions)).plan?.note ?? null,
    });
    const trace = board.trace.bind(board);
    this.destination = new Destination(names, { plan, follow, trace, piece: () => this.piece });
    [this.paths.other, this.destination.other] = [this.destination, this.paths];
    /** The chosen piece, if the actions are grouped by piece. @type {string | null} */
    this.piece = null;
    /** The piece that stands for all that do the same; null for any. @type {string | null} */
    this.preferred = null;
    /** The view when somebody could last act. @type {View | null} */
    this.stood = null;
    this.idle = new Idle(names, table.idle);
    this.root = element("div", { class: "choices" });
    this.plain = element("div", { class: "pinned-choices" });
    const roots = [this.root, this.plain];
    this.foreseeing = new Foreseeing(names, verbs, roots, { play, mark: (marks) => board.mark(marks) });
    this.held = new HeldCards(this);
    this.heed = heeding(this);
    this.shown = "";
    this.families = /** @type {Family[]} */ ([]);
    this.view = /** @type {View | null} */ (null);
    /** The open verb, if there are several. @type {string | null} */
    this.verb = null;
  }

  /**
   * @param {Family[] | null} families null if nobody decides at this screen now
   * @param {View | null} [view]
   * @param {Idling | null} [idling]
   */
  show(families, view = null, idling = null) {
    if (!families) for (const part of [this.root, ...this.pinned]) leave(part);
    this.idle.show(idling);
    const text = JSON.stringify([families, view?.public]);
    if (text === this.shown) return;
    this.shown = text;
    this.families = families ?? [];
    this.view = view;
    this.deals.show(families && view);
    // During a movement (`view` is null) the piece stays chosen.
    if (view && this.piece !== null)
      this.piece = chosenNow(this.piece, this.stood, view, families && this.movable, this.goes);
    if (families) this.stood = view;
    const verbs = this.several;
    if (this.verb === null || !verbs.includes(this.verb)) {
      const usual = verbs.filter((verb) => !this.shut.includes(verb));
      this.verb = usual.find((verb) => this.verbs[verb]?.includes("place")) ?? usual[0] ?? null;
    }
    this.draw();
  }

  /** What stays in sight at one place: proposals, and the actions without arguments. */
  get pinned() {
    const { destination, paths, foreseeing, plain } = this;
    return [destination.proposal, paths.proposal, foreseeing.proposal, plain];
  }

  /** Chooses an action of any verb. @param {string} verb @param {string} action @param {boolean} [onBoard] by its place */
  chooseOf(verb, action, onBoard = false) {
    if (this.several.includes(verb)) this.verb = verb;
    this.foreseeing[onBoard && this.names.plan.theme.asks?.includes(verb) ? "weigh" : "choose"](action);
  }

  /** The verbs that open only when people choose them. */
  get shut() {
    return this.names.plan.theme.shut ?? [];
  }

  /** The verbs that need an argument; empty if there is only one, which is open then. */
  get several() {
    if (this.piece !== null) return [];
    const verbs = [...new Set(this.pool.filter((family) => !isPlain(family)).map(({ verb }) => verb))];
    return verbs.length > 1 || verbs.some((verb) => this.shut.includes(verb)) ? verbs : [];
  }

  /** The pieces that have a legal action. */
  get movable() {
    return [...new Set(this.families.flatMap((family) => pieceOf(family, this.verbs) ?? []))];
  }

  /** The families without arguments, and those of the chosen piece and its load, or those about no piece. */
  get pool() {
    const { verbsShown } = this.deals;
    const own = familiesOf(this.families, this.verbs, this.piece, this.view?.pieces ?? []);
    return own.filter(({ verb }) => !verbsShown.has(verb));
  }

  /** The families on offer now: those of the open verb, and those without arguments. */
  get open() {
    const waits = this.several.some((verb) => this.shut.includes(verb));
    if (this.piece !== null || (this.verb === null && !waits)) return this.pool;
    return this.pool.filter((family) => isPlain(family) || family.verb === this.verb);
  }

  /** The places that the chosen piece can reach in one action or several. @returns {Path[]} */
  get reach() {
    return this.piece === null ? [] : this.reachOf(this.piece);
  }

  /** @param {string} piece @returns {Path[]} */
  reachOf(piece) {
    return (this.view && this.names.plan.theme.reach?.(this.view, piece)) ?? [];
  }

  /** Whether a piece goes anywhere by itself. @param {string} piece */
  goes = (piece) => this.reachOf(piece).length > 0;

  /** The actions that take a piece on the board as their argument, by piece. */
  get wanted() {
    const asked = [...offered(this.open, this.verbs, "piece"), ...offered(this.open, this.verbs, "carrier")];
    return new Map(asked.filter(([id]) => id !== this.piece).map(([id, { action }]) => [id, action]));
  }

  /** What people can choose on the board, by place; areas by their key. @returns {Map<string, PlaceOffer>} */
  get places() {
    const found = offered(this.open, this.verbs, "place");
    for (const [id, offer] of offered(this.open, this.verbs, "zone")) found.set(areaSpot(id), offer);
    // Beside a verb that asks for a place itself, the places of others would only mislead.
    const live = this.pool.filter(({ verb }) => this.names.plan.theme.live?.includes(verb));
    if (found.size === 0) for (const [id, offer] of offered(live, this.verbs, "place")) found.set(id, offer);
    /** @type {Map<string, PlaceOffer>} */
    const offers = new Map();
    for (const [id, { action, verb, values }] of found) {
      const name = () => this.names.action(verb, values, this.verbs[verb] ?? []);
      offers.set(id, { action, name, choose: () => this.chooseOf(verb, action, true) });
    }
    const aim = (/** @type {string} */ to, /** @type {() => void} */ otherwise) => this.destination.aim(to, otherwise);
    const laden = isLaden(this.piece, this.view?.pieces ?? []);
    for (const path of this.reach) offers.set(path.place, this.paths.offer(path, laden ? aim : undefined));
    return offers;
  }

  /** Somebody clicked on a place of the map that holds no piece, or on its name. @param {string} place */
  aim(place) {
    const offer = this.places.get(place);
    if (offer || (this.piece === null && this.deals.choose(place))) return offer?.choose();
    const verb = this.destination.ready ? null : placeVerb(this.open, this.verbs);
    if (verb === null || !this.names.plan.places.has(place)) void this.destination.aim(place);
    else this.table.play(`${verb} ${place}`); // the rules say why this place cannot be chosen
  }

  /** Lets people choose on the board the pieces that can act, and those that an action takes as its argument. */
  offerPieces() {
    const { movable, wanted, piece: chosen } = this;
    /** @type {PieceOffer["clicks"]} */
    const clicks = new Map(movable.map((id) => [id, () => this.openPiece(id === chosen ? null : id)]));
    for (const [id, action] of wanted) clicks.set(id, () => this.foreseeing.weigh(action));
    this.table.board.offerPieces({ clicks, movable, wanted: [...wanted.keys()], chosen });
  }

  draw() {
    const plain = this.families.filter(isPlain);
    const { quiet = [] } = this.names.plan.theme;
    const { reach, several } = this;
    this.paths.show(reach);
    // A click on the map still says why nothing gets there.
    this.destination.show(this.families.length > 0 ? this.view : null, reach.length === 0 && this.movable.length > 0);
    this.pieces.show(this.view, this.movable, this.piece);
    this.offerPieces();
    const near = new Set(reach.map(({ place }) => place));
    // The paths of a piece already offer these places.
    const asPath = (/** @type {Family} */ { values }) =>
      near.size > 0 && values?.every((value) => near.has(String(value)));
    const asking = this.open.filter((family) => !isPlain(family) && !asPath(family));
    this.foreseeing.begin(this.view, asking[0]?.verb ?? null);
    const note = asking[0] && this.view ? this.names.plan.theme.note?.(asking[0].verb, this.view, this.names) : null;
    const alone = asking.length === 0 && several.length === 0 && this.movable.length === 0;
    const rows = plainRows(plain, quiet, (family) => this.controls.button(family, []));
    const complete = alone && plain.length === 1 ? plain.map((family) => this.group(family)) : rows.usual;
    const passes = this.idle.button.hidden ? [] : [this.idle.button];
    if (alone) complete.at(-1)?.append(...passes); // while there is more to choose, a slip there would cost a turn
    const bars = this.view && plain.length + asking.length > 0 && this.names.plan.theme.barred?.(this.view, this.names);
    // What is impossible stands where it would be offered.
    const barred = barredRows(bars || [], this.names, (verb) => !this.verbs[verb]?.length);
    const name = (/** @type {string} */ verb) => this.controls.verbName(verb, this.families);
    const main = several.length > 0 ? null : mainOf(asking, this.verbs, (family) => this.controls.isSmall(family));
    const groups = (/** @type {boolean} */ pinned) =>
      asking.filter((family) => (family === main) === pinned).map((family) => this.group(family));
    // The pinned choices first, since one of them mostly has the focus: to take it away lays out all that has changed.
    this.plain.replaceChildren(...groups(true), ...complete, ...barred.pinned);
    arrange(this.root, [
      ...(alone ? [] : passes),
      this.pieces.root,
      this.paths.root,
      this.destination.root,
      ...(several.length > 0 ? [verbRow(several, this.verb, name, (verb) => this.openVerb(verb))] : []),
      ...(note ? [note] : []),
      ...groups(false),
      ...(complete === rows.usual ? rows.seldom : []),
      ...barred.others,
    ]);
  }

  /** Marks hinted actions; what is proposed may be another. @param {Map<string, string>} hints notes, by the text of the action */
  hint(hints) {
    if (hints.size > 0) for (const one of [this.destination, this.paths, this.foreseeing]) one.drop();
    for (const part of [this.root, this.plain]) this.controls.hint(hints, part);
  }

  /** Puts the chosen piece back if it has nothing to do with this one. @param {string} piece */
  leaveAllBut(piece) {
    if (this.piece === null || isNear(this.piece, piece, this.view?.pieces ?? [])) return;
    this.piece = null;
    this.draw();
    this.table.opened();
  }

  /** Chooses a piece, so that the board and the groups show its actions. @param {string | null} piece */
  openPiece(piece) {
    const before = this.piece;
    const pieces = this.view?.pieces ?? [];
    this.piece = piece && meant(twinOf(piece, this.preferred, pieces), pieces, this.movable, this.goes);
    this.draw();
    const next = piece === null ? `[data-mover="${before}"]` : "[data-drop]";
    refocus(() => focusOn(this.pieces.root.querySelector(next) ?? this.pieces.root.querySelector("button")));
    this.table.opened();
  }

  /** Opens a verb, so that the board and the groups show its arguments. @param {string} verb */
  openVerb(verb) {
    this.verb = verb;
    this.draw();
    this.table.opened();
    faceVerb(this.root, verb);
  }

  /** @param {Family} family */
  group(family) {
    serial += 1;
    const id = `choice-${serial}`;
    const kind = this.controls.isClose(family) ? "choice-group close" : "choice-group";
    const group = element("section", { class: kind, "data-verb": family.verb, "aria-labelledby": id });
    const title = element("h3", { id, class: "group-title" });
    rewrite(title, () => {
      title.textContent = this.controls.title(family);
    });
    group.append(title, this.controls.of(oneOfAlike(family, this.verbs, this.view?.pieces ?? []), id));
    return group;
  }

  /** Uses a card of the hand. @param {string} id @param {HTMLElement} room where a question about it stands */
  use(id, room) {
    this.held.use(id, room);
  }
}
