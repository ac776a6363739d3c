/**
 * The die: a big button for the person in turn. While it is held down, throws follow each other. The die rolls and
 * stops on the outcome. With real dice, people enter the outcome instead. An outcome without a drawing in the theme is
 * shown in words.
 */

/** @import { SeenEntry, Snapshot, View } from "../../types.d.ts" */
/** @import { Names } from "../../game/names.mjs" */
/** @import { Animator } from "../animator.mjs" */

import { button } from "../../base/dialogs.mjs";
import { element, picture } from "../../base/elements.mjs";
import { holdable } from "../../base/hold.mjs";
import { rewrite, say, sentence } from "../../base/l10n.mjs";
import { CHANCE, HUMAN } from "../../game/engine-constants.mjs";
import { outcomeSymbol as symbol, parseAction } from "../../game/names.mjs";
import { dueOf } from "../../game/turn.mjs";
import { hearMovement } from "../sounds.mjs";
import { DieSum } from "./die-sum.mjs";
import { Wheel } from "./wheel.mjs";

/** The duration of a roll, in ms at normal speed. */
const ROLL = 900;
/** The relative durations of the faces, the outcome last: slower and slower. */
const FACES = [1, 1.2, 1.5, 1.9, 2.5, 3.6];
/** The part of the time that remains after the outcome has come up, for the swing past it and back. */
const SWING = 0.22;

/**
 * The outcomes that have a drawing in the theme.
 * @param {string} [verb] only those of one verb
 * @returns {string[]} symbols
 */
function drawnOutcomes(verb) {
  const start = verb === undefined ? "outcome-" : `outcome-${verb}-`;
  return [...document.querySelectorAll(`symbol[id^="${start}"]`)].map((drawn) => drawn.id);
}

/**
 * @typedef {object} DieActions
 * @property {() => void} roll
 * @property {(action: string) => void} enter enters an outcome of real dice
 * @property {() => void} hold throws again and again until `release`
 * @property {() => void} release
 * @property {() => void} hurry starts fast play, or stops it
 */

/** @typedef {{ held: boolean, fast: boolean }} Driving whether the die is held down, and whether fast play is on */

export class Die {
  /**
   * @param {Names} names
   * @param {{ [verb: string]: string[] }} verbs
   * @param {Animator} animator
   * @param {DieActions} actions
   */
  constructor(names, verbs, animator, actions) {
    this.names = names;
    this.verbs = verbs;
    this.animator = animator;
    this.actions = actions;
    this.wheel = new Wheel(names, animator);
    this.picture = picture("", "die-picture");
    this.face = element("span", { class: "die-face-box", "aria-hidden": "true" });
    this.words = say(element("span", {}), "die-roll");
    this.hint = say(element("small", {}), "die-hold");
    const words = element("span", { class: "die-words" }, this.words, " ", this.hint);
    this.button = element(
      "button",
      { type: "button", class: "die-button", onclick: () => actions.roll() },
      this.face,
      words,
    );
    holdable(this.button, { begin: () => actions.hold(), end: () => actions.release() });
    this.faces = element("div", { class: "die-faces", role: "group", "aria-labelledby": "die-asked" });
    this.asked = say(element("p", { id: "die-asked", class: "group-title" }), "die-enter");
    this.hurry = button("bots-skip", () => actions.hurry(), "button hurry");
    /** Names the face that lies there, for people whose game is over: they see no throw of their own before it. */
    this.last = say(element("p", { class: "die-last", hidden: true }), "die-last");
    const row = element("div", { class: "die-row" }, this.button, this.hurry);
    this.sum = new DieSum();
    this.root = element("div", { class: "die" }, row, this.sum.root, this.last, this.asked, this.faces);
    /** The outcomes on the buttons for real dice, as a text. */
    this.offered = "";
    this.root.hidden = true;
    /** Whether nothing has been thrown yet: the face that it has then is nobody's throw. */
    this.fresh = true;
    const first = drawnOutcomes()[0];
    if (first) this.showSymbol(first);
  }

  /** Whether the game or the page has a sentence. @param {string} id */
  knows(id) {
    return sentence(id, {}, this.names.game) !== null;
  }

  /** The name of an outcome. @param {string} action */
  label(action) {
    const { verb, values } = parseAction(action);
    return this.names.action(verb, values, this.verbs[verb] ?? []);
  }

  /**
   * Whether an outcome deals a card. The die shows none of these: a card is no face of it, and may be secret.
   * @param {string} action
   */
  isCard(action) {
    return this.verbs[parseAction(action).verb]?.includes("card") ?? false;
  }

  /** @param {string} action */
  showFace(action) {
    this.fresh = false;
    if (this.isCard(action)) return;
    if (document.getElementById(symbol(action))) this.showSymbol(symbol(action));
    else this.face.replaceChildren(this.label(action));
  }

  /** Shows what the last throw of a game brought. @param {Snapshot} snapshot */
  showLast({ entries }) {
    const last = entries.findLast((entry) => entry.actor === CHANCE && entry.roller !== null);
    if (last?.action) this.showFace(last.action);
  }

  /** @param {string} id */
  showSymbol(id) {
    this.picture.firstElementChild?.setAttribute("href", `#${id}`);
    if (!this.picture.isConnected) this.face.replaceChildren(this.picture);
  }

  /** Shows the die as it can be used now. @param {Snapshot} snapshot @param {Driving} driving @param {SeenEntry[]} entries all of the game */
  show(snapshot, { held, fast }, entries) {
    const { view, outcomes } = snapshot;
    const chance = view.actor === CHANCE;
    const due = dueOf(snapshot);
    const mine = due === "throw" || held;
    if (view.result) this.root.hidden = true;
    else if (chance && view.roller !== null) this.root.hidden = false;
    // If the chance of this phase is not a die, the game has its own label for the button.
    if (chance) this.showWhatIsDue(view);
    else this.face.hidden = false;
    const own = this.knows(`roll-${view.phase}`);
    if (chance) say(this.words, own ? `roll-${view.phase}` : "die-roll", {}, this.names.game);
    if (chance) this.hint.hidden = own;
    this.button.dataset.phase = view.phase; // dice can differ
    if (chance) this.button.dataset.thrown = view.phase; // what it says stays when the phase is over
    if (outcomes !== null)
      say(this.asked, this.knows(`enter-${view.phase}`) ? `enter-${view.phase}` : "die-enter", {}, this.names.game);
    this.root.classList.toggle("resting", !chance && !held);
    this.root.classList.toggle("theirs", !mine);
    this.button.hidden = outcomes !== null;
    this.button.disabled = due !== "throw";
    this.button.classList.toggle("waiting", mine);
    this.button.classList.toggle("held", held);
    this.button.classList.remove("rolled");
    const awaited = chance && due !== "bot"; // a bot's follows at once, and the last one can be read until then
    this.button.classList.toggle("unthrown", (awaited || this.fresh) && !held && !fast);
    const again = this.sum.show(entries.slice(0, snapshot.move), view, this.names.plan.theme.adds);
    this.button.classList.toggle("again", again);
    this.hurry.hidden = !held && (due === null || due === "choice");
    this.hurry.disabled = held; // it stays visible, so that the content below does not move
    const alone = snapshot.seats.every(({ player }, seat) => player !== HUMAN || snapshot.view.seats[seat]?.out);
    this.last.hidden = !alone || chance || this.fresh;
    const far = alone ? "bots-ahead" : mine ? "ahead" : "bots-skip";
    say(this.hurry, fast ? "ahead-stop" : far);
    this.asked.hidden = this.faces.hidden = outcomes === null;
    const actions = (outcomes ?? []).map((outcome) => outcome.action);
    if (actions.join() === this.offered) return;
    this.offered = actions.join();
    this.faces.replaceChildren(...actions.map((action) => this.faceButton(action)));
  }

  /**
   * Shows the wheel of this phase, or the highest face of its die if another die was shown before; no face where a card
   * is drawn, or lots.
   * @param {View} view
   */
  showWhatIsDue(view) {
    const wheel = this.wheel.show(view);
    const faces = drawnOutcomes(this.names.plan.theme.dice?.[view.phase] ?? view.phase);
    const shown = this.picture.isConnected && this.picture.firstElementChild?.getAttribute("href");
    this.face.hidden = !wheel && faces.length === 0 && this.knows(`roll-${view.phase}`);
    if (wheel) this.face.replaceChildren(wheel);
    else if (view.roller === null)
      this.face.querySelector(".wheel")?.remove(); // it has no part in a drawn card
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

  /** Rolls: shows six faces, stops on `outcome` and swings past it once. @param {string} outcome */
  async roll(outcome) {
    const { wheel, animator, names } = this;
    this.button.classList.remove("unthrown");
    this.button.classList.add("rolled");
    this.fresh = false;
    if (!this.isCard(outcome)) hearMovement(animator, names.plan.theme, wheel.drawing?.isConnected ? "spin" : "roll");
    if (await wheel.spin(outcome)) return;
    const total = this.animator.time(ROLL);
    const faces = drawnOutcomes(parseAction(outcome).verb);
    if (total <= 0 || faces.length < 2 || !faces.includes(symbol(outcome))) {
      this.showFace(outcome);
      return;
    }
    const shown = this.tumble(faces, symbol(outcome));
    const sum = FACES.reduce((whole, part) => whole + part) / (1 - SWING);
    /** @type {Keyframe[]} */
    const frames = [];
    /** The times at which the faces come up, in ms. @type {number[]} */
    const turns = [];
    let at = 0;
    FACES.forEach((part, nth) => {
      const side = nth % 2 ? 1 : -1;
      const lift = -14 * (1 - at);
      turns.push(at * total);
      // The die is narrow while its face changes, and flat in between.
      frames.push({
        offset: at,
        transform: `translateY(${lift}px) rotate(${side * 24 * (1 - at)}deg) scale(${nth ? 0.72 : 1}, 1)`,
      });
      frames.push({
        offset: at + part / sum / 2,
        transform: `translateY(${lift - 5 * (1 - at)}px) rotate(${side * 10 * (1 - at)}deg) scale(1.04)`,
      });
      at += part / sum;
    });
    frames.push({ offset: at, transform: "rotate(9deg) scale(1.14)", easing: "ease-out" });
    frames.push(
      { offset: (at + 1) / 2, transform: "rotate(-4deg) scale(.98)", easing: "ease-in-out" },
      { offset: 1, transform: "none" },
    );
    const timers = shown.map((face, nth) => setTimeout(() => this.showSymbol(face), turns[nth]));
    await this.animator.animate(this.face, frames, { duration: total });
    timers.forEach(clearTimeout);
    this.showFace(outcome);
  }

  /**
   * The faces that a roll shows: random ones, none twice in a row, and the outcome last. The outcome itself is already
   * known.
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

  /** Whether the person at this screen can roll the die now. */
  get ready() {
    return !this.button.hidden && !this.button.disabled;
  }

  focus() {
    if (this.ready) this.button.focus();
    else this.faces.querySelector("button")?.focus();
  }
}
