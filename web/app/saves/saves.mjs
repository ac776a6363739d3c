/**
 * The games saved in this browser. Each is one envelope under its own key, so that a damaged one does not affect the
 * others. What is no envelope stays as it is, apart from the games, and people can still export it. What the engine refuses
 * stays among the games: another version of it may read it.
 */

/** @import { Broken, Dot, Envelope, Snapshot } from "../types.d.ts" */

import { phrase } from "../base/l10n.mjs";
import { beneath, forget, guard, keys, move, overtaken, read, remove, stored, write } from "../base/storage.mjs";
import { noteResult } from "./results.mjs";
import { summaryOf } from "./summary.mjs";

const KEPT = "save.";
/** Here earlier versions put what the engine refused. */
const ASIDE = "aside.";

guard(KEPT);

/** A short random id: two tabs do not get the same one. */
export function newId() {
  return [...crypto.getRandomValues(new Uint8Array(6))].map((byte) => byte.toString(36).padStart(2, "0")).join("");
}

/**
 * Whether something read from storage is an envelope the shelf can show. The engine checks the save itself.
 * @param {any} found
 * @returns {found is Envelope}
 */
function isEnvelope(found) {
  return (
    found !== null &&
    typeof found === "object" &&
    typeof found.id === "string" &&
    typeof found.name === "string" &&
    typeof found.saved === "string" &&
    Number.isInteger(found.revision) &&
    typeof found.save === "object" &&
    found.save !== null &&
    typeof found.summary === "object" &&
    found.summary !== null &&
    typeof found.summary.game === "string" &&
    Array.isArray(found.summary.seats) &&
    found.summary.seats.every(
      (/** @type {any} */ seat) => typeof seat?.name === "string" && typeof seat?.colour === "string",
    ) &&
    Array.isArray(found.thumbnail) &&
    found.thumbnail.every((/** @type {unknown} */ dot) => dot !== null && typeof dot === "object")
  );
}

/**
 * @param {string} raw
 * @returns {Envelope | null}
 */
function parse(raw) {
  try {
    const found = JSON.parse(raw);
    return isEnvelope(found) ? found : null;
  } catch {
    return null;
  }
}

/**
 * The saves, newest first, and what could not be read.
 * @returns {{ kept: Envelope[], broken: Broken[] }}
 */
export function list() {
  /** @type {Envelope[]} */
  const kept = [];
  /** @type {Broken[]} */
  const broken = [];
  for (const key of keys(KEPT)) {
    const raw = read(key) ?? "";
    const envelope = parse(raw);
    if (envelope && KEPT + envelope.id === key) kept.push(envelope);
    else broken.push({ id: key.slice(KEPT.length), key, raw });
  }
  for (const key of keys(ASIDE)) broken.push({ id: key.slice(ASIDE.length), key, raw: read(key) ?? "" });
  kept.sort((a, b) => b.saved.localeCompare(a.saved));
  return { kept, broken };
}

/**
 * @param {string} id
 * @returns {Envelope | null}
 */
export function find(id) {
  const raw = read(KEPT + id);
  return raw === null ? null : parse(raw);
}

/** The revision of a game, as a text of the storage has it; 0 if there is none. @param {string | null} raw */
function revisionOf(raw) {
  return (raw === null ? null : parse(raw))?.revision ?? 0;
}

/**
 * Whether another tab has continued a game since this tab knew what the storage has of it.
 * @param {string} id
 * @param {number} revision the newest of this tab
 */
function isContinued(id, revision) {
  const under = beneath(KEPT + id);
  return revisionOf(stored(KEPT + id)) > (under === undefined ? revision : revisionOf(under));
}

/**
 * Moves that had no room here, in games that another tab has continued since, become games of their own. Call this only
 * when no table is open: a table does it itself, and tells people.
 */
export function keepApart() {
  for (const key of overtaken(KEPT)) {
    const mine = find(key.slice(KEPT.length));
    if (mine === null) continue;
    const theirs = parse(stored(key) ?? "");
    const copied = isContinued(mine.id, mine.revision);
    forget(key);
    // What another tab has only renamed goes on under its new name; what it has deleted had moves that it did not know.
    const name = copied ? phrase("copy-name", { name: mine.name }) : (theirs?.name ?? mine.name);
    const id = copied ? newId() : mine.id;
    write(KEPT + id, JSON.stringify({ ...mine, id, name, revision: copied ? 1 : mine.revision }));
  }
}

/** Deletes a game. @param {string} id @returns {() => void} restores it */
export function discard(id) {
  return discardKey(KEPT + id);
}

/** Deletes a save that cannot be read. @param {Broken} broken @returns {() => void} restores it */
export function discardBroken(broken) {
  return discardKey(broken.key);
}

/** Puts back among the games what an earlier version had set aside: this one may read it. */
export function putBack() {
  for (const key of keys(ASIDE)) {
    const id = key.slice(ASIDE.length);
    if (parse(read(key) ?? "")?.id === id && read(KEPT + id) === null) move(key, KEPT + id);
  }
}

/** The id of the save under a key; null for other keys. @param {string} key */
export function idOfKey(key) {
  return key.startsWith(KEPT) ? key.slice(KEPT.length) : null;
}

/**
 * A name that no other saved game of this kind has: it gets a number if one has it.
 * @param {string} game
 * @param {string} name
 */
export function freeName(game, name) {
  const taken = new Set(list().kept.flatMap((one) => (one.summary.game === game ? [one.name] : [])));
  let free = name;
  for (let number = 2; taken.has(free) && number <= taken.size + 1; number += 1)
    free = phrase("another-name", { name, number });
  return free;
}

/** Saves one open game: each `keep` writes its newest state. */
export class Keeper {
  /**
   * @param {string} id
   * @param {string} name
   * @param {number} revision the revision in storage; 0 if there is none
   * @param {number | null} [me] the seat that plays in this browser, if the others play by link
   * @param {string | null} [lesson] the lesson that the game is; null once people play freely
   */
  constructor(id, name, revision, me = null, lesson = null) {
    this.me = me;
    this.lesson = lesson;
    /** Whether the lesson has come to its end: it is finished then, also if nobody has won. */
    this.learned = false;
    this.id = id;
    this.name = name;
    this.revision = revision;
  }

  /**
   * Writes the game. If another tab has continued it in the meantime, this one becomes a copy under a new id.
   * @param {Snapshot} snapshot
   * @param {Dot[]} thumbnail
   * @returns {"kept" | "copied" | "again"} "copied" if it became a copy; "again" if it had been deleted in the meantime
   */
  keep(snapshot, thumbnail) {
    const copied = this.overtaken();
    const again = this.revision > 0 && read(KEPT + this.id) === null;
    const played = this.revision > 0; // a game that comes from a file has not been played here
    forget(KEPT + this.id); // what is written now is newer
    if (copied) this.id = newId();
    this.revision = copied ? 1 : this.revision + 1;
    /** @type {Envelope} */
    const envelope = {
      id: this.id,
      name: this.name,
      saved: new Date().toISOString(),
      revision: this.revision,
      summary: { ...summaryOf(snapshot), ...(this.lesson !== null && this.learned && { over: true }) },
      thumbnail,
      ...(this.me !== null && { me: this.me }),
      ...(this.lesson !== null && { lesson: this.lesson }),
      save: snapshot.save,
    };
    if (this.lesson !== null && !played) replaceLessons(envelope);
    if (write(KEPT + this.id, JSON.stringify(envelope))) askToPersist();
    if (played && this.lesson === null) noteResult(this.id, snapshot, this.me);
    return copied ? "copied" : again ? "again" : "kept";
  }

  /** Whether another tab has continued this game. */
  overtaken() {
    return isContinued(this.id, this.revision);
  }

  /** Whether the newest moves wait for room in the storage. */
  get waits() {
    return beneath(KEPT + this.id) !== undefined;
  }

  /** The name that the storage has, since another tab may have given another one; null if the game is not there. */
  get storedName() {
    return parse(stored(KEPT + this.id) ?? "")?.name ?? null;
  }

  /** A keeper for a copy of this game, under a new id. @param {string} name @param {string | null} [lesson] */
  copy(name, lesson = this.lesson) {
    return new Keeper(newId(), name, 0, this.me, lesson);
  }
}

/** Removes the unfinished lessons of a game in favour of one that has begun. @param {Envelope} begun */
function replaceLessons({ id, summary: { game } }) {
  for (const { id: other, lesson, summary } of list().kept)
    if (other !== id && lesson !== undefined && summary.game === game && !summary.over) remove(KEPT + other);
}

let asked = false;

/** Asks the browser not to clear our storage when space runs short. The first save asks this, and no later one. */
function askToPersist() {
  if (asked) return;
  asked = true;
  void navigator.storage?.persist?.().catch(() => {}); // if the browser refuses, there is nothing else to do
}

/**
 * Renames a saved game. A table in another tab takes the name over: nobody has continued the game.
 * @param {string} id
 * @param {string} name
 * @returns {boolean} whether there is such a game
 */
export function rename(id, name) {
  const envelope = find(id);
  if (!envelope) return false;
  if (name.trim()) write(KEPT + id, JSON.stringify({ ...envelope, name: name.trim() }));
  return true;
}

/**
 * Deletes what lies under a key.
 * @param {string} key
 * @returns {() => void} restores it
 */
function discardKey(key) {
  const raw = read(key);
  remove(key);
  return () => {
    if (raw !== null && read(key) === null) write(key, raw);
  };
}

/**
 * The saves in a file's content: a bare save, an envelope, a report of a bug, or a list of these.
 * @param {any} content
 * @param {string} name for saves without a name
 * @returns {{ name: string, save: import("../types.d.ts").Json }[]}
 */
export function savesIn(content, name) {
  if (Array.isArray(content)) return content.flatMap((one) => savesIn(one, name));
  if (content === null || typeof content !== "object" || typeof content.save !== "object")
    return [{ name, save: content }];
  const named = typeof content.name === "string" && content.name.trim() !== "";
  return [{ name: named ? content.name.trim().slice(0, 60) : name, save: content.save }];
}
