/** A number chosen by slider, field, and buttons for one step less or more. */

import { element } from "./elements.mjs";
import { say } from "./l10n.mjs";

/**
 * @typedef {object} Amount
 * @property {HTMLElement} root
 * @property {() => number} value
 */

/**
 * @param {{ min: number, max: number, step: number, value: number, labelledBy: string, id?: string,
 *   onchange?: (value: number) => void }} how
 * @returns {Amount}
 */
export function amountField(how) {
  const { min, max, step } = how;
  const bounds = { min, max, step, "aria-labelledby": how.labelledBy };
  const slider = element("input", { type: "range", ...bounds });
  const field = element("input", { type: "number", inputmode: "numeric", id: how.id ?? null, ...bounds });
  let value = how.value;

  /** @param {number} wanted */
  const set = (wanted) => {
    const stepped = min + Math.round((wanted - min) / step) * step;
    value = Math.min(max, Math.max(min, Number.isFinite(stepped) ? stepped : min));
    slider.value = String(value);
    if (document.activeElement !== field) field.value = String(value);
    less.disabled = value <= min;
    more.disabled = value >= max;
    how.onchange?.(value);
  };
  const less = say(element("button", { type: "button", class: "step", onclick: () => set(value - step) }), "amount-less");
  const more = say(element("button", { type: "button", class: "step", onclick: () => set(value + step) }), "amount-more");
  less.append("−");
  more.append("+");
  slider.addEventListener("input", () => set(slider.valueAsNumber));
  field.addEventListener("input", () => set(field.valueAsNumber));
  field.addEventListener("blur", () => {
    field.value = String(value);
  });
  set(value);
  field.value = String(value);
  return { root: element("div", { class: "amount" }, less, slider, more, field), value: () => value };
}
