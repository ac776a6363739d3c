/** Whose turn it is, and what comes next in a game. */

/** @import { Family, Seat, SeenEvent, Snapshot, View } from "../types.d.ts" */

import { CHANCE, HUMAN } from "./engine-constants.mjs";

/**
 * For whom the board is shown: who looks, the person in turn, or the first person; -1 if there are bots only.
 * @param {View} view
 * @param {Seat[]} seats
 */
export function personOf(view, seats) {
  const turn = turnOf(view);
  if (view.seat !== null) return view.seat;
  return turn !== null && seats[turn]?.player === HUMAN ? turn : seats.findIndex(({ player }) => player === HUMAN);
}

/** The seats of people. @param {{ player: string }[]} seats @returns {number[]} */
export const peopleOf = (seats) => seats.flatMap(({ player }, seat) => (player === HUMAN ? [seat] : []));

/** Whether an event begins a turn. @param {SeenEvent} event */
export const beginsTurn = ({ kind }) => kind === "turn";

/** Whether a game has ended well for the people at it: one of them has won, or there are bots only. @param {Snapshot} snapshot */
export function pleases({ view: { result }, seats }) {
  const people = peopleOf(seats);
  return result !== null && (people.length === 0 || people.some((seat) => result.ranking[seat] === 1));
}

/**
 * The seat that decides or holds the die in a view, or that did in an entry; null when the bank acts or the game is over.
 * @param {Pick<View, "actor" | "roller">} of
 */
export function turnOf({ actor, roller }) {
  return actor === CHANCE ? roller : actor;
}

/**
 * What comes next: a person's throw, a person's choice, an action of a bot or the bank, or nothing.
 * @typedef {"throw" | "choice" | "bot" | null} Due
 */

/** @param {Snapshot | null} snapshot @returns {Due} */
export function dueOf(snapshot) {
  if (!snapshot || snapshot.view.actor === null || snapshot.read_only) return null;
  const byChance = snapshot.view.actor === CHANCE;
  if (byChance && snapshot.outcomes) return "choice"; // with real dice, people enter the outcomes of bots as well
  const seat = turnOf(snapshot.view);
  if (seat === null || snapshot.seats[seat]?.player !== HUMAN) return "bot";
  return byChance ? "throw" : "choice";
}

/** The number of actions of a family. @param {Family} family */
export function sizeOf({ values, range }) {
  if (range) return Math.floor((range.max - range.min) / range.step) + 1;
  return values?.length ?? 1;
}
