/**
 * The paths of the chosen piece: the places that it can reach, and their costs. A path is first drawn on the board with
 * its cost, and played when people choose it again.
 */

/** @import { Message, Path } from "../../types.d.ts" */
/** @import { PlaceOffer, Trace } from "../types.d.ts" */
/** @import { Names } from "../../game/names.mjs" */

import { element, formElement } from "../../base/elements.mjs";
import { phrase, rewrite, say } from "../../base/l10n.mjs";
import { parseAction } from "../../game/names.mjs";

let serial = 0;

/** The places along a path, in order. @param {Path} path */
export function stopsOf(path) {
  return path.actions.map((action) => String(parseAction(action).values.at(-1)));
}

/**
 * A path as it is drawn, from where its piece stands.
 * @param {Path} path
 * @param {{ x: number, y: number } | undefined} from
 * @returns {Trace}
 */
export function wayOf(path, from) {
  const stops = stopsOf(path);
  const lands = path.actions.some((action) => parseAction(action).verb === "alight");
  return { legs: [from ? [from, ...stops] : stops], later: [], ends: lands ? stops.slice(-1) : [] };
}

/**
 * The path that people mean by what they type: the place with this name, or else the cheapest path to a place whose
 * name begins so, such as "1n8". Null if there is none.
 * @param {string} typed
 * @param {Path[]} paths
 * @param {(path: Path) => string} word the name of a path's place
 * @returns {Path | null}
 */
export function typedPath(typed, paths, word) {
  const wanted = typed.trim().toLowerCase();
  if (wanted === "") return null;
  const names = paths.map((path) => ({ path, name: word(path).toLowerCase() }));
  const exact = names.find(({ name }) => name === wanted);
  const begun = names
    .filter(({ name }) => name.startsWith(wanted))
    .sort((one, other) => one.path.cost - other.path.cost);
  return (exact ?? begun[0])?.path ?? null;
}

/** A line about a way. @param {Message} message @param {Names} names @param {string} [kind] its class */
export function told(message, names, kind = "") {
  const line = element("p", { class: kind });
  return rewrite(line, () => {
    line.textContent = names.say(message);
  });
}

/** A line that warns of what a way brings about. @param {Message} message @param {Names} names */
export const warning = (message, names) => told(message, names, "route-stop");

export class PathPicker {
  /**
   * @param {Names} names
   * @param {{ follow: (path: Path) => void, trace: (path: Path | null) => void, seek: (typed: string) => boolean,
   *   brings: (path: Path) => Promise<Message | null> }} table
   *   `follow`: plays the actions of a path; `trace`: draws it on the board; `seek`: looks for a way to a place that no
   *   path reaches, and returns whether the table does that; `brings`: what a path wins on its way, by the rules
   */
  constructor(names, table) {
    this.names = names;
    this.table = table;
    this.root = element("section", { class: "routes" });
    this.proposal = element("div", { class: "proposal", role: "status" });
    /** @type {Path[]} */
    this.paths = [];
    /** The path that is drawn but not played yet. @type {Path | null} */
    this.proposed = null;
    /**
     * What makes proposals, too: only one stands at a time. It knows what there is at a place.
     * @type {{ drop: () => void, facts: (place: string) => Node[] } | null}
     */
    this.other = null;
  }

  /** @param {Path[]} paths */
  show(paths) {
    this.paths = paths;
    this.drop();
    this.root.hidden = paths.length === 0;
    this.root.replaceChildren(...(paths.length > 0 ? [this.field()] : []));
  }

  /** The label of a path: its place and its cost. @param {Path} path */
  name(path) {
    return phrase("routes-way", { place: this.names.word("place", path.place), cost: path.cost });
  }

  /**
   * What the board offers for a path: a click proposes it. If it lay on a destination, `aim` looks for a way there first.
   * @param {Path} path
   * @param {(destination: string, otherwise: () => void) => unknown} [aim]
   * @returns {PlaceOffer}
   */
  offer(path, aim) {
    const propose = () => this.propose(path);
    const choose = (/** @type {string | null | undefined} */ to) => void (to && aim ? aim(to, propose) : propose());
    const { risk } = path;
    const warns = risk && { note: () => this.names.say(risk) };
    return { action: null, name: () => this.name(path), choose, cost: String(path.cost), ...warns };
  }

  /** Plays a path if it is already proposed; otherwise proposes it. @param {Path} path */
  propose(path) {
    if (this.proposed?.place === path.place) {
      this.drop();
      this.table.follow(path);
      return;
    }
    this.other?.drop();
    this.proposed = path;
    this.table.trace(path);
    const words = element("p", { class: "foreseen-head" });
    rewrite(words, () => {
      words.textContent = this.name(path);
    });
    const go = element("button", { type: "button", class: "button strong", onclick: () => this.propose(path) });
    go.dataset.way = path.place;
    const drop = say(element("button", { type: "button", class: "button", onclick: () => this.drop() }), "routes-drop");
    const risk = path.risk ? [warning(path.risk, this.names)] : [];
    const parts = [words, ...risk, say(go, "routes-go"), drop, ...(this.other?.facts(path.place) ?? [])];
    this.proposal.replaceChildren(element("div", { class: "foreseen route" }, ...parts));
    go.focus({ preventScroll: true });
    void this.tell(path, words);
  }

  /** Says what a path wins on its way. @param {Path} path @param {HTMLElement} head the line before it */
  async tell(path, head) {
    const brings = await this.table.brings(path);
    if (brings && this.proposed === path && head.isConnected) head.after(told(brings, this.names));
  }

  drop() {
    this.proposed = null;
    this.proposal.replaceChildren();
    this.table.trace(null);
  }

  /** A field to type a place into, for people who cannot use the board. */
  field() {
    serial += 1;
    const id = `routes-${serial}`;
    const word = (/** @type {Path} */ { place }) => this.names.word("place", place);
    const input = element("input", { type: "text", autocomplete: "off", list: `${id}-list`, "aria-labelledby": id });
    rewrite(input, () => {
      input.placeholder = phrase("routes-touch");
    });
    const sorted = [...this.paths].sort((one, other) => one.cost - other.cost);
    const options = sorted.map((path) => element("option", { value: word(path), label: this.name(path) }));
    const form = formElement(
      { class: "pick" },
      () => {
        const place = input.value.trim();
        const path = typedPath(place, this.paths, word);
        if (path) this.propose(path);
        else if (place === "" || !this.table.seek(place)) {
          const none = element("p", { class: "foreseen" });
          if (place !== "") this.proposal.replaceChildren(say(none, "routes-none", { place }));
          input.focus();
        }
      },
      input,
      say(element("button", { class: "button" }), "pick-go"),
    );
    const title = say(element("h3", { id, class: "group-title" }), "routes-title");
    return element("div", {}, title, form, element("datalist", { id: `${id}-list` }, ...options));
  }
}
