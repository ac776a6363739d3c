/** What a board shows at its scale, and when it has to be shown before the board glides to another one. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { isLeap, showDetail } from "../../web/app/table/board/detail.mjs";

/** A board whose style has properties only. */
function board() {
  /** @type {Map<string, string>} */
  const properties = new Map();
  const style = {
    getPropertyValue: (/** @type {string} */ name) => properties.get(name) ?? "",
    setProperty: (/** @type {string} */ name, /** @type {string} */ value) => void properties.set(name, value),
  };
  return /** @type {any} */ ({ style, dataset: {} });
}

test("a board leaps to a much larger scale only", () => {
  const root = board();
  assert.ok(!isLeap(root, 2), "nothing has been shown yet");
  showDetail(root, 0.2, 1);
  assert.ok(isLeap(root, 0.8));
  assert.ok(!isLeap(root, 0.25));
  assert.ok(!isLeap(root, 0.1));
});
