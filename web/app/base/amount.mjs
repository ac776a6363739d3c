/** A field for a number: a slider, a text field, and buttons for one step less or more. */

import { element } from "./elements.mjs";
import { say } from "./l10n.mjs";

/**
 * @typedef {object} Amount
 * @property {HTMLElement} root
 * @property {() => number} value
 * @property {() => boolean} usable whether the field holds a number; if not, it gets the focus
 */

/**
 * What an amount may be: from `min` to `max` in steps. With a `least`, it is either `min`, which stands for none, or
 * `least` and more.
 * @typedef {{ min: number, max: number, step: number, least?: number | undefined }} Bounds
 */

/**
 * The number nearest to `wanted` that an amount may be; the lowest for anything that is no number.
 * @param {number} wanted
 * @param {Bounds} bounds
 */
export function fitting(wanted, { min, max, step, least = min }) {
  const stepped = min + Math.round((wanted - min) / step) * step;
  const within = Math.min(max, Math.max(min, Number.isFinite(stepped) ? stepped : min));
  if (within >= least) return within;
  return within - min < least - within ? min : least;
}

/**
 * The amount one step above or below `value`; what lies between the lowest and the least is one step.
 * @param {number} value
 * @param {1 | -1} direction
 * @param {Bounds} bounds
 */
export function stepped(value, direction, bounds) {
  const { min, step, least = min } = bounds;
  const next = value + direction * step;
  if (next <= min || next >= least) return fitting(next, bounds);
  return direction < 0 ? min : least;
}

/** Numbers the ids of the elements that describe the fields. */
let serial = 0;

/**
 * @param {Bounds & { value: number, labelledBy: string, id?: string, free?: boolean,
 *   onchange?: (value: number) => void }} how with `free`, a typed number stays as it is, even out of bounds; else the
 *   nearest possible number takes its place, and a line says so. A line names the bounds of a free number, and a least one
 * @returns {Amount}
 */
export function amountField(how) {
  const { min, max, step } = how;
  const bounds = { min, max, step, "aria-labelledby": how.labelledBy };
  const slider = element("input", { type: "range", ...bounds });
  const field = element("input", { type: "number", inputmode: "numeric", id: how.id ?? null, ...bounds });
  let value = how.value;

  const fit = (/** @type {number} */ wanted) => fitting(wanted, how);
  /** @param {number} wanted @param {boolean} [typed] */
  const set = (wanted, typed = false) => {
    value = how.free && typed && Number.isInteger(wanted) ? wanted : fit(wanted);
    slider.value = String(value);
    if (!typed) field.value = String(value);
    less.disabled = value <= min;
    more.disabled = value >= max;
    mark();
    how.onchange?.(value);
  };
  const mark = () => {
    const right = field.value !== "" && fit(field.valueAsNumber) === field.valueAsNumber;
    if (right) field.removeAttribute("aria-invalid");
    else field.setAttribute("aria-invalid", "true");
  };
  const less = say(
    element("button", { type: "button", class: "step", onclick: () => set(stepped(fit(value), -1, how)) }),
    "amount-less",
  );
  const more = say(
    element("button", { type: "button", class: "step", onclick: () => set(stepped(fit(value), 1, how)) }),
    "amount-more",
  );
  less.append("−");
  more.append("+");
  slider.addEventListener("input", () => set(slider.valueAsNumber));
  // The browser's own step knows of no least value.
  field.addEventListener("keydown", (event) => {
    const direction = event.key === "ArrowUp" ? 1 : event.key === "ArrowDown" ? -1 : null;
    if (direction === null) return;
    event.preventDefault();
    set(stepped(fit(value), direction, how));
  });
  field.addEventListener("input", () => set(field.valueAsNumber, true));
  field.addEventListener("blur", () => {
    const typed = field.valueAsNumber;
    if (how.free && Number.isInteger(typed)) return;
    if (Number.isInteger(typed) && typed !== value) {
      say(told, how.least === undefined ? "amount-refused" : "amount-refused-least", {
        typed,
        min,
        max,
        least: how.least ?? min,
      });
    }
    field.value = String(value);
    mark();
  });
  serial += 1;
  const told = element("p", { class: "help", id: `amount-${serial}`, role: "status" });
  if (how.least !== undefined) say(told, "amount-range-least", { min, max, least: how.least });
  else if (how.free) say(told, step === 1 ? "amount-range" : "amount-range-step", { min, max, step });
  field.setAttribute("aria-describedby", told.id);
  const root = element("div", { class: "amount" }, less, slider, more, field, told);
  set(value);
  const usable = () => {
    if (!how.free || Number.isInteger(field.valueAsNumber)) return true;
    field.focus();
    return false;
  };
  return { root, value: () => value, usable };
}
