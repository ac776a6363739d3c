/** Who holds the focus keeps it while the same places are offered anew. */

import "./browser.mjs";
import assert from "node:assert/strict";
import test from "node:test";

import { replaceFocused } from "../../web/app/base/elements.mjs";

/** @param {string} place @param {boolean} [byKey] @returns {any} */
const button = (place, byKey = true) => ({
  dataset: { place },
  matches: () => byKey,
  focus() {
    Object.assign(document, { activeElement: this });
  },
});

/** @param {any[]} children @returns {any} like the page, it loses the focus of what is taken out, even if it is put in again */
const parent = (children) => ({
  children,
  contains(/** @type {any} */ one) {
    return this.children.includes(one);
  },
  replaceChildren(/** @type {any[]} */ ...others) {
    if (this.contains(document.activeElement)) Object.assign(document, { activeElement: null });
    this.children = others;
  },
});

test("the same button keeps the focus", () => {
  const [one, two] = [button("one"), button("two")];
  two.focus();
  replaceFocused(parent([one, two]), [two, one]);
  assert.equal(document.activeElement, two);
});

test("the button for the same place gets it", () => {
  const [old, fresh] = [button("two"), button("two")];
  old.focus();
  replaceFocused(parent([old]), [button("one"), fresh]);
  assert.equal(document.activeElement, fresh);
});

test("for people who use the keyboard the first gets it if the place is gone", () => {
  const [old, fresh, other] = [button("old"), button("new"), button("other")];
  old.focus();
  replaceFocused(parent([old]), [fresh, other]);
  assert.equal(document.activeElement, fresh);
});

test("after a click on a place that is gone, nothing is proposed", () => {
  const old = button("old", false);
  old.focus();
  replaceFocused(parent([old]), [button("new")]);
  assert.equal(document.activeElement, null);
});

test("the focus elsewhere stays there", () => {
  const elsewhere = button("elsewhere");
  elsewhere.focus();
  replaceFocused(parent([button("old")]), [button("old")]);
  assert.equal(document.activeElement, elsewhere);
});

test("what is offered in two steps gets the focus back", () => {
  const [old, fresh, other] = [button("two"), button("two"), button("one")];
  const board = parent([old]);
  old.focus();
  replaceFocused(board, []);
  assert.equal(document.activeElement, null);
  replaceFocused(board, [other, fresh]);
  assert.equal(document.activeElement, fresh);
});

test("if it has gone elsewhere between the two steps, it stays there", () => {
  const [old, elsewhere] = [button("two"), button("elsewhere")];
  const board = parent([old]);
  old.focus();
  replaceFocused(board, []);
  elsewhere.focus();
  replaceFocused(board, [button("two")]);
  assert.equal(document.activeElement, elsewhere);
});

test("after a click nothing waits for it", () => {
  const old = button("two", false);
  const board = parent([old]);
  old.focus();
  replaceFocused(board, []);
  replaceFocused(board, [button("two", false)]);
  assert.equal(document.activeElement, null);
});
