import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { Breakdown } from "../../web/app/game/engine.mjs";
import { Thinking, endThinker } from "../../web/app/game/thinker.mjs";
import { thought, view } from "./samples.mjs";
import { thinker, thoughts } from "./worker.mjs";

const starts = thinker.start;
const SEEN = view({ actor: 1, seat: 1, own: { hand: ["own card"] } });

/** Waits so long, in ms. @param {number} time */
const after = (time) => new Promise((resolve) => setTimeout(resolve, time));

beforeEach(() => {
  endThinker();
  thoughts.length = 0;
  thinker.start = starts;
  let iterations = 0;
  thinker.answer = async ({ name, request }) => {
    iterations = name === "think" ? 0 : iterations + 1;
    if (name === "think_on") await after(request.milliseconds);
    return { ok: true, ...thought({ iterations }) };
  };
});

test("the worker is told what the seat sees and a seed, and nothing else", async () => {
  await new Thinking(SEEN, 1, () => {}).done;
  const [first, ...more] = thoughts;
  assert.equal(first?.name, "think");
  assert.deepEqual(Object.keys(first?.request), ["view", "seed"]);
  assert.deepEqual(first?.request.view, SEEN);
  assert.ok(Number.isInteger(first?.request.seed) && first?.request.seed < 10 ** 9);
  for (const { name, request } of more) {
    assert.equal(name, "think_on");
    assert.deepEqual(Object.keys(request), ["milliseconds"]);
  }
});

test("it thinks in short slices for as long as it is given, and tells how far it is", async ({ mock }) => {
  let clock = 0;
  mock.method(performance, "now", () => clock);
  const answer = thinker.answer;
  thinker.answer = (asked) => {
    clock += asked.request.milliseconds ?? 0;
    return answer(asked);
  };
  /** @type {number[]} */
  const parts = [];
  const found = await new Thinking(SEEN, 160, (_, part) => parts.push(part)).done;
  const slices = thoughts.slice(1).map(({ request }) => request.milliseconds);
  assert.ok(slices.every((slice) => slice <= 50));
  assert.equal(
    clock,
    slices.reduce((sum, slice) => sum + slice),
  );
  assert.ok(clock >= 160 && clock < 160 + 50, `${clock}`);
  assert.ok(parts.length >= 3 && parts.every((part, nth) => part > (parts[nth - 1] ?? 0)));
  assert.equal(parts.at(-1), 1);
  assert.equal(found?.iterations, parts.length);
});

test("who wants a result now gets the best so far", async () => {
  const thinking = new Thinking(SEEN, 60_000, () => thinking.finish());
  const found = await thinking.done;
  assert.equal(found?.iterations, 1);
});

test("a thought that is dropped has no result, and tells nothing more", async () => {
  let told = 0;
  const thinking = new Thinking(SEEN, 60_000, () => {
    told += 1;
    thinking.drop();
  });
  assert.equal(await thinking.done, null);
  await after(120);
  assert.equal(told, 1);
  assert.equal(thoughts.length, 2);
});

test("where only one action is worth a thought, the answer comes at once", async () => {
  thinker.answer = () => ({ ok: true, ...thought({ iterations: 0, forced: true }) });
  const found = await new Thinking(SEEN, 60_000, () => {}).done;
  assert.ok(found?.forced);
  assert.equal(thoughts.length, 1);
});

test("the worker starts once for many thoughts, and anew after it was ended", async () => {
  const before = thinker.started;
  await new Thinking(SEEN, 1, () => {}).done;
  await new Thinking(SEEN, 1, () => {}).done;
  assert.equal(thinker.started, before + 1);
  const ended = thinker.ended;
  endThinker();
  await new Thinking(SEEN, 1, () => {}).done;
  assert.deepEqual([thinker.started, thinker.ended], [before + 2, ended + 1]);
});

test("who wants a result before the worker has started gets none, and need not wait", async () => {
  thinker.start = () => new Promise(() => {});
  const thinking = new Thinking(SEEN, 60_000, () => {});
  await after(5);
  thinking.finish();
  await assert.rejects(thinking.done, Breakdown);
});

test("failures long ago do not count", async () => {
  const { answer } = thinker;
  for (let nth = 0; nth < 3; nth += 1) {
    thinker.answer = () => {
      throw new Error("the computer slept");
    };
    await assert.rejects(new Thinking(SEEN, 10, () => {}).done, Breakdown);
    thinker.answer = answer;
    assert.ok(await new Thinking(SEEN, 1, () => {}).done);
  }
});

// From here on the worker counts as broken: it is tried again once only.
test("a worker that breaks is given up, and not started for ever", async () => {
  thinker.answer = () => {
    throw new Error("out of memory");
  };
  const before = thinker.started;
  for (let nth = 0; nth < 4; nth += 1) await assert.rejects(new Thinking(SEEN, 10, () => {}).done, Breakdown);
  assert.equal(thinker.started, before + 2);
});
