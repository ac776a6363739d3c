import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import {
  Breakdown,
  Refusal,
  engine,
  engineState,
  onEngine,
  onReplay,
  startEngine,
} from "../../web/app/game/engine.mjs";
import { calls, python } from "./worker.mjs";

const LOOKING = { seat: null, since: 0 };
const starts = python.start;

beforeEach(() => {
  calls.length = 0;
  python.answer = ({ name }) => ({ ok: true, name });
  python.start = starts;
});

// The engine has not been started before the first test.
test("a failed start says so, and the next call starts again", async () => {
  /** @type {string[]} */
  const states = [];
  onEngine((state) => states.push(state));
  python.start = async () => {
    throw new Error("no network");
  };
  await assert.rejects(engine.roll(LOOKING), (error) => error instanceof Breakdown && error.message === "no network");
  assert.equal(engineState(), "broken");
  python.start = starts;
  await engine.roll(LOOKING);
  assert.deepEqual(states, ["idle", "starting", "broken", "starting", "ready"]);
});

test("Python starts once, however many ask for it", async () => {
  let times = 0;
  python.start = async () => {
    times += 1;
  };
  await Promise.all([startEngine(), startEngine(), engine.roll(LOOKING)]);
  assert.equal(times, 0, "it runs already");
});

test("calls run one after the other, in order: the worker holds one table", async () => {
  let running = 0;
  python.answer = async () => {
    running += 1;
    assert.equal(running, 1);
    await new Promise((resolve) => setTimeout(resolve, 2));
    running -= 1;
    return { ok: true };
  };
  await Promise.all([engine.play("place 3", LOOKING), engine.bot(LOOKING), engine.undo(0, LOOKING)]);
  assert.deepEqual(
    calls.map(({ name }) => name),
    ["play", "bot", "undo"],
  );
});

test("a refused call says why, and the calls after it still run", async () => {
  const error = { id: "illegal", params: { action: "x" }, rule: "MG-1", text: "x is not legal.", report: null };
  python.answer = ({ request }) => (request.action === "x" ? { ok: false, error } : { ok: true });
  const refused = engine.play("x", LOOKING);
  const next = engine.play("place 3", LOOKING);
  await assert.rejects(
    refused,
    (thrown) => thrown instanceof Refusal && thrown.error.rule === "MG-1" && thrown.message === error.text,
  );
  await next;
});

test("an engine that breaks during a call is a breakdown and no refusal", async () => {
  python.answer = () => {
    throw new Error("out of memory");
  };
  await assert.rejects(engine.look(LOOKING), (error) => error instanceof Breakdown && !(error instanceof Refusal));
});

test("each request says who looks, and from which entry on", async () => {
  await engine.play("place 3", { seat: 1, since: 7 });
  await engine.branch(4, { seat: null, since: 0 });
  assert.deepEqual(
    calls.map(({ request }) => request),
    [
      { action: "place 3", seat: 1, since: 7 },
      { move: 4, seat: null, since: 0 },
    ],
  );
});

/** Answers of an engine that replays a record of `entries` moves one by one. @param {number} entries */
function replaying(entries) {
  let replayed = 0;
  python.answer = ({ name }) => {
    if (name === "load" || name === "open_link") replayed = 0;
    replayed += 1;
    return replayed < entries ? { ok: true, underway: { replayed, entries } } : { ok: true, length: entries };
  };
}

test("a long game opens part by part, and says how far it is", async () => {
  replaying(4);
  /** @type {number[]} */
  const parts = [];
  const stop = onReplay(({ replayed, entries }) => parts.push(replayed / entries));
  const snapshot = await engine.openLink("#v1.long", 1, () => true);
  stop();
  assert.equal(snapshot?.length, 4);
  assert.deepEqual(parts, [0.25, 0.5, 0.75]);
  assert.deepEqual(
    calls.map(({ name, request }) => [name, request.seat]),
    [["open_link", 1], ...Array(3).fill(["go_on", 1])],
  );
});

test("a game that nobody waits for any more is not replayed to its end, and the next call comes at once", async () => {
  replaying(1000);
  let wanted = true;
  const stop = onReplay(({ replayed }) => {
    wanted = replayed < 5;
  });
  const opened = engine.load({}, null, () => wanted);
  const next = engine.look(LOOKING);
  assert.equal(await opened, null);
  stop();
  await next;
  assert.deepEqual(
    calls.map(({ name }) => name),
    ["load", ...Array(5).fill("go_on"), "look"],
  );
});

test("a game that turns out damaged while it is replayed is refused", async () => {
  const error = { id: "link-damaged", params: {}, rule: "", text: "This link is damaged.", report: null };
  python.answer = ({ name }) =>
    name === "go_on" ? { ok: false, error } : { ok: true, underway: { replayed: 1, entries: 2 } };
  await assert.rejects(
    engine.openLink("#v1.bad", null, () => true),
    Refusal,
  );
});

test("turning points come in parts, and other calls come in between", async () => {
  const found = [{ seat: 0, how: "throw", before: 0.2, after: 0.7, entry: { index: 3 } }];
  python.answer = ({ name }) => ({
    ok: true,
    points: name === "turning_points" && calls.filter((call) => call.name === name).length > 2 ? found : null,
  });
  const [points] = await Promise.all([engine.turningPoints(1, () => true), engine.look(LOOKING)]);
  assert.deepEqual(points, found);
  assert.deepEqual(
    calls.map(({ name }) => name),
    ["turning_points", "look", "turning_points", "turning_points"],
  );
  assert.deepEqual(calls[0]?.request, { seat: 1 });
});

test("nobody looks for turning points once people have left", async () => {
  python.answer = () => ({ ok: true, points: null });
  assert.deepEqual(await engine.turningPoints(null, () => calls.length < 2), null);
  assert.equal(calls.length, 2);
});
