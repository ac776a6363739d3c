/**
 * Destination first: people name a place, by a click on the map or by its name, and the engine proposes the cheapest
 * whole way there, with its cost and what is left. The same place again, or the button, plays it.
 */

/** @import { Plan, Planned, View } from "../../types.d.ts" */
/** @import { Names } from "../../game/names.mjs" */
/** @import { Trace } from "../types.d.ts" */

import { element, formElement } from "../../base/elements.mjs";
import { phrase, rewrite, say, sentence } from "../../base/l10n.mjs";
import { parseAction } from "../../game/names.mjs";
import { beginning } from "./hinted-way.mjs";
import { told, warning } from "./path-picker.mjs";

let serial = 0;

/**
 * The way of a plan on the map: one leg for each step, those of later turns apart, and where it ends and what lands comes to rest.
 * @param {Plan} plan
 * @param {View} view
 * @param {(place: string) => boolean} isPlace
 * @returns {Trace}
 */
export function traceOf({ target, actions, rest }, view, isPlace) {
  const at = new Map(view.pieces.map(({ id, place }) => [id, place]));
  const on = new Map(view.pieces.flatMap(({ id, on: carrier }) => (carrier === undefined ? [] : [[id, carrier]])));
  const trace = /** @type {Trace} */ ({ legs: [], later: [], ends: [] });
  const ends = /** @type {Map<string, string>} */ (new Map()); // where each piece comes to rest
  const steps = [...actions, ...rest];
  steps.forEach((action, nth) => {
    const { verb, values } = parseAction(action);
    const [piece = "", end = ""] = values.map(String);
    const last = nth === steps.length - 1;
    // The last step comes to the very town that people named: a ring in the middle of its land would lie over its name.
    const named = last && isPlace(target) && !end.startsWith(target);
    const to = named ? target : end;
    if (!isPlace(to)) {
      on.set(piece, to); // it goes aboard
      ends.delete(piece);
      return;
    }
    const from = at.get(on.get(piece) ?? piece) ?? to;
    on.delete(piece);
    if (from !== to) (nth < actions.length ? trace.legs : trace.later).push([from, to]);
    at.set(piece, to);
    if (last || verb === "land" || verb === "alight" || ends.has(piece)) ends.set(piece, to);
  });
  return { ...trace, ends: [...ends.values()] };
}

export class Destination {
  /**
   * @param {Names} names
   * @param {{
   *   plan: (target: string, piece: string | null) => Promise<Planned>,
   *   follow: (actions: string[]) => void,
   *   trace: (trace: Trace | null) => void,
   *   piece: () => string | null,
   * }} table
   */
  constructor(names, table) {
    this.names = names;
    this.table = table;
    this.proposal = element("div", { class: "proposal", role: "status" });
    this.root = element("section", { class: "routes destination", hidden: true });
    /** The places of the list beside the field. */
    this.offered = "";
    /** Whether people can name a destination now. */
    this.ready = false;
    /** @type {View | null} */
    this.view = null;
    /** The plan that is drawn but not played yet. @type {Plan | null} */
    this.proposed = null;
    /** The number of questions so far: a late answer to an earlier one is not shown. */
    this.asked = 0;
    /** What makes proposals, too: only one stands at a time. @type {{ drop: () => void } | null} */
    this.other = null;
  }

  /**
   * @param {View | null} view null if nobody decides at this screen now
   * @param {boolean} typed whether people can type a destination here; otherwise the chosen piece has a field of its own
   */
  show(view, typed) {
    const again = view !== null && view === this.view; // another piece has been chosen for the same place
    this.view = view;
    this.drop();
    const places = (view && this.names.plan.theme.destinations?.(view)) ?? [];
    this.ready = places.length > 0;
    this.root.hidden = !this.ready || !typed;
    if (this.root.hidden) return; // the field stays as it is until it is shown again
    const offered = places.join(" ");
    if (offered !== this.offered) this.root.replaceChildren(this.field(places));
    this.offered = offered;
    if (!again) for (const input of this.root.querySelectorAll("input")) input.value = "";
  }

  drop() {
    this.asked += 1;
    if (this.proposed) this.table.trace(null);
    this.proposed = null;
    this.proposal.replaceChildren();
  }

  /**
   * Proposes the way to a place; plays it if it is already proposed.
   * @param {string} target
   * @param {() => void} [otherwise] called if there is no way
   * @param {string} [first] the action that the way must begin with
   */
  async aim(target, otherwise, first) {
    if (!this.ready) return;
    const { proposed, view } = this;
    if (proposed?.target === target && proposed.actions.length > 0) {
      this.go(proposed);
      return;
    }
    this.drop();
    const asked = this.asked;
    if (!view) return;
    const ask = (/** @type {string | null} */ piece) => this.table.plan(target, piece);
    const { plan, why, begins } = await beginning(ask, this.table.piece(), first, view.pieces);
    if (asked !== this.asked) return;
    if (otherwise && !(plan && begins)) return otherwise();
    this.other?.drop();
    this.proposed = plan;
    const isPlace = (/** @type {string} */ place) => this.names.plan.places.has(place);
    this.table.trace(plan && traceOf(plan, view, isPlace));
    const words = element("p", { class: "foreseen-head" });
    rewrite(words, () => {
      words.textContent = this.words(target, plan);
    });
    /** @type {Node[]} */
    const parts = [words];
    const obstacle = plan ? plan.why : why;
    if (obstacle) parts.push(warning(obstacle, this.names));
    if (plan?.note) parts.push(told(plan.note, this.names));
    if (plan?.risk) parts.push(warning(plan.risk, this.names));
    if (plan?.stop) parts.push(warning(plan.stop, this.names));
    else if (plan && plan.rest.length > 0 && plan.actions.length > 0)
      parts.push(say(element("p", {}), "routes-later", { now: this.spent(plan), cost: plan.cost }));
    if (plan && plan.actions.length > 0) {
      const go = element("button", { type: "button", class: "button strong", onclick: () => this.go(plan) });
      go.dataset.way = target;
      parts.push(say(go, "routes-go"));
    }
    const drop = element("button", { type: "button", class: "button", onclick: () => this.drop() });
    const away = plan && plan.actions.length > 0 ? "routes-drop" : "routes-close";
    // The facts come last: a long one must not push out of sight what can be done.
    parts.push(say(drop, away), ...this.facts(target));
    this.proposal.replaceChildren(element("div", { class: "foreseen route" }, ...parts));
    /** @type {HTMLElement | null} */ (this.proposal.querySelector("button"))?.focus({ preventScroll: true });
  }

  /** What there is at a place, so that nobody goes there for nothing; not what a card beside it says. @param {string} target */
  facts(target) {
    const { view } = this;
    const lines = () => (view && this.names.plan.theme.about?.(view, target, this.names)) ?? [];
    const own = () => this.names.word("place", target);
    const words = element("div", { class: "help" });
    rewrite(words, () => {
      const read = document.querySelector(".face-up:not([hidden])")?.textContent ?? "";
      const told = lines().filter((line) => line !== own() && !read.includes(line));
      words.replaceChildren(...told.map((line) => element("p", {}, line)));
    });
    return words.childElementCount === 0 ? [] : [words];
  }

  /** Proposes the way to a place that people type. Returns whether they can name one now. @param {string} typed */
  seek(typed) {
    const places = (this.view && this.names.plan.theme.destinations?.(this.view)) ?? [];
    if (this.ready) void this.aim(this.named(typed, places));
    return this.ready;
  }

  /** How far a place is for the chosen piece, or for the one that comes there first. @param {string} place */
  async distance(place) {
    const plan = this.ready ? (await this.table.plan(place, this.table.piece())).plan : null;
    return (
      plan && sentence("about-distance", this.names.words({ piece: plan.piece, points: plan.cost }), this.names.game)
    );
  }

  /** The points that a plan takes now. @param {Plan} plan */
  spent({ left }) {
    return (this.view?.counters.points ?? 0) - left;
  }

  /** @param {string} target @param {Plan | null} plan */
  words(target, plan) {
    const place = this.names.word("place", target);
    if (!plan) {
      const known = this.names.plan.places.has(target) || place !== target;
      const chosen = this.table.piece();
      if (!known) return phrase("routes-none", { place });
      return chosen === null
        ? phrase("routes-no-way", { place })
        : phrase("routes-not-this", { place, piece: this.names.piece(chosen) });
    }
    const { piece, carrier, cost, left, rest } = plan;
    const [by, now] = [carrier === "" ? "" : this.names.piece(carrier), rest.length === 0 ? "all" : "part"];
    const { piece: name = "", "piece-place": from = "" } = this.names.words({ piece });
    const told = { place, piece: name, from, by, cost, left, now };
    if (cost === 0) return phrase("routes-there", told);
    return phrase(by === "" ? "routes-plan" : "routes-plan-by", told);
  }

  /** @param {Plan} plan */
  go(plan) {
    this.drop();
    this.table.follow(plan.actions);
  }

  /** A field to type a destination into. @param {string[]} places those that the list offers */
  field(places) {
    serial += 1;
    const id = `destination-${serial}`;
    const input = element("input", { type: "text", autocomplete: "off", list: `${id}-list`, "aria-labelledby": id });
    input.addEventListener("focus", () => input.select()); // the next destination replaces the last
    rewrite(input, () => {
      input.placeholder = phrase("routes-touch");
    });
    const options = places.map((place) => {
      const option = element("option", {});
      return rewrite(option, () => {
        option.value = this.names.word("place", place);
      });
    });
    const form = formElement(
      { class: "pick" },
      () => {
        const typed = input.value.trim();
        if (typed === "" || !this.seek(typed)) input.focus();
      },
      input,
      say(element("button", { class: "button" }), "pick-go"),
    );
    const title = say(element("h3", { id, class: "group-title" }), "routes-title");
    return element("div", {}, title, form, element("datalist", { id: `${id}-list` }, ...options));
  }

  /** Whether a place has this in its name, or what there is has, such as a card. @param {string} place @param {string} wanted in small letters */
  isAbout(place, wanted) {
    const lines = (this.view && this.names.plan.theme.about?.(this.view, place, this.names)) ?? [];
    return [this.names.word("place", place), ...lines].some((line) => line.toLowerCase().includes(wanted));
  }

  /** The place that people mean by what they type, with or without accents. @param {string} typed @param {string[]} places */
  named(typed, places) {
    const same = (/** @type {string} */ name) => name.localeCompare(typed, undefined, { sensitivity: "base" }) === 0;
    const words = (/** @type {string} */ place) => ["place", "card"].map((kind) => this.names.word(kind, place)); // the land of a capital
    const begins = (/** @type {string} */ place) => words(place).some((word) => same(word.slice(0, typed.length)));
    const all = [...this.names.plan.places.keys()];
    return (
      places.find((place) => words(place).some(same)) ??
      all.find((place) => [place, ...words(place)].some(same)) ??
      [...places, ...all].find(begins) ??
      (typed.length < 3 ? undefined : all.find((place) => this.isAbout(place, typed.toLowerCase()))) ??
      typed
    );
  }
}
