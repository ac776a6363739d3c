/** What can be chosen on the board itself: drawn there, and in words. */

/** @import { Family, View } from "../types.d.ts" */
/** @import { Table } from "./table.mjs" */

import { areaSpot } from "../catalogue.mjs";
import { offered } from "./choices.mjs";

/**
 * Offers the places and areas that `families` name.
 * @param {Table} table
 * @param {View} view
 * @param {Family[]} families
 * @param {boolean} [asked] whether somebody has just asked for it: the board is then brought into sight
 */
export function offerPlaces({ meta, names, board, choices, frame, words }, view, families, asked = false) {
  const verbs = meta.verbs;
  const found = [
    ...offered(families, verbs, "place"),
    ...[...offered(families, verbs, "zone")].map(([id, offer]) => /** @type {const} */ ([areaSpot(id), offer])),
  ];
  /** @type {Map<string, { action: string | null, name: () => string, choose: () => void }>} */
  const ways = new Map(
    found.map(([id, { action, verb, values }]) => {
      const name = () => names.action(verb, values, verbs[verb] ?? []);
      return [id, { action, name, choose: () => choices.choose(action) }];
    }),
  );
  /** @type {Map<string, string>} what each way costs, to be read on its place */
  const costs = new Map();
  for (const way of choices.reach) {
    ways.set(way.place, { action: null, name: () => choices.routes.name(way), choose: () => choices.routes.propose(way) });
    costs.set(way.place, String(way.cost));
  }
  if (choices.piece !== null) board.face(choices.piece, ways.keys());
  board.onpoint = (id) => choices.point(id === null ? null : (ways.get(id)?.action ?? null));
  const own = view.pieces.filter(({ seat }) => seat !== null && seat === view.actor);
  const stands = own.map(({ place }) => place);
  board.offer(new Map([...ways].map(([id, { choose }]) => [id, choose])), (id) => ways.get(id)?.name() ?? id, stands, costs);
  // Who chooses is in sight with what there is to choose from; else what the choice would lead to.
  const moved = choices.piece ?? (own.length === 1 ? own[0]?.id : null);
  const chosen = board.pieces.drawn.get(moved ?? "");
  const stood = board.pieces.points.get(choices.piece ?? "");
  const targets = board.offered.length > 0 ? board.targets.children : board.marks.root.querySelectorAll(".badge");
  frame.sight.soon(() => {
    if (asked && board.offered.length > 0) frame.sight.face();
    if (!stood) frame.sight.withdraw();
    else if (board.offered.length > 0 && frame.sight.approach(stood, board.boxes.values())) return;
    frame.sight.gather([...(chosen && (choices.piece || targets.length > 0) ? [chosen] : []), ...(choices.piece ? [] : targets)]);
  });
  words.show(view, ways);
}
