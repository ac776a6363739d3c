/** The first module of every page: it starts the site's own page, or the page in a frame on another site. */

import { startPage } from "./main.mjs";
import { preload } from "./preload.mjs";
import { startFrame } from "./views/embed.mjs";

document.documentElement.dataset.modules = "started"; // host.js looks for it
if (document.documentElement.dataset.view === "embed") void startFrame();
else {
  preload();
  void startPage();
}
