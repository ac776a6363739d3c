/**
 * Quick taps in a row belong to what was tapped first: what has just come to its place and means something else takes none
 * of them. The keyboard is left alone, and so is a button that means the same again, such as the die.
 */

/**
 * @typedef {object} Tap
 * @property {number} x in px
 * @property {number} y
 * @property {number} at its time, in ms
 * @property {string} meaning of what was tapped, see `meaningOf`
 */

/** What has come to a place takes no taps for so long, in ms. */
const QUICK = 300;
/** Taps that are no further apart hit the same place, in px. */
const NEAR = 24;
/** How often, and how long after a tap, it is looked at what has come to its place, in ms. */
const [LOOK, LONG] = [100, 1500];
/** A board that moves: to ask then what lies at a place would cost a layout of all its names. */
const MOVING = ".board-frame.moving";

export class SecondTaps {
  constructor() {
    /** The first tap of the row. @type {Tap | null} */
    this.first = null;
    /** What lies there now, and since when, or since the last tap. */
    this.now = { meaning: "", since: -Infinity };
  }

  /** Whether a tap counts. @param {Tap} tap */
  counts(tap) {
    const { first, now } = this;
    const same = first !== null && Math.hypot(tap.x - first.x, tap.y - first.y) <= NEAR;
    const early = same && tap.meaning !== first.meaning && tap.at - now.since < QUICK;
    if (!early) this.first = tap;
    this.now = { meaning: tap.meaning, since: tap.at };
    return !early;
  }

  /** A tap that follows no other one. @param {Tap} tap */
  begin(tap) {
    this.first = tap;
    this.now = { meaning: tap.meaning, since: tap.at };
  }

  /** Something lies now where people tapped. @param {string} meaning @param {number} at in ms */
  see(meaning, at) {
    if (meaning !== this.now.meaning) this.now = { meaning, since: at };
  }
}

/** What a tap on an element would do, as a text; empty if there is no button. @param {EventTarget | null} target */
function meaningOf(target) {
  const button = target instanceof Element ? target.closest("button, a, summary") : null;
  if (!(button instanceof HTMLElement || button instanceof SVGElement)) return "";
  const said = ["aria-label", "aria-pressed"].map((name) => button.getAttribute(name));
  const shown = [...button.childNodes].filter((part) => !(part instanceof Element && part.ariaHidden === "true"));
  return JSON.stringify([{ ...button.dataset }, ...said, ...shown.map(({ textContent }) => textContent)]);
}

/** Lets second taps on a part of the page do nothing. @template {HTMLElement} T @param {T} root @returns {T} */
export function withoutSecondTaps(root) {
  const taps = new SecondTaps();
  let fingers = false; // browsers count only the clicks of a mouse that follow each other
  let timer = 0;
  root.addEventListener("pointerdown", ({ pointerType }) => (fingers = pointerType !== "mouse"), { capture: true });
  const click = (/** @type {MouseEvent} */ event) => {
    const { clientX: x, clientY: y, timeStamp: at, detail, target } = event;
    if (detail === 0) return; // of the keyboard
    const tap = { x, y, at, meaning: meaningOf(target) };
    if (detail === 1 && !fingers) taps.begin(tap);
    else if (!taps.counts(tap) && tap.meaning !== "") {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    clearInterval(timer);
    let seen = at;
    timer = window.setInterval(() => {
      const now = performance.now();
      if (now - at > LONG) clearInterval(timer);
      if (root.querySelector(MOVING)) return;
      taps.see(meaningOf(document.elementFromPoint(x, y)), seen + LOOK);
      seen = now;
    }, LOOK);
  };
  root.addEventListener("click", click, { capture: true });
  return root;
}
