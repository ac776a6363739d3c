import assert from "node:assert/strict";
import { test } from "node:test";

import { animateEvents } from "../../web/app/table/motion.mjs";
import { isPayment } from "../../web/app/table/panels/payments.mjs";

/** @param {import("../../web/app/types.d.ts").Params} params */
const event = (params) => ({ kind: "", rule: "", hidden: false, params });
const payment = (/** @type {number} */ amount) => event({ amount, payer: 0, payee: 1 });

/** What moves when, as words. @param {ReturnType<typeof event>[]} events */
async function seen(events) {
  /** @type {string[]} */
  const told = [];
  /** @param {string} what */
  const during = async (what) => {
    told.push(`${what} begins`);
    await new Promise((resolve) => setTimeout(resolve, 2));
    told.push(`${what} ends`);
  };
  await animateEvents(events, {
    walk: (piece) => during(piece),
    isPayment,
    pay: ({ params }) => during(`pay ${params.amount}`),
    sum: (payments) => void told.push(`sum of ${payments.length}`),
  });
  return told;
}

test("pieces move one after the other", async () => {
  assert.deepEqual(await seen([event({ piece: "a", to: "x" }), event({ piece: "b", to: "y" })]), [
    "a begins",
    "a ends",
    "sum of 0",
    "b begins",
    "b ends",
    "sum of 0",
  ]);
});

test("payments that follow each other fly together and are summed once", async () => {
  assert.deepEqual(await seen([payment(1), payment(2)]), [
    "pay 1 begins",
    "pay 2 begins",
    "pay 1 ends",
    "pay 2 ends",
    "sum of 2",
  ]);
});

test("a movement between two payments separates them", async () => {
  const told = await seen([payment(1), event({ piece: "a", to: "x" }), payment(2)]);
  assert.deepEqual(
    told.filter((what) => what.endsWith("begins")),
    ["pay 1 begins", "a begins", "pay 2 begins"],
  );
  assert.ok(told.indexOf("pay 1 ends") < told.indexOf("a begins"));
});

test("an event without a destination moves nothing", async () => {
  assert.deepEqual(await seen([event({ piece: "a" }), event({ to: "x" })]), ["sum of 0", "sum of 0"]);
});
