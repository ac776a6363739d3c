/** Events in words: which of them one sentence tells together. */

/** @import { Message, SeenEvent } from "../../types.d.ts" */
/** @import { Names } from "../../game/names.mjs" */

import { sentence } from "../../base/l10n.mjs";
import { eventMessage } from "./event-message.mjs";

/** Whether events differ in the payee alone, or not at all: the same is paid to each. @param {SeenEvent[]} events */
function areAlike(events) {
  const told = events.map(({ kind, params }) => JSON.stringify({ ...params, kind, payee: null }));
  return told.every((one) => one === told[0]);
}

export class Sentences {
  /** @param {Names} names */
  constructor(names) {
    this.names = names;
  }

  /**
   * Groups events by sentence. If the game has a message `event-A-B`, one sentence tells event A and the B after it; if
   * it has `event-A-B-all`, one sentence tells A and all B after it; if it has `event-A-each`, one tells all `count` A in a
   * row that differ in the payee alone, or not at all.
   * @param {SeenEvent[]} events
   * @returns {SeenEvent[][]}
   */
  together(events) {
    /** @type {SeenEvent[][]} */
    const sentences = [];
    for (const event of events) {
      const last = sentences.at(-1);
      if (last && !event.hidden && this.isOne([...last, event])) last.push(event);
      else sentences.push([event]);
    }
    return sentences;
  }

  /** @param {SeenEvent[]} events */
  isOne(events) {
    return !events[0]?.hidden && sentence(this.joint(events).id, {}, this.names.game) !== null;
  }

  /** The sentence for a group of events. @param {SeenEvent[]} events @returns {string} */
  sentence(events) {
    const [only, more] = events;
    return this.names.say(only && !more ? eventMessage(only) : this.joint(events));
  }

  /**
   * Whom a sentence is about: whoever did it, unless it names only the one whom it befell.
   * @param {SeenEvent[]} events
   * @param {number} doer
   * @param {number} owner
   */
  befell(events, doer, owner) {
    const told = this.sentence(events);
    const names = (/** @type {number} */ seat) => told.includes(this.names.party(seat));
    return names(owner) && !names(doer) ? owner : doer;
  }

  /** The message for several events in one sentence. @param {SeenEvent[]} events @returns {Message} */
  joint(events) {
    const [first = "", ...kinds] = events.map((event) => event.kind);
    const params = Object.assign({}, ...events.map((event) => event.params));
    const each = `event-${first}-each`;
    if (kinds.length > 0 && areAlike(events) && sentence(each, {}, this.names.game) !== null)
      return { id: each, params: { ...params, count: events.length }, rule: "" };
    const all = `event-${first}-${kinds[0]}-all`;
    const alike = kinds.length > 0 && kinds.every((kind) => kind === kinds[0]);
    const id = alike && sentence(all, {}, this.names.game) !== null ? all : `event-${[first, ...kinds].join("-")}`;
    return { id, params, rule: "" };
  }
}
