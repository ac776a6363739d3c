/**
 * For pages that show Escales in a frame, if they like: gives the frames of this site the height that they ask for, and fires
 * the event `escales-end` at a frame whose game is over, with what is told of it as `detail`. It believes nobody but those frames.
 */
{
  const script = /** @type {HTMLScriptElement} */ (document.currentScript);
  const home = new URL(".", script.src).href;
  addEventListener("message", (event) => {
    if (event.origin !== new URL(home).origin || event.data?.escales !== 1) return;
    for (const frame of document.querySelectorAll("iframe")) {
      if (frame.contentWindow !== event.source || !frame.src.startsWith(home)) continue;
      const { kind, height } = event.data;
      if (kind === "height" && Number.isFinite(height)) frame.style.height = `${Math.min(Math.max(height, 200), 4000)}px`;
      if (kind === "end") frame.dispatchEvent(new CustomEvent("escales-end", { bubbles: true, detail: event.data }));
    }
  });
}
