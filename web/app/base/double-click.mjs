/** The second click of a double click. If it meets another button than the first, it answers a question that nobody has read. */

/** Whether two buttons do the same: one may be the other, drawn anew. @param {Element | null} one @param {Element} other */
const alike = (one, other) =>
  one === other || (one !== null && one.textContent !== "" && one.textContent === other.textContent);

/**
 * Keeps such clicks from what is in `root`.
 * @param {HTMLElement} root
 */
export function ignoreHastyClicks(root) {
  /** What the first click met. @type {Element | null} */
  let first = null;
  root.addEventListener(
    "click",
    (event) => {
      const button = event.target instanceof Element ? event.target.closest("button") : null;
      if (event.detail < 2) first = button;
      else if (button && !alike(first, button)) {
        event.stopPropagation();
        event.preventDefault();
      }
    },
    { capture: true },
  );
}
