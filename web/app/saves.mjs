/**
 * The games kept in this browser: one envelope under one key each, so that a bad one harms no other.
 * What cannot be read is set aside as it is, and can still be exported.
 */

/** @import { Broken, Dot, Envelope, Snapshot, Summary } from "./types.d.ts" */

import { keys, read, remove, write } from "./storage.mjs";

const KEPT = "save.";
const ASIDE = "aside.";

/** A short random name that two tabs will not both choose. */
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
    Array.isArray(found.thumbnail)
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

/** @param {string} id */
export function discard(id) {
  remove(KEPT + id);
}

/** @param {Broken} broken */
export function discardBroken(broken) {
  remove(broken.key);
}

/** Takes a save that the engine refuses out of the way, as it is. @param {Envelope} envelope */
export function setAside(envelope) {
  write(ASIDE + envelope.id, read(KEPT + envelope.id) ?? JSON.stringify(envelope));
  remove(KEPT + envelope.id);
}

/** Whether a key is that of a save, and of which. @param {string} key */
export function idOfKey(key) {
  return key.startsWith(KEPT) ? key.slice(KEPT.length) : null;
}

/** @param {Snapshot} snapshot @returns {Summary} */
function summary(snapshot) {
  const { actor, roller } = snapshot.view;
  return {
    game: snapshot.game,
    seats: snapshot.seats,
    turn: actor === -1 ? roller : actor,
    round: snapshot.view.round,
    over: actor === null,
  };
}

/** One game being kept: each `keep` writes the newest state of it. */
export class Keeper {
  /**
   * @param {string} id
   * @param {string} name
   * @param {number} revision of what is in storage now; 0 for nothing
   */
  constructor(id, name, revision) {
    this.id = id;
    this.name = name;
    this.revision = revision;
  }

  /**
   * Writes the game. Where another tab has gone on with it in the meantime, this one becomes a game of its own.
   * @param {Snapshot} snapshot
   * @param {Dot[]} thumbnail
   * @returns {boolean} whether it had to become a copy
   */
  keep(snapshot, thumbnail) {
    const there = find(this.id);
    const copied = there !== null && there.revision > this.revision;
    if (copied) this.id = newId();
    this.revision = copied ? 1 : this.revision + 1;
    /** @type {Envelope} */
    const envelope = {
      id: this.id,
      name: this.name,
      saved: new Date().toISOString(),
      revision: this.revision,
      summary: summary(snapshot),
      thumbnail,
      save: snapshot.save,
    };
    write(KEPT + this.id, JSON.stringify(envelope));
    return copied;
  }
}

/**
 * The save inside what a file holds: a bare save, or an envelope around one.
 * @param {any} content
 * @returns {import("./types.d.ts").Json}
 */
export function saveIn(content) {
  return isEnvelope(content) ? /** @type {any} */ (content.save) : content;
}

