/** Runs before the page itself: where a record is the first thing to be read, what that needs comes at once. */

import { fetchAhead } from "../runtime/address.mjs";
import { routeOf } from "./router.mjs";

const { view } = routeOf(location);
if (view === "link" || view === "save") fetchAhead("stdlib", "escales", "records");
