/** What the page around a frame lets the frame do, in words for whoever has put it there. */

import { element } from "../base/elements.mjs";
import { say } from "../base/l10n.mjs";
import { loss } from "../base/storage.mjs";

/** Below this size, in CSS pixels, a board cannot be read. */
const LEAST = { width: 320, height: 560 };

/**
 * What is known of a frame.
 * @typedef {object} Found
 * @property {boolean} framed
 * @property {ReturnType<typeof loss>} loss
 * @property {boolean} secure whether the page and all around it came by HTTPS
 * @property {boolean | null} copies whether the page lets the frame copy; null if the browser does not tell
 * @property {number} width
 * @property {number} height
 */

/** One finding: whether all is well, the id of its message, and its figures. @typedef {[good: boolean, id: string, params?: { [name: string]: number }]} Finding */

/** @param {Found} found @returns {Finding[]} */
export function findings({ framed, loss, secure, copies, width, height }) {
  if (!framed) return [[false, "check-no-frame"]];
  /** @type {Finding[]} */
  const all = [loss === null ? [true, "check-kept"] : [false, loss === "full" ? "check-full" : "check-forbidden"]];
  if (!secure) all.push([false, "check-insecure"]);
  if (copies !== null) all.push(copies ? [true, "check-copies"] : [false, "check-no-copies"]);
  const isSmall = width < LEAST.width || height < LEAST.height;
  all.push(
    isSmall
      ? [false, "check-small", { width, height, leastWidth: LEAST.width, leastHeight: LEAST.height }]
      : [true, "check-size", { width, height }],
  );
  return all;
}

/** @returns {boolean | null} */
function mayCopy() {
  const { permissionsPolicy, featurePolicy } = /** @type {any} */ (document);
  return (permissionsPolicy ?? featurePolicy)?.allowsFeature("clipboard-write") ?? null;
}

/** What this frame finds, for its poster. */
export function frameCheck() {
  const { innerWidth: width, innerHeight: height, isSecureContext: secure } = window;
  const found = { framed: window.parent !== window, loss: loss(), secure, copies: mayCopy(), width, height };
  return element(
    "section",
    { class: "frame-check" },
    say(element("h2", {}), "check-title"),
    element(
      "ul",
      {},
      ...findings(found).map(([good, id, params]) =>
        say(element("li", { class: good ? "check-good" : "check-bad" }), id, params),
      ),
    ),
    say(element("p", { class: "fine-print" }), "check-remove"),
  );
}
