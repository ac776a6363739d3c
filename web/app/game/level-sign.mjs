/** The sign of who plays a seat: a person, or a bot of some level with as many stripes as its rank. */

import { picture } from "../base/elements.mjs";

/** @param {string} player */
export const levelSign = (player) => picture(`level-${player}`, "icon level-sign");
