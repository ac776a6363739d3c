/** The fields of the set-up for the options of a game and the settings of its table. */

/** @import { Meta, Option, OptionValues } from "../types.d.ts" */

import { amountField } from "../base/amount.mjs";
import { element } from "../base/elements.mjs";
import { say } from "../base/l10n.mjs";
import { ruleLink } from "../game/rule-book.mjs";
import { areChosen, optionsWith } from "../game/seating.mjs";

/**
 * The fields of all options of a game. Buttons fill in the usual ones, or those of our first game, or bring back what was
 * chosen otherwise; that one appears with the first such choice.
 * @param {Meta} meta
 * @param {OptionValues} values holds the values, and receives the chosen ones
 * @param {() => number} seats the number of seats
 * @param {() => void} changed called when other values have been chosen
 * @returns {{ root: HTMLElement, tell: () => void }} `tell`: explains them again, for another number of seats
 */
export function optionFields(meta, values, seats, changed) {
  const fields = element("div", { class: "setup-fields" });
  const { first_game: ours } = meta;
  /** What was last chosen by hand. @type {OptionValues} */
  let own = {};
  const sets = ours ? [fills("setup-options-usual", () => ({})), fills("setup-options-first", () => ours.options)] : [];
  const byHand = fills("setup-options-own", () => own).press;
  byHand.hidden = true;
  const mark = () => {
    const marks = sets.map(({ press, chosen }) => ({ press, pressed: areChosen(meta, values, chosen()) }));
    const other = !marks.some(({ pressed }) => pressed);
    if (other) own = { ...values };
    if (other) byHand.hidden = false;
    for (const { press, pressed } of [...marks, { press: byHand, pressed: other }])
      press.setAttribute("aria-pressed", String(pressed));
  };
  const helps = new Map(meta.options.map(({ name }) => [name, element("span", { class: "option-help" })]));
  const tell = () => {
    for (const [name, help] of helps)
      say(help, `option-${name}-help`, () => ({ seats: seats(), value: String(values[name]) }), meta.id);
  };
  const set = (/** @type {string} */ name, /** @type {OptionValues[string]} */ value) => {
    values[name] = value;
    mark();
    tell();
    changed();
  };
  const draw = () => {
    const help = (/** @type {string} */ name) => /** @type {HTMLElement} */ (helps.get(name));
    fields.replaceChildren(
      ...meta.options.map((option) => optionField(meta, option, values[option.name], set, help(option.name))),
    );
    mark();
    tell();
  };
  /** A button that fills in values. @param {string} message @param {() => OptionValues} chosen */
  function fills(message, chosen) {
    const press = say(element("button", { type: "button" }), message);
    press.addEventListener("click", () => {
      Object.assign(values, optionsWith(meta, chosen()));
      draw();
      changed();
    });
    return { press, chosen };
  }
  draw();
  const title = say(element("legend", { id: "setup-options-title" }), "setup-options");
  const group = { class: "toggle options-choice", role: "group", "aria-labelledby": title.id };
  const choice = ours && element("div", group, ...sets.map(({ press }) => press), byHand);
  return { root: element("fieldset", { class: "setup-options" }, title, choice, fields), tell };
}

/**
 * The field of one option, with its rule and its explanation.
 * @param {Meta} meta
 * @param {Option} option
 * @param {OptionValues[string] | undefined} first its value
 * @param {(name: string, value: OptionValues[string]) => void} set receives the chosen one
 * @param {HTMLElement} explains its explanation
 */
function optionField(meta, option, first, set, explains) {
  const id = `option-${option.name}`;
  const label = say(element("label", { id: `${id}-label`, for: id }), id, {}, meta.id);
  const help = element("p", { class: "help" }, explains, " ", ruleLink(meta.id, option.rule));
  if (option.kind === "bool") {
    const box = element("input", { type: "checkbox", id, checked: first === true });
    box.addEventListener("change", () => {
      set(option.name, box.checked);
    });
    return element("div", { class: "option check" }, box, label, help);
  }
  if (option.kind === "int") {
    const amount = amountField({
      min: option.min ?? 0,
      max: option.max ?? 0,
      step: option.step ?? 1,
      least: option.least,
      value: Number(first),
      labelledBy: label.id,
      id,
      onchange: (value) => {
        set(option.name, value);
      },
    });
    return element("div", { class: "option" }, label, amount.root, help);
  }
  const select = element(
    "select",
    { id },
    ...(option.choices ?? []).map((choice) =>
      say(element("option", { value: choice, selected: choice === first }), `${id}-${choice}`, {}, meta.id),
    ),
  );
  select.addEventListener("change", () => {
    set(option.name, select.value);
  });
  return element("div", { class: "option" }, label, select, help);
}

/**
 * A setting of the table itself, the same in every game; a game may word it in its own way.
 * @param {Meta} meta
 * @param {string} name
 * @param {boolean} checked
 */
export function tableSetting(meta, name, checked) {
  const box = element("input", { type: "checkbox", id: `table-${name}`, checked });
  const label = say(element("label", { for: box.id }), `setup-${name}`, {}, meta.id);
  const help = say(element("p", { class: "help" }), `setup-${name}-help`, {}, meta.id);
  return { box, root: element("div", { class: "option check" }, box, label, help) };
}
