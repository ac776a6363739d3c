/**
 * Runs before all other modules: Python takes longest to start, so it starts while the page's own modules still
 * download. Without it, the page would start Python itself, later.
 */

import { launch } from "./worker.mjs";

launch().catch(() => {}); // the view that needs Python reports the failure
