/** Setting up a table: the seats and the game's options. It needs no Python, and its defaults can be played at once. */

/** @import { Colour, Meta, NewTable, Seat } from "../types.d.ts" */
/** @import { SeatDraft } from "../game/seating.mjs" */

import { levelSign } from "../game/level-sign.mjs";
import { element, emblem, formElement, picture } from "../base/elements.mjs";
import { phrase, rewrite, say, sentence } from "../base/l10n.mjs";
import { thoughtRow } from "../base/setting-rows.mjs";
import { at } from "../base/site.mjs";
import { COLOURS, HUMAN, LEVELS, SEARCHING } from "../game/engine-constants.mjs";
import { lengthOf } from "../game/length.mjs";
import { openRules, ruleLink } from "../game/rule-book.mjs";
import {
  LONGEST_NAME,
  PLAYERS,
  lastChoices,
  named,
  nextPlayer,
  rememberChoices,
  rememberSeats,
  seatsFor,
  seatsOf,
} from "../game/seating.mjs";
import { eveningNames } from "../saves/evening.mjs";
import { learnSection } from "./learn.mjs";
import { optionFields, tableSetting } from "./option-fields.mjs";

/** The part of the form for the seats. */
class SeatForm {
  /** @param {Meta} meta */
  constructor(meta) {
    this.meta = meta;
    const people = eveningNames();
    this.drafts = seatsOf(meta, people);
    /** The people of an evening are proposed for each seat. */
    this.names = element("datalist", { id: "evening-names" }, ...people.map((value) => element("option", { value })));
    /** Called when the number of seats changes, or who has one. */
    this.changed = () => {};
    this.rows = element("ol", { class: "seat-rows" });
    this.add = say(
      element("button", { type: "button", class: "button", onclick: () => this.addSeat() }),
      "setup-add-seat",
    );
    this.people = element("div", { class: "toggle people-choice", role: "group", "aria-labelledby": "people-title" });
    /** Says how the bots at the table play. */
    this.levels = element("div", { class: "setup-levels", "aria-live": "polite" });
    /** Says that so many seats are a house rule, if they are. */
    this.house = element("p", { class: "help", "aria-live": "polite" });
    this.root = element(
      "fieldset",
      { class: "setup-seats" },
      say(element("legend", {}), "setup-seats"),
      element(
        "div",
        { class: "setup-people" },
        say(element("span", { id: "people-title", class: "group-title" }), "setup-people"),
        this.people,
      ),
      this.rows,
      this.names,
      this.house,
      element("div", { class: "button-row" }, this.add),
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

  /** Seats so many people. @param {number} people */
  seat(people) {
    this.drafts = seatsFor(this.meta, people, this.drafts);
    this.draw();
    /** @type {HTMLElement | null} */ (this.people.querySelector("[aria-pressed=true]"))?.focus();
  }

  /** Draws a button for each number of people. */
  drawPeople() {
    const seated = this.drafts.filter(({ player }) => player === HUMAN).length;
    const counts = Array.from({ length: this.meta.seats.max }, (_, at) => at + 1);
    this.people.replaceChildren(
      ...counts.map((count) =>
        element(
          "button",
          { type: "button", "aria-pressed": String(count === seated), onclick: () => this.seat(count) },
          String(count),
        ),
      ),
    );
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
        return element("div", { class: "setup-level" }, levelSign(level), about);
      }),
      ...(levels.some((level) => SEARCHING.includes(level)) ? [thoughtRow()] : []),
    );
  }

  draw() {
    this.rows.replaceChildren(...this.drafts.map((draft, at) => this.row(draft, at)));
    this.add.hidden = this.drafts.length >= this.meta.seats.max;
    this.drawHouseRule();
    this.drawPeople();
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
    if (this.names.childElementCount > 0) name.setAttribute("list", this.names.id);
    const hint = () => {
      const unnamed = phrase(`seat-${draft.colour}`);
      name.placeholder = draft.player === HUMAN ? phrase("setup-name-own", { unnamed }) : unnamed;
      name.setAttribute("aria-label", phrase("setup-name", { number }));
    };
    rewrite(name, hint);
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
      hint();
      player.previousElementSibling?.replaceWith(levelSign(draft.player));
      this.drawPeople();
      this.drawLevels();
      this.changed();
    });
    const players = element("span", { class: "player-field" }, levelSign(draft.player), player);
    const remove = say(
      element("button", { type: "button", class: "icon-button", onclick: () => this.removeSeat(at) }),
      "setup-remove-seat",
      { number },
    );
    remove.append(picture("icon-close"));
    remove.hidden = this.drafts.length <= this.meta.seats.min;
    return element("li", { class: "seat-row" }, emblem(draft.colour, "big"), name, colour, players, remove);
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
 * Shows the set-up of a game in `root`.
 * @param {HTMLElement} root
 * @param {Meta} meta
 * @param {(table: NewTable) => void} start
 * @param {boolean} [teaches] whether it offers lessons
 */
export function showSetup(root, meta, start, teaches = false) {
  const last = lastChoices(meta);
  const { options } = last;
  const seats = new SeatForm(meta);
  const realDice = tableSetting(meta, "real-dice", last.realDice);
  const practice = tableSetting(meta, "practice", last.practice);
  const begin = say(element("button", { class: "button strong big" }), "setup-start");
  const lasts = element("p", { class: "setup-length", "aria-live": "polite" });
  const tellLength = () => {
    const length = lengthOf(meta, options, seats.drafts);
    lasts.hidden = length === null;
    if (length) say(lasts, "setup-length", length);
  };
  const fields = optionFields(meta, options, () => seats.drafts.length, tellLength);
  const form = formElement(
    { class: "setup" },
    () => {
      const choices = { options, practice: practice.box.checked, realDice: realDice.box.checked };
      rememberChoices(meta, choices);
      start({
        game: meta.id,
        seats: seats.seats(),
        options,
        practice: choices.practice,
        real_dice: choices.realDice,
      });
    },
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
    teaches && learnSection(meta),
    seats.root,
    fields.root,
    element(
      "fieldset",
      { class: "setup-options" },
      say(element("legend", {}), "setup-table"),
      realDice.root,
      practice.root,
    ),
    say(element("p", { class: "fine-print" }), "game-board-note", {}, meta.id),
    element("div", { class: "setup-go" }, begin, lasts),
  );
  seats.changed = () => {
    fields.tell();
    tellLength();
  };
  tellLength();
  root.replaceChildren(form);
}
