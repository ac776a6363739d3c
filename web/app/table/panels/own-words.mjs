/** What happened to the person themselves, in words that speak to them: "you", where the journal names their seat. */

/** @import { SeenEvent } from "../../types.d.ts" */
/** @import { Sentences } from "./sentences.mjs" */

import { sentence } from "../../base/l10n.mjs";

/**
 * How an event is of a seat: done or paid by it, or paid to it.
 * @param {SeenEvent} event
 * @param {number} seat
 * @returns {"" | "-received" | null}
 */
function wayOf({ params, hidden }, seat) {
  if (hidden) return null;
  if (params.seat === seat || params.payer === seat) return "";
  return params.seat === undefined && params.payee === seat ? "-received" : null;
}

/**
 * The sentences for events: of this seat by the game's messages `since-missed-…`, where it has them, and else as in the journal.
 * @param {Sentences} words
 * @param {SeenEvent[]} events
 * @param {number | null} seat null if nobody is spoken to
 * @returns {string[]}
 */
export function ownSentences(words, events, seat) {
  const { names } = words;
  return words.together(events).map((group) => {
    const [way = null, ...others] = seat === null ? [] : group.map((event) => wayOf(event, seat));
    const { id, params } = words.joint(group);
    const own = way !== null && others.every((one) => one === way);
    const said = own
      ? sentence(`${id.replace("event-", "since-missed-")}${way}`, names.words(params), names.game)
      : null;
    return said ?? words.sentence(group);
  });
}
