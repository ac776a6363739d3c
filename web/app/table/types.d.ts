/** What the session and the parts of a table tell each other. */

import type { BoardPlan } from "../game/catalogue.mjs";
import type { Looking } from "../game/engine.mjs";
import type { Names } from "../game/names.mjs";
import type { Theme } from "../game/theme.d.ts";
import type { Keeper } from "../saves/saves.mjs";
import type {
  Family,
  Marks,
  Message,
  Meta,
  NewTable,
  Planned,
  Save,
  Seat,
  SeenEntry,
  SeenEvent,
  Snapshot,
  Thought,
} from "../types.d.ts";
import type { Animator } from "./animator.mjs";

/** What the table shows now: the present, or the past move that people look at. */
export interface Shown {
  /** In the past, nobody can enter an outcome or undo. */
  snapshot: Snapshot;
  past: boolean;
  /** Whether nobody at this screen can act: people look back, only watch, or somebody else is next. */
  idle: boolean;
  /** The legal actions on offer; null if nobody decides at this screen now. */
  choices: Family[] | null;
  /** Whether people can ask for a hint: somebody at this screen has several actions to choose from. */
  hints: boolean;
  /** Whether somebody at this screen is asked to act. */
  asks: boolean;
  /** Whether the die is held down, and whether fast play is on. */
  driving: { held: boolean; fast: boolean };
  /** The empty turns that can be or were played by themselves. */
  idling: Idling;
  /** The name of the game. */
  name: string;
}

/** The turns that a person lets pass. */
export interface Idling {
  /** Whether the turns can pass now until something happens. */
  possible: boolean;
  /** How many turns of this person have just passed, and the event that stopped them; null for the event if a decision did. */
  stopped: { turns: number; event: SeenEvent | null } | null;
}

/**
 * How the screen goes to the seat that acts next: its player is far away and gets a link; or the person at the screen
 * first sees the result of chance; or the table is covered until the next person confirms; or `watch`: the game of this
 * seat is over, and only bots play on, once its person has said so. Null if nobody else is next.
 */
export type Handing = { seat: number; how: "send" | "offer" | "cover" | "watch" } | null;

/** How far a bot is that searches. */
export interface Pondering {
  seat: number;
  /** The part of its time that has passed. */
  part: number;
  /** The share of the win that it expects; null before it knows. */
  share: number | null;
}

/** What a search advises a person to do. */
export interface Hint {
  /** The best actions, the best first. */
  prospects: Thought["prospects"];
  plight: Thought["plight"];
  /** Whether only one action is worth a thought. */
  forced: boolean;
  /** The part of the time that has passed. */
  part: number;
  /** Whether the search goes on, is over, or could not be made. */
  state: "thinking" | "found" | "failed";
}

/** A place or an area that may be chosen. */
export interface PlaceOffer {
  /** The action's text; null for a path of several actions. */
  action: string | null;
  /** The label for screen readers. */
  name: () => string;
  /** Chooses it; `destination` is one that people can name, if the click lay on it. */
  choose: (destination?: string | null) => void;
  /** The text on the place. */
  cost?: string;
  /** What whoever asks about the place should know before choosing it. */
  note?: () => string;
}

/** A way on the board: its legs now and in later turns, each a list of stops, and the places where something rests. */
export interface Trace {
  legs: (string | { x: number; y: number })[][];
  later: string[][];
  ends: string[];
}

/** The pieces that may be chosen. */
export interface PieceOffer {
  /** The effect of a click on each piece, by id. */
  clicks: Map<string, () => void>;
  /** The pieces that have a legal action. */
  movable: string[];
  /** The pieces that an action takes as its argument. */
  wanted: string[];
  chosen: string | null;
}

/** What the controls need of the board, where people choose as well. */
export interface ChoiceBoard {
  /** Lets people choose pieces. */
  offerPieces(offer: PieceOffer): void;
  /** Marks places. */
  mark(marks: Marks): void;
  /** Draws a way; null draws none. */
  trace(way: Trace | null): void;
  /** Where a piece is drawn. */
  pointOf(piece: string): { x: number; y: number } | undefined;
}

/** What the controls need of the table. */
export interface Acting {
  board: ChoiceBoard;
  play(action: string): void;
  /** Plays the actions of a path. */
  follow(actions: string[]): void;
  /** Lets turns pass until something happens. */
  idle(): void;
  /** Called when another verb or piece is open. */
  opened(): void;
  /** Asks for the cheapest way to a place, or for what the actions of a chosen one bring about. */
  plan(target: string, piece: string | null, way?: string[]): Promise<Planned>;
}

/** What the parts of the table do for the session. */
export interface Screen {
  /** Paints everything. */
  redraw(shown: Shown): void;
  /** Paints the die only, while pieces may still move. */
  redrawDie(shown: Shown): void;
  /** Hides or shows the table; what has been uncovered is drawn again. */
  cover(covered: boolean, uncovered: Snapshot | null): void;
  /** Shows the new entries of a snapshot in order, with movements; `fast` if they are part of fast play. */
  tell(before: Snapshot | null, snapshot: Snapshot, fast: boolean, held: boolean): Promise<void>;
  /** Shows the entries of a snapshot and no others. */
  retell(snapshot: Snapshot): void;
  /** Adds earlier entries, which the snapshot of a long game had left out. */
  fill(entries: SeenEntry[]): void;
  /** Removes all but the first `length` entries, after an undo. */
  takeBack(length: number): void;
  /** Removes everything that the last seat saw. */
  forget(): void;
  /** Speaks sentences to screen readers. */
  speak(sentences: string[]): void;
  /** Says why the engine refused an action. */
  refuse(message: Message): void;
  /** The sentences about a move. */
  told(move: number): string[];
  /** Says while people look back which move the board shows, as soon as it begins. */
  caption(move: number, length: number): void;
  /** Starts a hand-over, if one is necessary. */
  handOver(handing: Handing): Promise<void>;
  /** Moves the focus to the next possible action if the focused element is gone. */
  restoreFocus(): void;
  /** Shows the name of the game. */
  rename(name: string): void;
  /** Celebrates what is worth it, such as a won game. */
  celebrate(snapshot: Snapshot): void;
  /** Shows how far a bot is that searches; null if none does. */
  ponder(pondering: Pondering | null): void;
  /** Shows a hint; null removes it. */
  hint(hint: Hint | null): void;
}

/** What somebody can play after a game. */
export interface After {
  /** Begins a game of the same people with the same rules. */
  again(table: NewTable): void;
  /** Sets up another game of the same kind. */
  other(game: string): void;
  /** The address of a lesson; absent where none can begin, such as in a frame. */
  lesson?(game: string, lesson: string): string;
}

/** What the page around a table does for it. */
export interface Page {
  /** Called after every save with the game's id. */
  kept(id: string): void;
  /** Called when the table continues with a copy. */
  branched(id: string): void;
  /** Called when people look at an earlier move; `leave` brings them back to the present. */
  entered?(leave: () => void): void;
  /** Called when they are back. */
  left?(): void;
  /** Opens the game again. */
  retry(): void;
}

/** What a session begins with. */
export interface Setting {
  meta: Meta;
  seats: Seat[];
  plan: BoardPlan;
  keeper: Keeper;
  animator: Animator;
  screen: Screen;
  page: Page;
}

/** The answers about a received game. */
export interface Taken {
  /** The seat that plays here; null if everybody or nobody does. */
  seat: number | null;
  /** Whether people only watch. */
  watches: boolean;
  /** The keeper of the saved game that the received one continues. */
  keeper: Keeper | null;
}

/** What it takes to share a game. */
export interface Shared {
  meta: Meta;
  name: string;
  save: Save;
  /** The seat that plays here; null if everybody does. */
  me: number | null;
  /** The move of a finished game that people look at, where its link should lead; null for the game as it stands. */
  at: number | null;
  /** Whether the game is over: nothing is hidden then. */
  over: boolean;
  /** Sets the seat that plays here. */
  playAs(seat: number | null): void;
}

/** Sharing a game. It is loaded on first use, and asks for the game only then. */
export interface Sharing {
  /** Opens the dialog; null if there is no game any more. */
  open(game: () => Shared | null): Promise<void>;
  /** Makes the elements that send the game; the address is null if the game is too long for a link. */
  ways(game: () => Shared): Promise<Sending>;
  /** Shows the table in a second window. */
  present(table: Presented): Promise<void>;
}

/** What a second screen needs of the table that it shows. */
export interface Presented {
  /** The id of the saved game. */
  readonly id: string;
  readonly names: Names;
  readonly session: { readonly snapshot: Snapshot | null };
  /** Aborted when people leave the table. */
  readonly left: AbortController;
  /** Called with every snapshot that the table shows. */
  readonly watchers: Set<(snapshot: Snapshot) => void>;
}

/** The elements that send a game; `first` gets the focus. */
export interface Sending {
  parts: HTMLElement[];
  first: HTMLElement | undefined;
  address: string | null;
}

/** What the session does for automatic moves. */
export interface TurnTaker {
  /** The state to continue from; null if the game waits. */
  snapshot(): Snapshot | null;
  /** The newest state. */
  present(): Snapshot | null;
  /** Sends a request. */
  act(request: (looking: Looking) => Promise<Snapshot>): Promise<void>;
  /** Who looks. */
  looking(): Looking;
  /** Called while a bot that searches thinks. */
  pondered(pondering: Pondering | null): void;
  /** Whether a request or movement is under way. */
  busy(): boolean;
  /** Called when the drive changes. */
  changed(): void;
  /** Called when a path or a run of empty turns is over. */
  arrived(): void;
  /** What is done by itself where there is one way only. */
  forced?: Theme["forced"];
  /** The lesson that the game is; it says what it explains before people do it. */
  lesson?(): { explains(snapshot: Snapshot | null): boolean } | null;
}

/** What a lesson does at its table. */
export interface AtTable {
  /** The engine has refused an action. */
  refused(): void;
  /** Moves the focus to what to press; returns whether there is anything. */
  focus(): boolean;
}
