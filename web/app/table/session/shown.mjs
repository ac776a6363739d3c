/** Decides what a table shows: the present or a past move, and what people can do now. */

/** @import { Snapshot } from "../../types.d.ts" */
/** @import { Idling, Shown } from "../types.d.ts" */

import { dueOf, sizeOf } from "../../game/turn.mjs";

/**
 * @param {object} game
 * @param {Snapshot | null} game.snapshot the newest state
 * @param {Snapshot | null} game.past the past move that people look at
 * @param {boolean} game.moving whether the last result still moves
 * @param {boolean} game.waits whether nobody at this screen can act
 * @param {{ drive: string, fast: boolean, striding: boolean, idleness: Idling["stopped"] }} game.turns how the game continues
 * @param {string} game.name
 * @param {unknown} [game.lesson] the lesson that it is: then there are no other hints, and no turns pass by themselves
 * @returns {Shown | null} null before the first snapshot
 */
export function shownOf({ snapshot: present, past, moving, waits, turns, name, lesson = null }) {
  const snapshot = past ? { ...past, outcomes: null, undo: false } : present;
  if (!snapshot) return null;
  const idle = past !== null || waits;
  const asked = !idle && !(turns.striding && moving);
  const due = dueOf(snapshot);
  const choices = asked && due === "choice" && snapshot.view.actor !== -1 ? snapshot.choices : null;
  return {
    snapshot,
    past: past !== null,
    idle,
    choices,
    hints: lesson === null && choices !== null && choices.reduce((sum, family) => sum + sizeOf(family), 0) > 1,
    asks: asked && due !== "bot",
    driving: { held: turns.drive === "held", fast: turns.fast },
    idling: {
      possible: lesson === null && choices !== null && snapshot.idle !== null,
      stopped: past === null ? turns.idleness : null,
    },
    name,
  };
}
