/** Runs before the page itself: what the address asks for first comes at once. */

import { supplies } from "../runtime/address.mjs";
import { startEngine } from "./engine.mjs";
import { later } from "./later.mjs";
import { routeOf } from "./router.mjs";

startEngine().catch(() => {}); // whoever needs it is told
const route = routeOf(location);
const { view } = route;
if (view === "shelf" || view === "host" || (view === "setup" && !route.start)) later[view]().catch(() => {}); // told by whoever opens it
// A record is the first thing to be read there.
if (view === "link" || view === "save") void supplies().then(({ fetchAhead }) => fetchAhead("stdlib", "escales", "records"));
