// Made by `make page-types` from the Python of the game marco_polo. Change it there.

/** How far a merchant has come (MP-31, MP-32). */
export type Ledger = {
  /** The whole fortune, in besants. */
  wealth: number;
  /** The fortune to bring home. */
  target: number;
  /** How many besants are missing of it. */
  missing: number;
  /** How many goods of each colour are in hand. */
  colours: { [name: string]: number };
  /** The colours of which there must be from `least` to `most` goods. */
  limited: string[];
  least: number;
  most: number;
  /** What the goods in hand are worth, in besants. */
  goods: number;
  /** How many goods in hand are fit for the Khan (MP-27). */
  gifts: number;
  /** How many of them the Khan expects (MP-27). */
  expected: number;
  /** Whether the merchant holds a Table d'Or. */
  table: boolean;
  /** Whether its mission is done. */
  accomplished: boolean;
  /** Whether the merchant holds a Secret de l'Orient. */
  secret: boolean;
  /** Whether coming home would win. */
  fortune: boolean;
};

/** What only the seat sees; a spectator sees none of it. */
export type Own = {
  /** Its goods, in ascending order. */
  hand: string[];
  /** Its Table d'Or, or empty. */
  table: string;
  /** Its way to the end. */
  ledger: Ledger;
  /** The places that each number of each mode would lead to, while the seat announces or spins; then those of its number. */
  reach?: { [name: string]: { [name: string]: string[] } };
};

/** What everybody sees of a pile. */
export type PileView = {
  /** How many cards lie shuffled on top. */
  shuffled: number;
  /** The cards below, the next one first. */
  bottom: string[];
  /** How many of the shuffled cards are Hasard cards; without any shuffled cards, of the next one. */
  chance: number;
};

/** What everybody sees. */
export type Public = {
  opener: number;
  turn: number;
  extra: number;
  playing_on: boolean;
  places: string[];
  cash: number[];
  secrets: string[];
  loot: string[];
  loot_cash: number;
  mode: string;
  face: number;
  black: number;
  bought: number;
  demanded: boolean;
  bound: boolean;
  /** How many goods each seat holds. */
  cards: number[];
  /** Which seats hold a Table d'Or. */
  tables: boolean[];
  /** The Table d'Or of each seat that has done its mission, else empty. */
  missions: string[];
  /** The piles of goods and Hasard cards, by colour. */
  piles: { [name: string]: PileView };
  table_pile: PileView;
  secret_pile: PileView;
  /** What is still to be done, the next thing last. */
  agenda: (string | number)[][];
  /** The fortune to bring home (MP-31). */
  target: number;
  /** The goods of each seat once the game is over; empty before. */
  hands: string[][];
  /** Once the game is over: the Table d'Or of each seat that has not done its mission, else empty. */
  unfinished: string[];
};
