/**
 * The die: a big button for whoever holds it. It rolls and stops on what came up; with real dice, people say what
 * theirs shows. Outcomes that have no drawing in the theme are shown by their words.
 */

/** @import { Outcome } from "../types.d.ts" */
/** @import { Names } from "../names.mjs" */
/** @import { Motion } from "./motion.mjs" */

import { element, picture } from "../elements.mjs";
import { phrase, rewrite, say } from "../l10n.mjs";
import { parseAction } from "../names.mjs";

/** How long a die rolls, in ms at normal speed, and how many faces it shows on the way. */
const ROLL = 900;
const FACES = 7;

/** The symbol of an outcome. @param {string} action */
const symbol = (action) => `outcome-${action.replaceAll(" ", "-")}`;

/**
 * The outcomes that the theme has drawings of.
 * @param {string} [verb] only those of one verb
 * @returns {string[]} symbols
 */
function drawnOutcomes(verb) {
  const start = verb === undefined ? "outcome-" : `outcome-${verb}-`;
  return [...document.querySelectorAll(`symbol[id^="${start}"]`)].map((drawn) => drawn.id);
}

export class Die {
  /**
   * @param {Names} names
   * @param {{ [verb: string]: string[] }} verbs
   * @param {Motion} motion
   * @param {{ roll: () => void, enter: (action: string) => void }} actions
   * @param {HTMLElement} beside what stands beside the die while others throw it
   */
  constructor(names, verbs, motion, actions, beside) {
    this.names = names;
    this.verbs = verbs;
    this.motion = motion;
    this.actions = actions;
    this.face = element("span", { class: "die-face-box", "aria-hidden": "true" });
    this.words = say(element("span", {}), "die-roll");
    this.button = element("button", { type: "button", class: "die-button", onclick: () => actions.roll() }, this.face, this.words);
    this.faces = element("div", { class: "die-faces", role: "group" });
    rewrite(this.faces, () => this.faces.setAttribute("aria-label", phrase("die-enter")));
    this.asked = say(element("p", { class: "group-title" }), "die-enter");
    const row = element("div", { class: "die-row" }, this.button, beside);
    this.root = element("div", { class: "die" }, row, this.asked, this.faces);
    /** What the faces to enter are of now. */
    this.offered = "";
    this.root.hidden = true;
    const first = drawnOutcomes()[0];
    if (first) this.showSymbol(first);
  }

  /** What an outcome is called. @param {string} action */
  label(action) {
    const { verb, values } = parseAction(action);
    return this.names.action(verb, values, this.verbs[verb] ?? []);
  }

  /** @param {string} action */
  showFace(action) {
    if (document.getElementById(symbol(action))) this.showSymbol(symbol(action));
    else this.face.replaceChildren(this.label(action));
  }

  /** @param {string} id */
  showSymbol(id) {
    this.face.replaceChildren(picture(id, "die-picture"));
  }

  /**
   * Shows what may be done with the die now.
   * @param {{ due: boolean, mine: boolean, outcomes: Outcome[] | null }} how whether chance is to move; whether a person at
   *   this screen holds the die; with real dice, what they may show
   */
  show({ due, mine, outcomes }) {
    if (due) this.root.hidden = false;
    this.root.classList.toggle("resting", !due);
    this.button.hidden = outcomes !== null;
    this.button.disabled = !due || !mine;
    this.button.classList.toggle("waiting", due && mine);
    this.asked.hidden = this.faces.hidden = outcomes === null;
    const actions = (outcomes ?? []).map((outcome) => outcome.action);
    if (actions.join() === this.offered) return;
    this.offered = actions.join();
    this.faces.replaceChildren(...actions.map((action) => this.faceButton(action)));
  }

  /** @param {string} action */
  faceButton(action) {
    const drawn = document.getElementById(symbol(action)) !== null;
    const button = element("button", { type: "button", class: "face-button", onclick: () => this.actions.enter(action) });
    if (drawn) button.append(picture(symbol(action), "die-picture"));
    rewrite(button, () => {
      if (drawn) button.setAttribute("aria-label", this.label(action));
      else button.textContent = this.label(action);
    });
    return button;
  }

  /** Rolls and stops on `outcome`. @param {string} outcome */
  async roll(outcome) {
    const total = this.motion.time(ROLL);
    if (total > 0) {
      const faces = drawnOutcomes(parseAction(outcome).verb).filter((id) => id !== symbol(outcome));
      let at = Math.floor(Math.random() * faces.length); // only a picture: the outcome is known
      const tumble = [];
      for (let turn = 0; turn <= FACES; turn += 1) tumble.push({ transform: `rotate(${turn * 90}deg) scale(${turn % 2 ? 0.86 : 1.06})` });
      tumble[FACES] = { transform: "rotate(720deg) scale(1)" };
      const rolling = this.motion.animate(this.face, tumble, { duration: total * 0.8, easing: "cubic-bezier(.2,.6,.4,1)" });
      const timer = setInterval(() => {
        const face = faces[(at += 1) % faces.length];
        if (face) this.showSymbol(face);
      }, (total * 0.8) / FACES);
      await rolling;
      clearInterval(timer);
    }
    this.showFace(outcome);
    const settle = [{ transform: "scale(1.18)" }, { transform: "scale(.96)", offset: 0.6 }, { transform: "none" }];
    await this.motion.animate(this.face, settle, { duration: this.motion.time(ROLL * 0.2) });
  }

  /** Whether the die can be thrown by the person at this screen. */
  get ready() {
    return !this.button.hidden && !this.button.disabled;
  }

  focus() {
    if (this.ready) this.button.focus();
    else /** @type {HTMLElement | null} */ (this.faces.querySelector("button"))?.focus();
  }
}

