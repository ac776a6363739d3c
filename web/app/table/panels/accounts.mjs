/** What each seat received and paid during a game, and what its figure is made of: told at the end. */

/** @import { Account, AccountLine } from "../../types.d.ts" */
/** @import { Names } from "../../game/names.mjs" */

import { element, emblem } from "../../base/elements.mjs";
import { number, phrase, rewrite, say, sentence, signed } from "../../base/l10n.mjs";

/** The payments of all accounts for one cause: a row of the table. @typedef {{ cause: string, gain: boolean }} Cause */

/** The causes of payments, in the order of all that was paid for them. @param {Account[]} accounts @returns {Cause[]} */
export function causesOf(accounts) {
  /** @type {Map<string, Cause & { sum: number }>} */
  const found = new Map();
  for (const { cause, gain, amount } of accounts.flatMap(({ lines }) => lines)) {
    const row = found.get(`${cause} ${gain}`) ?? { cause, gain, sum: 0 };
    row.sum += amount;
    found.set(`${cause} ${gain}`, row);
  }
  return [...found.values()].sort((one, other) => other.sum - one.sum);
}

/** What remained of all payments of a seat. @param {Account} account */
export const balanceOf = ({ lines }) => lines.reduce((sum, { gain, amount }) => sum + (gain ? amount : -amount), 0);

/**
 * What the figure of a seat is made of, in one line; null if it has no parts, or is nothing.
 * @param {Account} account
 * @param {number} figure
 * @param {Names} names
 */
export function madeOf({ worth }, figure, names) {
  if (worth.length === 0 || figure === 0) return null;
  const line = element("p", { class: "ranking-parts" });
  rewrite(line, () => {
    const parts = worth.map((part) => names.say(part)).join(" + ");
    line.textContent = phrase("account-made", { figure: number(figure), parts });
  });
  return line;
}

/** The table of all accounts, folded; null if nobody has paid anything. @param {Account[]} accounts @param {Names} names */
export function accountTable(accounts, names) {
  const causes = causesOf(accounts);
  const goods = causesOf(accounts.map((account) => ({ ...account, lines: account.goods })));
  if (causes.length + goods.length === 0) return null;
  const heads = accounts.map(({ seat }) => {
    const colour = names.seats[seat]?.colour ?? "black";
    return element("th", { scope: "col" }, emblem(colour), element("span", {}, names.party(seat)));
  });
  const cell = (/** @type {AccountLine | undefined} */ line) => {
    const box = element("td", {});
    if (!line) return box;
    const times = say(element("small", {}), "account-times", { times: line.times });
    rewrite(box, () => box.replaceChildren(signed(line.gain ? line.amount : -line.amount), times));
    return box;
  };
  /** @param {Cause} row @param {string} kind @param {AccountLine[][]} lines of each seat */
  const row = ({ cause, gain }, kind, lines) => {
    const head = element("th", { scope: "row" });
    rewrite(head, () => {
      head.textContent =
        sentence(`${kind}${cause}`, { way: gain ? "received" : "paid" }, names.game) ?? phrase("account-other");
    });
    const cells = lines.map((some) => cell(some.find((one) => one.cause === cause && one.gain === gain)));
    return element("tr", {}, head, ...cells);
  };
  /** @param {string} title @param {Element[]} rows */
  const group = (title, rows) => {
    const head = element("th", { scope: "rowgroup", colspan: 1 + accounts.length, class: "account-group" });
    return element("tbody", {}, element("tr", {}, say(head, title, {}, names.game)), ...rows);
  };
  const paid = accounts.map(({ lines }) => lines);
  // A cause has the rest of its id from an event of a game: these titles may be no such id.
  const bodies = [true, false].flatMap((way) => {
    const rows = causes.filter(({ gain }) => gain === way).map((one) => row(one, "account-", paid));
    return rows.length === 0 ? [] : [group(way ? "account-group-received" : "account-group-paid", rows)];
  });
  const held = accounts.map((account) => account.goods);
  const besides = goods.map((one) => row(one, "account-goods-", held));
  const sums = accounts.map((account) => {
    const box = element("td", {});
    rewrite(box, () => {
      box.textContent = signed(balanceOf(account));
    });
    return box;
  });
  const total = element("th", { scope: "row" });
  rewrite(total, () => {
    total.textContent = sentence("account-balance", {}, names.game) ?? phrase("account-balance");
  });
  const sum = element("tbody", { class: "account-sum" }, element("tr", {}, total, ...sums));
  const table = element(
    "table",
    { class: "accounts" },
    element("thead", {}, element("tr", {}, element("td", {}), ...heads)),
    ...bodies,
    sum,
    besides.length > 0 ? group("account-goods", besides) : null,
  );
  // A wide table scrolls in its own box, which keys can reach.
  const box = element(
    "div",
    { class: "accounts-box", tabindex: 0, role: "region", "aria-labelledby": "account-title" },
    table,
  );
  return element("details", {}, say(element("summary", { id: "account-title" }), "account-title"), box);
}
