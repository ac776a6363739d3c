/** Whose turn it is, and what comes next in a game. */

/** @import { Family, Seat, SeenEntry, SeenEvent, Snapshot, View } from "../types.d.ts" */

import { CHANCE, HUMAN } from "./engine-constants.mjs";
import { parseAction } from "./names.mjs";

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

/** To whom the page says "you": who looks, or the only person; null if there are several. @param {Pick<Snapshot, "view" | "seats">} of */
export function spokenTo({ view, seats }) {
  const [first = null, ...others] = peopleOf(seats);
  return view.seat ?? (others.length === 0 ? first : null);
}

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

/** Whether the bank dealt something, such as a card, without a throw. @param {SeenEntry | undefined} entry */
export const isDealt = (entry) => entry?.actor === CHANCE && entry.roller === null;

/**
 * Whether whoever has just drawn a card draws or throws on, which is no choice.
 * @param {Pick<Snapshot, "entries" | "view">} snapshot
 * @param {{ [verb: string]: string[] }} verbs of the game
 */
export function drawsOn({ entries, view: { actor, roller } }, verbs) {
  const last = entries.at(-1);
  const drawn = verbs[parseAction(last?.action ?? "").verb]?.includes("card");
  return actor === CHANCE && roller !== null && last?.roller === roller && drawn === true;
}

/**
 * How chance ended the last turn of a seat, by its throw or by cards that were dealt to it, if others have gone on since: its
 * person had no time to read it. What the page has done by itself in the next turn is no act of theirs.
 * @param {(SeenEntry | undefined)[]} entries by index; the first ones may be missing
 * @param {number | null} seat
 * @param {{ has: (entry: number) => boolean }} byItself the entries that the page made by itself, without a choice
 * @returns {SeenEntry[]} empty if the seat has decided something since, or nobody has gone on
 */
export function endedBy(entries, seat, byItself) {
  let end = entries.length;
  while (end > 0 && entries[end - 1]?.actor === seat && byItself.has(end - 1)) end -= 1;
  const at = entries.slice(0, end).findLastIndex((entry) => entry && turnOf(entry) === seat);
  const last = entries[at];
  if (seat === null || !last || at === entries.length - 1) return [];
  const others = entries.slice(at + 1).findIndex((entry) => !isDealt(entry));
  const dealt = entries.slice(at + 1, others < 0 ? entries.length : at + 1 + others);
  // Only where a turn is announced is it known whose turn the cards have ended.
  const own = dealt.slice(0, 1 + dealt.findIndex((entry) => entry?.events.some(beginsTurn)));
  return [...(last.actor === CHANCE ? [last] : []), ...own].filter((entry) => entry !== undefined);
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
