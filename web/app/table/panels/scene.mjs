/** The scene that everybody watches, such as an auction or the end of a fight. The theme draws it from public data. */

/** @import { SeenEvent, View } from "../../types.d.ts" */
/** @import { Names } from "../../game/names.mjs" */

import { element } from "../../base/elements.mjs";

export class Scene {
  /** @param {Names} names */
  constructor(names) {
    this.names = names;
    this.root = element("div", { class: "scene-frame", hidden: true });
    this.shown = "";
  }

  /**
   * @param {View} view
   * @param {SeenEvent[]} last the events of the last move
   */
  show(view, last) {
    const { scene } = this.names.plan.theme;
    if (!scene) return;
    const text = JSON.stringify([view.phase, view.actor, view.seat, view.public, last]);
    if (text === this.shown) return;
    this.shown = text;
    const drawn = scene(view, this.names, last);
    this.root.hidden = drawn === null;
    this.root.replaceChildren(...(drawn ? [drawn] : []));
  }
}
