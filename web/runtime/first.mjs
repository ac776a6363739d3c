/**
 * Runs before all other modules: Python takes longest to start, so it starts while the page's own modules still
 * download. Without it, the page would start Python itself, later.
 */

import { launch } from "./worker.mjs";

// A second screen draws what another window sends, without Python.
if (!new URLSearchParams(location.search).has("screen")) launch().catch(() => {}); // the view that needs it reports the failure
