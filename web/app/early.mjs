/** Runs before the page itself: Python takes longest, so it starts while the page's own modules are still on their way. */

import { startEngine } from "./engine.mjs";
import { routeOf } from "./router.mjs";

const { view } = routeOf(location);
startEngine({ records: view === "link" || view === "save" }).catch(() => {}); // whoever needs it is told
