/** A table: builds its parts, wires them to the session, and lays them out. No other module knows all parts. */

/** @import { Meta, Seat, Snapshot } from "../types.d.ts" */
/** @import { BoardPlan } from "../game/catalogue.mjs" */
/** @import { Keeper } from "../saves/saves.mjs" */
/** @import { After, AtTable, Page, Screen, Sharing, Shown, Taken } from "./types.d.ts" */

import { focusOn, isFocusLost, refocus } from "../base/focus.mjs";
import { onSettings } from "../base/settings.mjs";
import { isFree } from "../base/shortcut.mjs";
import { Names } from "../game/names.mjs";
import { BoardView } from "./board/board-view.mjs";
import { ActionControls } from "./controls/action-controls.mjs";
import { Die } from "./controls/die.mjs";
import { Advice } from "./panels/advice.mjs";
import { Album } from "./panels/album.mjs";
import { Bar } from "./panels/bar.mjs";
import { rejoice } from "./panels/coins.mjs";
import { showEnding } from "./panels/ending.mjs";
import { Hand } from "./panels/hand.mjs";
import { Handover } from "./panels/handover.mjs";
import { helpButton, onHelpKey } from "./panels/help.mjs";
import { Nav } from "./panels/nav.mjs";
import { movingAt } from "./panels/payments.mjs";
import { Prompt } from "./panels/prompt.mjs";
import { RevealedCards } from "./panels/revealed-cards.mjs";
import { Scene } from "./panels/scene.mjs";
import { SeatsPanel } from "./panels/seats.mjs";
import { Story } from "./panels/story.mjs";
import { momentsOf } from "./session/moments.mjs";
import { planned } from "./session/planning.mjs";
import { goingOn, Recaps, replaying } from "./session/recaps.mjs";
import { lookingBack } from "./session/replay.mjs";
import { Session } from "./session/session.mjs";
import { optionsOf, sharedOf } from "./session/shared.mjs";
import { Animator } from "./animator.mjs";
import { actionsSection, boxesOf, pinnedSection, tableElement } from "./layout.mjs";
import { animateEvents, settling } from "./motion.mjs";
import { Side } from "./side.mjs";

export class Table {
  /**
   * @param {Page & { meta: Meta, plan: BoardPlan, seats: Seat[], keeper: Keeper, sharing: Sharing, after: After,
   *   back?: Node, shown?: (snapshot: Snapshot) => void }} how `after`: begins another game; `back`: stands in the bar
   *   instead of the link to the shelf; `shown`: called with every snapshot that the table shows
   */
  constructor({ meta, plan, seats, keeper, sharing, after, back, shown, ...page }) {
    this.meta = meta;
    this.after = { ...after, lessons: meta.lessons };
    this.sharing = sharing;
    /** Called with every snapshot that the table shows. */
    this.watchers = new Set(shown ? [shown] : []);
    this.lesson = /** @type {AtTable | null} */ (null); // set at the table of a lesson
    this.names = new Names(meta.id, seats, plan);
    this.animator = new Animator();
    this.session = new Session({ meta, seats, plan, keeper, animator: this.animator, screen: this.screen(), page });
    const { session } = this;
    this.board = new BoardView(this.names, this.animator, {
      aim: (place) => this.controls.aim(place),
      point: (action) => this.controls.foreseeing.point(action),
      distance: (place) => this.controls.destination.distance(place),
    });
    this.seats = new SeatsPanel(this.names);
    this.advice = new Advice(this.names, meta.verbs, this.seats, {
      ask: () => void session.hints.ask(),
      choose: (verb, to, goal) => this.controls.heed(verb, to, goal),
      markBoard: (marks) => this.board.hint(marks),
      markChoices: (notes) => this.controls.hint(notes),
    });
    this.prompt = new Prompt(...this.advice.buttons, helpButton(meta.id, optionsOf(session)));
    const moving = movingAt(this.seats, this.animator, this.prompt, (...way) => this.board.walk(...way));
    this.handover = new Handover(this.names, {
      cover: (covered) => session.cover(covered),
      forget: () => session.forget(),
      take: (seat) => session.lookAs(seat),
      goOn: goingOn(session),
      share: () => this.share(),
      ways: () => sharing.ways(() => sharedOf(session)),
      playHere: () => session.playHere(),
    });
    this.nav = new Nav(lookingBack(session, () => this.story));
    this.story = new Story(meta, this.names, {
      open: (move) => session.past.visit(move),
      roll: (outcome) => this.die.roll(outcome),
      animate: (events, moment) => animateEvents(events, { ...moving, moment }),
      settle: settling(this.board.board.pieces, this.seats),
      watched: momentsOf(session),
      replay: replaying(session, () => this.story),
      board: () => this.board,
      seen: (seat) => boxesOf(this.board.viewport.root, seats[seat]?.colour ?? ""),
    });
    this.recaps = new Recaps(session, (...told) => this.story.since.show(...told));
    this.die = new Die(this.names, meta.verbs, this.animator, {
      roll: () => session.roll(),
      enter: (outcome) => session.enter(outcome),
      hold: () => session.turns.hold(),
      release: () => session.turns.release(),
      hurry: () => session.turns.hurry(),
    });
    this.controls = new ActionControls(this.names, meta.verbs, {
      play: (action) => void session.play(action),
      follow: (actions) => void session.turns.strides.follow(actions),
      idle: () => session.turns.idle(),
      opened: () => this.board.offerSoon(this.controls.reach.length, () => this.offerPlaces(true)),
      board: this.board,
      plan: (target, piece, way) => planned(session, target, piece, way),
    });
    this.hand = new Hand(this.names, (id, room) => this.controls.use(id, room));
    this.scene = new Scene(this.names);
    this.revealed = new RevealedCards(this.names, this.board, () => session.turns.read());
    this.album = new Album(this.names, this.board);
    this.bar = new Bar(meta, {
      undo: () => session.undo(),
      share: () => this.share(),
      exportFile: this.exportFile,
      present: () => void sharing.present(this),
      rename: (name) => session.autosave.rename(name),
      name: () => session.keeper.name,
      ...(back && { back }),
    });
    const { nav, advice, scene, die, revealed, story, handover, controls } = this;
    const first = [nav.root, controls.idle.root, controls.deals.root, advice.root, scene.root];
    this.actions = actionsSection([...first, revealed.root, story.news.root, handover.passing, controls.root]);
    const [pinned, record] = [pinnedSection([die.root, ...controls.pinned]), [this.seats.root, story.log.root]];
    this.side = new Side(pinned, [this.actions, this.hand.root], record, this.prompt.figures);
    this.root = this.layOut(plan);
    this.left = new AbortController();
    document.addEventListener("keydown", (event) => this.onKey(event), { signal: this.left.signal });
    onSettings(() => this.board.dress(this.root), this.left.signal);
    this.board.dress(this.root);
  }

  /** What the parts do for the session. @returns {Screen} */
  screen() {
    return {
      redraw: (shown) => this.redraw(shown),
      redrawDie: (shown) => this.redrawDie(shown),
      cover: (covered, uncovered) => this.cover(covered, uncovered),
      tell: (before, snapshot, fast, held) => {
        this.side.keep();
        this.controls.show(null); // first: to take away what has the focus lays out all that has changed before
        this.board.clear();
        this.advice.offer(false);
        return this.story.tell(before, snapshot, fast, held);
      },
      retell: (snapshot) => this.story.retell(snapshot),
      fill: (entries) => this.story.fill(entries),
      takeBack: (length) => this.story.takeBack(length),
      forget: () => this.story.forget(),
      speak: (sentences) => this.story.narrator.speak(sentences),
      refuse: (message) => {
        this.prompt.refuse(message, this.names);
        this.story.narrator.speak([this.names.say(message)]);
        this.lesson?.refused();
      },
      told: (move) => this.story.told(move),
      caption: (move, length) => this.nav.showPlace(move, length),
      handOver: (handing) => this.handover.show(handing),
      restoreFocus: () => refocus(() => this.restoreFocus()),
      rename: (name) => this.bar.showName(name),
      celebrate: (snapshot) => rejoice(snapshot),
      ponder: (pondering) => this.advice.ponder(pondering),
      hint: (hint) => this.advice.show(hint, this.side.grip),
    };
  }

  /** Puts the parts in their order. @param {BoardPlan} plan */
  layOut(plan) {
    const { bar, handover, prompt, board, album, story, nav, side } = this;
    story.log.head.append(nav.entrance);
    prompt.text.prepend(nav.banner);
    story.lieOver(board.viewport, board.overlays.root);
    board.viewport.root.addEventListener("click", () => this.session.turns.skip());
    prompt.text.after(board.overlays.root, album.entrance);
    const first = [bar.root, handover.screen, prompt.root, board.viewport.root, side.grip.root, board.viewport.tools];
    return tableElement(this.meta.id, plan, [...first, side.root, board.words.root, story.narrator.live]);
  }

  /** Paints every part from one state. @param {Shown} shown */
  redraw(shown) {
    const [{ snapshot, past, asks }, { controls }] = [shown, this];
    const [{ view }, entered] = [snapshot, past && !this.root.classList.contains("looking-back")];
    this.names.stands = new Map(view.pieces.map(({ id, place }) => [id, place]));
    this.root.classList.toggle("looking-back", past);
    this.story.log.show(snapshot, past);
    this.nav.show({ move: snapshot.move, length: snapshot.length, past, over: view.result !== null });
    this.board.show(view, snapshot.seats, this.story.log.entries.slice(0, snapshot.move));
    this.seats.show(snapshot);
    this.prompt.show(snapshot, this.names);
    this.bar.show({ undo: snapshot.undo, name: shown.name, counters: view.counters });
    this.redrawDie(shown);
    controls.show(shown.choices, view, shown.idling);
    this.hand.show(view, controls.held.usable);
    this.root.classList.toggle("with-hand", !this.hand.root.hidden);
    this.board.offer(view, controls.places, controls.piece);
    this.advice.offer(shown.hints);
    if (asks) this.story.narrator.ask(this.prompt.words.textContent ?? "", snapshot.length);
    this.scene.show(snapshot, this.story.log.entries, this.session.turns.byItself);
    this.session.turns.unread = this.revealed.show(shown, this.story.log.entries, this.session.turns.byItself);
    this.board.showMarks(view, past ? this.story.events(snapshot.move) : []);
    this.album.show(view);
    this.showEnding(snapshot);
    const atHand = this.die.ready || this.board.board.offered.length > 0 || controls.plain.hasChildNodes();
    const asked = asks && !past ? [view.phase, controls.deals.all.length, this.story.mark, ...controls.several] : [];
    this.side.restore(past || (asks && !atHand) || this.session.viewer.isOver(snapshot), asked);
    void this.recaps.update(shown, this.story.log.entries);
    if (entered) this.board.face();
    this.root.dataset.move = String(snapshot.move); // when nothing moves, this is the shown position
    for (const watch of this.watchers) watch(snapshot);
    refocus(() => this.restoreFocus()); // a lesson has found by now what to press
  }

  /** Paints the die; while people look back or wait, nobody can roll it. @param {Shown} shown */
  redrawDie({ snapshot, idle, driving }) {
    this.die.show(idle ? { ...snapshot, outcomes: null, read_only: true } : snapshot, driving, this.story.log.entries);
  }

  /** Offers what the controls have open now. @param {boolean} [asked] whether somebody has just opened it */
  offerPlaces(asked = false) {
    const { snapshot, closed } = this.session;
    if (asked) this.story.since.giveWay();
    if (snapshot && !closed) this.board.offer(snapshot.view, this.controls.places, this.controls.piece, asked);
  }

  /** @param {Snapshot} snapshot */
  showEnding(snapshot) {
    const telling = { ...this.story.ending(snapshot.move), past: this.session.past, share: () => this.share() };
    this.root.classList.toggle("ended", showEnding(this.actions, snapshot, this.names, { ...this.after, ...telling }));
  }

  /**
   * Covers the table, or shows it again. Parts of the board are measured when drawn, so it draws these again.
   * @param {boolean} covered
   * @param {Snapshot | null} uncovered
   */
  cover(covered, uncovered) {
    this.root.classList.toggle("covered", covered);
    if (!uncovered) return;
    this.board.redrawMarks();
    this.board.offer(uncovered.view, this.controls.places, this.controls.piece);
  }

  /** If the focused element is gone, moves the focus to the next possible action. */
  restoreFocus() {
    if (!isFocusLost() || this.lesson?.focus()) return;
    const { root, plain } = this.controls;
    const ending = /** @type {HTMLElement | null} */ (this.actions.querySelector(".ending h2"));
    if (this.session.past.shown) this.nav.focus();
    else if (ending) ending.focus();
    else if (this.die.ready) this.die.focus();
    else if (this.board.board.offered.length > 0) this.board.focus();
    else focusOn(root.querySelector("button:not(.idle, .quiet)") ?? plain.querySelector("button"));
  }

  /** @param {KeyboardEvent} event */
  onKey(event) {
    if (!this.root.isConnected) return; // people left the view while the table was opening
    if (event.key === "Escape" && isFree(event) && !this.session.past.shown) this.session.turns.skip();
    this.nav.onKey(event);
    this.advice.onKey(event);
    this.board.onKey(event);
    onHelpKey(event, this.meta.id, optionsOf(this.session));
  }

  /**
   * Shows the first snapshot, without movement, and continues the game.
   * @param {Snapshot} snapshot
   * @param {() => Promise<Taken | null>} [receive] asks about a received game; null if another one is opened
   */
  begin(snapshot, receive) {
    this.die.showLast(snapshot);
    return this.session.begin(snapshot, receive);
  }

  /** Leaves the table. */
  close() {
    this.left.abort();
    this.session.close();
    this.board.close();
  }

  /** The id of the saved game. */
  get id() {
    return this.session.keeper.id;
  }

  exportFile = () => this.session.autosave.exportFile();

  /** Another tab has changed the save of this game, or deleted it. */
  savedElsewhere = (/** @type {"changed" | "gone"} */ what) => this.session.autosave.elsewhere(what);

  /** @param {unknown} error a bug of ours */
  broke(error) {
    this.session.errors.broke(error);
  }

  share() {
    void this.sharing.open(() => (this.session.snapshot && !this.session.closed ? sharedOf(this.session) : null));
  }
}
