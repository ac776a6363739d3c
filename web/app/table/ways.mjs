/**
 * One family of actions as something to press: few values are buttons, many are a field (and the board), amounts a slider.
 */

/** @import { Family, Foresight } from "../types.d.ts" */
/** @import { Names } from "../names.mjs" */

import { amountField } from "../amount.mjs";
import { element } from "../elements.mjs";
import { rewrite, say } from "../l10n.mjs";

/** More values than this are a field, not a wall of buttons. */
const FEW = 12;

/** A list of more values than this may not leave room for what stands below it. */
const SHORT = 6;

/** @param {Family} family */
export const isLong = ({ values }) => (values?.length ?? 0) > SHORT;

export class Ways {
  /**
   * @param {Names} names
   * @param {{ [verb: string]: string[] }} verbs
   * @param {{
   *   choose: (action: string) => void,
   *   foresee: (verb: string, values: (number | string)[]) => Foresight | null,
   *   point: (action: string | null) => void,
   *   held: (card: number | string) => boolean,
   * }} choices what choosing an action does, what it would bring about, whether somebody points at it, whether a card is in the hand
   */
  constructor(names, verbs, choices) {
    this.names = names;
    this.verbs = verbs;
    this.choices = choices;
  }

  /**
   * The label of one action, or a shorter one under its title.
   * @param {Family} family
   * @param {(number | string)[]} last
   * @param {"action" | "short"} [length]
   */
  label(family, last, length = "action") {
    return this.names.action(family.verb, [...family.fixed, ...last], this.verbs[family.verb] ?? [], length);
  }

  /** @param {Family} family @param {(number | string)[]} last */
  text(family, last) {
    return [family.verb, ...family.fixed, ...last].join(" ");
  }

  /** What the last argument of a family is. @param {Family} family */
  kind({ verb, fixed }) {
    return this.verbs[verb]?.[fixed.length];
  }

  /** Whether a list is set closer: one of many cards, which are in the hand as well, or of a great many places. @param {Family} family */
  isClose(family) {
    return isLong(family) && (this.kind(family) === "card" || (this.kind(family) === "place" && this.isListed(family.values ?? [])));
  }

  /** Whether there are more values than usual, but of a board on which not all of them may be in sight. @param {(number | string)[]} values */
  isListed({ length }) {
    return length > FEW && length <= (this.names.plan.theme.listed ?? FEW);
  }

  /** @param {Family} family @param {string} titleId @returns {HTMLElement} */
  of(family, titleId) {
    if (family.range) return this.amount(family, family.range, titleId);
    if (family.values === null) return element("div", { class: "button-row" }, this.button(family, []));
    const kind = this.kind(family);
    if (family.values.length <= FEW || (kind === "place" && this.isListed(family.values))) return this.row(family, family.values);
    return kind === "card" ? this.inHand(family, family.values, titleId) : this.field(family, family.values, titleId);
  }

  /** @param {Family} family @param {(number | string)[]} values */
  row(family, values) {
    return element("div", { class: "button-row" }, ...values.map((value) => this.button(family, [value])));
  }

  /** Cards of the hand are chosen there; only what lies elsewhere is listed. @param {Family} family @param {(number | string)[]} values @param {string} titleId */
  inHand(family, values, titleId) {
    const elsewhere = values.filter((value) => !this.choices.held(value));
    if (elsewhere.length > FEW) return this.field(family, values, titleId);
    return element("div", { class: "in-hand" }, say(element("p", { class: "help" }), "pick-hand"), elsewhere.length > 0 ? this.row(family, elsewhere) : null);
  }

  /** @param {Family} family @param {(number | string)[]} last */
  button(family, last) {
    const action = this.text(family, last);
    const { choices } = this;
    const words = element("span", {});
    const foreseen = choices.foresee(family.verb, [...family.fixed, ...last]);
    rewrite(words, () => {
      words.textContent = this.label(family, last, last.length > 0 ? "short" : "action"); // the group's title says what it does
    });
    const button = element(
      "button",
      { type: "button", class: "button choice", onclick: () => choices.choose(action) },
      words,
      foreseen && foreseen.brief.length > 0 ? element("span", { class: "choice-brief" }, ...foreseen.brief) : null,
    );
    button.dataset.action = action;
    if (foreseen) {
      if (foreseen.words.length > 0) button.setAttribute("aria-pressed", "false"); // shown first, played afterwards
      for (const event of ["pointerenter", "focus"]) button.addEventListener(event, () => choices.point(action));
      for (const event of ["pointerleave", "blur"]) button.addEventListener(event, () => choices.point(null));
    }
    return button;
  }

  /**
   * @param {Family} family
   * @param {{ min: number, max: number, step: number }} range
   * @param {string} titleId
   */
  amount(family, range, titleId) {
    const go = element("button", { class: "button strong choice" });
    const amount = amountField({
      ...range,
      value: range.min,
      labelledBy: titleId,
      // What is typed is not made to fit: the engine says why it cannot be.
      free: true,
      onchange: (value) => {
        rewrite(go, () => {
          go.textContent = this.label(family, [value]);
        });
      },
    });
    const play = (/** @type {Event} */ event) => {
      event.preventDefault();
      if (amount.usable()) this.choices.choose(this.text(family, [amount.value()]));
    };
    return element("form", { class: "amount-choice", novalidate: true, onsubmit: play }, amount.root, go);
  }

  /**
   * Many values: a field to type one into. What is not among them is not refused here: the engine says why.
   * @param {Family} family
   * @param {(number | string)[]} values
   * @param {string} titleId
   */
  field(family, values, titleId) {
    const kind = this.kind(family) ?? "";
    const label = (/** @type {number | string} */ value) => (kind === "place" ? this.names.plan.label(value) : this.names.word(kind, value));
    const labels = new Map(values.map((value) => [label(value).toLowerCase(), value]));
    const listId = `${titleId}-list`;
    const numeric = values.every((value) => typeof value === "number");
    const input = element("input", {
      type: "text",
      inputmode: numeric ? "numeric" : "text",
      autocomplete: "off",
      "aria-labelledby": titleId,
      "aria-describedby": `${listId}-hint`,
      list: numeric ? null : listId,
    });
    const list = element("datalist", { id: listId }, ...values.map((value) => element("option", { value: label(value) })));
    const form = element(
      "form",
      {
        class: "pick",
        onsubmit: (/** @type {Event} */ event) => {
          event.preventDefault();
          const typed = input.value.trim();
          if (typed === "") {
            input.focus();
            return;
          }
          // Words of an action are parted by spaces, so what was typed must not hold any.
          const value = labels.get(typed.toLowerCase()) ?? typed.replace(/\s+/g, "_");
          this.choices.choose(this.text(family, [value]));
        },
      },
      input,
      say(element("button", { class: "button strong" }), "pick-go"),
    );
    const hint = say(element("p", { class: "help", id: `${listId}-hint` }), "pick-hint");
    return element("div", {}, form, list, hint);
  }
}
