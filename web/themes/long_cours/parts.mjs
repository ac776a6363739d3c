/** The public part of Long Cours' view, and small elements that several modules of this theme use. */

/** @import { Params, View } from "../../app/types.d.ts" */
/** @import { ThemeNames } from "../../app/game/theme.d.ts" */
/** @import { Public } from "./view.d.ts" */

import { element, emblem, svg } from "../../app/base/elements.mjs";
import { say } from "../../app/base/l10n.mjs";

/** The game's own public part of the view. @param {View} view */
export const open = (view) => /** @type {Public} */ (view.public);

/**
 * What is said of the owner of the Corsaire: nothing after the end if it has not come in.
 * @param {View} view
 * @param {number} seat
 * @returns {string | null} a message of the game
 */
export function owns(view, seat) {
  const { owner, corsaire, due } = open(view);
  if (owner !== seat || (view.result && !corsaire)) return null;
  return corsaire ? "owns-corsaire" : due ? "owns-corsaire-now" : "owns-corsaire-due";
}

/**
 * An element with a sentence.
 * @param {keyof HTMLElementTagNameMap} tag
 * @param {string} className
 * @param {string} id
 * @param {Params} params
 * @param {ThemeNames} names
 */
export function told(tag, className, id, params, names) {
  return say(element(tag, { class: className }), id, () => names.words(params), names.game);
}

/** The Corsaire as a small picture. */
export function raider() {
  const drawn = svg("svg", { class: "raider-picture seat-black", viewBox: "-46 -46 92 64", "aria-hidden": "true" });
  drawn.append(svg("use", { href: "#piece-corsaire" }));
  return drawn;
}

/** The emblem and name of a seat. @param {number} seat @param {ThemeNames} names */
export function captain(seat, names) {
  const colour = names.seats[seat]?.colour ?? "black";
  return element("span", { class: "captain" }, emblem(colour), element("b", {}, names.party(seat)));
}
