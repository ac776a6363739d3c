/** Small games, states and boards for the tests of the page. */

/** @import { Area, BoardData, Line, Meta, Place, Slot } from "../../web/app/types.d.ts" */
/** @import { Family, PieceView, Save, Seat, SeenEntry, Snapshot, Thought, View } from "../../web/app/types.d.ts" */

import { BoardPlan } from "../../web/app/game/catalogue.mjs";

/** @type {Seat[]} */
const PEOPLE = [
  { name: "Zoé", colour: "red", player: "human" },
  { name: "Max", colour: "blue", player: "human" },
];

/** Seats of people and bots, by their players. @param {...string} players @returns {Seat[]} */
export function seats(...players) {
  const colours = /** @type {const} */ (["red", "blue", "yellow", "green"]);
  return players.map((player, at) => ({ name: `P${at}`, colour: colours[at] ?? "black", player }));
}

/** @param {Partial<Meta>} [parts] @returns {Meta} */
export function meta(parts = {}) {
  return {
    id: "magot",
    title: "Le Magot",
    seats: { min: 2, max: 4, usual: 2, house: {} },
    minutes: 40,
    rules: 1,
    secrets: false,
    verbs: {},
    landmarks: [],
    options: [],
    draws: false,
    lessons: [],
    first_game: null,
    length: null,
    ...parts,
  };
}

/** An answer of the worker that thinks. @param {Partial<Thought>} [parts] @returns {Thought} */
export function thought(parts = {}) {
  return { iterations: 10, forced: false, prospects: [prospect("place 3")], plight: null, ...parts };
}

/** @param {string} action @param {Partial<Thought["prospects"][number]>} [parts] */
export function prospect(action, parts = {}) {
  return { action, share: 0.5, visits: 10, thumb: false, reason: null, ...parts };
}

/** @param {Partial<View>} [parts] @returns {View} */
export function view(parts = {}) {
  return {
    game: "magot",
    rules: 1,
    seat: null,
    actor: 0,
    roller: null,
    phase: "place",
    round: 1,
    seats: [],
    counters: {},
    pieces: [],
    question: null,
    result: null,
    options: {},
    public: {},
    own: {},
    ...parts,
  };
}

/** @param {Partial<Save>} [parts] @returns {Save} */
export function save(parts = {}) {
  return {
    format: 1,
    game: "magot",
    rules: 1,
    options: { stake: 30, short: true },
    practice: false,
    real_dice: false,
    seats: PEOPLE,
    log: ["roll 7", "place 3"],
    digest: "",
    app: "Escales 0.1.0",
    ...parts,
  };
}

/** @param {Partial<Snapshot>} [parts] @returns {Snapshot} */
export function snapshot(parts = {}) {
  return {
    game: "magot",
    rules: 1,
    seats: PEOPLE,
    options: {},
    practice: false,
    real_dice: false,
    read_only: false,
    warning: null,
    length: 2,
    move: 2,
    view: view(),
    choices: null,
    outcomes: null,
    undo: false,
    idle: null,
    matter: null,
    entries: [],
    save: save(),
    ...parts,
  };
}

/**
 * An entry of the log.
 * @param {Partial<SeenEntry>} parts
 * @param {...string} kinds of its events
 * @returns {SeenEntry}
 */
export function entry(parts, ...kinds) {
  const events = kinds.map((kind) => ({ kind, rule: "", params: {}, hidden: false }));
  return { index: 0, actor: 0, roller: null, action: null, events, ...parts };
}

/** @param {string} verb @param {Partial<Family>} [parts] @returns {Family} */
export function family(verb, parts = {}) {
  return { verb, fixed: [], values: null, range: null, ...parts };
}

/**
 * A place 100 wide and 100 high.
 * @param {string} id
 * @param {number} x
 * @param {number} y
 * @param {Partial<Place>} [parts]
 * @returns {Place}
 */
export function place(id, x, y, parts = {}) {
  return { id, kind: "port", label: id.toUpperCase(), x, y, width: 100, height: 100, tags: [], ...parts };
}

/** @param {string} id @param {[string, string]} ends @param {...[number, number][]} parts @returns {Line} */
export function line(id, ends, ...parts) {
  return { id, ends, label: id, parts };
}

/** @param {Partial<Slot>} [parts] @returns {Slot} */
export function slot(parts = {}) {
  return { dx: 0, dy: 0, fan: [10, 0], small: false, ...parts };
}

/** @param {string} id @param {string} at @param {Partial<PieceView>} [parts] @returns {PieceView} */
export function piece(id, at, parts = {}) {
  const [kind = "", seat] = id.split("-");
  return { id, kind, seat: seat === undefined ? null : Number(seat), place: at, ...parts };
}

/**
 * A board of 1000 by 500 without a drawing.
 * @param {Place[]} places
 * @param {{ lines?: Line[], areas?: Area[], slots?: { [kind: string]: Slot }, wraps?: BoardData["wraps"] }} [parts]
 */
export function board(places, parts = {}) {
  const { lines = [], areas = [], slots = {}, wraps } = parts;
  /** @type {BoardData} */
  const data = { game: "magot", viewBox: [0, 0, 1000, 500], places, lines, areas, labels: [], slots };
  if (wraps) data.wraps = wraps;
  const drawing = /** @type {any} */ ({ querySelector: () => null });
  return new BoardPlan(data, drawing, {});
}
