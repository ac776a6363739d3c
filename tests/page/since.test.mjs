/** What the news tell where the summary has folded by itself. */

import "./browser.mjs";
import assert from "node:assert/strict";
import { test } from "node:test";

import { happened } from "../../web/app/table/panels/recap-words.mjs";
import { titleOf } from "../../web/app/table/panels/since.mjs";

/** @param {string} id @param {boolean} loss */
const news = (id, loss) => ({ id, params: {}, event: null, loss });
/** @param {...ReturnType<typeof news>} own */
const recap = (...own) =>
  /** @type {import("../../web/app/types.d.ts").Recap} */ (/** @type {unknown} */ ({ own, seats: [] }));

test("a throw that could not be played is not told twice: then the news have room for what the others did", () => {
  assert.deepEqual(happened(recap(news("since-missed-blocked", false))), []);
});

test("what it cost is told: what somebody paid, or lost", () => {
  const lost = [news("since-missed-pay", true), news("since-you-send", true), news("since-received", false)];
  assert.deepEqual(happened(recap(...lost)), lost);
});

test("before one's first turn the summary does not speak of a last one", () => {
  assert.equal(titleOf(0), "since-first");
  assert.equal(titleOf(12), "since-title");
});
