/**
 * An optional script for pages that show Escales in a frame. It gives each frame of this site the height that the frame
 * asks for. When a game is over, it fires the event `escales-end` at the frame, with the frame's message as `detail`.
 * It ignores messages from anything else.
 */
{
  const script = /** @type {HTMLScriptElement} */ (document.currentScript);
  const home = new URL(".", script.src).href;
  addEventListener("message", (event) => {
    if (event.origin !== new URL(home).origin || event.data?.escales !== 1) return;
    for (const frame of document.querySelectorAll("iframe")) {
      if (frame.contentWindow !== event.source || !frame.src.startsWith(home)) continue;
      const { kind, height } = event.data;
      if (kind === "height" && Number.isFinite(height))
        frame.style.height = `${Math.min(Math.max(height, 200), 4000)}px`;
      if (kind === "end") frame.dispatchEvent(new CustomEvent("escales-end", { bubbles: true, detail: event.data }));
    }
  });
}
