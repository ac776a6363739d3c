import assert from "node:assert/strict";
import { afterEach, test } from "node:test";

import { settings } from "../../web/app/base/settings.mjs";
import { Animator } from "../../web/app/table/animator.mjs";
import { RoundTime } from "../../web/app/table/session/round-time.mjs";

/** The time that a round takes if every pause and every movement takes as long as it may. @param {number} moves */
function longest(moves) {
  let clock = 1000;
  const round = new RoundTime(() => clock);
  for (let move = 0; move < moves; move += 1) {
    clock += round.part; // the pause before the move
    clock += round.part; // its movements
  }
  return clock - 1000;
}

afterEach(() => {
  settings.speed = "normal";
});

for (const [speed, most] of /** @type {const} */ ([
  ["normal", 5000],
  ["fast", 1000],
])) {
  test(`a round of bots takes less than ${most} ms at ${speed} speed, whatever their number and moves`, () => {
    settings.speed = speed;
    for (const moves of [1, 5, 20, 100, 1000]) assert.ok(longest(moves) < most, `${moves} moves: ${longest(moves)}`);
  });
}

test("the first moves can be followed, the last ones take no time", () => {
  let clock = 0;
  const round = new RoundTime(() => clock);
  assert.ok(round.part >= 600);
  clock = settings.round + 1;
  assert.equal(round.part, 0);
});

test("the round after a decision of people has its whole time again", () => {
  let clock = 0;
  const round = new RoundTime(() => clock);
  const first = round.part;
  clock = 4000;
  assert.ok(round.part < first);
  round.end();
  assert.equal(round.part, first);
});

test("the movements of a move end when its time is over", () => {
  const animator = new Animator();
  animator.begin(1, 300);
  assert.ok(animator.time(5000) <= 300);
  assert.equal(animator.time(100), 100);
  animator.begin(1, 0);
  assert.equal(animator.time(5000), 0);
  animator.begin(1);
  assert.equal(animator.time(5000), 5000, "a person's own move takes its time");
});
test("the time for which a bot searches is no part of the round", () => {
  let clock = 0;
  const round = new RoundTime(() => clock);
  const before = round.part;
  clock += 10_000;
  round.spare(10_000);
  assert.equal(round.part, before);
});
