import assert from "node:assert/strict";
import { test } from "node:test";

import { draggedOpen } from "../../web/app/table/grip.mjs";

test("a drag upwards opens the sheet, one downwards closes it, and less than a drag is a tap", () => {
  assert.equal(draggedOpen(-40), true);
  assert.equal(draggedOpen(40), false);
  for (const moved of [0, 5, -5, 15, -15]) assert.equal(draggedOpen(moved), null);
});
