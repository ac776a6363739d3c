/**
 * The games kept in this browser: one envelope under one key each, so that a bad one harms no other.
 * What cannot be read is set aside as it is, and can still be exported.
 */

/** @import { Broken, Dot, Envelope, Snapshot, Summary } from "./types.d.ts" */

import { keys, read, remove, write } from "./storage.mjs";
import { turnOf } from "./turn.mjs";

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

/** Deletes a game. @param {string} id @returns {() => void} which brings it back */
export function discard(id) {
  return discardKey(KEPT + id);
}

/** Deletes what is left of a game. @param {Broken} broken @returns {() => void} which brings it back */
export function discardBroken(broken) {
  return discardKey(broken.key);
}

/** Takes a save that the engine refuses out of the way, as it is. @param {Envelope} envelope */
export function setAside(envelope) {
  const raw = read(KEPT + envelope.id) ?? JSON.stringify(envelope);
  remove(KEPT + envelope.id); // first, so that a full storage has room for it
  write(ASIDE + envelope.id, raw);
}

/** Whether a key is that of a save, and of which. @param {string} key */
export function idOfKey(key) {
  return key.startsWith(KEPT) ? key.slice(KEPT.length) : null;
}

/** @param {Snapshot} snapshot @returns {Summary} */
function summary(snapshot) {
  const { view } = snapshot;
  return {
    game: snapshot.game,
    seats: snapshot.seats,
    turn: turnOf(view),
    round: view.round,
    over: view.actor === null,
  };
}

/** One game being kept: each `keep` writes the newest state of it. */
export class Keeper {
  /**
   * @param {string} id
   * @param {string} name
   * @param {number} revision of what is in storage now; 0 for nothing
   * @param {number | null} [me] the seat that is played here, in a game that goes by link
   */
  constructor(id, name, revision, me = null) {
    this.me = me;
    this.id = id;
    this.name = name;
    this.revision = revision;
  }

  /**
   * Writes the game. Where another tab has gone on with it in the meantime, this one becomes a game of its own.
   * @param {Snapshot} snapshot
   * @param {Dot[]} thumbnail
   * @returns {"kept" | "copied" | "again"} "copied" when it had to become a copy; "again" when it had been deleted meanwhile
   */
  keep(snapshot, thumbnail) {
    const copied = this.overtaken();
    const again = this.revision > 0 && read(KEPT + this.id) === null;
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
      ...(this.me !== null && { me: this.me }),
      save: snapshot.save,
    };
    if (write(KEPT + this.id, JSON.stringify(envelope))) askToPersist();
    return copied ? "copied" : again ? "again" : "kept";
  }

  /** Whether another tab has gone on with this game. */
  overtaken() {
    return (find(this.id)?.revision ?? 0) > this.revision;
  }

  /** A game of its own that begins as this one. @param {string} name */
  copy(name) {
    return new Keeper(newId(), name, 0, this.me);
  }
}

let asked = false;

/** Asks the browser, once there is something to lose, not to clear it away when space runs short. */
function askToPersist() {
  if (asked) return;
  asked = true;
  void navigator.storage?.persist?.().catch(() => {}); // a no changes nothing that we could do
}

/** Gives a kept game another name. @param {string} id @param {string} name */
export function rename(id, name) {
  const envelope = find(id);
  if (!envelope || !name.trim()) return;
  write(KEPT + id, JSON.stringify({ ...envelope, name: name.trim(), revision: envelope.revision + 1 }));
}

/**
 * Deletes a game or what is left of one.
 * @param {string} key
 * @returns {() => void} which brings it back
 */
function discardKey(key) {
  const raw = read(key);
  remove(key);
  return () => {
    if (raw !== null && read(key) === null) write(key, raw);
  };
}

/**
 * The saves inside what a file holds: a bare save, an envelope around one, a report of a fault, or a list of these.
 * @param {any} content
 * @param {string} name for those that have none
 * @returns {{ name: string, save: import("./types.d.ts").Json }[]}
 */
export function savesIn(content, name) {
  if (Array.isArray(content)) return content.flatMap((one) => savesIn(one, name));
  if (content === null || typeof content !== "object" || typeof content.save !== "object") return [{ name, save: content }];
  const named = typeof content.name === "string" && content.name.trim() !== "";
  return [{ name: named ? content.name.trim().slice(0, 60) : name, save: content.save }];
}

