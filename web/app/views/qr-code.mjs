/** A link as a QR code. */

import { encode } from "../../vendor/uqr.mjs";
import { svg } from "../base/elements.mjs";

/**
 * The longest text, in ASCII characters: the modules of a longer one are too small for a phone's camera to read from a
 * screen.
 */
const LONGEST_CODE = 700;

/** The quiet zone that the standard asks for around a code, in modules. */
const QUIET = 4;

/**
 * The code of `text`. It is dark on light by night too, since some readers fail with the inverse.
 * @param {string} text
 * @returns {SVGSVGElement | null} null if the text is too long
 */
export function qrCode(text) {
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
