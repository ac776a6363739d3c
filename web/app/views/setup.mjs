/** Setting up a table: the seats and the game's options. It needs no Python, and its defaults can be played at once. */

/** @import { Colour, Meta, NewTable, Option, OptionValues, Seat } from "../types.d.ts" */
/** @import { SeatDraft } from "../game/seating.mjs" */

import { amountField } from "../base/amount.mjs";
import { element, emblem, formElement, picture } from "../base/elements.mjs";
import { phrase, rewrite, say, sentence } from "../base/l10n.mjs";
import { thoughtRow } from "../base/setting-rows.mjs";
import { at } from "../base/site.mjs";
import { COLOURS, LEVELS, SEARCHING } from "../game/engine-constants.mjs";
import { openRules, ruleLink } from "../game/rule-book.mjs";
import { LONGEST_NAME, PLAYERS, aloneSeats, firstSeats, named, nextPlayer, rememberSeats } from "../game/seating.mjs";

/** The part of the form for the seats. */
class SeatForm {
  /** @param {Meta} meta */
  constructor(meta) {
    this.meta = meta;
    this.drafts = firstSeats(meta);
    /** Called when the number of seats changes. */
    this.changed = () => {};
    this.rows = element("ol", { class: "seat-rows" });
    this.add = say(
      element("button", { type: "button", class: "button", onclick: () => this.addSeat() }),
      "setup-add-seat",
    );
    this.alone = say(
      element("button", { type: "button", class: "button", onclick: () => this.playAlone() }),
      "setup-alone",
    );
    /** Says how the bots at the table play. */
    this.levels = element("div", { class: "setup-levels", "aria-live": "polite" });
    /** Says that so many seats are a house rule, if they are. */
    this.house = element("p", { class: "help", "aria-live": "polite" });
    this.root = element(
      "fieldset",
      { class: "setup-seats" },
      say(element("legend", {}), "setup-seats"),
      this.rows,
      this.house,
      element("div", { class: "button-row" }, this.add, this.alone),
      this.levels,
    );
    this.draw();
  }

  addSeat() {
    const used = new Set(this.drafts.map((seat) => seat.colour));
    const colour = COLOURS.find((candidate) => !used.has(candidate));
    if (!colour) return;
    this.drafts.push({ colour, name: "", player: nextPlayer(this.drafts) });
    this.draw();
    /** @type {HTMLElement | null} */ (this.rows.querySelector("li:last-child input"))?.focus();
  }

  /** Seats one person and bots. */
  playAlone() {
    const name = this.drafts[0]?.name ?? "";
    this.drafts = aloneSeats(this.meta).map((draft, at) => (at === 0 ? { ...draft, name } : draft));
    this.draw();
  }

  /** Says how the bots at the table play, and lets people choose how long those that search may think. */
  drawLevels() {
    const levels = LEVELS.filter((level) => this.drafts.some(({ player }) => player === level));
    this.levels.replaceChildren(
      ...levels.map((level) => {
        const about = element("p", { class: "help" });
        rewrite(about, () => {
          const rule = level === LEVELS[0] ? (sentence("mousse-rule", {}, this.meta.id) ?? "") : "";
          about.textContent = `${phrase(`player-${level}-about`)} ${rule}`.trim();
        });
        return about;
      }),
      ...(levels.some((level) => SEARCHING.includes(level)) ? [thoughtRow()] : []),
    );
  }

  draw() {
    this.rows.replaceChildren(...this.drafts.map((draft, at) => this.row(draft, at)));
    this.add.hidden = this.drafts.length >= this.meta.seats.max;
    this.drawHouseRule();
    this.drawLevels();
    this.changed();
  }

  drawHouseRule() {
    const seats = this.drafts.length;
    const rule = this.meta.seats.house[seats];
    this.house.replaceChildren(
      ...(rule ? [say(element("span", {}), "setup-house-rule", { seats }), " ", ruleLink(this.meta.id, rule)] : []),
    );
  }

  /**
   * @param {SeatDraft} draft
   * @param {number} at
   */
  row(draft, at) {
    const number = at + 1;
    const name = element("input", { type: "text", maxlength: LONGEST_NAME, autocomplete: "off", value: draft.name });
    rewrite(name, () => {
      name.placeholder = phrase(`colour-${draft.colour}`);
      name.setAttribute("aria-label", phrase("setup-name", { number }));
    });
    name.addEventListener("input", () => {
      draft.name = name.value;
    });
    const colour = element(
      "select",
      { class: "colour-choice" },
      ...COLOURS.map((id) => say(element("option", { value: id, selected: id === draft.colour }), `colour-${id}`)),
    );
    rewrite(colour, () => colour.setAttribute("aria-label", phrase("setup-colour", { number })));
    colour.addEventListener("change", () => this.recolour(at, /** @type {Colour} */ (colour.value)));
    const player = element(
      "select",
      { class: "player-choice" },
      ...PLAYERS.map((id) =>
        say(element("option", { value: id, selected: id === draft.player }), `player-${id}`, {}, this.meta.id),
      ),
    );
    rewrite(player, () => player.setAttribute("aria-label", phrase("setup-player", { number })));
    player.addEventListener("change", () => {
      draft.player = player.value;
      this.drawLevels();
    });
    const remove = say(
      element("button", { type: "button", class: "icon-button", onclick: () => this.removeSeat(at) }),
      "setup-remove-seat",
      { number },
    );
    remove.append(picture("icon-close"));
    remove.hidden = this.drafts.length <= this.meta.seats.min;
    return element("li", { class: "seat-row" }, emblem(draft.colour, "big"), name, colour, player, remove);
  }

  /** @param {number} at */
  removeSeat(at) {
    this.drafts.splice(at, 1);
    this.draw();
    this.add.focus();
  }

  /**
   * Gives a seat another colour; if another seat has that colour, the two swap.
   * @param {number} at
   * @param {Colour} colour
   */
  recolour(at, colour) {
    const draft = this.drafts[at];
    if (!draft) return;
    const other = this.drafts.find((seat) => seat.colour === colour);
    if (other) other.colour = draft.colour;
    draft.colour = colour;
    this.draw();
    /** @type {HTMLElement | null} */ (this.rows.children[at]?.querySelector(".colour-choice"))?.focus();
  }

  /** @returns {Seat[]} */
  seats() {
    rememberSeats(this.meta, this.drafts);
    return named(this.drafts);
  }
}

/**
 * The field of one option, with its rule and its explanation, which may depend on the number of seats.
 * @param {Meta} meta
 * @param {Option} option
 * @param {OptionValues} values receives the chosen value
 * @param {() => number} seats the number of seats
 */
function optionField(meta, option, values, seats) {
  values[option.name] = option.default;
  const id = `option-${option.name}`;
  const label = say(element("label", { id: `${id}-label`, for: id }), id, {}, meta.id);
  const help = element(
    "p",
    { class: "help" },
    say(element("span", { class: "option-help" }), `${id}-help`, () => ({ seats: seats() }), meta.id),
    " ",
    ruleLink(meta.id, option.rule),
  );
  if (option.kind === "bool") {
    const box = element("input", { type: "checkbox", id, checked: option.default === true });
    box.addEventListener("change", () => {
      values[option.name] = box.checked;
    });
    return element("div", { class: "option check" }, box, label, help);
  }
  if (option.kind === "int") {
    const amount = amountField({
      min: option.min ?? 0,
      max: option.max ?? 0,
      step: option.step ?? 1,
      least: option.least,
      value: Number(option.default),
      labelledBy: label.id,
      id,
      onchange: (value) => {
        values[option.name] = value;
      },
    });
    return element("div", { class: "option" }, label, amount.root, help);
  }
  const select = element(
    "select",
    { id },
    ...(option.choices ?? []).map((choice) =>
      say(element("option", { value: choice, selected: choice === option.default }), `${id}-${choice}`, {}, meta.id),
    ),
  );
  select.addEventListener("change", () => {
    values[option.name] = select.value;
  });
  return element("div", { class: "option" }, label, select, help);
}

/**
 * A setting of the table itself, the same in every game.
 * @param {string} name
 */
function tableSetting(name) {
  const box = element("input", { type: "checkbox", id: `table-${name}` });
  const label = say(element("label", { for: box.id }), `setup-${name}`);
  const help = say(element("p", { class: "help" }), `setup-${name}-help`);
  return { box, root: element("div", { class: "option check" }, box, label, help) };
}

/**
 * Shows the set-up of a game in `root`.
 * @param {HTMLElement} root
 * @param {Meta} meta
 * @param {(table: NewTable) => void} start
 */
export function showSetup(root, meta, start) {
  /** @type {OptionValues} */
  const options = {};
  const seats = new SeatForm(meta);
  const realDice = tableSetting("real-dice");
  const practice = tableSetting("practice");
  const form = formElement(
    { class: "setup" },
    () =>
      start({
        game: meta.id,
        seats: seats.seats(),
        options,
        practice: practice.box.checked,
        real_dice: realDice.box.checked,
      }),
    element(
      "header",
      { class: "setup-head" },
      element("img", { src: at(`themes/${meta.id}/cover.svg`), alt: "", width: 600, height: 800 }),
      element(
        "div",
        {},
        element("h1", { tabindex: -1 }, meta.title),
        say(element("p", {}), "game-about", {}, meta.id),
        say(
          element("button", { type: "button", class: "button", onclick: () => void openRules(meta.id) }),
          "box-rules",
          { game: meta.title },
        ),
      ),
    ),
    seats.root,
    element("div", { class: "setup-go" }, say(element("button", { class: "button strong big" }), "setup-start")),
    element(
      "fieldset",
      { class: "setup-options" },
      say(element("legend", {}), "setup-options"),
      ...meta.options.map((option) => optionField(meta, option, options, () => seats.drafts.length)),
    ),
    element(
      "fieldset",
      { class: "setup-options" },
      say(element("legend", {}), "setup-table"),
      realDice.root,
      practice.root,
    ),
    say(element("p", { class: "fine-print" }), "game-board-note", {}, meta.id),
  );
  seats.changed = () => {
    meta.options.forEach(({ name }, at) => {
      const help = /** @type {HTMLElement} */ (form.querySelectorAll(".option-help")[at]);
      say(help, `option-${name}-help`, { seats: seats.drafts.length }, meta.id);
    });
  };
  root.replaceChildren(form);
}
