import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { settings } from "../../web/app/base/settings.mjs";
import { Turns } from "../../web/app/table/session/turns.mjs";
import { entry, meta, seats, snapshot, thought, view } from "./samples.mjs";
import { calls, python, thinker } from "./worker.mjs";

/** @import { Pondering } from "../../web/app/table/types.d.ts" */
/** @import { Snapshot } from "../../web/app/types.d.ts" */

const PLAYERS = seats("human", "random");
const CHOICE = snapshot({ seats: PLAYERS, view: view({ actor: 0 }) });
const THROW = snapshot({ seats: PLAYERS, view: view({ actor: -1, roller: 0 }) });
const BOT = snapshot({ seats: PLAYERS, view: view({ actor: 1 }) });
const BANK = snapshot({ seats: PLAYERS, view: view({ actor: -1 }) });
const OVER = snapshot({ seats: PLAYERS, view: view({ actor: null }) });

beforeEach(() => {
  calls.length = 0;
  python.answer = () => ({ ok: true });
  settings.speed = "instant";
});

/** The turns of a table that stands at a state. @param {Snapshot | null} now */
function table(now) {
  const is = { now, busy: false, arrived: 0 };
  /** The durations of movements; 0 for none. @type {number[]} */
  const paces = [];
  /** What was shown of bots that search. @type {(Pondering | null)[]} */
  const pondered = [];
  const animator = /** @type {any} */ ({
    begin: (/** @type {number} */ pace) => paces.push(pace),
    finish: () => paces.push(0),
  });
  const turns = new Turns(meta({ landmarks: ["sunk"] }), animator, {
    snapshot: () => is.now,
    present: () => is.now,
    act: async (request) => {
      await request({ seat: null, since: 0 });
    },
    looking: () => ({ seat: null, since: 0 }),
    pondered: (pondering) => void pondered.push(pondering),
    busy: () => is.busy,
    changed: () => {},
    arrived: () => {
      is.arrived += 1;
    },
  });
  return { is, turns, paces, pondered };
}

/** The call that comes next by itself; null if none comes. @param {Turns} turns */
async function nextCall(turns) {
  turns.next();
  await new Promise((resolve) => setTimeout(resolve, 70));
  turns.stop();
  return calls.at(-1)?.name ?? null;
}

test("bots play by themselves, and the bank throws by itself", async () => {
  assert.equal(await nextCall(table(BOT).turns), "bot");
  assert.equal(await nextCall(table(BANK).turns), "roll");
});

for (const [what, state] of /** @type {const} */ ([
  ["choice", CHOICE],
  ["throw", THROW],
  ["game that is over", OVER],
  ["game that waits", null],
])) {
  test(`nothing happens by itself at a person's ${what}`, async () => {
    assert.equal(await nextCall(table(state).turns), null);
  });
}

test("bots wait until a person has read what ended their turn; fast play does not", async () => {
  const { is, turns } = table(BOT);
  turns.unread = true;
  assert.equal(await nextCall(turns), null);
  turns.read();
  await new Promise((resolve) => setTimeout(resolve, 70));
  turns.stop();
  assert.deepEqual([is.arrived, calls.at(-1)?.name], [1, "bot"]);
  turns.unread = true;
  calls.length = 0;
  turns.become("skip");
  assert.equal(await nextCall(turns), "bot");
});

test("what the bank deals in a person's turn takes none of the bots' time", () => {
  const { turns } = table(BANK);
  turns.next();
  turns.pace({ ...BANK, entries: [entry({ actor: -1 })] }, "bot");
  assert.equal(turns.round.began, null);
  turns.pace({ ...BOT, entries: [entry({ actor: 1 })] }, "bot");
  assert.notEqual(turns.round.began, null);
  turns.stop();
});

test("who has the page throw for them is stopped by what matters to them", () => {
  const fight = { kind: "attack", rule: "", params: {}, hidden: false };
  for (const [drive, goesOn] of /** @type {const} */ ([
    ["ahead", "step"],
    ["skip", "skip"],
  ])) {
    const { turns } = table(THROW);
    turns.become(drive);
    turns.pace({ ...THROW, matter: fight }, "throw");
    assert.equal(turns.drive, goesOn);
  }
});

test("a card stops who has the page throw for them, but not while another one is due, which is no choice", () => {
  const card = { kind: "country", rule: "", params: {}, hidden: false };
  const drawn = { entries: [entry({ actor: -1, roller: 0, action: "draw FR" })], matter: card };
  for (const [stands, goesOn] of /** @type {const} */ ([
    [THROW, "ahead"],
    [CHOICE, "step"],
  ])) {
    const { turns } = table(THROW);
    turns.meta.verbs.draw = ["card"];
    turns.become("ahead");
    turns.pace({ ...stands, ...drawn }, "throw");
    assert.equal(turns.drive, goesOn);
  }
});

test("a held die throws, and stops when it is let go", async () => {
  const { turns } = table(THROW);
  turns.hold();
  assert.equal(turns.drive, "held");
  await new Promise((resolve) => setTimeout(resolve, 20));
  assert.deepEqual(
    calls.map(({ name }) => name),
    ["roll"],
  );
  turns.release();
  assert.equal(turns.drive, "step");
});

test("who lets go while the page leaves time to read throws no more", async () => {
  const { turns } = table(THROW);
  turns.become("held");
  turns.pace(THROW, "throw");
  turns.next();
  turns.release();
  await new Promise((resolve) => setTimeout(resolve, 200));
  assert.deepEqual(calls, []);
});

test("who stops fast play before a throw has the die again", async () => {
  const { turns } = table(THROW);
  turns.hurry();
  turns.hurry();
  await new Promise((resolve) => setTimeout(resolve, 30));
  assert.deepEqual(calls, []);
});

test("bots go on when the die is let go or fast play ends", async () => {
  for (const drive of /** @type {const} */ (["held", "skip"])) {
    calls.length = 0;
    const { turns } = table(BOT);
    turns.become(drive);
    if (drive === "held") turns.release();
    else turns.hurry();
    await new Promise((resolve) => setTimeout(resolve, 70));
    assert.deepEqual(
      calls.map(({ name }) => name),
      ["bot"],
    );
    assert.equal(turns.drive, "step");
  }
});

test("a die that nobody may throw cannot be held", () => {
  for (const state of [CHOICE, BOT, OVER]) {
    const { turns } = table(state);
    turns.hold();
    assert.equal(turns.drive, "step");
  }
});

const CAPTAIN = snapshot({ seats: seats("human", "capitaine"), view: view({ actor: 1 }) });

/** Lets captains think for a third of a second. */
function thinking() {
  settings.thoughtTime = "300";
  python.answer = ({ name }) => ({ ok: true, ...(name === "seen" && { view: CAPTAIN.view }) });
  thinker.answer = async ({ name, request }) => {
    if (name === "think_on") await new Promise((resolve) => setTimeout(resolve, request.milliseconds));
    return { ok: true, ...thought({ iterations: name === "think" ? 0 : 1 }) };
  };
}

test("a captain thinks elsewhere, and nothing is busy until its action is played", async () => {
  thinking();
  const { turns, pondered } = table(CAPTAIN);
  turns.next();
  turns.next();
  await new Promise((resolve) => setTimeout(resolve, 150));
  assert.deepEqual(
    calls.map(({ name }) => name),
    ["seen"],
  );
  assert.ok(pondered.at(-1));
  await new Promise((resolve) => setTimeout(resolve, 400));
  assert.deepEqual(
    calls.map(({ name, request }) => [name, request.action]),
    [
      ["seen", undefined],
      ["bot", "place 3"],
    ],
  );
  assert.equal(pondered.at(-1), null);
});

test("an undo, looking back or leaving drops what a captain thinks", async () => {
  thinking();
  const { turns, pondered } = table(CAPTAIN);
  turns.next();
  await new Promise((resolve) => setTimeout(resolve, 100));
  turns.halt();
  assert.equal(pondered.at(-1), null);
  await new Promise((resolve) => setTimeout(resolve, 500));
  assert.deepEqual(
    calls.map(({ name }) => name),
    ["seen"],
  );
});

test("fast play lets a captain play what it has found", async () => {
  thinking();
  settings.thoughtTime = "10000";
  const { turns } = table(CAPTAIN);
  turns.next();
  await new Promise((resolve) => setTimeout(resolve, 100));
  turns.hurry();
  await new Promise((resolve) => setTimeout(resolve, 200));
  assert.equal(calls.at(-1)?.request.action, "place 3");
});

test("held throws stop at a choice", () => {
  const { turns, is } = table(THROW);
  turns.hold();
  is.now = CHOICE;
  turns.next();
  assert.equal(turns.drive, "step");
});

test("fast play passes over bots, stops at a person's throw, and at a second press", async () => {
  const { turns, is } = table(BOT);
  turns.hurry();
  assert.deepEqual([turns.drive, turns.fast], ["skip", true]);
  is.now = THROW;
  turns.next();
  assert.equal(turns.drive, "step");
  turns.hurry();
  assert.equal(turns.drive, "ahead", "from a throw it goes up to the next choice");
  turns.hurry();
  assert.equal(turns.drive, "step");
  turns.hurry();
  assert.equal(await nextCall(turns), "roll");
  assert.ok(turns.byItself.has(is.now.length), "whoever passes over their throw may have missed it");
});

test("fast play ends the movement that is under way, and waits for the request", async () => {
  const { turns, is, paces } = table(BOT);
  is.busy = true;
  turns.hurry();
  assert.deepEqual(paces, [0]);
  await new Promise((resolve) => setTimeout(resolve, 30));
  assert.deepEqual(calls, []);
});

test("held throws and fast play stop at a highlight of the game", () => {
  for (const drive of /** @type {const} */ (["held", "skip", "ahead"])) {
    const { turns } = table(THROW);
    turns.become(drive);
    turns.pace({ ...THROW, entries: [entry({ actor: -1 }, "moved")] }, "throw");
    assert.equal(turns.drive, drive);
    turns.pace({ ...THROW, entries: [entry({ actor: -1 }, "moved", "sunk")] }, "throw");
    assert.equal(turns.drive, "step");
  }
});

test("who goes to the end passes highlights, and can stop on the way", () => {
  const { turns, is } = table(BOT);
  turns.become("end");
  assert.ok(turns.fast);
  turns.pace({ ...BOT, entries: [entry({ actor: 1 }, "sunk")] }, "bot");
  assert.equal(turns.drive, "end");
  turns.hurry();
  assert.equal(turns.drive, "step");
  turns.become("end");
  is.now = OVER;
  turns.next();
  assert.equal(turns.drive, "step");
});

test("a person's moves take their time, a bot's less, the bank's least", () => {
  settings.speed = "normal";
  const { turns, paces } = table(CHOICE);
  turns.pace({ ...CHOICE, entries: [entry({ actor: 0 })] }, "choice");
  turns.pace({ ...CHOICE, entries: [entry({ actor: 1 })] }, "bot");
  turns.pace({ ...CHOICE, entries: [entry({ actor: -1, roller: null })] }, "bot");
  const [person = 0, bot = 0, bank = 0] = paces;
  assert.equal(person, 1);
  assert.ok(person > bot && bot > bank && bank > 0);
});

test("held throws become quicker, down to a limit", () => {
  const { turns, paces } = table(THROW);
  turns.become("held");
  for (let nth = 0; nth < 40; nth += 1) turns.pace(THROW, "throw");
  assert.ok(paces.every((pace, nth) => pace <= (paces[nth - 1] ?? 1)));
  assert.ok((paces.at(-1) ?? 0) > 0.1);
});

test("fast play shows no movement", () => {
  const { turns, paces } = table(BOT);
  turns.become("ahead");
  turns.pace(BOT, "bot");
  assert.deepEqual(paces, [0]);
});

test("bots think longer at a slow speed, and fast play waits for no thought", () => {
  const { turns } = table(BOT);
  turns.lastAct = performance.now();
  settings.speed = "slow";
  const slow = turns.pause("bot");
  settings.speed = "normal";
  const normal = turns.pause("bot");
  assert.ok(slow > normal && normal > 500);
  turns.become("skip");
  assert.ok(turns.pause("bot") < 20);
});

test("even without movements, held throws leave time to read and let go", () => {
  const { turns } = table(THROW);
  turns.become("held");
  assert.equal(turns.pause("throw"), 0, "the first comes at once");
  turns.pace(THROW, "throw");
  assert.ok(turns.pause("throw") > 100);
});

test("the bank does not think", () => {
  settings.speed = "slow";
  const { turns } = table(BANK);
  turns.lastAct = performance.now();
  assert.ok(turns.pause("bot") < 20);
});

/** Plays a path; each action leads to the next of these states. @param {...Snapshot} states */
async function followed(...states) {
  const { turns, is } = table(CHOICE);
  const { session } = turns;
  const act = session.act;
  const striding = /** @type {boolean[]} */ ([]);
  session.act = async (request) => {
    striding.push(turns.striding);
    await act(request);
    is.now = states.shift() ?? is.now;
  };
  await turns.strides.follow(["move a 1", "move a 2", "move a 3"]);
  return { played: calls.map(({ request }) => request.action), striding, turns, is };
}

test("a path is played to its end", async () => {
  const { played, striding, turns, is } = await followed(
    { ...CHOICE, length: 3 },
    { ...CHOICE, length: 4 },
    { ...CHOICE, length: 5 },
  );
  assert.deepEqual(played, ["move a 1", "move a 2", "move a 3"]);
  assert.deepEqual(striding, [true, true, true]);
  assert.deepEqual([turns.striding, is.arrived], [false, 1]);
});

test("a path stops if chance, another seat or another phase comes in between", async () => {
  const cases = [
    { ...CHOICE, length: 3, view: view({ actor: -1, roller: 0 }) },
    { ...CHOICE, length: 3, view: view({ actor: 1 }) },
    { ...CHOICE, length: 3, view: view({ actor: 0, phase: "fight" }) },
  ];
  for (const state of cases) {
    calls.length = 0;
    const { played, is } = await followed(state);
    assert.deepEqual(played, ["move a 1"]);
    assert.equal(is.arrived, 1);
  }
});

test("a path whose first action is refused stops, and the reason stays in sight: nothing is drawn anew", async () => {
  const { played, striding, turns, is } = await followed(CHOICE);
  assert.deepEqual(played, ["move a 1"]);
  assert.deepEqual(striding, [true]);
  assert.deepEqual([turns.striding, is.arrived], [false, 0]);
});

/** A person's decision among actions of one verb. @param {(number | string)[] | null} values */
const among = (values) =>
  snapshot({ seats: PLAYERS, view: view({ actor: 0 }), choices: [{ verb: "move", fixed: [], values, range: null }] });

/** The calls that follow by themselves, if the game lists the verb "move" and the throws of the first phase. */
async function forcedCalls(/** @type {Snapshot} */ now, verbs = ["move"]) {
  const { turns } = table(now);
  turns.session.forced = { verbs, throws: [now.view.phase], waits: ["draw"] };
  await nextCall(turns);
  return calls.map(({ name }) => name);
}

test("where there is one way only, it is played by itself", async () => {
  assert.deepEqual(await forcedCalls(among(["venice"])), ["play"]);
  assert.equal(calls[0]?.request.action, "move venice");
});

test("a throw that the game lists follows by itself", async () => {
  assert.deepEqual(await forcedCalls(THROW), ["roll"]);
});

test("after a decision that the page made, people throw themselves", async () => {
  const { turns } = table({ ...THROW, length: 8 });
  turns.session.forced = { verbs: [], throws: [THROW.view.phase] };
  turns.byItself.add(7);
  assert.equal(turns.forcedNow, null);
  turns.byItself.clear();
  assert.notEqual(turns.forcedNow, null);
});

test("several ways, and verbs that would tell a secret, wait for people", async () => {
  assert.deepEqual(await forcedCalls(among(["venice", "acre"])), []);
  assert.deepEqual(await forcedCalls(among(["venice"]), ["yield"]), []);
});

test("what would tell other people that a hand holds nothing better is played by itself where none play", async () => {
  const { seats } = among(["venice"]);
  const forced = async (/** @type {Snapshot["seats"]} */ at) => {
    const { turns } = table({ ...among(["venice"]), seats: at });
    turns.session.forced = { verbs: [], throws: [], unwatched: ["move"] };
    return turns.forcedNow;
  };
  const alone = seats.map((seat, at) => (at === 0 ? seat : { ...seat, player: /** @type {const} */ ("mousse") }));
  assert.equal(await forced(alone), "move venice");
  assert.equal(await forced(alone.map((seat) => ({ ...seat, player: /** @type {const} */ ("human") }))), null);
});

test("who has just drawn a card sees it first; a card of somebody else holds up nothing", async () => {
  const drawn = (/** @type {number} */ seat) => ({
    ...among(["venice"]),
    entries: [entry({ events: [{ kind: "draw", rule: "", params: { seat }, hidden: false }] })],
  });
  assert.deepEqual(await forcedCalls(drawn(0)), []);
  const paid = [entry({ events: [{ kind: "draw", rule: "", params: { payer: 1, payee: 0 }, hidden: false }] })];
  assert.deepEqual(await forcedCalls({ ...among(["venice"]), entries: paid }), [], "so does who is paid by it");
  assert.deepEqual(await forcedCalls(drawn(1)), ["play"]);
});

test("what happened before a turn holds up nothing in it: the summary tells it", async () => {
  const of = (/** @type {string} */ kind) => ({ kind, rule: "", params: { seat: 0 }, hidden: false });
  const sent = { ...among(["venice"]), entries: [entry({ events: [of("draw"), of("turn")] })] };
  assert.deepEqual(await forcedCalls(sent), ["play"]);
});

test("nothing is played by itself if people do not want it", async () => {
  settings.forced = false;
  assert.deepEqual(await forcedCalls(among(["venice"])), []);
  assert.deepEqual(await forcedCalls(THROW), []);
  settings.forced = true;
});

test("undo takes back what was played by itself, and it is not played again", async () => {
  const forced = { ...among(["venice"]), undo: true, length: 7 };
  const free = { ...among(["venice", "acre"]), undo: true, length: 6 };
  const answers = [forced, free];
  python.answer = () => ({ ok: true, ...answers.shift() });
  const { is, turns } = table(null);
  turns.session.forced = { verbs: ["move"], throws: [] };
  assert.equal((await turns.undoing.undo({ seat: null, since: 8 })).length, 6);
  assert.deepEqual(
    calls.map(({ name }) => name),
    ["undo", "undo"],
  );
  is.now = { ...forced, length: 6 };
  assert.equal(turns.forcedNow, null);
});

test("a throw can be read at rest before what it leaves is done; the pause after other moves includes their movement", () => {
  const after = (/** @type {number | null} */ roller) => {
    const { turns } = table({ ...among(["venice"]), entries: [entry({ actor: -1, roller })] });
    turns.lastAct = -Infinity;
    return turns.wait("move venice");
  };
  const { speed } = settings;
  settings.speed = "normal";
  assert.equal(after(0), settings.thinking);
  assert.ok(after(null) < settings.thinking);
  settings.speed = speed;
});

test("after an undo, nothing that came later counts as done by the page", async () => {
  python.answer = () => ({ ok: true, ...CHOICE, length: 6 });
  const { turns } = table(null);
  turns.byItself.add(4).add(6).add(7);
  await turns.undoing.undo({ seat: null, since: 8 });
  assert.deepEqual([...turns.byItself], [4]);
});

test("a move counts as done by the page only once it is made", async () => {
  python.answer = () => ({ ok: true });
  const { turns } = table({ ...among(["venice"]), length: 3 });
  turns.session.forced = { verbs: ["move"], throws: [] };
  turns.next();
  assert.deepEqual([...turns.byItself], []);
  turns.stop();
  assert.equal(await nextCall(turns), "play");
  assert.deepEqual([...turns.byItself], [3]);
});

test("once a path has been taken back, another undo takes back one action", async () => {
  const { is, turns } = table({ ...CHOICE, length: 8 });
  turns.strides.played = [
    { start: 2, end: 4 },
    { start: 5, end: 8 },
  ];
  python.answer = ({ request }) => ({ ok: true, ...CHOICE, length: request.move ?? request.length ?? 5 });
  await turns.undoing.undo({ seat: null, since: 8 });
  is.now = { ...CHOICE, length: 8 }; // three other actions since
  assert.equal(turns.strides.startOf(8), 7);
  assert.equal(turns.strides.startOf(4), 2, "the path before is still one");
});

const EMPTY = snapshot({ ...CHOICE, idle: "done" });

test("who lets turns pass ends them and throws until something happens, and a note says what", () => {
  const { is, turns } = table(EMPTY);
  turns.idle();
  assert.equal(turns.drive, "idle");
  assert.ok(turns.fast);
  turns.pace(BOT, "choice");
  turns.pace(THROW, "bot");
  assert.equal(turns.drive, "idle", "a throw and a bot's move stop nothing");
  turns.pace(snapshot({ ...BOT, entries: [entry({}, "sunk")] }), "bot");
  assert.equal(turns.drive, "idle", "the game says what matters, not the list of highlights");
  const [event] = entry({}, "card").events;
  turns.pace(snapshot({ ...BOT, matter: event ?? null }), "bot");
  assert.equal(turns.drive, "step");
  assert.deepEqual(turns.idleness, { turns: 1, event });
  is.now = EMPTY;
  turns.pace(BOT, "choice");
  assert.equal(turns.idleness, null, "the next decision takes the note away");
  turns.stop();
});

test("an empty turn is ended by itself only after the button, and the die is thrown in between", async () => {
  const { is, turns } = table(EMPTY);
  assert.equal(await nextCall(turns), null);
  turns.idle();
  await new Promise((resolve) => setTimeout(resolve, 40));
  assert.deepEqual(calls.at(-1)?.name, "play");
  assert.deepEqual(calls.at(-1)?.request.action, "done");
  is.now = THROW;
  turns.next();
  await new Promise((resolve) => setTimeout(resolve, 40));
  assert.equal(calls.at(-1)?.name, "roll");
  turns.stop();
});

test("a decision that is no empty turn stops, and the table shows it", () => {
  const { is, turns } = table(EMPTY);
  turns.idle();
  is.now = CHOICE;
  turns.next();
  assert.equal(turns.drive, "step");
  assert.deepEqual([turns.idleness, is.arrived], [{ turns: 1, event: null }, 1]);
});

test("turns pass only where the engine says that they may", () => {
  const { turns } = table(CHOICE);
  turns.idle();
  assert.equal(turns.drive, "step");
});

test("in a lesson nothing that has words is done by itself, bots act one at a time, and no die is held", async () => {
  const { is, turns } = table(among(["venice"]));
  turns.session.forced = { verbs: ["move"], throws: [] };
  let explains = true;
  turns.session.lesson = () => ({ explains: () => explains });
  assert.equal(await nextCall(turns), null);
  explains = false;
  assert.equal(await nextCall(turns), "play");
  is.now = BOT;
  turns.become("skip");
  assert.equal(await nextCall(turns), "bot");
  assert.ok(!calls.at(-1)?.request.on);
  is.now = THROW;
  turns.hold();
  assert.equal(turns.drive, "step");
});

test("a way stops where a lesson has something to say", async () => {
  const { is, turns } = table(CHOICE);
  const acted = [];
  turns.session.act = async () => {
    acted.push(is.now);
    is.now = null; // the lesson holds
  };
  await turns.strides.follow(["a", "b"]);
  assert.equal(acted.length, 1);
});
