/** The scene that everybody watches, such as an auction or the end of a fight. The theme draws it from public data. */

/** @import { SeenEntry, Snapshot } from "../../types.d.ts" */
/** @import { Names } from "../../game/names.mjs" */

import { element } from "../../base/elements.mjs";
import { endedBy, personOf } from "../../game/turn.mjs";

export class Scene {
  /** @param {Names} names */
  constructor(names) {
    this.names = names;
    this.root = element("div", { class: "scene-frame", hidden: true });
    this.shown = "";
  }

  /**
   * @param {Snapshot} snapshot
   * @param {(SeenEntry | undefined)[]} entries those of the game by index
   * @param {{ has: (entry: number) => boolean }} byItself the entries that the page made by itself, without a choice
   */
  show({ view, move, seats }, entries, byItself) {
    const { scene } = this.names.plan.theme;
    if (!scene) return;
    const last = entries[move - 1]?.events ?? [];
    // The others go on at once: what a person threw in a scene would be gone before it is read.
    const own = endedBy(entries.slice(0, move), personOf(view, seats), byItself).flatMap(({ events }) => events);
    const text = JSON.stringify([view.phase, view.actor, view.seat, view.public, last, own]);
    if (text === this.shown) return;
    this.shown = text;
    const drawn = scene(view, this.names, last, own);
    this.root.hidden = drawn === null;
    this.root.replaceChildren(...(drawn ? [drawn] : []));
  }
}
