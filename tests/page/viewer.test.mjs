import assert from "node:assert/strict";
import { test } from "node:test";

import { Viewer } from "../../web/app/table/session/viewer.mjs";
import { entry, meta, seats, snapshot, view } from "./samples.mjs";

const SECRET = meta({ secrets: true });
const OPEN = meta();
const PEOPLE = seats("human", "human", "random");

/**
 * A state in which a seat decides.
 * @param {number | null} actor
 * @param {Partial<import("../../web/app/types.d.ts").View>} [parts]
 */
const turn = (actor, parts = {}) => snapshot({ view: view({ actor, ...parts }) });

/** @param {number | null} seat the viewing seat @param {number | null} [me] */
function secret(seat, me = null) {
  const viewer = new Viewer(SECRET, PEOPLE, me);
  viewer.become(seat);
  return viewer;
}

test("a single person among bots sees the own secrets from the beginning", () => {
  assert.equal(new Viewer(SECRET, seats("random", "human"), null).seat, 1);
});

test("of several people, nobody's secrets are shown before somebody confirms", () => {
  assert.equal(new Viewer(SECRET, PEOPLE, null).seat, null);
});

test("without secrets nobody has a view of one's own", () => {
  assert.equal(new Viewer(OPEN, seats("human", "random"), null).seat, null);
});

test("with secrets, the next person is awaited until that person is at the screen", () => {
  assert.equal(secret(0).awaited(turn(1)), 1);
  assert.equal(secret(1).awaited(turn(1)), null);
  assert.equal(secret(null).awaited(turn(0)), 0);
});

test("who holds the die is awaited as well", () => {
  assert.equal(secret(0).awaited(turn(-1, { roller: 1 })), 1);
});

test("bots, the bank and the end of a game wait for nobody", () => {
  for (const state of [turn(2), turn(-1), turn(null)]) assert.equal(secret(0).awaited(state), null);
});

test("around one screen without secrets, nobody hands over", () => {
  const viewer = new Viewer(OPEN, PEOPLE, null);
  for (const actor of [0, 1, 2]) assert.equal(viewer.awaited(turn(actor)), null);
});

test("by link, the far person is awaited, and never oneself", () => {
  const viewer = new Viewer(OPEN, PEOPLE, 0);
  assert.equal(viewer.awaited(turn(0)), null);
  assert.equal(viewer.awaited(turn(1)), 1);
  assert.equal(viewer.awaited(turn(2)), null, "a bot plays in every browser");
});

test("nobody is awaited by people who only watch, nor in a damaged game", () => {
  const viewer = secret(0);
  assert.equal(viewer.awaited(snapshot({ read_only: true, view: view({ actor: 1 }) })), null);
  viewer.watches = true;
  assert.equal(viewer.awaited(turn(1)), null);
});

test("where bots play on without any person, these are told first, and say so", () => {
  const out = (/** @type {number[]} */ ...gone) =>
    turn(2, { seats: [0, 1, 2].map((seat) => ({ seat, wealth: 0, counters: {}, out: gone.includes(seat) })) });
  const viewer = secret(0);
  assert.equal(viewer.handing(out(0)), null, "the other person plays on");
  assert.equal(viewer.isOver(out(0)), false);
  assert.deepEqual(viewer.handing(out(0, 1)), { seat: 0, how: "watch" });
  assert.ok(viewer.isOver(out(0, 1)));
  viewer.lets = true;
  assert.equal(viewer.handing(out(0, 1)), null);
  const bots = new Viewer(SECRET, seats("random", "random"), null);
  assert.equal(bots.handing(turn(0)), null);
  const lesson = new Viewer(SECRET, PEOPLE, null, true);
  assert.equal(lesson.leaver(out(0, 1)), null, "a lesson says itself how it goes on");
});

test("the screen is covered before it goes to the next person", () => {
  assert.deepEqual(secret(0).handing(turn(1)), { seat: 1, how: "cover" });
  assert.equal(secret(1).handing(turn(1)), null);
});

test("a person who has just got a card looks at it before the hand-over", () => {
  const viewer = secret(0);
  viewer.note(
    snapshot({ view: view({ seat: 0, own: { cards: ["storm"] } }) }),
    snapshot({ view: view({ seat: 0, actor: 1, own: { cards: ["storm", "wind"] } }) }),
  );
  assert.deepEqual(viewer.handing(turn(1)), { seat: 1, how: "offer" });
});

test("a played card is nothing new to look at", () => {
  const viewer = secret(0);
  viewer.note(
    snapshot({ view: view({ seat: 0, own: { cards: ["storm", "wind"] } }) }),
    snapshot({ view: view({ seat: 0, actor: 1, own: { cards: ["storm"] } }) }),
  );
  assert.equal(viewer.curious, false);
});

test("the result of one's own throw is there to be seen, that of another's is not", () => {
  const after = snapshot({ view: view({ seat: 0, actor: 1 }), entries: [entry({ actor: -1, roller: 0 })] });
  const mine = secret(0);
  mine.note(snapshot({ view: view({ seat: 0, actor: -1, roller: 0 }) }), after);
  assert.ok(mine.curious);
  const theirs = secret(0);
  theirs.note(snapshot({ view: view({ seat: 0, actor: -1, roller: 1 }) }), after);
  assert.ok(!theirs.curious);
});

test("what one seat has to look at does not outlast a change of the seat", () => {
  const viewer = secret(0);
  viewer.curious = true;
  viewer.become(1);
  assert.equal(viewer.curious, false);
});

test("answers for another seat tell the viewing seat nothing new", () => {
  const viewer = secret(0);
  viewer.note(
    snapshot({ view: view({ seat: null }) }),
    snapshot({ view: view({ seat: 0, own: { cards: ["wind"] } }) }),
  );
  assert.equal(viewer.curious, false);
});

test("by link, the game is sent to the far person, after one's own turn", () => {
  assert.deepEqual(secret(0, 0).handing(turn(1)), { seat: 1, how: "send" });
  assert.deepEqual(secret(null, 0).handing(turn(1)), { seat: 1, how: "send" });
});

test("by link, the own seat is uncovered here and not sent to oneself", () => {
  assert.deepEqual(secret(null, 0).handing(turn(0)), { seat: 0, how: "cover" });
});
