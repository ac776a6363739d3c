import assert from "node:assert/strict";
import { test } from "node:test";

import { enter, go, goLink, left, pushUrl, routeOf, startRouter } from "../../web/app/base/router.mjs";

/** @param {string} rest of the address */
const at = (rest) => routeOf(new URL(`https://example.org/games/${rest}`));

test("the bare address leads to the shelf", () => {
  assert.deepEqual(at(""), { view: "shelf" });
  assert.deepEqual(at("?"), { view: "shelf" });
  assert.deepEqual(at("?open"), { view: "shelf" });
});

test("a game's address leads to its set-up, with start to its board", () => {
  assert.deepEqual(at("?game=magot"), { view: "setup", game: "magot", start: false, alone: false });
  assert.deepEqual(at("?game=magot&start"), { view: "setup", game: "magot", start: true, alone: false });
  assert.deepEqual(at("?game=magot&alone"), { view: "setup", game: "magot", start: true, alone: true });
  assert.deepEqual(at("?start&game=magot"), { view: "setup", game: "magot", start: true, alone: false });
});

test("a lesson and a first game have addresses", () => {
  assert.deepEqual(at("?game=magot&lesson=first"), { view: "lesson", game: "magot", lesson: "first" });
  assert.deepEqual(at("?game=magot&first"), { view: "first", game: "magot" });
});

test("an empty game is no shelf: the page then says that it does not know the game", () => {
  assert.deepEqual(at("?game="), { view: "setup", game: "", start: false, alone: false });
});

test("a saved game opens by its id, decoded", () => {
  assert.deepEqual(at("?save=1a2b"), { view: "save", id: "1a2b" });
  assert.deepEqual(at("?save=a%20b"), { view: "save", id: "a b" });
});

test("the page that receives games has its address, and keeps the part that led there", () => {
  assert.deepEqual(at("?receive"), { view: "receive", part: "" });
  assert.deepEqual(at("?receive#p1.abc.2.3.text"), { view: "receive", part: "#p1.abc.2.3.text" });
});

test("the page for hosts has its address", () => {
  assert.deepEqual(at("?host"), { view: "host" });
});

test("a second screen has the address of its game", () => {
  assert.deepEqual(at("?screen=1a2b"), { view: "screen", id: "1a2b" });
});

test("a game in a link opens, whatever the query says", () => {
  assert.deepEqual(at("#v1.abc"), { view: "link", link: "#v1.abc" });
  assert.deepEqual(at("?save=1a2b#v1.abc"), { view: "link", link: "#v1.abc" });
});

test("a link may lead to a move; the link itself stays as it was", () => {
  assert.deepEqual(at("#v1.abc/at/12"), { view: "link", link: "#v1.abc", at: 12 });
  for (const odd of ["#v1.abc/at/", "#v1.abc/at/-1", "#v1.abc/at/x"])
    assert.deepEqual(at(odd), { view: "link", link: odd });
});

test("a link of a later version opens too, so that the engine can say what is wrong", () => {
  assert.deepEqual(at("#v27.abc"), { view: "link", link: "#v27.abc" });
});

test("any other fragment is an anchor and no game", () => {
  for (const anchor of ["#v", "#view", "#MG-13", "#xv1.abc"]) assert.deepEqual(at(anchor), { view: "shelf" });
  assert.deepEqual(at("?game=magot#view"), { view: "setup", game: "magot", start: false, alone: false });
});

/** A browser's history on the page's address, with what a router shows. @param {string} [path] */
function browsing(path = "/") {
  /** @type {string[]} */
  const entries = [`https://example.org${path}?game=magot`];
  let at = 0;
  let moved = () => {};
  const place = () => new URL(entries[at] ?? "", "https://example.org");
  const history = {
    pushState(/** @type {unknown} */ _, /** @type {string} */ __, url = entries[at] ?? "") {
      entries.splice(at + 1, entries.length, url);
      at += 1;
    },
    replaceState(/** @type {unknown} */ _, /** @type {string} */ __, /** @type {string} */ url) {
      entries[at] = url;
    },
    back() {
      at -= 1;
      moved();
    },
  };
  const window = {
    addEventListener(/** @type {string} */ _, /** @type {() => void} */ listener) {
      moved = listener;
    },
  };
  Object.assign(globalThis, { history, window, document: { addEventListener() {} } });
  Object.defineProperty(globalThis, "location", { get: place, configurable: true });
  /** @type {string[]} */
  const shown = [];
  startRouter((route) => void shown.push(route.view));
  return { entries, history, shown };
}

test("back leaves a part of a view first, and then the view", () => {
  const { history, shown } = browsing();
  pushUrl("?save=1");
  let parts = 1;
  const leave = () => {
    parts -= 1;
  };
  enter(leave);
  enter(leave);
  history.back();
  assert.deepEqual([parts, shown], [0, ["setup"]]);
  history.back();
  assert.deepEqual(shown, ["setup", "setup"]);
});

test("a part that people leave by other ways takes its entry away, and shows nothing anew", () => {
  const { history, shown } = browsing();
  pushUrl("?save=1");
  enter(() => assert.fail("people have left already"));
  left();
  left();
  assert.deepEqual(shown, ["setup"]);
  history.back();
  assert.deepEqual(shown, ["setup", "setup"]);
});

test("what comes after a part of a view takes its place in the history", () => {
  const { entries } = browsing();
  pushUrl("?save=1");
  enter(() => {});
  go("?save=2");
  assert.deepEqual(
    entries,
    ["?game=magot", "?save=1", "?save=2"].map((search) => `https://example.org/${search}`),
  );
});

test("a path of two slashes is no host, and a view has no fragment of the one before", () => {
  const { entries } = browsing("//");
  go("?game=magot&lesson=first");
  goLink("#v1.abc");
  go("");
  go("./?game=magot");
  assert.deepEqual(
    entries.slice(1),
    ["?game=magot&lesson=first", "#v1.abc", "", "?game=magot"].map((rest) => `https://example.org//${rest}`),
  );
});
