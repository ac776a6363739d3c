import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { settings } from "../../web/app/base/settings.mjs";
import { endThinker } from "../../web/app/game/thinker.mjs";
import { Hints } from "../../web/app/table/session/hints.mjs";
import { shownOf } from "../../web/app/table/session/shown.mjs";
import { prospect, seats, snapshot, thought, view } from "./samples.mjs";
import { calls, python, thinker, thoughts } from "./worker.mjs";

/** @import { Family, Snapshot } from "../../web/app/types.d.ts" */
/** @import { Hint } from "../../web/app/table/types.d.ts" */

/** @type {Family} */
const PLACES = { verb: "place", fixed: [], values: [3, 4], range: null };
const SEEN = view({ actor: 0, seat: 0 });

/** @param {Partial<Snapshot>} [parts] */
const now = (parts = {}) =>
  snapshot({ seats: seats("human", "human"), view: view({ actor: 0 }), choices: [PLACES], ...parts });

/** @param {Snapshot} present @param {{ waits?: boolean, past?: Snapshot | null }} [how] */
const shownNow = (present, { waits = false, past = null } = {}) =>
  shownOf({
    snapshot: present,
    past,
    moving: false,
    waits,
    turns: { drive: "step", fast: false, striding: false, idleness: null },
    name: "",
  });

beforeEach(() => {
  calls.length = thoughts.length = 0;
  endThinker();
  settings.thoughtTime = "300";
  python.answer = () => ({ ok: true, view: SEEN });
  let iterations = 0;
  thinker.answer = async ({ name, request }) => {
    iterations = name === "think" ? 0 : iterations + 1;
    if (name === "think_on") await new Promise((resolve) => setTimeout(resolve, request.milliseconds));
    return { ok: true, ...thought({ iterations, prospects: [prospect("place 4"), prospect("place 3")] }) };
  };
});

/** @param {Snapshot} present @param {{ waits?: boolean, past?: Snapshot | null }} [how] */
function table(present, how) {
  const is = { shown: shownNow(present, how), busy: false };
  const captain = {
    about: /** @type {unknown} */ (null),
    finished: 0,
    finish: () => {
      captain.finished += 1;
    },
  };
  /** @type {(Hint | null)[]} */
  const told = [];
  const hints = new Hints({
    captain: () => captain,
    shown: () => is.shown,
    busy: () => is.busy,
    looking: () => ({ seat: 0, since: 0 }),
    show: (hint) => void told.push(hint),
  });
  return { is, captain, told, hints };
}

test("people may ask when they have several actions to choose from, and at no other time", () => {
  assert.ok(shownNow(now())?.hints);
  assert.ok(
    shownNow(now({ choices: [{ verb: "pay", fixed: [], values: null, range: { min: 1, max: 9, step: 4 } }] }))?.hints,
  );
  for (const [why, shown] of Object.entries({
    "one action": shownNow(now({ choices: [{ ...PLACES, values: [3] }] })),
    "a bot's turn": shownNow(now({ seats: seats("capitaine", "human") })),
    chance: shownNow(now({ view: view({ actor: -1, roller: 0 }), choices: null })),
    "a hand-over": shownNow(now(), { waits: true }),
    "the past": shownNow(now(), { past: now() }),
    "a game that is over": shownNow(now({ view: view({ actor: null }), choices: null })),
    "a game to look at": shownNow(now({ read_only: true })),
  }))
    assert.equal(shown?.hints, false, why);
});

test("a hint comes from what the person sees, and nothing is played", async () => {
  const { hints, told } = table(now());
  await hints.ask();
  assert.deepEqual(
    calls.map(({ name, request }) => [name, request]),
    [["seen", { seat: 0 }]],
  );
  assert.deepEqual(thoughts[0]?.request.view, SEEN);
  assert.equal(told[0]?.state, "thinking");
  assert.equal(told.at(-1)?.state, "found");
  assert.deepEqual(
    told.at(-1)?.prospects.map(({ action }) => action),
    ["place 4", "place 3"],
  );
});

test("nobody can ask during a movement, nor where there is nothing to decide", async () => {
  const busy = table(now());
  busy.is.busy = true;
  const over = table(now({ view: view({ actor: null }), choices: null }));
  for (const { hints, told } of [busy, over]) {
    await hints.ask();
    assert.deepEqual([told, calls], [[], []]);
  }
});

test("asked again, it shows what it has found so far", async () => {
  settings.thoughtTime = "10000";
  const { hints, told } = table(now());
  const asked = hints.ask();
  await new Promise((resolve) => setTimeout(resolve, 120));
  await hints.ask();
  await asked;
  assert.equal(told.at(-1)?.state, "found");
  assert.equal(calls.length, 1);
});

test("asked once more, a hint that has been found goes", async () => {
  const { hints, told } = table(now());
  await hints.ask();
  await hints.ask();
  assert.equal(told.at(-1), null);
  await hints.ask();
  assert.equal(told.at(-1)?.state, "found");
});

test("while a bot thinks, asking lets it play now", async () => {
  const { hints, captain, told } = table(now());
  captain.about = now();
  await hints.ask();
  assert.deepEqual([captain.finished, told], [1, []]);
});

test("a hint goes when the table shows something else, and stays while it does not", async () => {
  const { hints, told, is } = table(now());
  await hints.ask();
  assert.ok(is.shown);
  hints.keepFor(is.shown);
  assert.ok(told.at(-1));
  const next = shownNow(now({ length: 3 }));
  assert.ok(next);
  hints.keepFor(next);
  assert.equal(told.at(-1), null);
});

test("a hint that is dropped while it is being found does not come later", async () => {
  const { hints, told } = table(now());
  const asked = hints.ask();
  hints.drop();
  await asked;
  assert.equal(told.at(-1), null);
});

test("without a worker that thinks, the page says so", async () => {
  thinker.answer = () => {
    throw new Error("out of memory");
  };
  const { hints, told } = table(now());
  await hints.ask();
  assert.equal(told.at(-1)?.state, "failed");
});
