import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { settings } from "../../web/app/base/settings.mjs";
import { keys, remove } from "../../web/app/base/storage.mjs";
import { Keeper, find, list } from "../../web/app/saves/saves.mjs";
import { Session } from "../../web/app/table/session/session.mjs";
import { board, entry, meta, seats, snapshot, view } from "./samples.mjs";
import { calls, python } from "./worker.mjs";

/** @import { Handing, Hint, Shown } from "../../web/app/table/types.d.ts" */

const PLAYERS = seats("human", "human");
const START = snapshot({ seats: PLAYERS, length: 2, view: view({ actor: 0 }) });
const NEXT = snapshot({ seats: PLAYERS, length: 3, view: view({ actor: 1 }), entries: [entry({ actor: 0 })] });

beforeEach(() => {
  calls.length = 0;
  settings.speed = "instant";
  for (const key of keys("")) remove(key);
});

/** Waits until everything that can go on has gone on. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 15));

/**
 * A session at a table whose parts only note what they are told.
 * @param {{ secrets?: boolean, me?: number | null }} [how]
 */
function table({ secrets = false, me = null } = {}) {
  /** @type {Shown[]} */
  const painted = [];
  /** @type {Handing[]} */
  const handings = [];
  /** @type {string[]} */
  const noted = [];
  const movement = { end: () => {}, finished: 0 };
  const screen = {
    redraw: (/** @type {Shown} */ shown) => void painted.push(shown),
    redrawDie() {},
    cover: (/** @type {boolean} */ covered) => void noted.push(covered ? "covered" : "uncovered"),
    tell: () =>
      new Promise((resolve) => {
        movement.end = () => resolve(undefined);
      }),
    retell: () => void noted.push("retold"),
    fill: (/** @type {{ index: number }[]} */ entries) =>
      void noted.push(`filled ${entries.map(({ index }) => index)}`),
    takeBack: (/** @type {number} */ length) => void noted.push(`taken back to ${length}`),
    forget: () => void noted.push("forgotten"),
    speak() {},
    refuse: (/** @type {{ id: string }} */ { id }) => void noted.push(`refused ${id}`),
    told: () => [],
    caption: (/** @type {number} */ move) => void noted.push(`caption ${move}`),
    handOver: async (/** @type {Handing} */ handing) => void handings.push(handing),
    restoreFocus() {},
    rename() {},
    celebrate: () => void noted.push("celebrated"),
    ponder() {},
    hint: (/** @type {Hint | null} */ hint) => void noted.push(hint ? `hint ${hint.state}` : "no hint"),
  };
  const animator = /** @type {any} */ ({
    begin() {},
    finish: () => {
      movement.finished += 1;
      movement.end();
    },
    close() {},
  });
  /** @type {string[]} */
  const branched = [];
  const page = {
    kept() {},
    branched: (/** @type {string} */ id) => void branched.push(id),
    retry() {},
    entered: (/** @type {() => void} */ leave) => void Object.assign(back, { leave }),
    left: () => void Object.assign(back, { leave: null }),
  };
  const back = { leave: /** @type {(() => void) | null} */ (null) };
  const session = new Session({
    meta: meta({ secrets }),
    seats: PLAYERS,
    plan: board([]),
    keeper: new Keeper("a", "Sunday", 0, me),
    animator,
    screen,
    page,
  });
  return { session, painted, handings, noted, movement, branched, back };
}

/** @param {...import("../../web/app/types.d.ts").Snapshot} answers of the engine, in order */
function answering(...answers) {
  python.answer = () => ({ ok: true, ...answers.shift() });
}

test("a new game is painted, saved and continued", async () => {
  const { session, painted, handings } = table();
  await session.begin(START);
  await settled();
  assert.equal(painted.at(-1)?.snapshot, START);
  assert.equal(find("a")?.revision, 1);
  assert.deepEqual(handings, [null]);
});

test("an action is sent once, saved, and painted after its movement", async () => {
  const { session, painted, movement } = table();
  await session.begin(START);
  answering(NEXT);
  const done = session.play("place 3");
  await settled();
  assert.equal(find("a")?.revision, 2, "saved before the movement ends");
  assert.equal(painted.at(-1)?.snapshot.length, 2);
  movement.end();
  await done;
  assert.equal(painted.at(-1)?.snapshot.length, 3);
  assert.deepEqual(
    calls.map(({ name, request }) => [name, request.action, request.since]),
    [["play", "place 3", 2]],
  );
});

test("a second click while the engine thinks does nothing", async () => {
  const { session, movement } = table();
  await session.begin(START);
  answering(NEXT);
  const done = session.play("place 3");
  await session.play("place 4");
  session.roll();
  await settled();
  movement.end();
  await done;
  assert.equal(calls.length, 1);
});

test("a click during a movement ends the movement and plays nothing", async () => {
  const { session, movement } = table();
  await session.begin(START);
  answering(NEXT);
  const done = session.play("place 3");
  await settled();
  await session.play("place 4");
  await done;
  assert.equal(movement.finished, 1);
  assert.equal(calls.length, 1);
});

test("a refused action leaves the table and a hint as they were, says why, and the next one is sent", async () => {
  const { session, noted, movement } = table();
  await session.begin(START);
  session.hints.about = START;
  python.answer = () => ({ ok: false, error: { id: "illegal", params: {}, rule: "", text: "no", report: null } });
  await session.play("place 99");
  assert.ok(noted.includes("refused illegal"));
  assert.ok(!noted.includes("no hint"));
  assert.equal(session.snapshot, START);
  assert.equal(find("a")?.revision, 1);
  answering(NEXT);
  const done = session.play("place 3");
  await settled();
  movement.end();
  await done;
  assert.equal(session.snapshot?.length, 3);
});

test("an answer that arrives after people have left is saved, for the engine has made the move, but not painted", async () => {
  const { session, painted } = table();
  await session.begin(START);
  const before = painted.length;
  answering(NEXT);
  const done = session.play("place 3");
  session.close();
  await done;
  assert.equal(find("a")?.revision, 2);
  assert.equal(painted.length, before);
});

test("a game that people have deleted since they left is not saved again", async () => {
  const { session } = table();
  await session.begin(START);
  answering(NEXT);
  const done = session.play("place 3");
  session.close();
  for (const key of keys("")) remove(key);
  await done;
  assert.equal(find("a"), null);
});

test("a move is saved even if the page cannot show it", async () => {
  const { session } = table();
  await session.begin(START);
  answering(NEXT);
  session.viewer.note = () => {
    throw new Error("a bug of the page");
  };
  session.errors.refused = () => {};
  await session.play("place 3");
  assert.equal(find("a")?.revision, 2);
});

test("an undo shows the state before, without a movement", async () => {
  const { session, noted, painted } = table();
  await session.begin(NEXT);
  answering(START);
  session.undo();
  await settled();
  assert.ok(noted.includes("taken back to 2"));
  assert.equal(painted.at(-1)?.snapshot.length, 2);
});

test("the first entries of a long game come after its table, part by part", async () => {
  const { session, noted, painted } = table();
  const at = (/** @type {number} */ index) => entry({ index, actor: 0 });
  python.answer = ({ request: { until } }) => ({ ok: true, entries: [at(until - 2), at(until - 1)] });
  await session.begin({ ...NEXT, length: 5, entries: [at(4)] });
  assert.equal(painted.length, 1);
  await settled();
  assert.deepEqual(
    noted.filter((said) => said.startsWith("filled")),
    ["filled 2,3", "filled 0,1"],
  );
});

test("entries that an earlier seat asked for are not added", async () => {
  const { session, noted } = table({ secrets: true });
  const at = (/** @type {number} */ index) => entry({ index, actor: 0 });
  let tell = () => {};
  python.answer = async ({ name }) => {
    if (name === "look") return { ok: true, ...START };
    await new Promise((resolve) => {
      tell = () => resolve(undefined);
    });
    return { ok: true, entries: [at(0), at(1)] };
  };
  await session.begin({ ...NEXT, length: 3, entries: [at(2)] });
  const looking = session.lookAs(1);
  await settled();
  tell();
  await looking;
  await settled();
  assert.ok(noted.includes("retold"));
  assert.ok(noted.every((said) => !said.startsWith("filled")));
});

test("while people look back, nothing can be played; the present comes back unchanged", async () => {
  const { session, painted } = table();
  await session.begin(NEXT);
  answering({ ...START, move: 1, length: 3 });
  session.past.step(1);
  await settled();
  assert.deepEqual([painted.at(-1)?.past, painted.at(-1)?.snapshot.move], [true, 1]);
  await session.play("place 3");
  assert.deepEqual(
    calls.map(({ name }) => name),
    ["look"],
  );
  session.past.leave();
  assert.equal(painted.at(-1)?.past, false);
  assert.equal(painted.at(-1)?.snapshot.length, 3);
});

test("quick steps back skip the moves in between", async () => {
  const { session } = table();
  await session.begin({ ...NEXT, length: 9, move: 9 });
  python.answer = ({ request }) => ({ ok: true, ...START, move: request.move, length: 9 });
  for (const move of [8, 7, 6, 5]) session.past.step(move);
  await settled();
  assert.equal(session.past.where.move, 5);
  assert.ok(calls.length <= 2, `${calls.length} calls`);
});

test("stepping past the last move leaves the past, and before the first there is nothing", async () => {
  const { session } = table();
  await session.begin(NEXT);
  python.answer = ({ request }) => ({ ok: true, ...START, move: request.move, length: 3 });
  session.past.step(-4);
  await settled();
  assert.equal(session.past.where.move, 0);
  session.past.step(3);
  assert.equal(session.past.where.past, false);
});

/**
 * Plays a game again; `then` happens while its first move is shown.
 * @param {(session: Session) => void} then
 */
async function replayed(then) {
  const { session } = table();
  await session.begin(START);
  python.answer = ({ request }) => ({ ok: true, ...snapshot({ seats: PLAYERS, length: 2, move: request.move }) });
  const playing = session.past.play(async () => then(session));
  await settled();
  await playing;
  assert.ok(!session.past.playing);
}

test("while a move plays again, the words are those of this move", async () => {
  const { session, noted } = table();
  await session.begin(START);
  python.answer = ({ request }) => ({ ok: true, ...snapshot({ seats: PLAYERS, length: 2, move: request.move }) });
  /** @type {(string | undefined)[]} */
  const captions = [];
  const play = async () => void captions.push(noted.at(-1));
  await session.past.play(play);
  await session.past.replay(0, 2, play);
  assert.deepEqual(captions, ["caption 1", "caption 2", "caption 1", "caption 2"]);
});

test("a replay ends when people leave the table", async () => {
  await replayed((session) => session.close());
  assert.equal(calls.length, 1);
});

test("a replay ends when a move does not come", async () => {
  await replayed(() => {
    python.answer = () => ({ ok: false, error: { id: "none", params: {}, rule: "", text: "no", report: null } });
  });
  assert.equal(calls.length, 2);
});

test("who comes back to the present while a move is on its way stays there", async () => {
  const { session } = table();
  await session.begin(NEXT);
  /** @type {((answer: unknown) => void)[]} */
  const waiting = [];
  python.answer = () => new Promise((resolve) => waiting.push(resolve));
  const come = (/** @type {number} */ move) => waiting.shift()?.({ ok: true, ...START, move, length: 3 });
  session.past.visit(1);
  await settled();
  session.past.leave();
  come(1);
  await settled();
  assert.ok(!session.past.where.past);
  session.past.visit(1);
  await settled();
  session.past.leave();
  session.past.visit(2); // while the answer for the visit before is still on its way
  come(1);
  await settled();
  come(2);
  await settled();
  assert.deepEqual([session.past.where.past, session.past.where.move], [true, 2]);
});

test("back leads from an earlier move to the present; who returns otherwise leaves nothing behind", async () => {
  const { session, back } = table();
  await session.begin(NEXT);
  answering({ ...START, move: 1, length: 3 });
  session.past.visit(1);
  assert.notEqual(back.leave, null);
  await settled();
  assert.equal(session.past.shown?.move, 1);
  back.leave?.();
  assert.equal(session.past.shown, null);
  session.past.visit(1);
  session.past.leave();
  assert.equal(back.leave, null);
});

test("people cannot play on from an earlier move in a game that they have left", async () => {
  const { session, branched } = table();
  await session.begin(NEXT);
  session.close();
  assert.equal(await session.past.branch(1), false);
  assert.deepEqual([calls, branched], [[], []]);
});

test("with secrets, the screen goes to the next person covered, and shows nobody's secrets before", async () => {
  const { session, handings } = table({ secrets: true });
  await session.begin(START);
  await settled();
  assert.deepEqual(handings.at(-1), { seat: 0, how: "cover" });
  assert.equal(session.viewer.seat, null);
  assert.ok(session.waits);
  assert.equal(session.shown?.choices, null);
});

test("who uncovers the screen sees the own secrets, and the previous ones are removed first", async () => {
  const { session, noted } = table({ secrets: true });
  await session.begin(START);
  answering({ ...START, view: view({ actor: 0, seat: 0 }) });
  assert.ok(await session.lookAs(0));
  assert.deepEqual(calls.at(-1)?.request, { seat: 0, since: 0 });
  assert.ok(noted.indexOf("forgotten") < noted.lastIndexOf("retold"));
  assert.ok(!session.waits);
});

test("if the engine does not show a seat's secrets, nobody's are shown", async () => {
  const { session, painted } = table({ secrets: true });
  await session.begin({ ...START, view: view({ actor: 0, seat: 1, own: { hand: ["7"] } }) });
  python.answer = () => ({ ok: false, error: { id: "illegal", params: {}, rule: "", text: "no", report: null } });
  assert.equal(await session.lookAs(0), false);
  assert.equal(session.viewer.seat, null);
  await session.lookAs(0);
  assert.deepEqual(painted.at(-1)?.snapshot.view.own, {}, "nor those of the seat before");
});

test("by link, the game is sent when the far person is next", async () => {
  const { session, handings } = table({ me: 0 });
  await session.begin(NEXT);
  await settled();
  assert.deepEqual(handings.at(-1), { seat: 1, how: "send" });
  assert.ok(session.waits);
});

test("who says that everybody plays here is no longer waiting for a link", async () => {
  const { session } = table({ me: 0 });
  await session.begin(NEXT);
  session.playHere();
  assert.ok(!session.waits);
  assert.ok(!("me" in (find("a") ?? {})));
});

test("a received game is not saved and cannot be played before people have said who they are", async () => {
  const { session } = table();
  /** @type {(taken: import("../../web/app/table/types.d.ts").Taken | null) => void} */
  let say = () => {};
  const begun = session.begin(
    START,
    () =>
      new Promise((resolve) => {
        say = resolve;
      }),
  );
  await session.play("place 3");
  assert.deepEqual([calls, find("a")], [[], null]);
  say({ seat: 1, watches: false, keeper: null });
  await begun;
  assert.equal(find("a")?.me, 1);
});

test("who only watches a received game is offered nothing", async () => {
  const { session } = table();
  await session.begin({ ...START, choices: [] }, async () => ({ seat: null, watches: true, keeper: null }));
  assert.ok(session.waits);
  assert.equal(session.shown?.choices, null);
});

test("a received game that continues a saved one is saved under its id", async () => {
  const { session } = table();
  const known = new Keeper("known", "Monday", 0);
  known.keep(START, []);
  await session.begin(NEXT, async () => ({ seat: null, watches: false, keeper: known }));
  assert.equal(find("a"), null);
  assert.equal(find("known")?.summary.turn, 1);
  assert.equal(list().kept.length, 1);
});

test("a damaged game can be looked at and is never saved", async () => {
  const { session } = table();
  await session.begin({ ...START, read_only: true });
  session.autosave.save();
  assert.equal(find("a"), null);
});

test("the end of a game is celebrated once it has been shown", async () => {
  const { session, noted, movement } = table();
  await session.begin(START);
  answering({ ...NEXT, view: view({ actor: null, result: { ranking: [1, 2], reason: "rounds", rule: "" } }) });
  const done = session.play("place 3");
  await settled();
  assert.ok(!noted.includes("celebrated"));
  movement.end();
  await done;
  assert.ok(noted.includes("celebrated"));
});
