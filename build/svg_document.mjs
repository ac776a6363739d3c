/**
 * As much of a document as the modules of the board need to draw pieces, arrows and marks under Node, and to write them
 * as markup. A position that they set as a style becomes an attribute: the policy of the site forbids styles in markup.
 */

/** @param {string} text */
const escaped = (text) =>
  text.replace(/[&<>"]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[sign] ?? sign);

export class SvgElement {
  /** @param {string} name */
  constructor(name) {
    this.name = name;
    /** @type {Map<string, string>} */
    this.attributes = new Map();
    /** @type {(SvgElement | string)[]} */
    this.parts = [];
    /** @type {SvgElement | null} */
    this.parentNode = null;
    const { attributes } = this;
    const names = () => new Set((attributes.get("class") ?? "").split(" ").filter(Boolean));
    const write = (/** @type {Set<string>} */ now) => attributes.set("class", [...now].join(" "));
    this.classList = {
      /** @param {string} one @param {boolean} on */
      toggle: (one, on) => write(on ? names().add(one) : new Set([...names()].filter((other) => other !== one))),
      /** @param {string} one */
      add: (one) => write(names().add(one)),
      /** @param {string} one */
      remove: (one) => write(new Set([...names()].filter((other) => other !== one))),
      /** @param {string} one */
      contains: (one) => names().has(one),
    };
    this.style = {
      /** @param {string} value such as translate(3px, 4px) */
      set transform(value) {
        attributes.set("transform", value.replaceAll("px", "").replace(", ", " "));
      },
    };
    this.dataset = new Proxy(/** @type {{ [name: string]: string }} */ ({}), {
      set: (_, one, value) => Boolean(attributes.set(`data-${String(one)}`, value)),
    });
  }

  /** @returns {SvgElement[]} */
  get children() {
    return this.parts.filter((part) => part instanceof SvgElement);
  }

  /** @returns {SvgElement | null} */
  get lastElementChild() {
    return this.children.at(-1) ?? null;
  }

  /** @param {string} text */
  set textContent(text) {
    this.parts = [text];
  }

  /** @param {string} one @param {string} value */
  setAttribute(one, value) {
    this.attributes.set(one, value);
  }

  /** @param {...(SvgElement | string)} parts */
  append(...parts) {
    this.parts.push(...this.adopt(parts));
  }

  /** @param {...(SvgElement | string)} parts */
  prepend(...parts) {
    this.parts.unshift(...this.adopt(parts));
  }

  /** @param {...(SvgElement | string)} parts */
  replaceChildren(...parts) {
    this.parts = this.adopt(parts);
  }

  /** @param {SvgElement} part @param {SvgElement | null} before */
  insertBefore(part, before) {
    this.adopt([part]);
    this.parts.splice(before ? this.parts.indexOf(before) : this.parts.length, 0, part);
  }

  remove() {
    const { parentNode } = this;
    if (parentNode) parentNode.parts = parentNode.parts.filter((part) => part !== this);
    this.parentNode = null;
  }

  /** @param {(SvgElement | string)[]} parts */
  adopt(parts) {
    for (const part of parts) {
      if (!(part instanceof SvgElement)) continue;
      part.remove();
      part.parentNode = this;
    }
    return parts;
  }

  /**
   * The first element with a class, `.name`, among all, or among the children with `:scope > `.
   * @param {string} selector
   * @returns {SvgElement | null}
   */
  querySelector(selector) {
    const name = selector.slice(selector.indexOf(".") + 1);
    for (const child of this.children) {
      if (child.classList.contains(name)) return child;
      const deeper = selector.startsWith(":scope") ? null : child.querySelector(selector);
      if (deeper) return deeper;
    }
    return null;
  }

  /** @returns {string} */
  toString() {
    const attributes = [...this.attributes]
      .filter(([one, value]) => value !== "" || one === "d")
      .map(
        ([one, value]) =>
          ` ${one}="${escaped(value.replace(/\d+\.\d{2,}/g, (number) => String(Number(Number(number).toFixed(1)))))}"`,
      )
      .join("");
    const inside = this.parts.map((part) => (part instanceof SvgElement ? String(part) : escaped(part))).join("");
    return inside ? `<${this.name}${attributes}>${inside}</${this.name}>` : `<${this.name}${attributes}/>`;
  }
}

/** Lets modules of the page run here: they find a document and a window, and nothing in them. */
export function standIn() {
  const listening = { addEventListener() {}, removeEventListener() {} };
  const document = {
    ...listening,
    /** @param {string} _ @param {string} name */
    createElementNS: (_, name) => new SvgElement(name),
    documentElement: { dataset: {}, lang: "" },
    querySelectorAll: () => [],
  };
  const window = { ...listening, matchMedia: () => ({ matches: false, ...listening }) };
  for (const [name, value] of Object.entries({ document, window, navigator: { language: "fr" } }))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
}
