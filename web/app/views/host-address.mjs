/** The address of the page that holds a frame, as its host types it and as a poster shows it. */

import { at } from "../base/site.mjs";

/**
 * The address that a poster shows: the given one, or that of the game on this site; null if people gave something else.
 * @param {string} given
 * @param {string} game
 */
export function posterAddress(given, game) {
  const text = given.trim();
  if (text === "") return at(`./?game=${game}`);
  try {
    const address = new URL(/^[a-z]+:\/\//i.test(text) ? text : `https://${text}`);
    return /^https?:$/.test(address.protocol) && address.username === "" ? address.href : null;
  } catch {
    return null;
  }
}

/** An address as people read it. @param {string} address */
export const readable = (address) => address.replace(/^https?:\/\//, "").replace(/\/$/, "");
