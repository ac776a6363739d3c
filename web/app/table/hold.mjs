/** A button that can be held down: by mouse, by finger, by the space bar or by Enter. A short press stays an ordinary click. */

/** Held this long, a press is no click any more, in ms. */
const LONG = 320;

/**
 * @param {HTMLButtonElement} button
 * @param {{ begin: () => void, end: () => void }} actions what happens once it has been held for a moment, and on release
 */
export function holdable(button, { begin, end }) {
  let held = false;
  /** Ends the listening of one press. @type {AbortController | null} */
  let pressing = null;

  const release = () => {
    pressing?.abort();
    pressing = null;
    if (!held) return;
    held = false;
    end();
  };
  /** @returns {AddEventListenerOptions} how to listen until the release: first of all, wherever the focus and the pointer are */
  const press = () => {
    release();
    const over = new AbortController();
    const timer = setTimeout(() => {
      held = true;
      begin();
    }, LONG);
    over.signal.addEventListener("abort", () => clearTimeout(timer));
    pressing = over;
    const how = { capture: true, signal: over.signal };
    window.addEventListener("blur", (event) => event.target === window && release(), how);
    document.addEventListener("visibilitychange", release, how);
    return how;
  };

  button.addEventListener("pointerdown", (event) => {
    if (event.button !== 0 || button.disabled) return;
    const how = press();
    const up = () => {
      if (held) swallowClick();
      release();
    };
    for (const kind of ["pointerup", "pointercancel"]) window.addEventListener(kind, up, how);
  });
  button.addEventListener("keydown", (event) => {
    if (event.repeat || (event.key !== " " && event.key !== "Enter") || button.disabled) return;
    const { key } = event;
    const how = press();
    // While the key is down it does nothing else: the focus may go on to something that it would choose.
    window.addEventListener("keydown", (again) => again.key === key && again.repeat && swallow(again), how);
    window.addEventListener("keyup", (up) => {
      if (up.key !== key) return;
      if (held) swallow(up);
      release();
    }, how);
  });
  // A finger that rests on the button neither scrolls the page nor opens a menu.
  button.addEventListener("touchmove", (event) => held && event.preventDefault(), { passive: false });
  button.addEventListener("contextmenu", (event) => event.preventDefault());
}

/** @param {Event} event */
function swallow(event) {
  event.preventDefault();
  event.stopPropagation();
}

/** The click that a release brings does nothing: it belongs to the hold, or to a drag. */
export function swallowClick() {
  const over = new AbortController();
  window.addEventListener("click", swallow, { capture: true, signal: over.signal });
  setTimeout(() => over.abort());
}
