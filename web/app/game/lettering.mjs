/**
 * The names on a map that wraps around. A turned map is drawn twice, and the browser styles and lays out each name at each
 * new scale, in sight or not: so each half keeps only the names of its own side in the page.
 */

/** No name on a board is longer than this, in units of the drawing. */
const NAME = 400;
/** The attribute of an element that is moved. */
const SHIFT = /^translate\(([-\d.]+)/;

/** @typedef {{ name: Element, x: number, gap: Comment }} Lettered a name, where it stands, and what keeps its place in the page */

/**
 * The names of a drawing: each text, or the group that is moved with it, such as a capital with its sign.
 * @param {Element} drawn
 * @returns {Lettered[]}
 */
function lettered(drawn) {
  /** @type {Map<Element, number>} */
  const found = new Map();
  for (const text of drawn.querySelectorAll("text")) {
    /** @type {Element} */
    let name = text;
    let x = Number(text.getAttribute("x"));
    for (let one = /** @type {Element | null} */ (text); one && one !== drawn; one = one.parentElement) {
      const shift = SHIFT.exec(one.getAttribute("transform") ?? "");
      if (!shift) continue;
      x += Number(shift[1]);
      name = one;
    }
    found.set(name, x);
  }
  return [...found].map(([name, x]) => ({ name, x, gap: document.createComment("") }));
}

export class Lettering {
  /** @param {Element} drawn the map, or its copy; with all its names */
  constructor(drawn) {
    this.names = lettered(drawn);
  }

  /**
   * Keeps the names between two places in the page, and takes out those beyond.
   * @param {number} left
   * @param {number} right
   */
  show(left, right) {
    for (const { name, x, gap } of this.names) {
      const beyond = x < left - NAME || x > right + NAME;
      if (beyond) name.replaceWith(gap);
      else gap.replaceWith(name);
    }
  }
}
