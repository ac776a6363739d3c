/** Work that waits until the screen shows what has changed, so that no answer to a click is late for it. */

/**
 * Calls a function in a task of its own, once the next frame is painted.
 * @param {() => void} then
 * @returns {() => void} calls it off
 */
export function afterPaint(then) {
  let task = 0;
  const frame = requestAnimationFrame(() => {
    task = window.setTimeout(then);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(task);
  };
}
