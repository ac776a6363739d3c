/** The cards of the hand as actions: which of them people can use now, and what a click on one does. */

/** @import { Family } from "../../types.d.ts" */
/** @import { Names } from "../../game/names.mjs" */
/** @import { FamilyControls } from "./family-controls.mjs" */
/** @import { Foreseeing } from "./foresight.mjs" */
/** @import { Verbs } from "./offered.mjs" */

import { element } from "../../base/elements.mjs";
import { say } from "../../base/l10n.mjs";
import { offered } from "./offered.mjs";

/**
 * @typedef {object} Actions the controls of all actions
 * @property {Names} names
 * @property {Verbs} verbs
 * @property {Family[]} families
 * @property {string[]} several the verbs of which one is open
 * @property {string | null} verb the open verb
 * @property {FamilyControls} controls
 * @property {Foreseeing} foreseeing
 * @property {HTMLElement} root
 * @property {(verb: string) => void} openVerb
 */

export class HeldCards {
  /** @param {Actions} actions */
  constructor(actions) {
    this.actions = actions;
  }

  /** The ids of the cards that people can use now. A card with the id of a verb stands for all actions of that verb. */
  get usable() {
    const { families, verbs } = this.actions;
    return new Set([...offered(families, verbs, "card").keys(), ...families.map(({ verb }) => verb)]);
  }

  /**
   * Uses a card of the hand: plays it, or opens the choice of its arguments. For verbs that the theme lists in `asks`, a
   * first use asks and a second one plays.
   * @param {string} id
   * @param {HTMLElement} room where the question stands
   */
  use(id, room) {
    const { families, controls, foreseeing, names, several, root } = this.actions;
    const uses = families.filter((family) => controls.kind(family) === "card" && family.values?.includes(id));
    const only = uses[0];
    if (only && names.plan.theme.asks?.includes(only.verb)) {
      const action = controls.text(only, [id]);
      if (foreseeing.pending === action) {
        foreseeing.choose(action);
        return;
      }
      if (this.actions.verb !== only.verb && several.includes(only.verb)) this.actions.openVerb(only.verb);
      const asked = { words: [say(element("p", { class: "foreseen-head" }), "choices-ask")], brief: [], marks: {} };
      const foreseen = foreseeing.foresee(only.verb, [...only.fixed, id]);
      const shown = foreseen && foreseen.words.length > 0 ? foreseen : asked;
      foreseeing.propose(action, shown, room);
      return;
    }
    if (only && uses.length === 1 && several.length === 0) {
      foreseeing.choose(controls.text(only, [id]));
      return;
    }
    const verb = only?.verb ?? id;
    if (several.includes(verb)) this.actions.openVerb(verb);
    const action = only ? controls.text(only, [id]) : null;
    const first = root.querySelector(action ? `[data-action="${action}"]` : ".choice-group :is(button, input)");
    /** @type {HTMLElement | null} */ (first)?.focus();
  }
}
