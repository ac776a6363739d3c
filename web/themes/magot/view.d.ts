// Made by `make page-types` from the Python of the game magot. Change it there.

/** The game's own part of the view. */
export type Public = {
  opener: number;
  turn: number;
  points: number[];
  pot: number;
  depart: number[];
  arrivee: number[];
  pawns: number[];
  captives: number[];
  draws: number[][];
  /** Where each face would lead, before a throw of a turn; empty otherwise. */
  throws: ThrowView[];
};

/** Where a throw would lead the pawn whose turn it is. */
export type ThrowView = {
  face: number;
  /** The cell it would land on; where the pawn stands if it could not move. */
  to: number;
  /** What would happen there first (MG-10, MG-11, MG-13 to MG-16, MG-18). */
  brings: "win" | "pawn" | "own-depart" | "depart" | "back" | "blocked" | "nothing";
};
