/** Sounds: off until a person turns them on. What a sound tells also stands on the screen. */

/** @import { SoundName } from "../types.d.ts" */

import { settings } from "./settings.mjs";

/** The least time between two sounds of the same name, in ms: a handful of coins is one sound. */
const APART = 90;

/** @type {AudioContext | null} */
let context = null;
/** When each sound was last heard, by the page's clock. @type {Map<SoundName, number>} */
const heard = new Map();

/** Plays a sound, if people have turned the sound on. @param {SoundName} name */
export async function sound(name) {
  const now = performance.now();
  if (settings.volume === 0 || document.hidden || now - (heard.get(name) ?? -APART) < APART) return;
  heard.set(name, now);
  try {
    const { play } = await import("./synth.mjs");
    context ??= new AudioContext();
    if (context.state === "suspended") await context.resume();
    // The ear hears loudness by powers: the square makes the middle of the slider half as loud.
    play(context, name, (settings.volume / 100) ** 2);
  } catch {
    // without audio, or offline before the module came, the page is as it was: silent
  }
}
