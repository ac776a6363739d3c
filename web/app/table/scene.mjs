/** What everybody at the table watches, such as an auction or how a fight ended: drawn by the theme from what is open to all. */

/** @import { GameEvent, View } from "../types.d.ts" */
/** @import { Names } from "../names.mjs" */

import { element } from "../elements.mjs";

export class Scene {
  /** @param {Names} names */
  constructor(names) {
    this.names = names;
    this.root = element("div", { class: "scene-frame", hidden: true });
    this.shown = "";
  }

  /**
   * @param {View} view
   * @param {GameEvent[]} last what happened last
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
