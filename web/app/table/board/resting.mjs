/** Whether a board rests. While it moves, the browser only shifts its drawing, and redraws it sharply when it rests. */

/** The board is at rest after this time without movement, in ms. */
const REST = 180;
/** The class of a viewport whose board moves. */
const MOVING = "moving";

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
  }

  /** Whether the board moves. */
  get moves() {
    return this.viewport.classList.contains(MOVING);
  }

  /** The board moves now. */
  move() {
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
    this.rested();
  }
}
