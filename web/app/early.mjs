/** Runs before the page itself: where a record is the first thing to be read, what that needs comes at once. */

import { supplies } from "../runtime/address.mjs";
import { startEngine } from "./engine.mjs";
import { routeOf } from "./router.mjs";

startEngine().catch(() => {}); // whoever needs it is told
const { view } = routeOf(location);
if (view === "link" || view === "save") void supplies().then(({ fetchAhead }) => fetchAhead("stdlib", "escales", "records"));
