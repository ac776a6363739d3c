/**
 * Draws the examples of a rule book with the modules that draw the board in the page: node build/drawing.mjs JOB.json
 *
 * The job names the `site` with these modules and holds the `board` and the `examples`; see examples.py. Prints the
 * drawings as JSON, by id.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { told } from "./python.mjs";
import { SvgElement, standIn } from "./svg_document.mjs";

/** The width of a drawing on paper and screen, in px: numbers on arrows are readable at it. */
const WIDTH = 560;

await told(async () => {
  const { site, board, examples } = JSON.parse(readFileSync(process.argv[2] ?? "", "utf8"));
  standIn();
  /** @param {string} module @returns {Promise<any>} */
  const load = (module) => import(pathToFileURL(join(site, "app", module)).href);
  const { BoardPlan } = await load("game/catalogue.mjs");
  const { Pieces } = await load("table/board/pieces.mjs");
  const { Arrows } = await load("table/board/arrows.mjs");
  const { BoardMarks } = await load("table/board/marks.mjs");
  /** @type {{ [id: string]: string }} */
  const drawn = {};
  for (const { id, crop, pieces, seats, shifts, marks, choices } of examples) {
    const [x, y, width, height] = crop;
    const plan = new BoardPlan(structuredClone(board), new SvgElement("svg"), {});
    const layer = new SvgElement("g");
    layer.setAttribute("class", "pieces");
    new Pieces(plan, /** @type {any} */ (layer)).show(pieces, seats);
    const arrows = new Arrows(plan, seats, () => []);
    // The size of numbers follows the width at which the whole board would be seen.
    const seen = { width: (WIDTH * board.viewBox[2]) / width };
    Object.assign(arrows.root, { ownerSVGElement: { getBoundingClientRect: () => seen } });
    arrows.show(shifts);
    // Letters tell an order: a single arrow needs none, and choices have none.
    const isLetter = (/** @type {any} */ part) => part.lastElementChild?.classList.contains("arrow-text");
    if (choices || shifts.length === 1) for (const part of arrows.root.children.filter(isLetter)) part.remove();
    const marked = new BoardMarks(plan);
    if (marks) marked.show("example", marks);
    const parts = [
      ...(marks ? [marked.root] : []),
      layer,
      ...(shifts.length > 0 ? [arrows.root] : []),
      ...(marks?.badges ? [marked.badges.root] : []),
    ];
    drawn[id] = `<svg class="board-drawing" viewBox="${x} ${y} ${width} ${height}">${parts.join("")}</svg>`;
  }
  console.log(JSON.stringify(drawn));
});
