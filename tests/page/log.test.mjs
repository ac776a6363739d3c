/** The order of the journal: the newest turn first, below the heading of its round. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { Log } from "../../web/app/table/panels/log.mjs";

/** @param {string[]} kinds what happens, in order; `kind name` names a line @returns {string[]} the lines from the top */
function journal(...kinds) {
  /** @type {any[]} */
  const lines = [];
  const list = {
    get firstElementChild() {
      return lines[0] ?? null;
    },
    prepend: (/** @type {any} */ line) => lines.unshift(line),
  };
  const log = /** @type {any} */ (Object.create(Log.prototype));
  Object.assign(log, { list, newest: null });
  for (const told of kinds) {
    const [kind = ""] = told.split(" ");
    const line = {
      told,
      classList: { contains: (/** @type {string} */ name) => name === `log-${kind}` },
      get nextElementSibling() {
        return lines[lines.indexOf(line) + 1] ?? null;
      },
      after: (/** @type {any} */ other) => lines.splice(lines.indexOf(line) + 1, 0, other),
    };
    log.put(line, [{ kind, rule: "", params: {}, hidden: false }]);
    log.newest = line;
  }
  return lines.map(({ told }) => told);
}

test("a round stands above its turns, the newest first, whose lines read downwards", () => {
  assert.deepEqual(
    journal(
      "round 1",
      "turn a",
      "buy",
      "sail",
      "turn b",
      "storm",
      "round 2",
      "turn c",
      "sell",
      "turn d",
      "end",
      "hand",
    ),
    ["hand", "end", "round 2", "turn d", "turn c", "sell", "round 1", "turn b", "storm", "turn a", "buy", "sail"],
  );
});

test("where no turns are announced, a round stands between what came before and after it", () => {
  assert.deepEqual(journal("round 1", "roll a", "round 2", "roll b", "roll c"), [
    "roll c",
    "roll b",
    "round 2",
    "roll a",
    "round 1",
  ]);
});
