/** Starts Python, and fetches what the address needs first. */

import { loadRuntime } from "../runtime/load.mjs";
import { routeOf } from "./base/router.mjs";
import { startEngine } from "./game/engine.mjs";
import { lazy } from "./views/lazy.mjs";

/** Call this before anything else: the view itself is drawn only when the sentences have come. */
export function preload() {
  startEngine().catch(() => {}); // the view that needs Python reports the failure
  const route = routeOf(location);
  const { view } = route;
  // If that fails, the view reports it.
  if (view === "shelf" || view === "host" || (view === "setup" && !route.start)) lazy[view]().catch(() => {});
  // These views read a record first.
  if (view === "link" || view === "save")
    void loadRuntime().then(({ fetchAhead }) => fetchAhead("stdlib", "escales", "records"));
}
