/** A link as a code that the camera of a phone reads. */

import { encode } from "../vendor/uqr.mjs";
import { svg } from "./elements.mjs";

/** A longer text makes a code too fine for a phone held up to a screen. In characters, all of them ASCII. */
const LONGEST_CODE = 700;

/** What the standard wants free around a code, in modules. */
const QUIET = 4;

/**
 * The code of `text`, dark on light in every light, since not every reader takes it the other way round.
 * @param {string} text
 * @returns {SVGSVGElement | null} null when the text is too long for one
 */
export function code(text) {
  if (text.length > LONGEST_CODE) return null;
  const { data, size } = encode(text, { ecc: "L", border: 0 });
  const side = size + 2 * QUIET;
  let path = "";
  data.forEach((row, y) => {
    let x = 0;
    while (x < size) {
      let end = x;
      while (row[end]) end += 1;
      if (end > x) path += `M${x + QUIET} ${y + QUIET}h${end - x}v1h-${end - x}z`;
      x = end + 1;
    }
  });
  return svg(
    "svg",
    { class: "code", viewBox: `0 0 ${side} ${side}`, role: "img", "shape-rendering": "crispEdges", "data-size": size },
    svg("rect", { width: side, height: side, fill: "#ffffff" }),
    svg("path", { d: path, fill: "#000000" }),
  );
}
