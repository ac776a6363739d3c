/** Piles of pieces step aside for the names of a map, and for each other. */

import "./browser.mjs";
import assert from "node:assert/strict";
import { test } from "node:test";

import { hiddenBy, Spread } from "../../web/app/table/board/spread.mjs";

/** @import { PieceView } from "../../web/app/types.d.ts" */
/** @import { Stand } from "../../web/app/game/placement.mjs" */

const ROOM = { x: 50, y: 50, width: 100, height: 100 };
const SIZE = { x: -20, y: -15, width: 40, height: 30 };

/** A map of one room, in which names are seen. @param {import("../../web/app/table/board/spread.mjs").Seen[]} names */
function map(...names) {
  const slots = { jeep: { dx: 0, dy: 0, fan: [0, 0], pile: 3 }, flag: { dx: 0, dy: 0, fan: [0, 0], small: true } };
  const plan = {
    data: { slots },
    places: new Map(
      /** @type {[string, object][]} */ ([
        ["cell", ROOM],
        ["land", { ...ROOM, room: "cell" }],
      ]),
    ),
    unturned: (/** @type {number} */ x) => x,
  };
  const spread = new Spread(/** @type {any} */ (plan));
  spread.names = names;
  spread.sizes = new Map(["jeep", "flag"].map((kind) => [kind, SIZE]));
  return spread;
}

/** A piece of a seat that stands in the middle of the room. @param {number} seat @param {string} kind @returns {[PieceView, Stand]} */
const piece = (seat, kind = "jeep") => [
  { id: `${kind}-${seat}`, kind, seat, place: "land" },
  { x: 50, y: 50 },
];

/** Where pieces stand in the end. @param {Spread} spread @param {[PieceView, Stand][]} pieces */
function stands(spread, ...pieces) {
  const all = new Map(pieces);
  spread.part(all);
  return [...all.values()];
}

/** The box of a piece that stands somewhere. @param {Stand | undefined} stand */
const boxAt = (stand) => ({ ...SIZE, x: SIZE.x + (stand?.x ?? 0), y: SIZE.y + (stand?.y ?? 0) });

const NAME = { box: { x: 40, y: 40, width: 60, height: 12 }, worth: 4 };

test("a piece that hides nothing stands where the board says, and so does each on a board without names", () => {
  const far = { box: { x: 300, y: 300, width: 60, height: 12 }, worth: 4 };
  assert.deepEqual(stands(map(far), piece(0)), [{ x: 50, y: 50 }]);
  assert.deepEqual(stands(map(), piece(0), piece(1)), [
    { x: 50, y: 50 },
    { x: 50, y: 50 },
  ]);
});

test("a piece on a name steps aside in its room, and a line leads back", () => {
  const [stand] = stands(map(NAME), piece(0));
  assert.equal(hiddenBy(NAME.box, boxAt(stand)), 0);
  assert.ok(Math.abs((stand?.x ?? 0) - ROOM.x) <= 50 && Math.abs((stand?.y ?? 0) - ROOM.y) <= 50);
  assert.equal(stand?.led, true);
});

test("the piles of several seats at one place part, and each stays together", () => {
  const other = [
    { id: "jeep-0-2", kind: "jeep", seat: 0, place: "land" },
    { x: 52, y: 51 },
  ];
  const [one, second, also] = stands(map(NAME), piece(0), piece(1), /** @type {[PieceView, Stand]} */ (other));
  assert.ok(hiddenBy(boxAt(one), boxAt(second)) < 0.1);
  assert.deepEqual([(also?.x ?? 0) - (one?.x ?? 0), (also?.y ?? 0) - (one?.y ?? 0)], [2, 1]);
});

test("signs stay, and the same pieces stand again where they stood", () => {
  const spread = map(NAME);
  const first = stands(spread, piece(0, "flag"), piece(0), piece(1));
  assert.deepEqual(first[0], { x: 50, y: 50 });
  assert.deepEqual(stands(spread, piece(0, "flag"), piece(0), piece(1)), first);
});
