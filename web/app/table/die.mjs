/**
 * The die: a big button for whoever holds it; held down, throws follow each other. It rolls and stops on what came up; with
 * real dice, people say what theirs shows. Outcomes that have no drawing in the theme are shown by their words.
 */

/** @import { Snapshot, View } from "../types.d.ts" */
/** @import { Names } from "../names.mjs" */
/** @import { Motion } from "./motion.mjs" */
/** @import { Turns } from "./turns.mjs" */

import { button } from "../dialogs.mjs";
import { element, picture } from "../elements.mjs";
import { rewrite, say, sentence } from "../l10n.mjs";
import { parseAction } from "../names.mjs";
import { holdable } from "./hold.mjs";
import { dueOf } from "./turns.mjs";
import { Wheel } from "./wheel.mjs";

/** How long a die rolls, in ms at normal speed. */
const ROLL = 900;
/** How long each face is up, the outcome last: slower and slower. */
const FACES = [1, 1.2, 1.5, 1.9, 2.5, 3.6];
/** What remains of the time once the outcome is up, to swing past it and back. */
const SWING = 0.22;

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
   * @param {Turns} turns
   */
  constructor(names, verbs, motion, actions, turns) {
    this.names = names;
    this.verbs = verbs;
    this.motion = motion;
    this.actions = actions;
    this.turns = turns;
    this.wheel = new Wheel(names, motion);
    this.picture = picture("", "die-picture");
    this.face = element("span", { class: "die-face-box", "aria-hidden": "true" });
    this.words = say(element("span", {}), "die-roll");
    this.hint = say(element("small", {}), "die-hold");
    const words = element("span", { class: "die-words" }, this.words, " ", this.hint);
    this.button = element("button", { type: "button", class: "die-button", onclick: () => actions.roll() }, this.face, words);
    holdable(this.button, { begin: () => turns.hold(), end: () => turns.release() });
    this.faces = element("div", { class: "die-faces", role: "group", "aria-labelledby": "die-asked" });
    this.asked = say(element("p", { id: "die-asked", class: "group-title" }), "die-enter");
    this.hurry = button("bots-skip", () => turns.hurry(), "button hurry");
    const row = element("div", { class: "die-row" }, this.button, this.hurry);
    this.root = element("div", { class: "die" }, row, this.asked, this.faces);
    /** What the faces to enter are of now. */
    this.offered = "";
    this.root.hidden = true;
    const first = drawnOutcomes()[0];
    if (first) this.showSymbol(first);
  }

  /** Whether the game has a sentence of its own for something. @param {string} id */
  knows(id) {
    return sentence(id, {}, this.names.game) !== null;
  }

  /** What an outcome is called. @param {string} action */
  label(action) {
    const { verb, values } = parseAction(action);
    return this.names.action(verb, values, this.verbs[verb] ?? []);
  }

  /** Cards that are dealt are no die's faces, and not for everybody's eyes. @param {string} action */
  isCard(action) {
    return this.verbs[parseAction(action).verb]?.includes("card") ?? false;
  }

  /** @param {string} action */
  showFace(action) {
    if (this.isCard(action)) return;
    if (document.getElementById(symbol(action))) this.showSymbol(symbol(action));
    else this.face.replaceChildren(this.label(action));
  }

  /** @param {string} id */
  showSymbol(id) {
    this.picture.firstElementChild?.setAttribute("href", `#${id}`);
    if (!this.picture.isConnected) this.face.replaceChildren(this.picture);
  }

  /** Shows what may be done with the die now. @param {Snapshot} snapshot */
  show(snapshot) {
    const { view, outcomes } = snapshot;
    const chance = view.actor === -1;
    const due = dueOf(snapshot);
    const held = this.turns.drive === "held";
    const { passing } = this.turns;
    const mine = due === "throw" || held;
    if (chance && view.roller !== null) this.root.hidden = false;
    // What is not a die's throw is called what it is: the game has a word for it.
    if (chance) this.showWhatIsDue(view);
    const own = this.knows(`roll-${view.phase}`);
    if (chance) say(this.words, own ? `roll-${view.phase}` : "die-roll", {}, this.names.game);
    if (chance) this.hint.hidden = own;
    if (outcomes !== null) say(this.asked, this.knows(`enter-${view.phase}`) ? `enter-${view.phase}` : "die-enter", {}, this.names.game);
    this.root.classList.toggle("resting", !chance && !held);
    this.root.classList.toggle("theirs", !mine);
    this.button.hidden = outcomes !== null;
    this.button.disabled = due !== "throw";
    this.button.classList.toggle("waiting", mine);
    this.button.classList.toggle("held", held);
    this.hurry.hidden = !held && (due === null || due === "choice");
    this.hurry.disabled = held; // stays where it is: what is below does not jump
    const alone = snapshot.seats.every((seat) => seat.player !== "human");
    const far = alone ? "bots-ahead" : mine ? "ahead" : "bots-skip";
    say(this.hurry, passing ? "ahead-stop" : far);
    this.asked.hidden = this.faces.hidden = outcomes === null;
    const actions = (outcomes ?? []).map((outcome) => outcome.action);
    if (actions.join() === this.offered) return;
    this.offered = actions.join();
    this.faces.replaceChildren(...actions.map((action) => this.faceButton(action)));
  }

  /** Shows the wheel that is due; or a die, by its highest face, where another one was shown before. @param {View} view */
  showWhatIsDue(view) {
    const wheel = this.wheel.show(view);
    const faces = drawnOutcomes(this.names.plan.theme.dice?.[view.phase] ?? view.phase);
    const shown = this.picture.isConnected && this.picture.firstElementChild?.getAttribute("href");
    if (wheel) this.face.replaceChildren(wheel);
    else if (faces.length > 0 && !faces.some((face) => shown === `#${face}`)) this.showSymbol(faces.at(-1) ?? "");
  }

  /** @param {string} action */
  faceButton(action) {
    const drawn = document.getElementById(symbol(action)) !== null;
    const made = element("button", { type: "button", class: "face-button", onclick: () => this.actions.enter(action) });
    made.dataset.action = action;
    if (drawn) made.append(picture(symbol(action), "die-picture"));
    rewrite(made, () => {
      if (drawn) made.setAttribute("aria-label", this.label(action));
      else made.textContent = this.label(action);
    });
    return made;
  }

  /** Rolls, shows six faces and stops on `outcome`, swinging past it once. @param {string} outcome */
  async roll(outcome) {
    if (await this.wheel.spin(outcome)) return;
    const total = this.motion.time(ROLL);
    const faces = drawnOutcomes(parseAction(outcome).verb);
    if (total <= 0 || faces.length < 2 || !faces.includes(symbol(outcome))) {
      this.showFace(outcome);
      return;
    }
    const shown = this.tumble(faces, symbol(outcome));
    const sum = FACES.reduce((whole, part) => whole + part) / (1 - SWING);
    /** @type {Keyframe[]} */
    const frames = [];
    /** @type {number[]} when each face comes up, in ms */
    const turns = [];
    let at = 0;
    FACES.forEach((part, nth) => {
      const side = nth % 2 ? 1 : -1;
      const lift = -14 * (1 - at);
      turns.push(at * total);
      // On edge while the face changes, flat in between.
      frames.push({ offset: at, transform: `translateY(${lift}px) rotate(${side * 24 * (1 - at)}deg) scale(${nth ? 0.72 : 1}, 1)` });
      frames.push({ offset: at + part / sum / 2, transform: `translateY(${lift - 5 * (1 - at)}px) rotate(${side * 10 * (1 - at)}deg) scale(1.04)` });
      at += part / sum;
    });
    frames.push({ offset: at, transform: "rotate(9deg) scale(1.14)", easing: "ease-out" });
    frames.push({ offset: (at + 1) / 2, transform: "rotate(-4deg) scale(.98)", easing: "ease-in-out" }, { offset: 1, transform: "none" });
    const timers = shown.map((face, nth) => setTimeout(() => this.showSymbol(face), turns[nth]));
    await this.motion.animate(this.face, frames, { duration: total });
    timers.forEach(clearTimeout);
    this.showFace(outcome);
  }

  /**
   * Faces as they come up, none twice in a row, the outcome last. Only a picture: what came up is known.
   * @param {string[]} faces
   * @param {string} outcome
   */
  tumble(faces, outcome) {
    const shown = [outcome];
    while (shown.length < FACES.length) {
      const others = faces.filter((face) => face !== shown[0]);
      shown.unshift(others[Math.floor(Math.random() * others.length)] ?? outcome);
    }
    return shown;
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
