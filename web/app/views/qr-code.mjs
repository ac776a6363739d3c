/** A link as a QR code. */

import { encodeQR } from "../../vendor/qr/index.js";
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
 * @param {"low" | "medium"} [correction] how much of the code a reader may miss
 * @returns {SVGSVGElement | null} null if the text is too long
 */
export function qrCode(text, correction = "low") {
  if (text.length > LONGEST_CODE) return null;
  const rows = encodeQR(text, "raw", { ecc: correction, border: QUIET });
  const side = rows.length;
  let path = "";
  rows.forEach((row, y) => {
    let x = 0;
    while (x < side) {
      let end = x;
      while (row[end]) end += 1;
      if (end > x) path += `M${x} ${y}h${end - x}v1h-${end - x}z`;
      x = end + 1;
    }
  });
  return svg(
    "svg",
    { class: "code", viewBox: `0 0 ${side} ${side}`, role: "img", "shape-rendering": "crispEdges" },
    svg("rect", { width: side, height: side, fill: "#ffffff" }),
    svg("path", { d: path, fill: "#000000" }),
  );
}
