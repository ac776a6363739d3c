/**
 * Begins in a frame. In a sandbox without an origin of its own nothing can be kept and no module be had of a host that
 * sends no headers: this says so and leads to the page outside, with the game in its address.
 */
{
  const full = new URL(`../${location.search}${location.hash}`, location.href).href;
  if (self.origin === "null") {
    for (const link of document.querySelectorAll("a.full-page")) link.setAttribute("href", full);
    for (const text of document.querySelectorAll(".full-address")) text.textContent = full;
    document.getElementById("sealed")?.removeAttribute("hidden");
  } else {
    const page = document.createElement("script");
    page.type = "module";
    page.src = "../app/embed.mjs";
    document.body.append(page);
  }
}
