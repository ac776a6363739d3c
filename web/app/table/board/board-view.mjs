/** The board at a table: the drawing in its viewport, the marks that people switch on, and the board in words. */

/** @import { Marks, Params, Seat, SeenEntry, SeenEvent, View } from "../../types.d.ts" */
/** @import { Names } from "../../game/names.mjs" */
/** @import { Animator } from "../animator.mjs" */
/** @import { PieceOffer, PlaceOffer, Trace } from "../types.d.ts" */

import { settings } from "../../base/settings.mjs";
import { HUMAN } from "../../game/engine-constants.mjs";
import { personOf, turnOf } from "../../game/turn.mjs";
import { Arrows } from "./arrows.mjs";
import { BoardInWords } from "./board-in-words.mjs";
import { Board } from "./board.mjs";
import { costsOf } from "./costs.mjs";
import { Fan } from "./fan.mjs";
import { groundOf } from "./ground.mjs";
import { NoteStops } from "./note-stops.mjs";
import { Overlays } from "./overlays.mjs";
import { PieceClicks } from "./piece-clicks.mjs";
import { Pointing } from "./pointing.mjs";
import { openRoom, showRange } from "./range.mjs";
import { eventSpot } from "./spot.mjs";
import { Tips } from "./tips.mjs";
import { Viewport } from "./viewport.mjs";
import { walk } from "./walk.mjs";

/** More places than this take noticeable time to offer. */
const MANY = 40;

export class BoardView {
  /**
   * @param {Names} names
   * @param {Animator} animator
   * @param {{
   *   aim: (place: string) => void,
   *   point: (action: string | null) => void,
   *   distance: (place: string) => Promise<string | null>,
   * }} controls `aim`: called with the place of a click that meant no piece; `point`: called with the action of the
   *   offered place that the pointer or the focus is on, with null when it leaves; `distance`: says how far a place is
   */
  constructor(names, animator, { aim, point, distance }) {
    this.names = names;
    this.animator = animator;
    this.point = point;
    this.board = new Board(names.plan);
    const { badges } = this.board.marks;
    this.arrows = new Arrows(names.plan, names.seats, () => [
      ...badges.texts.boxes(this.arrows.root),
      ...this.board.pieces.boxes,
    ]);
    this.arrows.around(this.board.layer).after(badges.root);
    this.board.onturn = () => {
      this.arrows.redraw();
      this.viewport.rulers.turn();
      this.viewport.detail();
    };
    this.viewport = new Viewport(this.board);
    this.overlays = new Overlays(names, this.board.marks, (place) => this.bring(place));
    this.words = new BoardInWords(names);
    new NoteStops(names, this.board);
    this.pointing = new Pointing(names.plan, this.board.targets);
    this.clicks = new PieceClicks(this.board.pieces, new Fan(names, this.viewport.root), this.pointing, (spot) => {
      const place = this.pointing.under(spot);
      if (place !== null) aim(place);
    });
    this.board.onroom = (room, places) => openRoom(this.board, this.viewport, this.pointing, room, places);
    /** @type {View | null} */
    this.view = null;
    /** Whose turn it was when it was last drawn. @type {number | null} */
    this.turn = null;
    /** What is to be known of the offered place that the pointer or the focus is on. @type {PlaceOffer["note"]} */
    this.note = undefined;
    const about = (/** @type {string} */ place) => [
      ...((this.view && names.plan.theme.about?.(this.view, place, names)) ?? []),
      ...(this.note ? [this.note()] : []),
    ];
    const free = () => this.rests === true && this.board.offered.length + this.clicks.clicks.size === 0;
    new Tips(this.viewport.root, (what) => this.pointing.at(what), about, distance, free);
    this.clear();
  }

  /** Moves the focus to the first offered place. */
  focus = () => this.board.focus();

  /** @param {KeyboardEvent} event */
  onKey(event) {
    this.viewport.onKey(event);
  }

  close() {
    this.viewport.close();
  }

  /** Follows the setting for the board in words. @param {Element} table */
  dress(table) {
    table.classList.toggle("in-words", settings.words);
    this.words.dress();
  }

  /**
   * Draws the pieces where they stand, without movement.
   * @param {View} view
   * @param {Seat[]} seats
   * @param {(SeenEntry | undefined)[]} [entries] what has led there
   */
  show(view, seats, entries = []) {
    const person = personOf(view, seats);
    this.board.pieces.show(view.pieces, seats, person);
    const ends = view.result !== null && !this.view?.result;
    this.view = view;
    this.pointing.named = this.names.plan.theme.destinations?.(view) ?? [];
    const [home, turn] = [this.names.plan.theme.home?.(view, person) ?? null, turnOf(view)];
    this.viewport.camera.settle(home && (groundOf(entries, view.pieces, person) ?? home));
    // After a scene people stay where it was, to see how it ended.
    const { camera } = this.viewport;
    if (turn === person && turn !== this.turn && camera.scene.length === 0) camera.comeBack();
    if (ends) this.viewport.camera.straighten();
    if (ends) this.viewport.standBack();
    this.turn = turn;
  }

  /** Ends the current offer. */
  clear() {
    this.rests = false;
    this.note = undefined;
    this.board.offer(new Map(), () => "");
  }

  /**
   * Offers places and areas; the previous offer ends.
   * @param {View} view
   * @param {Map<string, PlaceOffer>} offers by place; areas by their key
   * @param {string | null} piece the chosen piece
   * @param {boolean} [asked] whether somebody has just opened this choice: then the page scrolls to the board
   */
  offer(view, offers, piece, asked = false) {
    const [board, { camera }] = [this.board, this.viewport];
    this.rests = true;
    if (piece !== null) board.face(piece, offers.keys());
    board.onpoint = (id) => {
      this.note = offers.get(id ?? "")?.note;
      this.point(offers.get(id ?? "")?.action ?? null);
    };
    const own = view.pieces.filter(({ seat }) => seat !== null && seat === view.actor);
    board.offer(
      new Map([...offers].map(([id, { choose }]) => [id, () => choose(this.pointing.destination)])),
      (id) => offers.get(id)?.name() ?? id,
      own.map(({ place }) => place),
      costsOf(this.names.plan, offers, [...this.pointing.named, ...view.pieces.map(({ place }) => place)]),
    );
    // The viewport shows the person's piece with the offered places; without these, the notes of the foreseen effects.
    const moved = piece ?? (own.length === 1 ? own[0]?.id : null);
    const [chosen, stood] = [board.pieces.drawn.get(moved ?? ""), board.pieces.points.get(piece ?? "")];
    const offered = board.offered.length > 0;
    const targets = offered ? board.targets.children : board.marks.badges.root.querySelectorAll(".badge");
    camera.soon(() => {
      if (asked && offered) camera.face();
      if (camera.home !== null) {
        // On a map that opens around a home, people look where they want: only a chosen piece moves it.
        if (stood && offered) showRange(board, this.viewport, stood);
        else if (stood && chosen) camera.gather([chosen]);
        return;
      }
      if (!stood) camera.withdraw();
      else if (offered && showRange(board, this.viewport, stood)) return;
      // People whose turn it is see their piece, even if nothing is offered on the board.
      const acts = view.actor !== null && this.names.seats[view.actor]?.player === HUMAN;
      const mover = chosen && (piece || targets.length > 0 || acts) ? [chosen] : [];
      camera.gather([...mover, ...(piece ? [] : targets)], board.pieces.points.get(moved ?? ""));
    });
    this.words.show(view, offers);
  }

  /**
   * Calls `offer`; if it offers many places, only after the next paint.
   * @param {number} places
   * @param {() => void} offer
   */
  offerSoon(places, offer) {
    if (places <= MANY) offer();
    else {
      this.clear();
      this.viewport.camera.soon(offer);
    }
  }

  /** Lets people choose pieces by a click. @param {PieceOffer} offer */
  offerPieces(offer) {
    this.clicks.offer(offer);
  }

  /** Marks what an action would cause. @param {Marks} marks */
  mark(marks) {
    this.board.marks.show("foreseen", marks);
  }

  /** Frames places to press, and otherwise those that words are about. @param {string[]} frame @param {string[]} about */
  frame(frame, about) {
    for (const [why, rings] of Object.entries({ frame, about })) this.board.marks.show(why, { rings });
  }

  /** Writes at their places what hinted actions promise, and frames the best. @param {Marks} marks */
  hint(marks) {
    this.board.marks.show("hint", marks);
  }

  /** Draws the way of pieces; null for none. @param {Trace | null} way */
  trace(way) {
    this.board.marks.trace(way);
    this.board.root.classList.toggle("with-way", way !== null);
    this.viewport.camera.follow(way);
  }

  /** Where a piece is drawn. @param {string} piece */
  pointOf(piece) {
    return this.board.pieces.points.get(piece);
  }

  /** Marks the place of a scene that everybody watches, and zooms to it. @param {View} view */
  showStage(view) {
    const { plan } = this.names;
    const stage = plan.theme.stage?.(view) ?? null;
    this.board.marks.show("stage", stage);
    const { camera } = this.viewport;
    camera.scene = (stage?.places ?? []).flatMap((place) => plan.places.get(place) ?? []);
    if (camera.scene.length > 0) camera.soon(() => camera.watch());
  }

  /**
   * Marks the stage and what people have switched on, and flies to where something happened.
   * @param {View} view
   * @param {SeenEvent[]} events those of the move that people look back at
   */
  showMarks(view, events) {
    this.showStage(view);
    this.overlays.show(view);
    this.bring(eventSpot(this.names.plan, events) ?? "");
  }

  /** Scrolls to the board: on a phone the journal, where people begin to look back, is far below it. */
  face() {
    this.viewport.camera.face();
  }

  /** Shows people a place for which they have asked, with a ring around it. @param {string} place @param {string[]} [way] */
  fly(place, way) {
    this.face();
    if (this.viewport.scale === 1) this.board.marks.arrival(place, this.animator.time(1));
    this.bring(place, way);
  }

  /** Brings a place of a zoomed board into sight, with its way if that fits, and rings it. @param {string} place @param {string[]} [way] */
  bring(place, way) {
    const spot = this.names.plan.places.get(place);
    if (!spot || this.viewport.scale === 1) return;
    this.board.marks.arrival(place, this.animator.time(1));
    this.viewport.camera.fly(spot, way); // after the ring, which the camera measures to pan to it
  }

  /** Draws all marks again: some are measured when they are drawn, and the board was hidden then. */
  redrawMarks() {
    this.board.marks.redraw();
  }

  /** Moves a piece as an event says. @param {string} piece @param {Params} params */
  walk(piece, params) {
    return walk(this.board, this.animator, piece, params);
  }
}
