import assert from "node:assert/strict";
import { test } from "node:test";

import { beginning } from "../../web/app/game/book-search.mjs";

test("a search finds words by how they begin, not by what is inside them", () => {
  assert.equal(beginning("à imprimer, les primes", "prime"), 16);
  assert.equal(beginning("à imprimer", "prime"), -1);
  assert.equal(beginning("la règle ma-22", "22"), 12);
  assert.equal(beginning("240 m, puis 40 m", "40"), 12);
  assert.equal(beginning("l’arrivée", "arriv"), 2);
});
