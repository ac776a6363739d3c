/** Explains the first turns at a table; never in a lesson, nor while people look back. */

/** @import { Table } from "../table/table.mjs" */

import { firstNotes } from "../game/learning.mjs";
import { turnOf } from "../game/turn.mjs";
import { FirstNotePanel } from "../table/panels/first-turns.mjs";
import { figures } from "../table/panels/goal.mjs";
import { FirstTurns } from "../table/session/first-turns.mjs";

/** @param {Table} table */
export async function explainFirstTurns(table) {
  const notes = await firstNotes(table.meta).catch(() => []); // without them the game goes on as well
  if (notes.length === 0 || table.left.signal.aborted) return;
  const { actions, controls, die, meta, session, story } = table;
  const first = new FirstTurns(meta.id, notes);
  const panel = new FirstNotePanel(meta.id, {
    stop: () => {
      first.stop();
      panel.show(null);
      table.restoreFocus();
    },
    speak: (sentences) => story.narrator.speak(sentences),
  });
  actions.prepend(panel.root); // above what the choice is about: below it, a phone would not show it
  const beside = matchMedia("(min-width: 1100px)");
  /** Whether a note waits for room. */
  let waits = false;
  const follow = () => {
    waits = false;
    const { snapshot, past, lesson } = session;
    if (!snapshot) return;
    const { view, options, length } = snapshot;
    const verbs = new Set(controls.families.map(({ verb }) => verb));
    // What the page is about to do by itself passes before anybody has read a note about it.
    const acts =
      (verbs.size > 0 || die.ready) && past.shown === null && lesson === null && session.turns.forcedNow === null;
    const lists = Object.entries(view.public).filter(
      ([, one]) => one === true || (Array.isArray(one) && one.length > 0),
    );
    const choices = controls.families.flatMap(({ values }) => values ?? []);
    const listed = new Set([...lists.map(([name]) => name), ...choices.map(String)]);
    const note = first.show(length, acts ? { phase: view.phase, verbs, listed, open: controls.verb } : null);
    panel.show(null);
    if (!note) return;
    const write = () => panel.show(note.say, figures(view, options, turnOf(view) ?? 0));
    write();
    // Beside the board, a note must not push out of sight what can be done: the journal and a card that lies open make room.
    const hidden = beside.matches ? actions.scrollHeight - actions.clientHeight : 0;
    if (hidden <= 1) return;
    panel.show(null);
    if (hidden <= actions.scrollHeight - actions.clientHeight + 1) {
      write();
      return;
    }
    waits = true;
    first.postpone();
  };
  /** Follows once, when all that changes together has changed: to measure lays it out, as the next frame does anyway. */
  let due = false;
  const soon = () => {
    if (due) return;
    due = true;
    requestAnimationFrame(() => {
      due = false;
      follow();
    });
  };
  table.watchers.add(soon);
  const watched = new MutationObserver(soon); // another verb has been opened
  watched.observe(controls.root, { childList: true });
  const grown = new ResizeObserver(() => waits && follow()); // a scene may end after the choice has come
  grown.observe(actions);
  for (const watch of [watched, grown]) table.left.signal.addEventListener("abort", () => watch.disconnect());
  follow();
}
