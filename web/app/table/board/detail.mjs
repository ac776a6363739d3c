/** How much a board shows at its scale: for themes that show more when it is zoomed. */

/** The px per unit of the board from which its larger names are readable, and from which all are. */
const DETAIL = { middle: 0.55, near: 0.85 };

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
