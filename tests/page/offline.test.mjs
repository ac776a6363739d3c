import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";

import "./browser.mjs";
import "./worker.mjs";

/** @import { Ways } from "../../web/app/views/opening.mjs" */

/** An element that takes everything and shows nothing. */
class Drawn extends EventTarget {
  dataset = {};
  style = {};
  textContent = "";
  append() {}
  replaceChildren() {}
  setAttribute() {}
}

const reload = mock.fn();
/** The dialog that is open. @type {object | null} */
let dialog = null;
Object.assign(document, { createElement: () => new Drawn(), querySelector: () => dialog });
Object.assign(globalThis, { addEventListener() {}, location: { reload }, HTMLElement: Drawn });
const { atView, startOffline } = await import("../../web/app/base/offline.mjs");
const { Stage } = await import("../../web/app/views/stage.mjs");

/** How many open tables hold the lock. */
let held = 0;
const locks = {
  /** @param {string} _name @param {object} _how @param {() => Promise<unknown>} held_ */
  async request(_name, _how, held_) {
    held += 1;
    await held_();
    held -= 1;
  },
};
const builds = Object.assign(new EventTarget(), { controller: /** @type {object | null} */ ({}) });
Object.assign(navigator, { locks, serviceWorker: builds });

mock.timers.enable({ apis: ["setTimeout"] });
startOffline();

/** Lets all that needs no timer go on. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

/** Another tab has let another build take over. */
const takeOver = () => builds.dispatchEvent(new Event("controllerchange"));

/** How often the page has reloaded since the last question. */
function reloads() {
  const count = reload.mock.callCount();
  reload.mock.resetCalls();
  return count;
}

beforeEach(async () => {
  dialog = null;
  atView("shelf");
  await settled();
  reloads();
});

/** A stage on which no game opens: the files of the site do not come. */
const stage = new Stage(/** @type {HTMLElement} */ (/** @type {unknown} */ (new Drawn())));
const table = { game: "none", seats: [], options: {}, practice: false, real_dice: false };
const fails = (/** @type {import("../../web/app/types.d.ts").Source} */ source) =>
  stage.showTable(source, /** @type {Ways} */ ({}));

test("a table holds off another build, whatever page shows it, until people leave it", async () => {
  stage.enter("table");
  await settled();
  assert.equal(held, 1);
  stage.enter("embed");
  await settled();
  assert.equal(held, 0);
});

test("a table that did not open holds off nothing", async () => {
  const opening = fails({ kind: "new", table });
  assert.equal(held, 1);
  await opening;
  await settled();
  assert.equal(document.documentElement.dataset.view, "failure");
  assert.equal(held, 0);
});

test("a frame that may not have locks shows its table all the same", async () => {
  const request = mock.method(locks, "request", () => Promise.reject(new DOMException("No locks.", "SecurityError")));
  stage.enter("table");
  await settled();
  request.mock.restore();
});

test("a page on its shelf reloads when another build takes over", () => {
  takeOver();
  assert.equal(reloads(), 1);
});

test("what somebody types on the shelf is not thrown away", () => {
  dialog = {};
  takeOver();
  assert.equal(reloads(), 0);
});

for (const view of ["setup", "receive", "host", "table", "failure"]) {
  test(`nor is what somebody does elsewhere, until they leave: ${view}`, () => {
    atView(view);
    reloads();
    takeOver();
    assert.equal(reloads(), 0);
    atView("shelf");
    assert.equal(reloads(), 1);
  });
}

test("a game from a file opens first: its address does not hold the file", async () => {
  takeOver();
  reloads();
  await fails({ kind: "file", save: {}, name: "game" });
  assert.equal(reloads(), 0);
  await fails({ kind: "new", table });
  assert.notEqual(reloads(), 0);
});
