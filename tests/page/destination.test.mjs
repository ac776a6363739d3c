import assert from "node:assert/strict";
import { test } from "node:test";

import { personOf } from "../../web/app/game/turn.mjs";
import { eventSpot, spotAt } from "../../web/app/table/board/spot.mjs";
import { Destination, traceOf } from "../../web/app/table/controls/destination.mjs";
import { beginning, heeding, isSame } from "../../web/app/table/controls/hinted-way.mjs";
import { wayOf } from "../../web/app/table/controls/path-picker.mjs";
import { barred as noBrawl } from "../../web/themes/long_cours/foresight.mjs";
import { barred, destinations, home } from "../../web/themes/magellan/theme.mjs";
import { board, piece, place, seats, view } from "./samples.mjs";

/** @import { SeenEvent } from "../../web/app/types.d.ts" */

const PLACES = ["1N1.l", "1N1.w", "1N2.w", "1N3.w", "1N3.l"];
const isPlace = (/** @type {string} */ id) => PLACES.includes(id);

/** @param {string[]} actions @param {string[]} rest */
const plan = (actions, rest) => ({
  target: "1N3",
  piece: "jeep-0-1",
  carrier: "ship-0-1",
  actions,
  rest,
  cost: 5,
  left: 0,
  stop: null,
  risk: null,
  why: null,
  note: null,
});

test("a way is drawn leg by leg, later turns apart, with the place where the jeep lands", () => {
  const actions = ["embark jeep-0-1 ship-0-1", "move ship-0-1 1N2.w"];
  const rest = ["move ship-0-1 1N3.w", "land jeep-0-1 1N3.l"];
  const stood = view({ pieces: [piece("jeep-0-1", "1N1.l"), piece("ship-0-1", "1N1.w")] });
  assert.deepEqual(traceOf(plan(actions, rest), stood, isPlace), {
    legs: [["1N1.w", "1N2.w"]],
    later: [
      ["1N2.w", "1N3.w"],
      ["1N3.w", "1N3.l"],
    ],
    ends: ["1N3.l"],
  });
});

test("a jeep that drives on after it has landed has its ring in the town that people named, and a ship where it ends", () => {
  const stood = view({ pieces: [piece("jeep-0-1", "1N2.w", { on: "ship-0-1" }), piece("ship-0-1", "1N2.w")] });
  const isKnown = (/** @type {string} */ id) => isPlace(id) || id === "FR";
  const drives = { ...plan(["land jeep-0-1 1N1.l"], ["move jeep-0-1 1N3.l"]), target: "FR" };
  assert.deepEqual(traceOf(drives, stood, isKnown).ends, ["FR"]);
  assert.deepEqual(traceOf(plan(["move ship-0-1 1N3.w"], []), stood, isPlace).ends, ["1N3.w"]);
});

test("a hinted step begins a way that moves a piece of the same stack in the same manner", () => {
  const pieces = [piece("jeep-0-1", "1N1.l"), piece("jeep-0-2", "1N1.l"), piece("jeep-0-3", "1N3.l")];
  assert.ok(isSame("embark jeep-0-2 ship-0-3", "embark jeep-0-1 ship-0-1", pieces));
  assert.ok(!isSame("embark jeep-0-2 ship-0-3", "embark jeep-0-3 ship-0-1", pieces));
  assert.ok(!isSame("embark jeep-0-2 ship-0-3", "move jeep-0-2 1N2.l", pieces));
  assert.ok(!isSame("develop DE", "", pieces));
});

test("a hint's way is that of its own piece, though another comes there for less", async () => {
  const pieces = [piece("jeep-0-1", "1N1.l"), piece("jeep-0-2", "1N3.l")];
  const ways = { "": ["land jeep-0-2 1N2.l"], "jeep-0-1": ["embark jeep-0-1 ship-0-1", "move ship-0-1 1N2.w"] };
  const ask = async (/** @type {string | null} */ id) => ({
    plan: plan(ways[/** @type {keyof typeof ways} */ (id ?? "")] ?? [], []),
    why: null,
  });
  const hinted = await beginning(ask, null, "embark jeep-0-1 ship-0-1", pieces);
  assert.deepEqual([hinted.plan?.actions.length, hinted.begins], [2, true]);
  const stack = [piece("jeep-0-1", "1N1.l"), piece("jeep-0-5", "1N1.l")];
  const each = async (/** @type {string | null} */ id) => ({
    plan: plan([`embark ${id ?? "jeep-0-1"} ship-0-1`], []),
    why: null,
  });
  const told = await beginning(each, null, "embark jeep-0-5 ship-0-1", stack);
  assert.deepEqual(told.plan?.actions, ["embark jeep-0-5 ship-0-1"], "not another of the same stack");
  assert.equal((await beginning(ask, null, "land jeep-0-2 1N2.l", pieces)).plan?.actions.length, 1);
  assert.equal((await beginning(ask, null, "move jeep-0-1 1N4.l", pieces)).begins, false);
  assert.equal((await beginning(ask, null, undefined, pieces)).begins, true);
});

test("a hint for an empty ship leads to the way of that ship, though a jeep first drives to meet it", async () => {
  const pieces = [piece("jeep-0-1", "1N1.l"), piece("ship-0-1", "1N3.w")];
  const ask = async () => ({ plan: plan(["move jeep-0-1 1N2.l", "move ship-0-1 1N2.w"], []), why: null });
  assert.equal((await beginning(ask, null, "move ship-0-1 1N2.w", pieces)).begins, true);
});

test("what a hint moves is proposed in every case, and played only when it is confirmed", () => {
  /** @type {string[]} */
  const done = [];
  const destination = {
    ready: true,
    aim: (/** @type {string} */ _, /** @type {() => void} */ otherwise) => otherwise(),
  };
  const controls = {
    destination,
    foreseeing: { weigh: (/** @type {string} */ action) => done.push(`weigh ${action}`) },
    chooseOf: (/** @type {string} */ _, /** @type {string} */ action) => done.push(`choose ${action}`),
  };
  heeding(controls)("move", "move ship-0-1 1N2.w", "CA");
  heeding(controls)("buy", "buy jeep", null);
  assert.deepEqual(done, ["weigh move ship-0-1 1N2.w", "choose buy jeep"]);
});

test("a piece that is aboard sets out from its carrier", () => {
  const stood = view({ pieces: [piece("ship-0-1", "1N3.w"), piece("jeep-0-1", "1N3.w", { on: "ship-0-1" })] });
  assert.deepEqual(traceOf(plan(["land jeep-0-1 1N3.l"], []), stood, isPlace).legs, [["1N3.w", "1N3.l"]]);
});

test("the landing of a plane is marked, a cell that it only flies over is not", () => {
  const actions = ["fly plane-0-1 1N2", "alight plane-0-1 1N2.l"];
  assert.deepEqual(wayOf({ place: "1N2.l", cost: 1, actions }, { x: 1, y: 2 }), {
    legs: [[{ x: 1, y: 2 }, "1N2", "1N2.l"]],
    later: [],
    ends: ["1N2.l"],
  });
  assert.deepEqual(wayOf({ place: "1N2", cost: 1, actions: actions.slice(0, 1) }, undefined).ends, []);
});

const MAP = board([
  place("1N1", 50, 50),
  place("1N1.l", 30, 50, { width: 30, height: 30, room: "1N1" }),
  place("FR", 70, 50, { width: 10, height: 10 }),
  place("canal", 50, 80, { width: 20, height: 20 }),
]);

test("a click means the smallest part of the map, and a named place from a little way off", () => {
  assert.equal(spotAt(MAP, { x: 32, y: 48 }, [], 12), "1N1.l");
  assert.equal(spotAt(MAP, { x: 80, y: 50 }, ["FR"], 12), "FR");
  assert.equal(spotAt(MAP, { x: 90, y: 50 }, ["FR"], 12), "1N1");
  assert.equal(spotAt(MAP, { x: 50, y: 80 }, [], 12), "1N1", "a mark is no place to go to");
  assert.equal(spotAt(MAP, { x: 400, y: 50 }, ["FR"], 12), null);
});

test("the name of a town means it, even close to another town, but not upon that one", () => {
  assert.equal(spotAt(MAP, { x: 80, y: 50 }, ["FR"], 12, "BE"), "BE");
  assert.equal(spotAt(MAP, { x: 73, y: 50 }, ["FR"], 12, "BE"), "FR");
});

test("a destination is found by its name or its country, whole or begun, with or without accents", () => {
  const said = /** @type {{ [kind: string]: { [id: string]: string } }} */ ({
    place: { BR: "Brasília" },
    card: { BR: "Brazil" },
  });
  const names = {
    word: (/** @type {string} */ kind, /** @type {string} */ id) => said[kind]?.[id] ?? "",
    plan: { places: new Map([["BR", {}]]) },
  };
  const asked = /** @type {any} */ ({ names, isAbout: () => false });
  for (const typed of ["Brasília", "brasilia", "BRAS", "brazil", "br"])
    assert.equal(Destination.prototype.named.call(asked, typed, []), "BR", typed);
  assert.equal(Destination.prototype.named.call(asked, "brest", []), "brest");
});

/** @param {object} parts @param {Partial<import("../../web/app/types.d.ts").View>} [rest] */
const seen = (parts, rest = {}) => view({ phase: "turn", public: /** @type {any} */ (parts), ...rest });

test("open countries are the first destinations, and only in a turn", () => {
  const owner = { DE: -2, FR: -1, GB: 0 };
  assert.deepEqual(destinations(seen({ owner })), ["FR", "DE", "GB"]);
  assert.deepEqual(destinations(seen({ owner }, { phase: "throw" })), []);
});

test("the map opens around the base of the person, whoever is in turn", () => {
  const bases = ["5S6", "6N18"];
  assert.equal(home(seen({ bases }), 1), "base-6N18");
  assert.equal(home(seen({ bases }), -1), "base-5S6");
  assert.equal(home(seen({ bases: ["", ""] }), 0), null);
  const alone = seats("mousse", "human");
  assert.equal(personOf(view({ actor: 0 }), alone), 1);
  assert.equal(personOf(view({ actor: -1, roller: null }), alone), 1);
  assert.equal(personOf(view({ actor: 1 }), seats("human", "human")), 1);
  assert.equal(personOf(view({ actor: 1, seat: 0 }), seats("human", "human")), 0);
  assert.equal(personOf(view({ actor: 1 }), seats("mousse", "mousse")), -1);
});

test("an event happened at the most telling place that it names", () => {
  const told = (/** @type {SeenEvent["params"]} */ params) =>
    eventSpot(MAP, [{ kind: "x", rule: "", params, hidden: false }]);
  assert.equal(told({ cell: "1N1", to: "1N1.l" }), "1N1.l");
  assert.equal(told({ card: "FR" }), "FR");
  assert.equal(told({ seat: 1 }), null);
});

test("a plane in flight bars the end of the turn, and the page says so", () => {
  const flying = seen({ flying: ["plane-0-01"], none_left: {} });
  assert.deepEqual(barred(flying), [{ verb: "done", why: "done-in-flight" }]);
  assert.deepEqual(barred(seen({ flying: [], none_left: {} })), []);
});

test("who has every ship on the board learns why none can be bought (MA-04)", () => {
  const spent = barred(seen({ flying: [], none_left: { ship: 6 } }));
  assert.deepEqual(spent, [
    { verb: "buy", values: ["ship"], why: "refuse-none-left", params: { kind: "ship", number: 6 } },
  ]);
});

test("who meets another ship on a white rectangle learns that a brawl takes a port (LC-22)", () => {
  const plan = board([place("perth", 0, 0, { tags: ["gold"] }), place("malaya", 9, 0)]);
  const at = (/** @type {string[]} */ ships, cards = [3, 1]) =>
    noBrawl(
      view({ phase: "turn", public: /** @type {any} */ ({ ships, turn: 0, cards, cash: [6, 6] }) }),
      /** @type {any} */ ({ plan }),
    );
  assert.deepEqual(at(["malaya", "malaya"]), [{ verb: "fight", why: "fight-not-here" }]);
  assert.deepEqual(at(["perth", "perth"]), []);
  assert.deepEqual(at(["malaya", "perth"]), []);
  assert.deepEqual(at(["malaya", "malaya"], [0, 1]), []);
});

test("who holds no stronger card in a brawl learns why there is only giving up (LC-23)", () => {
  const plan = board([]);
  const holding = (/** @type {string[]} */ hand) =>
    noBrawl(
      view({ phase: "fight", own: { hand }, public: /** @type {any} */ ({ ships: [], turn: 0, blows: ["fight-09"] }) }),
      /** @type {any} */ ({ plan }),
    );
  assert.deepEqual(holding(["fight-08", "storm"]), [{ verb: "answer", why: "answer-too-weak" }]);
  assert.deepEqual(holding(["fight-08", "fight-10"]), []);
});

test("after one kind of move, the other is barred in the same turn, and the page says so (LC-15)", () => {
  const plan = board([place("perth", 0, 0, { tags: ["gold"] })]);
  const after = (/** @type {string} */ moved, /** @type {string[]} */ hand, phase = "turn") =>
    noBrawl(
      view({
        phase,
        own: { hand },
        public: /** @type {any} */ ({ ships: ["perth"], turn: 0, cards: [1], cash: [6], moved }),
      }),
      /** @type {any} */ ({ plan }),
    );
  assert.deepEqual(after("direct", []), [{ verb: "sail", why: "refuse-move-after-direct" }]);
  assert.deepEqual(after("sail", ["direct"]), [{ verb: "direct", why: "refuse-direct-after-move" }]);
  assert.deepEqual(after("sail", ["storm"]), []);
  assert.deepEqual(after("", ["direct"]), []);
  assert.deepEqual(after("direct", [], "auction"), []);
});

test("what lands at the town that people named comes to the town itself, not to the middle of its land", () => {
  const stood = view({ pieces: [piece("ship-0-1", "1N3.w"), piece("jeep-0-1", "1N3.w", { on: "ship-0-1" })] });
  const known = (/** @type {string} */ id) => isPlace(id) || id === "SN" || id === "1N3";
  const lands = { ...plan(["land jeep-0-1 1N3.l"], []), target: "SN" };
  assert.deepEqual(traceOf(lands, stood, known).ends, ["SN"]);
  assert.deepEqual(traceOf({ ...lands, target: "1N3" }, stood, known).ends, ["1N3.l"]); // a cell has no town
});

test("Magellan: a canal for which a prize is promised is a destination", () => {
  const star = (/** @type {string} */ at) => piece(`prize-H2-02-2-${at}`, at, { kind: "prize", seat: null });
  const seen = view({ phase: "turn", pieces: [star("canal-panama"), star("4N3")], public: { owner: { FR: -2 } } });
  assert.deepEqual(destinations(seen), ["FR", "canal-panama"]);
});
