/** How much a board shows at its scale: for themes that show more when it is zoomed. */

/** The px per unit of the board from which its larger names are readable, and from which all are. */
const DETAIL = { middle: 0.55, near: 0.85 };

/** How many times larger a board gets at a leap. */
const LEAP = 1.5;

/**
 * Whether a board that glides gets so much larger that what keeps its size on the screen would fill it until it rests.
 * @param {HTMLElement} board
 * @param {number} px the px per unit of the drawing where it glides to
 */
export const isLeap = ({ style }, px) => px > LEAP * Number(style.getPropertyValue("--px") || Infinity);

/**
 * Sets the style properties `--px` and `--zoom` and the attribute `data-detail`. The properties change in steps, since
 * each change redraws everything that depends on them.
 * @param {HTMLElement} board
 * @param {number} px the px per unit of the drawing
 * @param {number} zoom how many times larger the board is than when all of it is in sight
 */
export function showDetail({ style, dataset }, px, zoom) {
  if (!(px > 0)) return;
  const step = (1.25 ** Math.floor(Math.log(px) / Math.log(1.25))).toFixed(3);
  if (style.getPropertyValue("--px") !== step) {
    style.setProperty("--px", step);
    style.setProperty("--zoom", zoom.toFixed(2));
  }
  const detail = px < DETAIL.middle ? "far" : px < DETAIL.near ? "middle" : "near";
  if (dataset.detail !== detail) dataset.detail = detail;
}
