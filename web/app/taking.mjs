/**
 * Taking games in from files, one or several at once: each is read by the engine before it lies among the others, and what
 * cannot be read is told by name.
 */

/** @import { Json } from "./types.d.ts" */

import { BoardPlan, boardData } from "./catalogue.mjs";
import { svg } from "./elements.mjs";
import { engine } from "./engine.mjs";
import { readFile } from "./export.mjs";
import { reason } from "./failures.mjs";
import { phrase } from "./l10n.mjs";
import { Keeper, newId, savesIn } from "./saves.mjs";
import { Pieces } from "./table/pieces.mjs";

/** @typedef {{ name: string, save: Json }} Found a save in a file, not yet looked at by the engine */

/**
 * What is in the files.
 * @param {File[]} files
 * @returns {Promise<{ found: Found[], problems: string[] }>} problems are sentences
 */
export async function openFiles(files) {
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
 * Keeps the games in this browser, each under an id of its own. The engine holds one game: as soon as people may have opened
 * a table, no other is read.
 * @param {Found[]} found
 * @param {() => boolean} wanted whether people still wait for it
 * @returns {Promise<{ kept: number, left: number, problems: string[] }>} how many were kept, how many were not read any more
 */
export async function keepAll(found, wanted) {
  let kept = 0;
  let left = found.length;
  const problems = [];
  for (const { name, save } of found) {
    if (!wanted()) break;
    left -= 1;
    try {
      const snapshot = await engine.load(save, null);
      // What can only be looked at stays a file: kept anew, it would lose what does not replay.
      if (snapshot.warning) problems.push(phrase("file-unusable", { name, reason: phrase("file-read-only") }));
      else {
        const pieces = new Pieces(new BoardPlan(await boardData(snapshot.game), svg("svg"), {}), svg("g"));
        pieces.seats = snapshot.seats;
        new Keeper(newId(), name, 0).keep(snapshot, pieces.dots(snapshot.view.pieces));
        kept += 1;
      }
    } catch (error) {
      problems.push(phrase("file-unusable", { name, reason: reason(error) }));
    }
  }
  return { kept, left, problems };
}
