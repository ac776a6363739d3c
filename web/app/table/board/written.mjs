/** What is written on a board, measured: notes should not cover it. */

/** @import { BoardPlan } from "../../game/catalogue.mjs" */
/** @import { Box } from "./hit-areas.mjs" */

import { settings } from "../../base/settings.mjs";

/** The parts of the height of a line of text above and below its letters. */
const [ABOVE, BELOW] = [0.22, 0.2];

/** Where the letters of lines of text are. @param {Box[]} lines @returns {Box[]} */
export const lettersOf = (lines) =>
  lines.map(({ x, y, width, height }) => ({
    x,
    y: y + ABOVE * height,
    width,
    height: (1 - ABOVE - BELOW) * height,
  }));

export class Written {
  /** @param {BoardPlan} plan */
  constructor(plan) {
    this.plan = plan;
    /** What the size and the place of the names depend on, as it was when they were measured. */
    this.key = "";
    /** @type {Box[]} */
    this.names = [];
  }

  /**
   * The boxes of all texts in sight. To measure takes some 10 ms, so names that stay on the board are measured once.
   * @param {SVGElement} marks whose own texts do not count
   * @returns {Box[]}
   */
  boxes(marks) {
    const board = marks.ownerSVGElement;
    if (!board) return [];
    const frame = board.parentElement;
    const detail = `${frame?.dataset.detail} ${frame?.style.getPropertyValue("--px")}`;
    const key = `${this.plan.turned} ${detail} ${settings.language} ${document.fonts.status}`;
    const comes = (/** @type {Element} */ text) => text.closest(".pieces") !== null;
    const texts = [...board.querySelectorAll("text")].filter((text) => !marks.contains(text));
    if (key !== this.key || this.names.length === 0) {
      this.key = key;
      this.names = measured(
        board,
        texts.filter((text) => !comes(text)),
      );
    }
    return [...this.names, ...measured(board, texts.filter(comes))];
  }

  /** The boxes of what stands on the board. @param {SVGElement} marks @returns {Box[]} */
  pieces(marks) {
    const board = marks.ownerSVGElement;
    if (!board) return [];
    return measured(board, [...board.querySelectorAll(/** @type {"g"} */ (".piece-figure"))]);
  }
}

/** @param {SVGSVGElement} board @param {SVGGraphicsElement[]} texts @returns {Box[]} in units of the board */
function measured(board, texts) {
  if (texts.length === 0) return []; // to ask for a matrix lays out the page
  const toBoard = board.getScreenCTM()?.inverse();
  return texts
    .filter((text) => text.getClientRects().length > 0)
    .flatMap((text) => {
      const { x, y, width, height } = text.getBBox();
      const matrix = text.getScreenCTM();
      const at = matrix && toBoard && new DOMPoint(x, y).matrixTransform(toBoard.multiply(matrix));
      return at ? [{ x: at.x, y: at.y, width, height }] : [];
    });
}
