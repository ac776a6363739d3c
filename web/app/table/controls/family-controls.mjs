/** The controls for one family of actions: buttons for few values, a text field for many, a slider for amounts. */

/** @import { Family, Foresight } from "../../types.d.ts" */
/** @import { Names } from "../../game/names.mjs" */

import { amountField } from "../../base/amount.mjs";
import { element, formElement } from "../../base/elements.mjs";
import { capitalised, phrase, rewrite, say, sentence } from "../../base/l10n.mjs";

/** More values than this get a text field instead of buttons. */
const FEW = 12;

/** A list of more values than this is long: it may push the controls below it out of sight. */
const SHORT = 6;

/** A choice of at most so many buttons fits beside the end of a turn. */
const SMALL = 3;

/** @param {Family} family */
const isLong = ({ values }) => (values?.length ?? 0) > SHORT;

/** @param {Family} family */
const isNumeric = ({ values }) => values?.every((value) => typeof value === "number") ?? false;

export class FamilyControls {
  /**
   * @param {Names} names
   * @param {{ [verb: string]: string[] }} verbs
   * @param {{
   *   choose: (action: string) => void,
   *   foresee: (verb: string, values: (number | string)[]) => Foresight | null,
   *   point: (action: string | null) => void,
   *   held: (card: number | string) => boolean,
   * }} choices `choose`: plays an action; `foresee`: what it would cause; `point`: called when the pointer is on an
   *   action; `held`: whether a card is in the hand
   */
  constructor(names, verbs, choices) {
    this.names = names;
    this.verbs = verbs;
    this.choices = choices;
    /** The notes of hinted actions, by the text of the action. @type {Map<string, string>} */
    this.hints = new Map();
  }

  /**
   * Marks the buttons of hinted actions, now and whenever they are drawn.
   * @param {Map<string, string>} hints
   * @param {HTMLElement} root contains the buttons
   */
  hint(hints, root) {
    this.hints = hints;
    for (const button of root.querySelectorAll("[data-action]")) this.mark(/** @type {HTMLElement} */ (button));
  }

  /** @param {HTMLElement} button */
  mark(button) {
    const hint = this.hints.get(button.dataset.action ?? "");
    if (hint === undefined) delete button.dataset.hint;
    else button.dataset.hint = hint;
  }

  /**
   * The label of an action; "short" below a title that already says what it does.
   * @param {Family} family
   * @param {(number | string)[]} last
   * @param {"action" | "short"} [length]
   */
  label(family, last, length = "action") {
    return this.names.action(family.verb, [...family.fixed, ...last], this.verbs[family.verb] ?? [], length);
  }

  /** @param {string} verb @param {Family[]} families */
  verbName(verb, families) {
    const family = families.find((one) => one.verb === verb);
    return sentence(`verb-${verb}`, {}, this.names.game) ?? (family ? this.title(family) : verb);
  }

  /** The title of a group. @param {Family} family */
  title(family) {
    const kinds = this.verbs[family.verb] ?? [];
    /** @type {{ [kind: string]: number | string }} */
    const params = {};
    family.fixed.forEach((value, at) => {
      params[kinds[at] ?? "value"] = value;
    });
    return sentence(`group-${family.verb}`, this.names.words(params), this.names.game) ?? phrase("choices-title");
  }

  /** @param {Family} family @param {(number | string)[]} last */
  text(family, last) {
    return [family.verb, ...family.fixed, ...last].join(" ");
  }

  /** The kind of a family's last argument. @param {Family} family */
  kind({ verb, fixed }) {
    return this.verbs[verb]?.[fixed.length];
  }

  /**
   * Whether a list is drawn more compactly: many cards, which the hand shows too, or many places.
   * @param {Family} family
   */
  isClose(family) {
    return (
      isLong(family) &&
      (this.kind(family) === "card" || (this.kind(family) === "place" && this.isListed(family.values ?? [])))
    );
  }

  /**
   * Whether values get buttons only because the theme asks for it (`listed`), since the board may not show all of them.
   * @param {(number | string)[]} values
   */
  isListed({ length }) {
    return length > FEW && length <= (this.names.plan.theme.listed ?? FEW);
  }

  /**
   * Whether a choice is a number to type, or a few buttons that stand for nothing on the board or in the hand.
   * @param {Family} family
   */
  isSmall(family) {
    const [kind, { length = 0 }] = [this.kind(family) ?? "", family.values ?? []];
    const typed = kind === "place" && length > FEW && !this.isListed(family.values ?? []) && isNumeric(family);
    const apart = !["place", "piece", "card"].includes(kind);
    return typed || (apart && family.values !== null && length <= SMALL);
  }

  /** @param {Family} family @param {string} titleId @returns {HTMLElement} */
  of(family, titleId) {
    const { range } = family;
    if (range) return range.min === range.max ? this.row(family, [range.min]) : this.amount(family, range, titleId);
    if (family.values === null) return element("div", { class: "button-row" }, this.button(family, []));
    const kind = this.kind(family);
    if (family.values.length <= FEW || (kind === "place" && this.isListed(family.values)))
      return this.row(family, family.values);
    return kind === "card" ? this.inHand(family, family.values, titleId) : this.field(family, family.values, titleId);
  }

  /**
   * What leads to nothing stands last; places are in the order of their names.
   * @param {Family} family
   * @param {(number | string)[]} values
   */
  row(family, values) {
    const vain = (/** @type {number | string} */ value) =>
      Number(this.choices.foresee(family.verb, [...family.fixed, value])?.vain ?? false);
    const name = (/** @type {number | string} */ value) =>
      this.kind(family) === "place" ? this.label(family, [value], "short") : "";
    const lang = document.documentElement.lang;
    const byName = (/** @type {number | string} */ one, /** @type {number | string} */ other) =>
      name(one).localeCompare(name(other), lang, { numeric: true });
    const ordered = [...values].sort((one, other) => vain(one) - vain(other) || byName(one, other));
    return element("div", { class: "button-row" }, ...ordered.map((value) => this.button(family, [value])));
  }

  /**
   * A hint to choose cards in the hand, and buttons for the cards that are elsewhere.
   * @param {Family} family
   * @param {(number | string)[]} values
   * @param {string} titleId
   */
  inHand(family, values, titleId) {
    const elsewhere = values.filter((value) => !this.choices.held(value));
    if (elsewhere.length > FEW) return this.field(family, values, titleId);
    return element(
      "div",
      { class: "in-hand" },
      say(element("p", { class: "help" }), "pick-hand"),
      elsewhere.length > 0 ? this.row(family, elsewhere) : null,
    );
  }

  /** @param {Family} family @param {(number | string)[]} last */
  button(family, last) {
    const action = this.text(family, last);
    const { choices } = this;
    const words = element("span", {});
    const foreseen = choices.foresee(family.verb, [...family.fixed, ...last]);
    rewrite(words, () => {
      // The group's title says what the action does.
      words.textContent = capitalised(this.label(family, last, last.length > 0 ? "short" : "action"));
    });
    const button = element(
      "button",
      { type: "button", class: "button choice", onclick: () => choices.choose(action) },
      words,
      foreseen && foreseen.brief.length > 0 ? element("span", { class: "choice-brief" }, ...foreseen.brief) : null,
    );
    button.dataset.action = action;
    this.mark(button);
    if (foreseen) {
      // The first press only shows the effect.
      if (foreseen.words.length > 0) button.setAttribute("aria-pressed", "false");
      for (const event of ["pointerenter", "focus"]) button.addEventListener(event, () => choices.point(action));
      for (const event of ["pointerleave", "blur"]) button.addEventListener(event, () => choices.point(null));
    }
    return button;
  }

  /**
   * @param {Family} family
   * @param {{ min: number, max: number, step: number }} range
   * @param {string} titleId
   */
  amount(family, range, titleId) {
    const go = element("button", { class: "button strong choice" });
    const amount = amountField({
      ...range,
      value: range.min,
      labelledBy: titleId,
      // A typed number stays as it is: if it is not legal, the engine says why.
      free: true,
      onchange: (value) => {
        rewrite(go, () => {
          go.textContent = this.label(family, [value]);
        });
      },
    });
    const play = () => {
      if (amount.usable()) this.choices.choose(this.text(family, [amount.value()]));
    };
    return formElement({ class: "amount-choice", novalidate: true }, play, amount.root, go);
  }

  /**
   * A text field for many values. It accepts other values too: then the engine says why they are not legal.
   * @param {Family} family
   * @param {(number | string)[]} values
   * @param {string} titleId
   */
  field(family, values, titleId) {
    const kind = this.kind(family) ?? "";
    const label = (/** @type {number | string} */ value) => this.names.word(kind, value);
    // A board may have a place's name in one language only; it counts as well.
    const drawn = (/** @type {number | string} */ value) =>
      kind === "place" ? this.names.plan.label(value) : label(value);
    const labels = new Map([drawn, label].flatMap((of) => values.map((value) => [of(value).toLowerCase(), value])));
    const listId = `${titleId}-list`;
    const numeric = isNumeric(family);
    const input = element("input", {
      type: "text",
      inputmode: numeric ? "numeric" : "text",
      autocomplete: "off",
      "aria-labelledby": titleId,
      "aria-describedby": `${listId}-hint`,
      list: numeric ? null : listId,
    });
    rewrite(input, () => {
      const [name = ""] = values.map(label).sort((one, other) => one.length - other.length); // the field is narrow
      input.placeholder = phrase(numeric ? "pick-number" : "pick-name", { name });
    });
    const list = element(
      "datalist",
      { id: listId },
      ...values.map((value) => element("option", { value: label(value) })),
    );
    const form = formElement(
      { class: "pick" },
      () => {
        const typed = input.value.trim();
        if (typed === "") {
          input.focus();
          return;
        }
        // A name is known by its beginning, if no other begins like it.
        const begun = [...labels].filter(([name]) => !numeric && name.startsWith(typed.toLowerCase()));
        const [first, ...others] = new Set(begun.map(([, value]) => value));
        const only = labels.get(typed.toLowerCase()) ?? (others.length === 0 ? first : undefined);
        // Spaces separate the words of an action, so the typed word must not contain any.
        const value = only ?? typed.replace(/\s+/g, "_");
        this.choices.choose(this.text(family, [value]));
      },
      input,
      say(element("button", { class: "button strong" }), "pick-go"),
    );
    const hint = say(element("p", { class: "help", id: `${listId}-hint` }), "pick-hint", {}, this.names.game);
    return element("div", {}, form, list, hint);
  }
}
