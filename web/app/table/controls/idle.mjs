/**
 * "Pass until something happens", for players who let their turns pass: a button among the choices or, if there is nothing
 * more to choose, beside the end of the turn. It says what ends the run; when the run is over, a note says what has
 * stopped it.
 */

/** @import { Names } from "../../game/names.mjs" */
/** @import { Idling } from "../types.d.ts" */

import { element } from "../../base/elements.mjs";
import { phrase, rewrite, say } from "../../base/l10n.mjs";

export class Idle {
  /**
   * @param {Names} names
   * @param {() => void} goOn
   */
  constructor(names, goOn) {
    this.names = names;
    this.button = element(
      "button",
      { type: "button", class: "button idle", onclick: goOn },
      say(element("span", {}), "idle"),
      say(element("small", {}), "idle-until", {}, names.game),
    );
    this.root = element("p", { class: "idle-stopped", role: "status", hidden: true });
  }

  /** @param {Idling | null} idling null while something moves: the note then stays */
  show(idling) {
    this.button.hidden = !idling?.possible;
    if (!idling) return;
    const { stopped } = idling;
    this.root.hidden = stopped === null;
    if (stopped === null) return;
    const { event, turns } = stopped;
    rewrite(this.root, () => {
      const why = event
        ? this.names.say({ id: `event-${event.kind}`, params: event.params })
        : phrase("idle-decide", {}, this.names.game);
      this.root.textContent = `${phrase("idle-passed", { turns })} ${why}`;
    });
  }
}
