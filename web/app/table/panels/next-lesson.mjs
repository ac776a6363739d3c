/** After a first game: the next lesson, if one has been finished here and another follows it. */

/** @import { Meta } from "../../types.d.ts" */
/** @import { After } from "../types.d.ts" */

import { element } from "../../base/elements.mjs";
import { lessonsOf, loadLessons, phrase, rewrite } from "../../base/l10n.mjs";

/**
 * A link to the next lesson; it is hidden until it is known that there is one.
 * @param {string} game
 * @param {Meta["lessons"]} lessons
 * @param {After["lesson"]} address
 */
export function nextLesson(game, lessons, address) {
  const link = element("a", { class: "button", "data-route": "", hidden: true });
  if (address && lessons.length > 1) void offer(link, game, lessons, address);
  return link;
}

/** @param {HTMLAnchorElement} link @param {string} game @param {Meta["lessons"]} lessons @param {NonNullable<After["lesson"]>} address */
async function offer(link, game, lessons, address) {
  try {
    const [{ lessonAfter }] = await Promise.all([import("../../saves/newcomer.mjs"), loadLessons(game)]);
    const next = lessonAfter(game, lessons);
    if (!next) return;
    link.href = address(game, next.id);
    rewrite(link, () => {
      link.textContent = phrase("lesson-following", { name: phrase(`lesson-${next.id}`, {}, lessonsOf(game)) });
    });
    link.hidden = false;
  } catch {
    // The sentences of the lessons could not be loaded: the shelf offers the lesson, too.
  }
}
