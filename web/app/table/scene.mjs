/** What everybody at the table watches while it lasts, such as an auction: drawn by the theme from what is open to all. */

/** @import { View } from "../types.d.ts" */
/** @import { Names } from "../names.mjs" */

import { element } from "../elements.mjs";

export class Scene {
  /** @param {Names} names */
  constructor(names) {
    this.names = names;
    this.root = element("div", { class: "scene-frame", hidden: true });
    this.shown = "";
  }

  /** @param {View} view */
  show(view) {
    const { scene } = this.names.plan.theme;
    if (!scene) return;
    const text = JSON.stringify([view.phase, view.actor, view.public]);
    if (text === this.shown) return;
    this.shown = text;
    const drawn = scene(view, this.names);
    this.root.hidden = drawn === null;
    this.root.replaceChildren(...(drawn ? [drawn] : []));
  }
}
