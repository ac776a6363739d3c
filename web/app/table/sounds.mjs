/** Which sound a movement or an event has: the theme says it, and the page has sounds for the movements of any game. */

/** @import { Movement, SoundName } from "../types.d.ts" */
/** @import { Theme } from "../game/theme.d.ts" */
/** @import { Animator } from "./animator.mjs" */

import { sound } from "../base/sound.mjs";

/** @type {{ [movement in Movement]: SoundName }} */
const USUAL = { roll: "die", spin: "wheel", walk: "pawn", pay: "coin" };

/** The sound of a movement; null for none. @param {Theme} theme @param {Movement} movement */
export function soundOf({ sounds }, movement) {
  const own = sounds?.movements?.[movement];
  return own === undefined ? USUAL[movement] : own;
}

/** Fast play, which shows no movements, is silent. @param {Animator} animator @param {Theme} theme @param {Movement} movement */
export function hearMovement(animator, theme, movement) {
  const name = soundOf(theme, movement);
  if (name && !animator.cut) void sound(name);
}

/** @param {Animator} animator @param {Theme} theme @param {string} kind of an event */
export function hearEvent(animator, { sounds }, kind) {
  const name = sounds?.events?.[kind];
  if (name && !animator.cut) void sound(name);
}
