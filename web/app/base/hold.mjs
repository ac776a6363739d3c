/**
 * A button that people can hold down, with the mouse, a finger, the space bar or Enter. A short press is an ordinary
 * click.
 */

/** A press longer than this, in ms, is a hold and no click. */
const LONG = 320;

/**
 * @param {HTMLButtonElement} button
 * @param {{ begin: () => void, end: () => void }} actions called when a hold begins, and on release
 */
export function holdable(button, { begin, end }) {
  let held = false;
  /** Removes the listeners of the current press. @type {AbortController | null} */
  let pressing = null;

  const release = () => {
    pressing?.abort();
    pressing = null;
    if (!held) return;
    held = false;
    end();
  };
  /**
   * @returns {AddEventListenerOptions} for listeners until the release: they come before all others, wherever focus and
   *   pointer are
   */
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
    // While the key is down it does nothing else: the focus may move to a button that it would press.
    window.addEventListener("keydown", (again) => again.key === key && again.repeat && swallow(again), how);
    window.addEventListener(
      "keyup",
      (up) => {
        if (up.key !== key) return;
        if (held) swallow(up);
        release();
      },
      how,
    );
  });
  // A finger that holds the button neither scrolls the page nor opens a menu.
  button.addEventListener("touchmove", (event) => held && event.preventDefault(), { passive: false });
  button.addEventListener("contextmenu", (event) => event.preventDefault());
}

/** @param {Event} event */
function swallow(event) {
  event.preventDefault();
  event.stopPropagation();
}

/** Suppresses the click that follows a release, after a hold or a drag. */
export function swallowClick() {
  const over = new AbortController();
  window.addEventListener("click", swallow, { capture: true, signal: over.signal });
  setTimeout(() => over.abort());
}
