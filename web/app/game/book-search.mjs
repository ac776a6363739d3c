/**
 * The search in a rule book: it hides the passages that do not contain all the words, and marks the words in the others.
 * The pages of the rule books load it by itself, so it imports nothing.
 */

const MARK = "book-found";

/** Letters without accents and in lower case; the length stays the same. @param {string} text */
function plain(text) {
  return [...text].map((sign) => sign.normalize("NFD")[0]?.toLowerCase() ?? sign).join("");
}

/**
 * Where a word begins in a text, from a position; -1 if nowhere. "prime" begins in "primes", and not in "imprimer".
 * @param {string} text
 * @param {string} word
 */
export function beginning(text, word, from = 0) {
  let at = text.indexOf(word, from);
  while (at > 0 && /[\p{L}\p{N}]/u.test(text[at - 1] ?? "")) at = text.indexOf(word, at + 1);
  return at;
}

/**
 * The parts of a rule book: each heading with the passages below it, up to the next heading.
 * @param {HTMLElement} book
 */
function parts(book) {
  /** @type {{ level: number, heading: HTMLElement | null, passages: HTMLElement[] }[]} */
  const found = [{ level: 0, heading: null, passages: [] }];
  for (const child of book.children) {
    if (!(child instanceof HTMLElement) || child.matches(".book-search, .book-parts")) continue;
    const level = Number(/^H([1-6])$/.exec(child.tagName)?.[1] ?? 0);
    if (level > 0) found.push({ level, heading: child, passages: [] });
    else found.at(-1)?.passages.push(child);
  }
  return found;
}

/**
 * Marks the words where they stand, if the browser can do that without changing the page.
 * @param {HTMLElement[]} passages
 * @param {string[]} words
 */
function mark(passages, words) {
  if (!("highlights" in CSS)) return;
  CSS.highlights.delete(MARK);
  /** @type {Range[]} */
  const ranges = [];
  for (const passage of words.length > 0 ? passages : []) {
    const texts = document.createTreeWalker(passage, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = plain(node.nodeValue ?? "");
      for (const word of words) {
        for (let at = beginning(text, word); at >= 0; at = beginning(text, word, at + word.length)) {
          const range = new Range();
          range.setStart(node, at);
          range.setEnd(node, Math.min(at + word.length, node.nodeValue?.length ?? 0));
          ranges.push(range);
        }
      }
    }
  }
  if (ranges.length > 0) CSS.highlights.set(MARK, new Highlight(...ranges));
}

/**
 * Makes the search field of a rule book work; it is hidden until then.
 * @param {HTMLElement} book
 * @returns {() => void} ends the search, so that all of the book can be seen
 */
export function searchIn(book) {
  const box = book.querySelector(".book-search");
  const field = box?.querySelector("input");
  const status = box?.querySelector("p");
  if (!(box instanceof HTMLElement) || !field || !status) return () => {};
  box.hidden = false;

  /** Shows what contains the words of the field; all if there are none. @returns {HTMLElement[]} the passages shown */
  const search = () => {
    const words = plain(field.value).split(/\s+/).filter(Boolean);
    const list = book.querySelector(".book-parts");
    if (list instanceof HTMLElement) list.hidden = words.length > 0;
    const has = (/** @type {HTMLElement} */ one) =>
      words.every((word) => beginning(plain(one.textContent ?? ""), word) >= 0);
    /** @type {HTMLElement[]} */
    const found = [];
    /** The headings above the part, from the highest. @type {{ level: number, heading: HTMLElement }[]} */
    let above = [];
    for (const { level, heading, passages } of parts(book)) {
      const whole = words.length > 0 && heading !== null && level > 1 && has(heading);
      const kept = passages.filter((passage) => whole || has(passage));
      for (const passage of passages) passage.hidden = !kept.includes(passage);
      found.push(...kept);
      if (heading === null) continue;
      above = [...above.filter((one) => one.level < level), { level, heading }];
      heading.hidden = kept.length === 0 && words.length > 0;
      if (kept.length > 0) for (const one of above) one.heading.hidden = false;
    }
    mark(found, words);
    const { none = "", one = "", many = "" } = status.dataset;
    const said = found.length === 0 ? none : found.length === 1 ? one : many.replace("{n}", String(found.length));
    status.textContent = words.length > 0 ? said : "";
    return words.length > 0 ? found : [];
  };

  const end = () => {
    if (field.value === "") return;
    field.value = "";
    search();
  };

  field.addEventListener("input", search);
  field.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && field.value !== "") {
      event.preventDefault(); // the drawer stays open
      event.stopPropagation();
      end();
    }
    const [first] = event.key === "Enter" ? search() : [];
    if (!first) return;
    event.preventDefault();
    first.tabIndex = -1;
    first.focus();
  });
  return end;
}
