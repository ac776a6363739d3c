/** What passes between the page's modules, and between the page and the engine's door. */

import type { Names } from "./names.mjs";

export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
export type Params = { [name: string]: Json };

export type Language = "fr" | "en";
export type Colour = "red" | "blue" | "yellow" | "green" | "mauve" | "black";

/** A seat as it was set up: `player` is "human" or the id of a bot. */
export interface Seat {
  name: string;
  colour: Colour;
  player: string;
}

/** One option of a game's table, from games/index.json. */
export interface Option {
  name: string;
  kind: "int" | "bool" | "choice";
  default: boolean | number | string;
  rule: string;
  min?: number;
  max?: number;
  step?: number;
  choices?: string[];
}

/** What is known of a game before Python has started. */
export interface Meta {
  id: string;
  title: string;
  seats: { min: number; max: number };
  minutes: number;
  rules: number;
  secrets: boolean;
  verbs: { [verb: string]: string[] };
  /** Kinds of events that one would tell of afterwards. */
  landmarks: string[];
  /** Opponents that play by the game's own advice, the weakest first. */
  levels: string[];
  options: Option[];
  /** Whether the theme has a module of its own. */
  draws: boolean;
}

/** Parts of a board that something concerns: ids of places and of areas that are threatened, and short notes at places. */
export interface Marks {
  places?: string[];
  areas?: string[];
  badges?: Badge[];
}

/** A short note at a place of the board; `kind` is for the theme, which gives kinds their looks. */
export interface Badge {
  place: string;
  kind: string;
  text: string;
}

/** A wheel that chance turns in one phase of the game, in the place of a die. */
export interface Wheel {
  phase: string;
  /** The wheel as it is now; what turns in it, around the middle of the drawing, is its element of the class `turning`. */
  draw(view: View, names: Names): SVGSVGElement;
  /** Where the wheel may come to rest for an outcome with these values: degrees of a turn, clockwise. */
  stops(values: (number | string)[], view: View, names: Names): number[];
}

/** What an action would bring about: in words, in brief for its button, and where on the board. */
export interface Foresight {
  words: Node[];
  brief: Node[];
  marks: Marks;
}

/** A way that a piece may go with what there is to spend: the actions that lead there, and what they cost together. */
export interface Way {
  place: string;
  cost: number;
  actions: string[];
}

/** What the module of a theme may export. Whatever is missing is shown in the general way. */
export interface Theme {
  /**
   * Draws the secrets of who looks. `card` gives one as the page shows it: a button, where it may be played; `cards` several,
   * held as a fan where they are many, named by a message.
   */
  hand?(own: Params, page: { card(id: string): HTMLElement; cards(message: string, ids: string[]): HTMLElement }): HTMLElement[];
  /** What is always to be seen of a seat, beside its counters. */
  seat?(view: View, seat: number, names: Names): Node[];
  /** A scene that everybody watches, such as an auction, or what it came to in the `last` events; null while there is none. */
  scene?(view: View, names: Names, last: GameEvent[]): HTMLElement | null;
  /** Where on the board that scene is: marked while it lasts. */
  stage?(view: View): Marks | null;
  /** What those who are about to choose with this verb should know; null for nothing. */
  note?(verb: string, view: View, names: Names): HTMLElement | null;
  /** What an action would bring about: where there are `words` of it, it is shown before it is played; `brief` stands on its button. */
  foresee?(verb: string, values: (number | string)[], view: View, names: Names): Foresight | null;
  /** What those who are about to choose with this verb should see on the board; null for nothing. */
  outlook?(verb: string, view: View): Marks | null;
  /** The verb of the die that is thrown in a phase, where it is not called like the phase. */
  dice?: { [phase: string]: string };
  /** A wheel in the place of a die. */
  wheel?: Wheel;
  /** Cards that everybody may leaf through, in heaps; the message `album-NAME` names each. */
  albums?: { name: string; cards(view: View, names: Names): HTMLElement[] }[];
  /** A card that an event turned up, to lie face up for everybody for a while; null where it turned up none. */
  turned?(event: GameEvent, view: View, names: Names): HTMLElement | null;
  /** Verbs that are seldom wanted: their buttons come last, and more quietly. */
  quiet?: string[];
  /** Up to how many places are listed in words, where that is more than usual: on a board of which a phone shows a part. */
  listed?: number;
  /** Verbs that are asked once more when a card of the hand is used for them. */
  asks?: string[];
  /** Where a piece can come by several actions, the cheapest way to each place, read from what the engine says. */
  reach?(view: View, piece: string): Way[];
  /** What may be marked on the board when people ask for it; null while there is nothing. The message `overlay-NAME` names it. */
  overlays?: { name: string; marks(view: View): Marks | null }[];
}

export type OptionValues = { [name: string]: boolean | number | string };

/** What set-up asks of the engine. */
export interface NewTable {
  game: string;
  seats: Seat[];
  options: OptionValues;
  practice: boolean;
  real_dice: boolean;
}

/** Actions that differ in their last argument only: a list, a range of amounts, or no argument. */
export interface Family {
  verb: string;
  fixed: (number | string)[];
  values: (number | string)[] | null;
  range: { min: number; max: number; step: number } | null;
}

export interface Outcome {
  action: string;
  weight: number;
}

export interface GameEvent {
  kind: string;
  rule: string;
  params: Params;
  hidden: boolean;
}

/** One line of the log: `actor` is a seat, or -1 for chance; `roller` held the die then; `action` is
    null where its text would tell a secret. */
export interface Entry {
  index: number;
  actor: number;
  roller: number | null;
  action: string | null;
  events: GameEvent[];
}

export interface Piece {
  id: string;
  kind: string;
  seat: number | null;
  place: string;
  /** How much it stands for, to be read on it. */
  count?: number;
  /** The piece that carries it. */
  on?: string;
}

export interface SeatView {
  seat: number;
  wealth: number;
  counters: { [name: string]: number };
  out: boolean;
}

/** Something to be said: a message id, its parameters, the rule behind it (may be empty). */
export interface Message {
  id: string;
  params: Params;
  rule: string;
}

export interface Result {
  ranking: number[];
  reason: string;
  rule: string;
}

export interface View {
  game: string;
  seat: number | null;
  actor: number | null;
  roller: number | null;
  phase: string;
  round: number;
  seats: SeatView[];
  counters: { [name: string]: number };
  pieces: Piece[];
  question: Message | null;
  result: Result | null;
  options: OptionValues;
  public: Params;
  own: Params;
}

/** The log of a game as the engine records it; the page never looks inside but for these. */
export interface Save {
  game: string;
  rules: number;
  seats: Seat[];
  [field: string]: unknown;
}

export interface Snapshot {
  game: string;
  rules: number;
  seats: Seat[];
  options: OptionValues;
  practice: boolean;
  real_dice: boolean;
  read_only: boolean;
  warning: Message | null;
  length: number;
  move: number;
  view: View;
  choices: Family[] | null;
  /** What chance may bring, where people enter it: at a table with real dice. */
  outcomes: Outcome[] | null;
  undo: boolean;
  entries: Entry[];
  save: Save;
}

/** How a game went: what each seat had at first and after each move, and what led to which move that one would tell of. */
export interface Course {
  wealth: number[][];
  landmarks: { move: number; event: GameEvent }[];
}

/** An error of the engine, as a message id with its English sentence as a last resort. */
export interface EngineError extends Message {
  text: string;
  /** Of a fault of ours: what shows it again in the terminal. */
  report?: Json;
}

/** How the table that is opened is to be had. */
export type Source =
  | { kind: "new"; table: NewTable }
  | { kind: "save"; envelope: Envelope }
  | { kind: "file"; save: Json; name: string }
  | { kind: "link"; link: string };

/** A dot of a thumbnail: where a piece stood, as fractions of the board. */
export interface Dot {
  x: number;
  y: number;
  colour: Colour;
  kind: string;
}

/** What the shelf shows of a save without asking the engine. */
export interface Summary {
  game: string;
  seats: Seat[];
  turn: number | null;
  round: number;
  over: boolean;
}

/** How a save lies in the browser's storage. */
export interface Envelope {
  id: string;
  name: string;
  saved: string;
  revision: number;
  summary: Summary;
  thumbnail: Dot[];
  /** Who plays here, in a game that goes by link: a seat. */
  me?: number;
  save: Save;
}

/** A save that cannot be read: kept as it was found, to be exported or deleted. */
export interface Broken {
  id: string;
  key: string;
  raw: string;
}

/** A place of a board; `label` is what people call it, by language where that differs. */
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
  /** The place around it, which takes the click for it while it may be chosen. */
  room?: string;
}

/** A way along which pieces travel between two places; several parts where it leaves the board and comes back elsewhere. */
export interface Line {
  id: string;
  ends: [string, string];
  label: string;
  parts: [number, number][][];
}

/** A part of a board that can be chosen as a whole: its outline, and the spot that carries its label. */
export interface Area {
  id: string;
  label: string;
  path: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Where a kind of piece stands on its place, from the middle, and how several spread out: by `fan`, and after `across` by `row`. */
export interface Slot {
  dx: number;
  dy: number;
  fan: [number, number];
  across?: number;
  row?: [number, number];
  /** Drawn the other way round there. */
  mirrored?: boolean;
  /** Pieces of one seat lie on each other there, so many of them seen, with their number; each seat has a `row` of its own. */
  pile?: number;
  /** Left out of thumbnails: what marks a place, rather than what moves. */
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
  /** A map that goes around: what lies between these can be turned, step by step. */
  wraps?: Wraps;
}

export interface Wraps {
  left: number;
  right: number;
  step: number;
}

export type Speed = "slow" | "normal" | "fast" | "instant";
export type Light = "light" | "dark";
