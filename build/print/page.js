/** A print-and-play page: its button, and sheets that fit a narrow window. */

/** The widths of the sheets on screen, in px, by their CSS variable. */
const WIDTHS = { "--fit-a4": 794, "--fit-tile": 1123, "--fit-a3": 1588 };

/** Shrinks sheets that are wider than the window; paper ignores this. */
function fit() {
  const room = document.documentElement.clientWidth - 16;
  for (const [name, width] of Object.entries(WIDTHS)) {
    document.body.style.setProperty(name, String(Math.min(1, room / width)));
  }
}

document.getElementById("print")?.addEventListener("click", () => window.print());
window.addEventListener("resize", fit);
fit();
