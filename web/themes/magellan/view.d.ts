// Made by `make page-types` from the Python of the game magellan. Change it there.

/** Pieces of a `kind` that stand in one cell, and would be enemies in a war. */
export type ClashView = {
  at: string;
  kind: string;
};

/** What a seat has to pay: to another seat, or to the bank (-1). */
export type DueView = {
  seat: number;
  amount: number;
  payee: number;
};

/** How many pieces a seat has in a fight. */
export type ForceView = {
  seat: number;
  pieces: number;
};

/** Fights that are due: the `kind` of the pieces and the cell. */
export type GroupView = {
  at: string;
  kind: string;
  /** The pieces of the seat in turn that fight there. */
  own: number;
  /** Its enemies there, in playing order. */
  foes: ForceView[];
  /** How likely its pieces outlast all of theirs, in per cent; 0 if planes may bomb first. */
  odds: number;
};

/** A piece of that `kind` that an ally has to lose. */
export type LossView = {
  seat: number;
  kind: string;
};

/** A country that the seat in turn can develop, or could with more money. */
export type OfferView = {
  card: string;
  /** What it costs now, in M. */
  cost: number;
  /** What it brings whenever dividends are paid, in M. */
  income: number;
  /** The money that would be left, in M; negative if there is too little. */
  left: number;
  /** Whether it can be developed now. */
  payable: boolean;
  /** Whether the page reminds a player of it who ends the turn. */
  worthwhile: boolean;
};

/** A prize that can be won: card, index of the effect, amount, and what it notes of pieces. */
export type PrizeView = {
  card: string;
  index: number;
  amount: number;
  notes: number[][];
  /** The jeeps that stood there already: they must leave the cell before they can win the prize. */
  stuck: string[];
  /** The cells where a route begins; empty if the prize is for no route. */
  starts: string[];
  /** The cells where the route ends. */
  ends: string[];
  /** Whether the route can be gone in either direction. */
  either: boolean;
  /** The row of which the route has to touch a cell; empty if it may go anywhere. */
  via: string;
};

/** The game's own part of the view; pieces and countries have their ids. */
export type Public = {
  opener: number;
  turn: number;
  bases: string[];
  cash: number[];
  card: string;
  effect: number;
  seek: number;
  canals: string[];
  dice: number;
  extra: number;
  cards: number;
  thrown: number;
  chain: number;
  points: number;
  acted: boolean;
  asked: number[];
  told: boolean;
  fallen: number[][];
  retired: number[];
  /** The income of each seat, in M. */
  income: number[];
  /** By country: a seat, -1 for a country that is open, -2 for one in the pack. */
  owner: { [name: string]: number };
  /** By country: the cost of developing it now, in M. */
  cost: { [name: string]: number };
  /** The carrier of each piece that is carried. */
  on: { [name: string]: string };
  /** The planes in flight. */
  flying: string[];
  /** The cards in the unknown part of the pack. */
  shuffled: string[];
  /** The cards known to lie below them, the upper ones first. */
  under: string[];
  prizes: PrizeView[];
  running: RunningView[];
  dues: DueView[];
  war: WarView;
  /** The countries that the seat in turn can develop with its jeeps, the best first. */
  offers: OfferView[];
  /** The countries where a jeep of the seat in turn stands, but whose card is still in the pack. */
  awaited: string[];
  /** The jeeps of the seat in turn that are alone in one of its countries, each with that country if a war can take it. */
  guards: { [name: string]: string };
  /** The kinds of which the seat in turn has every piece on the board, and how many these are. */
  none_left: { [name: string]: number };
  /** The ways of each piece. A piece that can do the same as another names that one instead. */
  reach: { [name: string]: Ways | string };
};

/** An effect that lasts: card, index of the effect, seat whose turn ends a round, rounds left. */
export type RunningView = {
  card: string;
  index: number;
  seat: number;
  rounds: number;
};

/** A war, a truce or peace; pieces and countries have their ids. */
export type WarView = {
  on: boolean;
  declared: boolean;
  truce: boolean;
  cards: string[];
  total: boolean;
  camps: number[];
  warner: number;
  warning: number;
  seen: number;
  motion: string;
  voters: number[];
  offered: boolean;
  cell: string;
  kind: string;
  foe: number;
  throws: number[];
  stage: number;
  chooser: number;
  field: string;
  hits: string[];
  prey: number[];
  fields: string[];
  /** `peace`, `truce`, `declared` (war from the next turn on) or `war`. */
  standing: string;
  /** The cells with fighting now, or in the war that an announcement would begin; empty for everywhere. */
  cells: string[];
  /** The enemies of each seat in this war, or in a war now. */
  enemies: number[][];
  /** The allies of each seat in this war, or in a war now. */
  allies: number[][];
  due: GroupView[];
  struck: string[];
  bombed: string[];
  /** The plane that bombs; empty for none. */
  bomber: string;
  mourners: LossView[];
  /** The pieces of which the actor chooses one to be lost. */
  removable: string[];
  spared: string[];
  /** The country that can be taken or left alone now; empty for none. */
  country: string;
  /** By kind: the cells where such a piece of the seat in turn has to fight if it enters them. */
  contested: { [name: string]: string[] };
  /** What each ally would get for that country, in M. */
  share: number;
  /** In a vote on a war card: the seat whose turn is next, which would strike first; else -1. */
  first: number;
  /** In a vote on a war card: where pieces would fight at once. */
  clashes: ClashView[];
  /** Whether a war that is announced begins before the last round ends (MA-34). */
  in_time: boolean;
  /** The countries that a jeep of the seat in turn takes by entering their cells now, without a fight or a price (MA-28). */
  bare: string[];
};

/** By place: the points that the way takes, and the place before it on the way. */
export type Ways = { [name: string]: (number | string)[] };
