/** Brings all parts of a table up to date with what it is to show: the present, or a moment of the past. */

/** @import { Snapshot, View } from "../types.d.ts" */
/** @import { Table } from "./table.mjs" */

import { engine } from "../engine.mjs";
import { endPanel } from "./ending.mjs";
import { restoreFocus } from "./layout.mjs";
import { offerPlaces } from "./offers.mjs";
import { dueOf } from "./turns.mjs";

/** Ways to more places than this take a moment to be drawn. */
const MANY = 40;

/** @param {Table} table */
export function show(table) {
  const past = table.past.shown;
  const snapshot = past ? { ...past, outcomes: null, undo: false } : table.snapshot;
  if (!snapshot) return;
  const { view } = snapshot;
  table.names.stands = new Map(view.pieces.map(({ id, place }) => [id, place]));
  table.root.classList.toggle("looking-back", past !== null);
  table.log.mark(past && past.move);
  table.past.entrance.hidden = past !== null || snapshot.length === 0;
  table.board.pieces.show(view.pieces, snapshot.seats);
  table.panel.show(snapshot);
  table.prompt.show(snapshot, table.names);
  table.bar.show({ undo: snapshot.undo, name: table.keeper.name });
  showDie(table);
  showChoices(table, snapshot);
  table.scene.show(view, table.log.entries[snapshot.move - 1]?.events ?? []);
  table.faceUp.show(table.log.entries, snapshot.move, view);
  showStage(table, view);
  table.overlays.show(view);
  table.album.show(view);
  showEnding(table, snapshot);
  restoreFocus(table);
  table.root.dataset.move = String(snapshot.move); // at rest, this is the position shown
  table.shown?.(snapshot);
}

/** @param {Table} table @param {Snapshot} snapshot */
function showChoices(table, snapshot) {
  const { view } = snapshot;
  const due = dueOf(snapshot);
  const mine = !table.past.shown && !table.waits && !(table.turns.striding && table.moving);
  const families = mine && due === "choice" && view.actor !== -1 ? snapshot.choices : null;
  table.choices.show(families, view);
  table.hand.show(view, table.choices.cards());
  offerPlaces(table, view, table.choices.open);
  if (mine && due !== "bot") table.narrator.ask(table.prompt.words.textContent ?? "", snapshot.length);
}

/** Where something is going on that everybody watches: marked, and near enough to be seen. @param {Table} table @param {View} view */
function showStage({ names, board, frame }, view) {
  const stage = names.plan.theme.stage?.(view) ?? null;
  board.marks.show("stage", stage);
  const scene = names.plan.places.get(stage?.places?.[0] ?? "");
  if (scene) frame.sight.soon(() => frame.sight.watch(scene));
}

/** Offers what may be chosen now that somebody has opened a verb or a piece: a great many places once the rest is painted. @param {Table} table */
export function offerAnew(table) {
  const offer = () => {
    if (table.snapshot && !table.closed) offerPlaces(table, table.snapshot.view, table.choices.open, true);
  };
  if (table.choices.reach.length <= MANY) offer();
  else {
    table.board.offer(new Map(), () => "");
    table.frame.sight.soon(offer);
  }
}

/** The die, which may be thrown only now. @param {Table} table */
export function showDie(table) {
  const past = table.past.shown;
  const shown = past ?? table.snapshot;
  if (shown) table.die.show(past || table.waits ? { ...shown, outcomes: null, read_only: true } : shown);
}

/** @param {Table} table @param {Snapshot} snapshot */
function showEnding(table, snapshot) {
  table.actions.querySelector(".ending")?.remove();
  const panel = endPanel(snapshot, table.names, {
    again: table.again,
    share: () => table.share(),
    course: () => engine.course(table.viewer.seat),
    open: (move) => void table.past.go(move),
  });
  if (panel) table.actions.prepend(panel);
  if (panel) table.die.root.hidden = true;
}
