import assert from "node:assert/strict";
import { before, test } from "node:test";

import { loadGame, startLanguage } from "../../web/app/base/l10n.mjs";
import { Names } from "../../web/app/game/names.mjs";
import { placeAt } from "../../web/app/table/board/spot.mjs";
import { about as longCours } from "../../web/themes/long_cours/about.mjs";
import { about as magellan } from "../../web/themes/magellan/about.mjs";
import { about as magot } from "../../web/themes/magot/about.mjs";
import { about as marcoPolo } from "../../web/themes/marco_polo/about.mjs";
import { board, piece, place, seats, view } from "./samples.mjs";

/** The number of a zone, 120 wide and 84 high. @param {string} id @param {number} x @param {number} y */
const area = (id, x, y) => ({ id, label: id, path: "", x, y, width: 120, height: 84 });

/** @param {string[]} lines */
const plain = (lines) => lines.map((line) => line.replace(/[\u00a0\u202f]/g, " "));

before(async () => {
  await startLanguage();
  for (const game of ["magot", "long_cours", "marco_polo", "magellan"]) await loadGame(game);
});

test("a point of a board is a place, an area's number, or nothing", () => {
  const plan = board([place("londres", 100, 100, { width: 50, height: 40 })], { areas: [area("22", 300, 300)] });
  assert.equal(placeAt(plan, { x: 120, y: 90 }), "londres");
  assert.equal(placeAt(plan, { x: 130, y: 90 }), null);
  assert.equal(placeAt(plan, { x: 305, y: 298 }), "22");
});

test("Le Magot: whose square it is, and which throws lead there", () => {
  const plan = board([place("6", 0, 0, { tags: ["penalty"] }), place("24", 0, 0)]);
  const names = new Names("magot", seats("human", "human"), plan);
  const seen = view({
    public: {
      depart: [24, -1],
      arrivee: [-1, 24],
      pawns: [12, 24],
      throws: [
        {
          face: 10,
          to: 24,
          blocked: false,
          meets: [
            { what: "pawn", owner: 1, points: 10, capped: false },
            { what: "own-depart", owner: 0, points: -50, capped: false },
          ],
          points: -40,
        },
        { face: -8, to: 24, blocked: true, meets: [], points: 0 },
      ],
    },
  });
  assert.deepEqual(plain(magot(seen, "24", names)), [
    "Case 24",
    "Départ : P0",
    "Arrivée : P1",
    "Pion : P1",
    "+10 : case 24, le pion de P1 : recevoir 10 points, et l’envoyer en 6 ou en 63 ; puis son propre Départ : payer 50 points à chacun et relancer (en tout −40 points)",
  ]);
  assert.equal(magot(seen, "6", names).length, 2);
});

test("Long Cours: what a port sells, who is there, what lies there, and what a zone's number means", () => {
  const ports = [
    place("londres", 0, 0, { kind: "port", label: "Londres", tags: ["wool"], area: "22" }),
    place("cap_nord", 0, 0, { kind: "stranding", label: "Cap Nord", area: "22" }),
  ];
  const areas = [area("11", 0, 0), area("22", 0, 0)];
  const names = new Names("long_cours", seats("human", "human"), board(ports, { areas }));
  const seen = view({
    game: "long_cours",
    public: {
      ships: ["londres", "cap_nord"],
      cargo: [[0, 0, 3, 0, 0, 0], Array(6).fill(0)],
      stranded: [Array(6).fill(9), [0, 0, 0, 0, 0, 2]],
      corsaire: "londres",
      owner: 1,
      danger: ["londres"],
    },
  });
  assert.deepEqual(plain(longCours(seen, "londres", names)), [
    "Londres vend : laine, le 3 du dé des ventes",
    "Cargo : P0",
    "À bord : laine, 3 M",
    "Le Corsaire ; propriétaire : P1",
    "Le Corsaire peut venir ici au prochain tour de P1",
  ]);
  assert.equal(longCours(seen, "cap_nord", names).length, 3);
  assert.match(plain(longCours(seen, "cap_nord", names))[2] ?? "", /bois, 2 M/);
  assert.match(plain(longCours(seen, "22", names)).join(), /Zone 22 .* le 2 du dé/);
});

test("Marco Polo: the pile of a trading post, ports and stops, who is there, and the numbers that lead there", () => {
  const spots = [
    place("acre", 0, 0, { kind: "comptoir", tags: ["blue", "port"] }),
    place("alep", 0, 0, { kind: "land" }),
    place("venise", 0, 0, { kind: "start", tags: ["port"] }),
    place("khanbalik", 0, 0, { kind: "capital" }),
  ];
  const names = new Names("marco_polo", seats("human", "human"), board(spots));
  const seen = view({
    game: "marco_polo",
    public: { places: ["alep", "acre"], piles: { blue: { shuffled: 1, bottom: [] } } },
    own: { reach: { land: { 1: ["alep"], 2: ["alep", "acre"] }, sea: { 1: [] } } },
  });
  assert.deepEqual(plain(marcoPolo(seen, "acre", names)).slice(1), [
    "Vivres et épices : une carte dans la pile",
    "Port : on peut s’y arrêter avant le compte ; au tour suivant, on repart par terre ou par mer.",
    "Ici : P1",
    "Nombres qui mènent ici par terre : 2",
  ]);
  assert.deepEqual(plain(marcoPolo(seen, "alep", names)).slice(2), [
    "Ici : P0",
    "Nombres qui mènent ici par terre : 1, 2",
  ]);
  assert.equal(marcoPolo(seen, "venise", names).length, 3);
  const piles = { blue: { shuffled: 0, bottom: ["blue_typhoon", "blue_tea"] } };
  const next = { ...seen, public: { ...seen.public, piles } };
  assert.equal(plain(marcoPolo(next, "acre", names))[2], "La prochaine, déjà vue : Typhon");
  const own = { ledger: { expected: 2 } };
  assert.match(plain(marcoPolo({ ...seen, own }, "khanbalik", names)).join(), /avec deux marchandises de 80 b\./);
  const shut = (/** @type {object} */ ledger) =>
    plain(marcoPolo({ ...seen, own: { ledger: { expected: 3, table: false, ...ledger } } }, "khanbalik", names)).join();
  assert.match(shut({ gifts: 1 }), /Vous n’en avez qu’une : pour vous, sa porte reste fermée\./);
  assert.doesNotMatch(shut({ gifts: 3 }), /fermée/);
});

test("Magellan: the star of a prize says in which direction its route goes", () => {
  const plan = board(["4N36", "3N29", "8N30", "7N20"].map((id) => place(id, 0, 0)));
  plan.data.labels = /** @type {any} */ ([{ id: "MA", series: 2, cell: "4N36", cost: 130, income: 2 }]);
  const names = new Names("magellan", seats("human", "human"), plan);
  const prize = { index: 0, amount: 60, notes: [], stuck: [] };
  const prizes = [
    { ...prize, card: "H1-04", starts: ["4N36"], ends: ["3N29"], either: false, via: "" },
    { ...prize, card: "H3-01", starts: ["7N20"], ends: ["8N36"], either: true, via: "9N" },
    { ...prize, card: "H3-10", starts: ["8N30"], ends: ["8N22"], either: true, via: "" },
  ];
  const star = (/** @type {string} */ card, /** @type {string} */ at) =>
    piece(`prize-${card}-0-${at}`, at, { kind: "prize", seat: null, count: 60 });
  const pieces = [star("H1-04", "4N36"), star("H1-04", "3N29"), star("H3-01", "7N20"), star("H3-10", "8N30")];
  const seen = view({ pieces, public: { prizes, bases: [], owner: {}, cost: {}, war: { bare: [] } } });
  assert.match(plain(magellan(seen, "4N36", names)).join("\n"), /part d’ici, même pour qui y est déjà ; .* là : 3N29/);
  const capital = plain(magellan(seen, "MA", names)).join("\n"); // it tells of the prize in its cell, too
  assert.match(capital, /^Maroc : 130 M .*\n.*60 M.*\n.* là : 3N29/);
  assert.match(plain(magellan(seen, "3N29", names)).join("\n"), /finit ici ; .* là, même pour qui y est déjà : 4N36/);
  assert.match(plain(magellan(seen, "8N30", names)).join("\n"), /d’ici à 8N22, ou dans l’autre sens/);
  assert.match(plain(magellan(seen, "7N20", names)).join("\n"), /8N36, .*\n.* par une case de la rangée 9N/);
  assert.doesNotMatch(plain(magellan(seen, "8N30", names)).join("\n"), /rangée/);
});

test("Magellan: an enemy country that a jeep takes by entering says so", () => {
  const plan = board([place("4N36", 0, 0)]);
  plan.data.labels = /** @type {any} */ ([{ id: "MA", series: 2, cell: "4N36", cost: 130, income: 2 }]);
  const names = new Names("magellan", seats("human", "human"), plan);
  const seen = (/** @type {string[]} */ bare) =>
    view({ public: { prizes: [], bases: [], owner: { MA: 1 }, cost: {}, war: { bare } } });
  assert.match(
    plain(magellan(seen(["MA"]), "MA", names)).join("\n"),
    /2 M de revenu pour P1\n.*une jeep qui y entre le prend/,
  );
  assert.equal(plain(magellan(seen([]), "MA", names)).length, 1);
});

test("Magellan: the pieces in a cell take one line, those of each seat together, and of many seats some are counted", () => {
  const names = new Names("magellan", seats("human", "human", "human", "human"), board([place("4N36", 0, 0)]));
  const at = (/** @type {string} */ kind, /** @type {number} */ seat, /** @type {number} */ nth) =>
    piece(`${kind}-${seat}-${nth}`, "4N36.l", { kind, seat });
  const here = (/** @type {ReturnType<typeof at>[]} */ ...pieces) =>
    plain(
      magellan(
        view({ pieces, public: { prizes: [], bases: [], owner: {}, cost: {}, war: { bare: [] } } }),
        "4N36",
        names,
      ),
    ).at(-1);
  const [ship, first, second] = [at("ship", 1, 1), at("jeep", 1, 1), at("jeep", 1, 2)];
  assert.equal(here(ship, first, second, at("jeep", 0, 1)), "Sur place : 1 bateau, 2 jeeps (P1), 1 jeep (P0)");
  const all = [ship, at("jeep", 0, 1), at("jeep", 2, 1), at("jeep", 3, 1), at("ship", 3, 1)];
  assert.match(here(...all) ?? "", /P2\), 2 autres pièces$/);
});
