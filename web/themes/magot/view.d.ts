// Made by `make page-types` from the Python of the game magot. Change it there.

/** What a pawn can meet on a cell; `back` is an opponent's Arrivée, `win` its own. */
export type Met = "pawn" | "depart" | "own-depart" | "back" | "win";

/** What a pawn would meet on a cell. */
export type MetView = {
  what: Met;
  /** Whose pawn, Départ or Arrivée it is. */
  owner: number;
  /** What the player would receive for it in all; below 0 what they would pay. */
  points: number;
  /** Whether less is paid than is due, for want of points (MG-19). */
  capped: boolean;
};

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
  /** Whether it could not move (MG-11). */
  blocked: boolean;
  /** All that would happen there, in order (MG-10, MG-13 to MG-16, MG-18). */
  meets: MetView[];
  /** What that would bring the player in all; below 0 what it would cost. */
  points: number;
};
