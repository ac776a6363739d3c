/** The message of an event. */

/** @import { Message, SeenEvent } from "../../types.d.ts" */

/** @param {SeenEvent} event @returns {Message} */
export function eventMessage(event) {
  return { id: `event-${event.kind}${event.hidden ? "-hidden" : ""}`, params: event.params, rule: event.rule };
}
