/** Runs before main.mjs: it starts Python and fetches what the address needs first. */

import { supplies } from "../runtime/address.mjs";
import { routeOf } from "./base/router.mjs";
import { startEngine } from "./game/engine.mjs";
import { lazy } from "./views/lazy.mjs";

startEngine().catch(() => {}); // the view that needs Python reports the failure
const route = routeOf(location);
const { view } = route;
// If that fails, main.mjs reports it.
if (view === "shelf" || view === "host" || (view === "setup" && !route.start)) lazy[view]().catch(() => {});
// These views read a record first.
if (view === "link" || view === "save")
  void supplies().then(({ fetchAhead }) => fetchAhead("stdlib", "escales", "records"));
