// Made by `make page-types` from the Python of the game long_cours. Change it there.

/** The secrets of a seat; a spectator has none. */
export type Own = {
  /** Its cards in ascending order. */
  hand: string[];
};

/** The game's own part of the view. */
export type Public = {
  opener: number;
  turn: number;
  cash: number[];
  cargo: number[][];
  ships: string[];
  gone: string[];
  stranded: number[][];
  fallen: number[][];
  owner: number;
  corsaire: string;
  due: boolean;
  legs: number;
  moved: string;
  rolled: boolean;
  asked: boolean;
  zone: number;
  target: number;
  blows: string[];
  bid: number;
  leader: number;
  bidders: number[];
  /** The number of cards in each hand. */
  cards: number[];
  /** The points of call that the Corsaire can reach on its owner's next turn, if there is one (LC-34, LC-43). */
  danger: string[];
  /** What each face of the die would bring now if the captain in turn rolled it to sell, in millions (LC-17). */
  sales: number[];
  /** What a storm would do in each zone, in the order of the zones. */
  storms: StormView[];
};

/** What a storm on `zone` would do now (LC-18). */
export type StormView = {
  zone: number;
  /** The seats whose ships it would wreck. */
  seats: number[];
  /** The goods it would strand, in millions. */
  amount: number;
  /** Whether it would sink the Corsaire (LC-20). */
  corsaire: boolean;
};
