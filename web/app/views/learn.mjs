/** Offers lessons: prominently to whoever has finished neither a lesson nor a game of this kind here, quietly to others. */

/** @import { FirstGame, Meta } from "../types.d.ts" */

import { element } from "../base/elements.mjs";
import { lessonsOf, phrase, rewrite, say } from "../base/l10n.mjs";
import { HUMAN } from "../game/engine-constants.mjs";
import { lessonAddress } from "../game/learning.mjs";
import { lengthOf } from "../game/length.mjs";
import { optionsWith } from "../game/seating.mjs";
import { isNew } from "../saves/newcomer.mjs";

/**
 * The link to the first lesson, for the shelf.
 * @param {Meta} meta
 * @param {boolean} fresh whether nobody has played this game here
 * @returns {HTMLElement | null} null if there is no lesson
 */
export function learnLink({ id, title, lessons }, fresh) {
  const [first] = lessons;
  if (!first) return null;
  const link = element("a", {
    class: fresh ? "button learn-link" : "button quiet learn-link",
    href: lessonAddress(id, first.id),
    "data-route": "",
  });
  const minutes = lessons.reduce((sum, lesson) => sum + lesson.minutes, 0); // one leads to the next
  return say(link, "learn-link", { minutes, game: title });
}

/**
 * The link that begins our first game at once.
 * @param {Meta} meta
 * @param {string} message
 * @returns {HTMLElement | null} null if there is none
 */
export function firstLink(meta, message) {
  if (!meta.first_game) return null;
  const link = element("a", { class: "button", href: `?game=${meta.id}&first`, "data-route": "" });
  return say(link, message, { game: meta.title, ...firstFacts(meta, meta.first_game) });
}

/** Against how many bots our first game is, and about how long it takes. @param {Meta} meta @param {FirstGame} first */
function firstFacts(meta, { seats, options }) {
  const bots = seats.filter(({ player }) => player !== HUMAN).length;
  return { bots, ...(lengthOf(meta, optionsWith(meta, options), seats) ?? { unit: "minutes", low: 0, high: 0 }) };
}

/**
 * The lessons of a game and our first game, for the set-up.
 * @param {Meta} meta
 * @returns {HTMLElement | null} null if the game has neither
 */
export function learnSection(meta) {
  if (meta.lessons.length === 0 && !meta.first_game) return null;
  const fresh = isNew(meta.id);
  const lessons = meta.lessons.map(({ id, minutes }, nth) => {
    const link = element("a", {
      class: fresh && nth === 0 ? "button strong" : "button",
      href: lessonAddress(meta.id, id),
    });
    link.dataset.route = "";
    rewrite(link, () => {
      link.textContent = phrase("learn-lesson", { name: phrase(`lesson-${id}`, {}, lessonsOf(meta.id)), minutes });
    });
    const about = say(element("p", { class: "help" }), `lesson-${id}-about`, {}, lessonsOf(meta.id));
    return element("li", {}, link, about);
  });
  const ours = element(
    "li",
    {},
    firstLink(meta, "learn-first"),
    meta.first_game && say(element("p", { class: "help" }), "learn-first-help"),
  );
  const title = say(element("h2", { id: "learn-title" }), fresh ? "learn-new" : "learn-title");
  return element(
    "section",
    { class: fresh ? "learn learn-fresh" : "learn", "aria-labelledby": title.id },
    title,
    element("ul", {}, ...lessons, meta.first_game && ours),
  );
}
