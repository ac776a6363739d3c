/**
 * If the theme can foresee what an action causes, the page marks it on the board, and asks before playing the action.
 */

/** @import { Foresight, Marks, View } from "../../types.d.ts" */
/** @import { Names } from "../../game/names.mjs" */
/** @import { Verbs } from "./offered.mjs" */

import { element } from "../../base/elements.mjs";
import { focusOn, isFocusLost } from "../../base/focus.mjs";
import { phrase, rewrite, say } from "../../base/l10n.mjs";
import { CHANCE } from "../../game/engine-constants.mjs";
import { parseAction } from "../../game/names.mjs";

export class Foreseeing {
  /**
   * @param {Names} names
   * @param {Verbs} verbs
   * @param {HTMLElement[]} roots they contain the controls
   * @param {{ play: (action: string) => void, mark: (marks: Marks) => void }} table
   */
  constructor(names, verbs, roots, table) {
    this.names = names;
    this.verbs = verbs;
    this.roots = roots;
    /** Holds the question. */
    this.proposal = element("div", { class: "proposal" });
    this.table = table;
    /** @type {View | null} */
    this.view = null;
    /** The action that the page shows before playing it. @type {string | null} */
    this.pending = null;
    /** Shows that action, and asks. @type {HTMLElement | null} */
    this.panel = null;
    /** What had the focus before. @type {Element | null} */
    this.asker = null;
    /** The marks on the board while the pointer is on no action, and those of the action that the page shows. @type {Marks} */
    this.outlook = this.proposed = {};
  }

  /**
   * Other actions are on offer.
   * @param {View | null} view null while something moves
   * @param {string | null} verb of the first that needs an argument; null if nobody chooses
   */
  begin(view, verb) {
    const spinning = view === null && this.view?.actor === CHANCE;
    this.panel?.remove();
    this.pending = this.panel = null;
    // While chance decides, people still look at what it may bring.
    if (!spinning) this.outlook = (view && this.names.plan.theme.outlook?.(verb, view)) || {};
    if (!spinning) this.view = view;
    this.table.mark(this.outlook);
  }

  /** @param {string} verb @param {(number | string)[]} values @returns {Foresight | null} */
  foresee(verb, values) {
    return (this.view && this.names.plan.theme.foresee?.(verb, values, this.view, this.names)) ?? null;
  }

  /** Marks on the board what the action under the pointer would cause. @param {string | null} action */
  point(action) {
    const { verb, values } = parseAction(action ?? "");
    const usual = this.pending === null ? this.outlook : this.proposed;
    this.table.mark((action && this.foresee(verb, values)?.marks) || usual);
  }

  /**
   * Plays an action. If the theme foresees its effect, a first call shows that, and a second one plays the action. An
   * action without arguments, such as the end of the turn, is also asked about while another one still waits for that;
   * to press the same button again is no answer to that.
   * @param {string} action
   */
  choose(action) {
    const { verb, values } = parseAction(action);
    if (action === this.pending && values.length === 0) {
      /** @type {HTMLElement | null} */ (this.panel?.querySelector(".strong"))?.focus();
      return;
    }
    const asked = action === this.pending ? [] : [this.foresee(verb, values), this.left(values)];
    const foreseen = asked.find((one) => one && one.words.length > 0);
    if (foreseen) this.propose(action, foreseen);
    else this.table.play(action);
  }

  /** Plays an action at the second call: a click on a piece or a place may have meant another. @param {string} action */
  weigh(action) {
    const { verb, values } = parseAction(action);
    if (action === this.pending) return this.table.play(action);
    const { words, brief, ...others } = this.foresee(verb, values) ?? { words: [], brief: [] };
    const place = String(values.at(-1));
    const marks = { rings: [place], badges: [{ place, kind: "meant", text: phrase("choices-again"), inside: true }] };
    const meant = this.verbs[verb]?.at(-1) === "place" ? { marks } : {};
    const [first] = [words, brief, [this.doubt(action)]].filter((some) => some.length > 0);
    this.propose(action, { words: first ?? [], brief, ...meant, ...others });
    this.spare(action, false);
  }

  /** Asks whether an action is meant, and says how to confirm it on the board. @param {string} action */
  doubt(action) {
    const line = element("p", { class: "foreseen-head foreseen-doubt" });
    return rewrite(line, () => {
      line.textContent = phrase("choices-meant", { action: this.label(action) });
    });
  }

  /**
   * What would be left undone by an action with these values, with the button that does it.
   * @param {(number | string)[]} values
   * @returns {Foresight | null}
   */
  left(values) {
    const { pending } = this;
    if (values.length > 0 || !pending || parseAction(pending).values.length === 0) return null;
    const words = element("p", {});
    rewrite(words, () => {
      words.textContent = phrase("choices-left", { action: this.label(pending) });
    });
    return { words: [words, this.button(pending, "button")], brief: [] };
  }

  /** An action in words. @param {string} action */
  label(action) {
    const { verb, values } = parseAction(action);
    return this.names.action(verb, values, this.verbs[verb] ?? []);
  }

  /** A button that plays an action at once. @param {string} action @param {string} style */
  button(action, style) {
    const play = () => {
      this.drop(); // the question is answered, even if the action is refused
      this.table.play(action);
    };
    const button = element("button", { type: "button", class: style, onclick: play });
    button.dataset.confirm = action;
    return rewrite(button, () => {
      button.textContent = this.label(action);
    });
  }

  /** Takes a proposal back. */
  drop() {
    const { pending } = this;
    this.panel?.remove();
    this.pending = this.panel = null;
    this.table.mark(this.outlook);
    this.spare(null, true);
    for (const button of this.roots.flatMap((root) => [...root.querySelectorAll("[data-action][aria-pressed]")])) {
      button.setAttribute("aria-pressed", "false");
      if (/** @type {HTMLElement} */ (button).dataset.action === pending) /** @type {HTMLElement} */ (button).focus();
    }
    if (isFocusLost()) focusOn(/** @type {HTMLElement | null} */ (this.asker));
  }

  /**
   * Hides the usual button of an action whose question has one that says the same.
   * @param {string | null} action
   * @param {boolean} asks also a button that shows by being pressed what is asked about
   */
  spare(action, asks) {
    for (const root of this.roots)
      for (const button of /** @type {Iterable<HTMLElement>} */ (root.querySelectorAll("[data-action]"))) {
        const same = button.dataset.action === action && (asks || !button.hasAttribute("aria-pressed"));
        button.classList.toggle("spared", same);
      }
  }

  /**
   * Shows what an action would cause, and asks before playing it.
   * @param {string} action
   * @param {Foresight} foreseen
   * @param {HTMLElement} [room] where the question stands; by default beside the button of the action
   */
  propose(action, { words, marks, vain = false, risky = false }, room) {
    this.pending = action;
    const pressed = this.roots.flatMap((root) => [...root.querySelectorAll("[data-action][aria-pressed]")]);
    for (const button of pressed) {
      button.setAttribute("aria-pressed", String(/** @type {HTMLElement} */ (button).dataset.action === action));
    }
    this.asker = document.activeElement;
    this.panel?.remove();
    this.spare(risky ? action : null, true);
    const { panel, first } = this.question(action, words, vain || risky);
    this.panel = panel;
    (room ?? this.proposal).append(panel);
    this.proposed = marks ?? this.outlook;
    this.table.mark(this.proposed);
    first.focus();
  }

  /**
   * The panel that shows what an action would cause, with the buttons that play it and take it back; `first` is the one
   * that people are likely to want.
   * @param {string} action
   * @param {Node[]} words
   * @param {boolean} unwanted whether the action would bring nothing, or harm
   */
  question(action, words, unwanted) {
    const [playing, dropping] = unwanted ? ["button", "button strong"] : ["button strong", "button"];
    const go = this.button(action, playing);
    const drop = say(element("button", { type: "button", class: dropping, onclick: () => this.drop() }), "routes-drop");
    drop.dataset.drop = "";
    const panel = element(
      "section",
      { class: "foreseen", role: "group" },
      ...words,
      element("div", { class: "button-row" }, go, drop),
    );
    rewrite(panel, () => panel.setAttribute("aria-label", phrase("choices-foreseen")));
    return { panel, first: unwanted ? drop : go };
  }
}
