/**
 * Imports games from one or several files. The engine reads each game before the shelf lists it; a game that it cannot
 * read is named in a sentence.
 */

/** @import { Json } from "../types.d.ts" */

import { svg } from "../base/elements.mjs";
import { readFile } from "../base/files.mjs";
import { phrase } from "../base/l10n.mjs";
import { BoardPlan, boardData } from "../game/catalogue.mjs";
import { engine } from "../game/engine.mjs";
import { dotsOf } from "../game/placement.mjs";
import { reason } from "../errors/errors.mjs";
import { Keeper, newId, savesIn } from "./saves.mjs";

/** @typedef {{ name: string, save: Json }} Found a save in a file, not yet looked at by the engine */

/**
 * Reads the saves in files.
 * @param {File[]} files
 * @returns {Promise<{ found: Found[], problems: string[] }>} problems are sentences
 */
export async function readSaves(files) {
  /** @type {Found[]} */
  const found = [];
  const problems = [];
  for (const file of files) {
    try {
      found.push(...savesIn(await readFile(file), file.name.replace(/\.json$/i, "")));
    } catch (error) {
      problems.push(phrase("file-unusable", { name: file.name, reason: reason(error) }));
    }
  }
  return { found, problems };
}

/**
 * Saves the games in this browser, each under a new id. The engine holds one game: once people may have opened a table,
 * the import stops.
 * @param {Found[]} found
 * @param {() => boolean} wanted whether the import may go on
 * @returns {Promise<{ kept: number, left: number, problems: string[] }>} how many were saved, how many were not read;
 *   problems are sentences
 */
export async function importAll(found, wanted) {
  let kept = 0;
  let left = found.length;
  const problems = [];
  for (const { name, save } of found) {
    if (!wanted()) break;
    left -= 1;
    try {
      const snapshot = await engine.load(save, null, wanted);
      if (!snapshot) {
        left += 1;
        break;
      }
      // A game that does not replay to its end stays a file: saved here, it would lose the rest of its log.
      if (snapshot.warning) problems.push(phrase("file-unusable", { name, reason: phrase("file-read-only") }));
      else {
        const plan = new BoardPlan(await boardData(snapshot.game), svg("svg"), {});
        new Keeper(newId(), name, 0).keep(snapshot, dotsOf(plan, snapshot.view.pieces, snapshot.seats));
        kept += 1;
      }
    } catch (error) {
      problems.push(phrase("file-unusable", { name, reason: reason(error) }));
    }
  }
  return { kept, left, problems };
}
