/**
 * Starts the page in a frame. In a sandbox without an origin, the page can store nothing, and it cannot load modules
 * from a host that sends no CORS headers: then this shows a sentence that says so, and a link to the full page with the
 * game.
 */
{
  const full = new URL(`../${location.search}${location.hash}`, location.href).href;
  if (self.origin === "null") {
    for (const link of document.querySelectorAll("a.full-page")) link.setAttribute("href", full);
    for (const text of document.querySelectorAll(".full-address")) text.textContent = full;
    document.getElementById("view")?.replaceChildren();
    document.getElementById("sealed")?.removeAttribute("hidden");
  } else {
    const page = document.createElement("script");
    page.type = "module";
    page.src = document.currentScript?.dataset.module ?? "";
    document.body.append(page);
  }
}
