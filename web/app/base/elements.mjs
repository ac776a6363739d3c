/** Makes DOM elements with attributes and children, symbols and emblems. Data becomes text, never markup. */

/** @import { Colour } from "../types.d.ts" */

import { once } from "./once.mjs";
import { fetchFile } from "./site.mjs";

/** @typedef {Node | string | null | false} Child */

/**
 * Makes an element with its attributes and children. The value `true` sets an attribute without a value; `false`, null
 * and undefined leave it out; a function is a listener, such as `onclick`.
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {{ [name: string]: string | number | boolean | null | undefined | ((event: any) => void) }} [attributes]
 * @param {...Child} children
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function element(tag, attributes = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "function") made.addEventListener(name.slice(2), value);
    else if (value === true) made.setAttribute(name, "");
    else if (value !== false && value !== null && value !== undefined) made.setAttribute(name, String(value));
  }
  made.append(...children.filter((child) => child !== null && child !== false));
  return made;
}

/**
 * Makes a form that sends nothing: a click on its submit button, or Enter in a field, calls `act`. In a frame whose sandbox
 * forbids forms, browsers do not fire `submit`; but Enter clicks the button there, too.
 * @param {Parameters<typeof element>[1]} attributes
 * @param {() => void} act called if the fields are valid, or always with the attribute `novalidate`
 * @param {...Child} children
 */
export function formElement(attributes, act, ...children) {
  const made = element("form", attributes, ...children);
  made.addEventListener("submit", (event) => event.preventDefault());
  made.addEventListener("click", (event) => {
    const clicked = event.target instanceof Element ? event.target.closest("button") : null;
    if (clicked?.type !== "submit") return;
    event.preventDefault();
    if (made.noValidate || made.reportValidity()) act();
  });
  return made;
}

/** What had the focus, by key, when all children were taken out. @type {WeakMap<HTMLElement, HTMLElement>} */
const emptied = new WeakMap();

/**
 * Replaces the children. If one of them had the focus, its place keeps it: the same element, the one for the same place of
 * a board, or, for people who use the keyboard, the first. If there are no new children yet, those that come next get it,
 * unless it has gone elsewhere.
 * @param {HTMLElement} parent
 * @param {HTMLElement[]} children
 */
export function replaceFocused(parent, children) {
  const active = /** @type {HTMLElement | null} */ (document.activeElement);
  const had = active !== null && active !== parent && parent.contains(active);
  const nowhere = active === null || active === document.body;
  const held = had ? active : nowhere ? emptied.get(parent) : undefined;
  const byKey = had ? active.matches(":focus-visible") : true;
  emptied.delete(parent);
  parent.replaceChildren(...children);
  if (!held) return;
  const same = children.find((child) => child === held || child.dataset.place === held.dataset.place);
  (same ?? (byKey ? children[0] : undefined))?.focus({ preventScroll: true });
  if (byKey && children.length === 0) emptied.set(parent, held);
}

/**
 * Gives a parent these children, in this order. Those that it has already stay where they are: a browser lays out anew what is
 * taken out and put in again.
 * @param {Element} parent
 * @param {Element[]} children
 */
export function arrange(parent, children) {
  const wanted = new Set(children);
  for (const child of [...parent.children]) if (!wanted.has(child)) child.remove();
  inOrder(parent, children);
}

/**
 * Puts children of a parent first, in this order; the others follow them. As few as possible are moved: a browser lays out
 * anew what is moved, and what stands beside it.
 * @param {Element} parent
 * @param {Element[]} children
 */
export function inOrder(parent, children) {
  const wanted = new Set(children);
  const all = [...children, ...[...parent.children].filter((one) => !wanted.has(one))];
  const stands = new Map([...parent.children].map((one, at) => [one, at]));
  const stay = risingParts(all.map((one) => stands.get(one) ?? -1));
  let next = /** @type {Element | null} */ (null);
  for (let at = all.length - 1; at >= 0; at--) {
    const one = /** @type {Element} */ (all[at]);
    if (!stay.has(at)) parent.insertBefore(one, next);
    next = one;
  }
}

/**
 * Where the longest rising part of a list of numbers lies: all of it but what one must take out so that the rest rises.
 * @param {number[]} numbers those below 0 do not count
 * @returns {Set<number>} indices
 */
export function risingParts(numbers) {
  /** The index of the least number with which a part of each length ends. @type {number[]} */
  const ends = [];
  const before = numbers.map((number, at) => {
    if (number < 0) return -1;
    const longer = ends.findIndex((end) => (numbers[end] ?? 0) >= number);
    const length = longer < 0 ? ends.length : longer;
    ends[length] = at;
    return ends[length - 1] ?? -1;
  });
  const found = new Set();
  for (let at = ends.at(-1) ?? -1; at >= 0; at = before[at] ?? -1) found.add(at);
  return found;
}

/** The children of an element, each made from something with a key: those whose key is still wanted are kept. */
export class KeptChildren {
  /** @param {Element} parent */
  constructor(parent) {
    this.parent = parent;
    /** @type {Map<string, HTMLElement>} */
    this.made = new Map();
  }

  /** @param {[key: string, make: () => HTMLElement][]} wanted in their order; the key says all that a child depends on */
  show(wanted) {
    this.made = new Map(wanted.map(([key, make]) => [key, this.made.get(key) ?? make()]));
    arrange(this.parent, [...this.made.values()]);
  }
}

const SVG = "http://www.w3.org/2000/svg";

/**
 * Makes an SVG element.
 * @template {keyof SVGElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {{ [name: string]: string | number }} [attributes]
 * @param {...Node} children
 * @returns {SVGElementTagNameMap[Tag]}
 */
export function svg(tag, attributes = {}, ...children) {
  const made = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, String(value));
  made.append(...children);
  return made;
}

/**
 * A symbol, hidden from assistive technology: the words beside it say what it means.
 * @param {string} id
 * @param {string} [className]
 */
export function picture(id, className = "icon") {
  return svg("svg", { class: className, "aria-hidden": "true" }, svg("use", { href: `#${id}` }));
}

/** The letter of a movement on the board, in order: there numbers are throws, prices and costs. @param {number} nth from 0 */
export const letterOf = (nth) => String.fromCharCode(65 + nth);

/**
 * The emblem of a seat on its colour.
 * @param {Colour} colour
 * @param {string} [className]
 */
export function emblem(colour, className = "") {
  return svg(
    "svg",
    { class: `emblem seat-${colour} ${className}`.trim(), viewBox: "-12 -12 24 24", "aria-hidden": "true" },
    svg("rect", { x: -12, y: -12, width: 24, height: 24, rx: 5 }),
    svg("use", { href: `#emblem-${colour}`, transform: "scale(.86)" }),
  );
}

/**
 * Fetches a drawing and imports it into this document. It is parsed as XML, so that no script in it can run.
 * @param {string} path from the site's own folder
 * @returns {Promise<SVGSVGElement>}
 */
export async function fetchDrawing(path) {
  const response = await fetchFile(path);
  const parsed = new DOMParser().parseFromString(await response.text(), "image/svg+xml");
  const root = parsed.documentElement;
  if (!(root instanceof SVGSVGElement)) throw new Error(`${path} is not a drawing`);
  return /** @type {SVGSVGElement} */ (document.importNode(root, true));
}

/** Adds the symbols of a file to the page, once for each file. Its path begins in the site's own folder. */
export const loadSymbols = once(async (/** @type {string} */ path) => {
  const drawing = await fetchDrawing(path);
  drawing.setAttribute("class", "symbols");
  drawing.setAttribute("aria-hidden", "true");
  document.body.prepend(drawing);
});
