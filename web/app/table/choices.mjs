/**
 * What may be done now, as buttons and fields: one group per family of actions. Few values are buttons; many places are
 * a field and the board; amounts are a slider. The page knows no rule: it shows what the engine lists.
 */

/** @import { Family } from "../types.d.ts" */
/** @import { Names } from "../names.mjs" */

import { amountField } from "../amount.mjs";
import { element } from "../elements.mjs";
import { phrase, rewrite, say, sentence } from "../l10n.mjs";

/** More values than this are a field, not a wall of buttons. */
const FEW = 12;

let serial = 0;

/** @typedef {{ action: string, verb: string, values: (number | string)[] }} Offer */

/**
 * The places of the board, or the cards, that the last argument of an action may be. Where two actions lead to one, the
 * first has it: buttons tell them apart.
 * @param {Family[]} families
 * @param {{ [verb: string]: string[] }} verbs
 * @param {"place" | "card"} kind
 * @returns {Map<string, Offer>} by place or card
 */
export function offered(families, verbs, kind) {
  /** @type {Map<string, Offer>} */
  const found = new Map();
  for (const { verb, fixed, values } of families) {
    if (verbs[verb]?.[fixed.length] !== kind) continue;
    for (const value of values ?? []) {
      const id = String(value);
      if (!found.has(id)) found.set(id, { action: [verb, ...fixed, value].join(" "), verb, values: [...fixed, value] });
    }
  }
  return found;
}

export class Choices {
  /**
   * @param {Names} names
   * @param {{ [verb: string]: string[] }} verbs
   * @param {{ play: (action: string) => void }} actions
   */
  constructor(names, verbs, actions) {
    this.names = names;
    this.verbs = verbs;
    this.actions = actions;
    this.root = element("div", { class: "choices" });
    this.shown = "";
  }

  /** @param {Family[] | null} families null when there is nothing to decide here */
  show(families) {
    const text = JSON.stringify(families);
    if (text === this.shown) return;
    this.shown = text;
    this.root.replaceChildren(...(families ?? []).map((family) => this.group(family)));
  }

  /** The label of one action. @param {Family} family @param {(number | string)[]} last */
  label(family, last) {
    return this.names.action(family.verb, [...family.fixed, ...last], this.verbs[family.verb] ?? []);
  }

  /** @param {Family} family @param {(number | string)[]} last */
  text(family, last) {
    return [family.verb, ...family.fixed, ...last].join(" ");
  }

  /** @param {Family} family */
  group(family) {
    serial += 1;
    const id = `choice-${serial}`;
    const group = element("section", { class: "choice-group", "aria-labelledby": id });
    const title = element("h3", { id, class: "group-title" });
    rewrite(title, () => {
      title.textContent = this.title(family);
    });
    group.append(title, this.ways(family, id));
    return group;
  }

  /** @param {Family} family */
  title(family) {
    const kinds = this.verbs[family.verb] ?? [];
    /** @type {{ [kind: string]: number | string }} */
    const params = {};
    family.fixed.forEach((value, at) => {
      params[kinds[at] ?? "value"] = value;
    });
    return sentence(`group-${family.verb}`, this.names.words(params), this.names.game) ?? phrase("choices-title");
  }

  /** @param {Family} family @param {string} titleId @returns {HTMLElement} */
  ways(family, titleId) {
    if (family.range) return this.amount(family, family.range, titleId);
    if (family.values === null) return this.buttons(family, [[]]);
    if (family.values.length <= FEW) return this.buttons(family, family.values.map((value) => [value]));
    return this.field(family, family.values, titleId);
  }

  /** @param {Family} family @param {(number | string)[][]} lasts */
  buttons(family, lasts) {
    const row = element("div", { class: "button-row" });
    for (const last of lasts) {
      const button = element("button", {
        type: "button",
        class: "button choice",
        onclick: () => this.actions.play(this.text(family, last)),
      });
      button.dataset.action = this.text(family, last);
      rewrite(button, () => {
        button.textContent = this.label(family, last);
      });
      row.append(button);
    }
    return row;
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
      if (amount.usable()) this.actions.play(this.text(family, [amount.value()]));
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
    const labels = new Map(values.map((value) => [this.names.plan.label(value).toLowerCase(), value]));
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
    const list = element("datalist", { id: listId }, ...values.map((value) => element("option", { value: this.names.plan.label(value) })));
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
          this.actions.play(this.text(family, [value]));
        },
      },
      input,
      say(element("button", { class: "button strong" }), "pick-go"),
    );
    const hint = say(element("p", { class: "help", id: `${listId}-hint` }), "pick-hint");
    return element("div", {}, form, list, hint);
  }
}
