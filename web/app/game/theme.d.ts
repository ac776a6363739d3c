/** What the module of a theme may export, and the names that the page gives it. */

import type {
  BoardData,
  Deal,
  Foresight,
  Marks,
  Movement,
  Params,
  Path,
  Place,
  Seat,
  SeenEvent,
  SoundName,
  View,
} from "../types.d.ts";

/** The names at a table, as themes need them; see the class `Names` of names.mjs. */
export interface ThemeNames {
  game: string;
  seats: Seat[];
  plan: { data: BoardData; places: Map<string, Place> };
  party(who: unknown): string;
  word(kind: string, id: unknown): string;
  words(params: Params): { [name: string]: string | number };
}

/** A wheel that chance spins in one phase of the game, instead of a die. */
export interface Wheel {
  phase: string;
  /** Draws the wheel as it is now. Its element of the class `turning` turns around the middle of the drawing. */
  draw(view: View, names: ThemeNames): SVGSVGElement;
  /** The angles at which the wheel may stop for an outcome with these values, in degrees clockwise. */
  stops(values: (number | string)[], view: View, names: ThemeNames): number[];
}

/** How an event is shown over the board: by a sign of moments.svg, or by the card that it turned up. */
export interface Moment {
  sign?: string;
  /** Whether the card that `turned` draws stands there instead of sign and sentence. */
  card?: boolean;
  /** At normal speed; 2 at most. */
  seconds: number;
  moves?: "rise" | "stamp" | "shake" | "sink" | "sail";
  /**
   * If an event of the kind `before` follows in the same entry, the moment stays until somebody presses its button, whose
   * text is the game's message `button`: it says what each seat has by then, and what follows. Nobody plays meanwhile.
   */
  stays?: { before: string; button: string };
}

/** What the module of a theme may export. Without an export, the page shows that part the same way for every game. */
export interface Theme {
  /**
   * Draws the secrets of the viewing seat. `card` draws one card; it is a button if the card may be played. `cards`
   * draws several, as a fan if they are many; `message` is the id of their label.
   */
  hand?(
    own: Params,
    page: { card(id: string): HTMLElement; cards(message: string, ids: string[]): HTMLElement },
  ): HTMLElement[];
  /** What the page always shows of a seat beside its counters. */
  seat?(view: View, seat: number, names: ThemeNames): Node[];
  /** What the page always shows of the table as a whole beside its counters. */
  table?(view: View, names: ThemeNames): Node[];
  /** Small signs of the things of a seat that the game is about; they stand beside its figures. */
  held?(view: View, seat: number, names: ThemeNames): Node[];
  /**
   * A scene that everybody watches, such as an auction, or its result in the `last` events; null without a scene. `own` is
   * what the last throw of the person who looks brought, if others have gone on since.
   */
  scene?(view: View, names: ThemeNames, last: SeenEvent[], own: SeenEvent[]): HTMLElement | null;
  /** Where on the board that scene takes place: the page marks it during the scene. */
  stage?(view: View): Marks | null;
  /** A note for a person who is about to choose an action of this verb; null for none. */
  note?(verb: string, view: View, names: ThemeNames): HTMLElement | null;
  /**
   * What an action would cause. If it has `words`, the page shows them before it plays the action; `brief` stands on
   * its button.
   */
  foresee?(verb: string, values: (number | string)[], view: View, names: ThemeNames): Foresight | null;
  /**
   * The marks that a person should see on the board before choosing an action of this verb, or before chance decides
   * (no verb); null for none.
   */
  outlook?(verb: string | null, view: View): Marks | null;
  /**
   * What the actor can pay for now, the best first. Each gets a card above the other actions, with the button
   * `deal-VERB`, which a click on its place shows; the actions of these verbs have no other buttons.
   */
  deals?(view: View, names: ThemeNames): Deal[];
  /** The verb of the die of a phase, for phases whose die has another name. */
  dice?: { [phase: string]: string };
  /** The throws of a turn add up: the phase of the die, and the parameters of an event that are its face and the sum so far. */
  adds?: { phase: string; face: string; sum: string };
  /** A wheel instead of a die. */
  wheel?: Wheel;
  /** Piles of cards that everybody may look through; the message `album-NAME` names each pile. */
  albums?: { name: string; cards(view: View, names: ThemeNames): HTMLElement[] }[];
  /** The card that an event turned up, as the viewing seat sees it: it then lies open; null if the event turned up none. */
  turned?(event: SeenEvent, view: View, names: ThemeNames): HTMLElement | null;
  /** The events that are shown over the board for a moment, by their kind. */
  moments?: { [kind: string]: Moment };
  /**
   * The sounds of events by their kind, and of movements that sound otherwise than usual; null for a movement that is
   * silent.
   */
  sounds?: { events?: { [kind: string]: SoundName }; movements?: { [movement in Movement]?: SoundName | null } };
  /** Verbs whose places the board offers even while another verb is open, unless that one asks for a place itself. */
  live?: string[];
  /**
   * What the page does by itself where there is one way only: decisions of these verbs, and the throws of these phases.
   * Only those belong here from which nobody could conclude what is in a hand. The throw after such a decision is the
   * person's: otherwise a turn would pass before they have seen it begin. After events of the kinds `waits` that
   * concern the person, a decision waits all the same, in the same turn: they want to see the card that they have drawn.
   * The verbs of `unwatched` would tell what is not in a hand: they are among these where no other person plays.
   */
  forced?: { verbs: string[]; throws: string[]; waits?: string[]; unwatched?: string[] };
  /** Verbs that open only when people choose them: what they do to the others is not the usual end of a turn. */
  shut?: string[];
  /** Kinds of events, the most important first, that the sum of fast play names though no choice stopped it. */
  fates?: string[];
  /** The signs of the others' movements, where the letters of the page would be taken for tokens of the board. */
  ways?: "digits";
  /** Kinds of events whose `owner` the sum of fast play tells, if it is a person: where their piece was sent last. */
  suffered?: string[];
  /** Verbs that people seldom use: their buttons come last and look less prominent. */
  quiet?: string[];
  /**
   * Up to this many places get a button each, if the default is too few: a phone shows only a part of a large board.
   */
  listed?: number;
  /** Verbs that the page asks people to confirm when they play a card of their hand, or choose a place on the board. */
  asks?: string[];
  /**
   * The places that a piece can reach by several actions, with the cheapest way to each, as the engine's view gives
   * them.
   */
  reach?(view: View, piece: string): Path[];
  /**
   * The places that the page lists as destinations, the most interesting first; empty if nobody can go anywhere. With
   * it, a click anywhere on the map proposes the engine's plan to go there.
   */
  destinations?(view: View): string[];
  /** What a place or an area's number is, line by line: shown while the pointer rests there, or after a long press. */
  about?(view: View, place: string, names: ThemeNames): string[];
  /** Actions that people miss now, each with the message that says why it is impossible. */
  barred?(
    view: View,
    names: ThemeNames,
  ): { verb: string; values?: string[]; why: string; params?: { [name: string]: string | number } }[];
  /** The place around which a large board opens for a person who has moved no piece yet; null while there is none. */
  home?(view: View, person: number): string | null;
  /** Where the person who looks has to go, by a secret or by the rules: always marked; null for nowhere. */
  errand?(view: View): Marks | null;
  /**
   * Marks that people can switch on; null while there is nothing to mark. The message `overlay-NAME` names each, and
   * `overlay-NAME-word` in one word of it, for a phone; `icon` is an id of symbols.svg, a sign of danger if there is none.
   */
  overlays?: { name: string; icon?: string; marks(view: View): Marks | null }[];
}
