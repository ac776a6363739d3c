import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { Breakdown, Refusal, engine, engineState, onEngine, startEngine } from "../../web/app/game/engine.mjs";
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
  await Promise.all([engine.play("place 3", LOOKING), engine.bot(LOOKING), engine.undo(LOOKING)]);
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
