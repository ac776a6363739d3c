/** Whether a board rests. While it moves, the browser only shifts its drawing, and redraws it sharply when it rests. */

/** The board is at rest after this time without movement, in ms. */
const REST = 180;
/** The class of a viewport whose board moves. */
const MOVING = "moving";

/** How far the eye is from a board that moves, in px. */
const EYE = 1000;

/**
 * The transform that shows a board at its scale and position. While people zoom, the board comes nearer to the eye
 * instead of growing: Chromium lays out all names of a board that has grown, as soon as it looks for what is under the
 * wheel's pointer, and so in each frame.
 * @param {{ x: number, y: number, scale: number }} stand x and y in px of the window
 * @param {boolean} nears
 */
export function transformOf({ x, y, scale }, nears) {
  if (scale === 1) return "";
  return nears
    ? `perspective(${EYE}px) translate3d(${x / scale}px, ${y / scale}px, ${EYE - EYE / scale}px)`
    : `translate(${x}px, ${y}px) scale(${scale})`;
}

export class Resting {
  /**
   * @param {HTMLElement} viewport
   * @param {HTMLElement} board
   * @param {() => void} rested called when the board has come to rest
   */
  constructor(viewport, board, rested) {
    this.viewport = viewport;
    this.board = board;
    this.rested = rested;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    /** Whether people have zoomed since the board came to rest. */
    this.zooms = false;
  }

  /** Whether the board moves. */
  get moves() {
    return this.viewport.classList.contains(MOVING);
  }

  /** The board moves now. @param {boolean} [zooms] whether its scale changes, too */
  move(zooms = false) {
    this.zooms ||= zooms;
    this.viewport.classList.add(MOVING);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.rest(), REST);
  }

  /** The board rests, as soon as it glides no more and unless it moves again. */
  async rest() {
    const { timer } = this;
    await Promise.allSettled(this.board.getAnimations().map(({ finished }) => finished));
    if (timer !== this.timer) return;
    this.viewport.classList.remove(MOVING);
    this.zooms = false;
    this.rested();
  }
}
