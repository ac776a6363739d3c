/** The types that the page's modules exchange. Those of the engine's answers come from engine-types.d.ts. */

import type { Colour, Json, Meta as EngineMeta, OptionValue, Save, Seat, Snapshot } from "./engine-types.d.ts";

export type * from "./engine-types.d.ts";

export type Params = { [name: string]: Json };
export type OptionValues = { [name: string]: OptionValue };

export type Language = "fr" | "en";

/** A game of games/index.json: the engine's description, and what the build adds. */
export interface Meta extends EngineMeta {
  /** Whether the theme has a module of its own. */
  draws: boolean;
  /** Its lessons, the first one first; `after` names the one whose game it goes on with. */
  lessons: { id: string; minutes: number; after?: string }[];
  /** Our proposal for a first game; null if there is none. */
  first_game: FirstGame | null;
  /** How long it takes; null if nobody has measured it. */
  length: GameLength | null;
}

/** The options that change the length most, and for each choice of them the median rounds and minutes, by the number of people. */
export interface GameLength {
  options: string[];
  tables: { options: OptionValues; seats: { [seats: string]: [rounds: number, minutes: number] } }[];
}

/** The seats and options of a first game; options that it does not name keep their defaults. */
export interface FirstGame {
  seats: { colour: Colour; player: string }[];
  options: OptionValues;
}

/**
 * A step of a lesson: it says something (the end of a message's id), is an entry of the log, or both; then the words come
 * before the entry. `show` names the places that the words are about.
 */
export interface LessonStep {
  say?: string;
  do?: string;
  show?: string[];
}

/** A lesson: a recorded game with words. One seat is that of the person who learns. */
export interface LessonData {
  id: string;
  minutes: number;
  seats: { colour: Colour; player: string }[];
  options: OptionValues;
  /** The entries before it begins: those of the lesson that it goes on from. */
  before: string[];
  steps: LessonStep[];
}

/**
 * A note that explains a choice to people new to a game: in this phase, when this verb is on offer (any, if none is named),
 * and while the game's own part of the view lists something by the name `when`, or an action takes that as its argument.
 * `say` is the end of a message's id.
 */
export interface FirstNote {
  phase: string;
  verb?: string;
  when?: string;
  say: string;
}

/** A sign of a board: a symbol of the theme, or the part of the board's drawing that a selector finds; `say` ends a message's id. */
export interface Sign {
  symbol?: string;
  part?: string;
  say: string;
}

/** Parts of a board to mark: ids of threatened places and areas, short notes at places, and places to look at. */
export interface Marks {
  places?: string[];
  areas?: string[];
  badges?: Badge[];
  rings?: string[];
}

/** A short note at a place of the board; the theme styles it by its `kind`. */
export interface Badge {
  place: string;
  kind: string;
  text: string;
  /** The note stands on the place, if this is large enough, and not beside it; "above" where a piece stands there. */
  inside?: boolean | "above";
}

/** What an action would cause: in words, in brief for its button, and as marks on the board. */
export interface Foresight {
  words: Node[];
  brief: Node[];
  /** Whether it would achieve nothing: then it comes after the others. */
  vain?: boolean;
  /** Whether it may cost what people would not give up: then "no" is the button that they are likely to want. */
  risky?: boolean;
  marks?: Marks;
}

/** Something to pay for: the action, its place on the board, whether it can be played, and its card in words. */
export interface Deal {
  action: string;
  place: string;
  possible: boolean;
  words: Node[];
}

/** A path of a piece to a place that it can reach in this turn: the actions that lead there, and their total cost. */
export interface Path {
  place: string;
  cost: number;
  actions: string[];
  /** What leaving puts at risk; nothing if it is left out. */
  risk?: Message;
}

/** The table that set-up asks the engine for. */
export type NewTable = Pick<Snapshot, "game" | "seats" | "options" | "practice" | "real_dice">;

/** Where the table to open comes from. */
export type Source =
  | { kind: "new"; table: NewTable; lesson?: string }
  | { kind: "save"; envelope: Envelope }
  | { kind: "file"; save: Json; name: string }
  | { kind: "link"; link: string; at?: number };

/** A dot of a thumbnail: the position of a piece, as fractions of the board. */
export interface Dot {
  x: number;
  y: number;
  colour: Colour;
  kind: string;
}

/** What the shelf shows of a save without the engine. */
export interface Summary {
  game: string;
  seats: Seat[];
  turn: number | null;
  round: number;
  over: boolean;
  /** What tells games of the same people apart; saves of earlier versions say less. */
  counters?: { [name: string]: number };
  /** The seats that have won, or the one that is ahead of all others. */
  first?: number[];
}

/** A save as the browser's storage holds it. */
export interface Envelope {
  id: string;
  name: string;
  saved: string;
  revision: number;
  summary: Summary;
  thumbnail: Dot[];
  /** The seat that plays in this browser, if the others play by link. */
  me?: number;
  /** The lesson that it is. */
  lesson?: string;
  save: Save;
}

/** A save that the page cannot read: it stays as it is until people export or delete it. */
export interface Broken {
  id: string;
  key: string;
  raw: string;
}

/** A place of a board; `label` is its name, by language if the languages differ. */
export interface Place {
  id: string;
  kind: string;
  label: string | { [language: string]: string };
  x: number;
  y: number;
  width: number;
  height: number;
  area?: string;
  tags: string[];
  neighbours?: { left?: string; right?: string; up?: string; down?: string };
  slots?: { [kind: string]: Slot };
  /** How far what is drawn there reaches from the middle, if the clickable area is larger. */
  sign?: number;
  /** The place around it: a click there counts for this place while it may be chosen. */
  room?: string;
}

/** A route between two places; it has several parts if it leaves the board and comes back elsewhere. */
export interface Line {
  id: string;
  ends: [string, string];
  label: string;
  parts: [number, number][][];
}

/** A part of a board that can be chosen as a whole: its outline, and the position of its label. */
export interface Area {
  id: string;
  label: string;
  path: string;
  x: number;
  y: number;
  width: number;
  height: number;
  /** Middles of equal spots, in an area of several parts. */
  also?: [number, number][];
}

/**
 * Where a kind of piece stands, measured from the middle of its place. Several pieces spread out by `fan`; after every
 * `across` pieces a new `row` begins.
 */
export interface Slot {
  dx: number;
  dy: number;
  fan: [number, number];
  across?: number;
  row?: [number, number];
  /** The piece is drawn mirrored. */
  mirrored?: boolean;
  /** The piece hangs from its point. */
  hung?: boolean;
  /** Pieces of one seat lie on each other: at most so many are drawn, with a number. Each seat has its own `row`. */
  pile?: number;
  /** The piece stands beside its place: a line leads from it to the middle of that. */
  lead?: boolean;
  /** Left out of thumbnails: the piece only marks a place and does not move. */
  small: boolean;
}

export interface BoardData {
  game: string;
  viewBox: [number, number, number, number];
  places: Place[];
  lines: Line[];
  areas: Area[];
  labels: Json[];
  slots: { [kind: string]: Slot };
  /** The limits of a map that goes around the world: the page can turn it step by step. */
  wraps?: Wraps;
  /** The names of columns and rows, which stay in sight while the map is zoomed. */
  rulers?: Rulers;
}

/** The middle of each column and row, and its name. */
export interface Rulers {
  across: [number, string][];
  down: [number, string][];
}

export interface Wraps {
  left: number;
  right: number;
  step: number;
}

export type Speed = "slow" | "normal" | "fast" | "instant";
/** How long a bot that searches may think about a decision, in ms. */
export type ThoughtTime = "300" | "1000" | "3000" | "10000";
/** How a game ended that was played in this browser; `me` is the seat that played here, null if all did. */
export interface Result {
  game: string;
  ended: string;
  me: number | null;
  /** `name` is missing for bots, and in results of earlier versions. */
  seats: { player: string; name?: string; rank: number; wealth: number }[];
}
/** The sounds that the page can make. */
export type SoundName = "die" | "wheel" | "pawn" | "coin" | "horn" | "thunder" | "gavel" | "arrival";
/** What can sound whatever the game: a die rolls, a wheel spins, a piece moves, coins fly. */
export type Movement = "roll" | "spin" | "walk" | "pay";
export type Light = "light" | "dark";
