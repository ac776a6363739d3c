/** What a table sends to its second screen. */

import type { Seat, SeenEntry, View } from "../types.d.ts";

/** What a spectator sees of a table. */
export interface Board {
  game: string;
  seats: Seat[];
  view: View;
  /** The newest entries. */
  entries: SeenEntry[];
  move: number;
}
