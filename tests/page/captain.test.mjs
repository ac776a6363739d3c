import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { settings } from "../../web/app/base/settings.mjs";
import { endThinker } from "../../web/app/game/thinker.mjs";
import { Captain, playFor, searches } from "../../web/app/table/session/captain.mjs";
import { seats, snapshot, thought, view } from "./samples.mjs";
import { calls, python, thinker, thoughts } from "./worker.mjs";

/** @import { Pondering } from "../../web/app/table/types.d.ts" */

const PLAYERS = seats("human", "capitaine", "matelot");
const turnOf = (/** @type {number} */ actor) => snapshot({ seats: PLAYERS, view: view({ actor }) });
const LOOKING = { seat: 0, since: 4 };
const SEEN = view({ actor: 1, seat: 1 });

beforeEach(() => {
  calls.length = thoughts.length = 0;
  endThinker();
  settings.thoughtTime = "300";
  python.answer = ({ name }) => (name === "seen" ? { ok: true, view: SEEN } : { ok: true, name });
  let iterations = 0;
  thinker.answer = async ({ name, request }) => {
    iterations = name === "think" ? 0 : iterations + 1;
    if (name === "think_on") await new Promise((resolve) => setTimeout(resolve, request.milliseconds));
    return { ok: true, ...thought({ iterations }) };
  };
});

/** A captain, and what it shows. */
function captain() {
  /** @type {(Pondering | null)[]} */
  const shown = [];
  return { shown, captain: new Captain((pondering) => shown.push(pondering)) };
}

test("of all who play, captains alone search", () => {
  assert.deepEqual([0, 1, 2, -1].map(turnOf).map(searches), [false, true, false, false]);
  assert.equal(searches(null), false);
});

test("it gets what its seat sees, thinks, and shows what it expects", async () => {
  const { captain: one, shown } = captain();
  const decided = await one.decide(turnOf(1), LOOKING, false);
  assert.equal(decided?.action, "place 3");
  assert.deepEqual(
    calls.map(({ name, request }) => [name, request]),
    [["seen", { seat: 0 }]],
  );
  assert.deepEqual(thoughts[0]?.request.view, SEEN);
  assert.deepEqual(shown[0], { seat: 1, part: 0, share: null });
  assert.equal(shown.at(-2)?.share, 0.5);
  assert.equal(shown.at(-1), null);
});

test("it thinks as long as people have chosen, and plays at once when they ask for it", async () => {
  settings.thoughtTime = "10000";
  const { captain: one } = captain();
  const began = performance.now();
  const decided = one.decide(turnOf(1), LOOKING, false);
  setTimeout(() => one.finish(), 120);
  assert.equal((await decided)?.action, "place 3");
  assert.ok(performance.now() - began < 2000);
});

test("fast play gives it little time", async () => {
  settings.thoughtTime = "10000";
  const began = performance.now();
  await captain().captain.decide(turnOf(1), LOOKING, true);
  assert.ok(performance.now() - began < 2000);
});

test("a thought that is dropped decides nothing, and another begins anew", async () => {
  const { captain: one, shown } = captain();
  const first = one.decide(turnOf(1), LOOKING, false);
  setTimeout(() => one.drop(), 80);
  assert.equal(await first, null);
  assert.equal(shown.at(-1), null);
  assert.equal((await one.decide(turnOf(1), LOOKING, false))?.action, "place 3");
});

test("what is decided is not thought about again", async () => {
  const { captain: one } = captain();
  const now = turnOf(1);
  const decided = await one.decide(now, LOOKING, false);
  const asked = thoughts.length;
  assert.equal(await one.decide(now, LOOKING, false), decided);
  assert.equal(thoughts.length, asked);
});

test("without a worker that thinks, the table's own decides", async () => {
  thinker.answer = () => {
    throw new Error("out of memory");
  };
  const { captain: one, shown } = captain();
  assert.deepEqual((await one.decide(turnOf(1), LOOKING, false))?.action, null);
  assert.equal(shown.at(-1), null);
  await playFor(null, LOOKING);
  assert.deepEqual(calls.at(-1), { name: "bot", request: { ...LOOKING } });
});

test("its action is played for the bot; what the engine refuses, it decides itself", async () => {
  await playFor("place 3", LOOKING);
  assert.deepEqual(calls.at(-1)?.request, { ...LOOKING, action: "place 3" });
  const error = { id: "illegal", params: {}, rule: "", text: "no", report: null };
  python.answer = ({ request }) => (request.action ? { ok: false, error } : { ok: true });
  await playFor("place 99", LOOKING);
  assert.deepEqual(calls.at(-1)?.request, { ...LOOKING });
  python.answer = () => ({ ok: false, error: { ...error, id: "fault" } });
  await assert.rejects(playFor("place 3", LOOKING));
});
