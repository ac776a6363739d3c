/** The fields of the set-up for the options of a game and the settings of its table. */

/** @import { Meta, Option, OptionValues } from "../types.d.ts" */

import { amountField } from "../base/amount.mjs";
import { button } from "../base/dialogs.mjs";
import { element } from "../base/elements.mjs";
import { say } from "../base/l10n.mjs";
import { ruleLink } from "../game/rule-book.mjs";
import { optionsWith } from "../game/seating.mjs";

/**
 * The fields of all options of a game. Buttons fill in the usual ones, or those of our first game.
 * @param {Meta} meta
 * @param {OptionValues} values holds the values, and receives the chosen ones
 * @param {() => number} seats the number of seats
 */
export function optionFields(meta, values, seats) {
  const fields = element("div", { class: "setup-fields" });
  const draw = () => fields.replaceChildren(...meta.options.map((option) => optionField(meta, option, values, seats)));
  /** @param {OptionValues} chosen */
  const fill = (chosen) => {
    Object.assign(values, optionsWith(meta, chosen));
    draw();
  };
  draw();
  const { first_game: ours } = meta;
  return element(
    "fieldset",
    { class: "setup-options" },
    say(element("legend", {}), "setup-options"),
    ours &&
      element(
        "div",
        { class: "button-row" },
        button("setup-options-usual", () => fill({}), "button quiet"),
        button("setup-options-first", () => fill(ours.options), "button quiet"),
      ),
    fields,
  );
}

/**
 * The field of one option, with its rule and its explanation, which may depend on the number of seats.
 * @param {Meta} meta
 * @param {Option} option
 * @param {OptionValues} values holds the value, and receives the chosen one
 * @param {() => number} seats the number of seats
 */
function optionField(meta, option, values, seats) {
  const first = values[option.name];
  const id = `option-${option.name}`;
  const label = say(element("label", { id: `${id}-label`, for: id }), id, {}, meta.id);
  const help = element(
    "p",
    { class: "help" },
    say(element("span", { class: "option-help" }), `${id}-help`, () => ({ seats: seats() }), meta.id),
    " ",
    ruleLink(meta.id, option.rule),
  );
  if (option.kind === "bool") {
    const box = element("input", { type: "checkbox", id, checked: first === true });
    box.addEventListener("change", () => {
      values[option.name] = box.checked;
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
        values[option.name] = value;
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
    values[option.name] = select.value;
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
