/** Runs before all else in the page: Python takes longest, so it starts while the page's own modules are still on their way. */

import { launch } from "./worker.mjs";

launch().catch(() => {}); // whoever needs it is told
