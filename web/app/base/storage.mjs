/**
 * The browser's storage, or memory if the storage is forbidden or full, so that the page always works.
 * All our keys have one prefix, so that we leave other pages of the same host alone.
 */

const PREFIX = "escales.";

/** @type {Map<string, string>} */
const memory = new Map();

/** @type {Set<(reason: "forbidden" | "full") => void>} */
const watchers = new Set();
let told = false;
/** Why the last `write` did not reach the browser's storage; null if it did. @type {"forbidden" | "full" | null} */
let refused = null;

/** @param {"forbidden" | "full"} reason */
function lost(reason) {
  refused = reason;
  if (told) return;
  told = true;
  for (const watcher of watchers) watcher(reason);
}

/**
 * Does something with the storage, and does it again if that fails: a browser may fail once, and a save that could not be
 * read would count as deleted.
 * @template Result
 * @param {() => Result} action
 * @returns {Result}
 */
function twice(action) {
  try {
    return action();
  } catch {
    return action();
  }
}

/** @returns {Storage | null} */
function local() {
  try {
    return twice(() => window.localStorage);
  } catch {
    return null;
  }
}

/** Why data written here is lost when the page closes; null if the browser seems to keep it. */
export function loss() {
  return local() === null ? "forbidden" : refused;
}

/**
 * Calls `watcher` once, when the storage first refuses to keep something.
 * @param {(reason: "forbidden" | "full") => void} watcher
 */
export function onLoss(watcher) {
  watchers.add(watcher);
}

/**
 * @param {string} key
 * @returns {string | null}
 */
export function read(key) {
  const kept = memory.get(key);
  if (kept !== undefined) return kept;
  try {
    const storage = local();
    return twice(() => storage?.getItem(PREFIX + key)) ?? null;
  } catch {
    return null;
  }
}

/**
 * Stores `value`. If the storage refuses, it stays in memory only, and the watchers of `onLoss` are told once.
 * @param {string} key
 * @param {string} value
 * @returns {boolean} whether the browser's storage has it
 */
export function write(key, value) {
  const storage = local();
  try {
    if (storage === null) throw new DOMException("no storage", "SecurityError");
    twice(() => storage.setItem(PREFIX + key, value));
    memory.delete(key);
    refused = null;
    return true;
  } catch (error) {
    memory.set(key, value);
    const full = error instanceof DOMException && error.name === "QuotaExceededError";
    lost(full ? "full" : "forbidden");
    return false;
  }
}

/** @param {string} key */
export function remove(key) {
  memory.delete(key);
  try {
    const storage = local();
    twice(() => storage?.removeItem(PREFIX + key));
  } catch {
    // a forbidden storage holds nothing to remove
  }
}

/**
 * All keys of ours that begin with `start`.
 * @param {string} start
 * @returns {string[]}
 */
export function keys(start) {
  const found = new Set([...memory.keys()].filter((key) => key.startsWith(start)));
  try {
    const storage = local() ?? {};
    for (const key of twice(() => Object.keys(storage))) {
      if (key.startsWith(PREFIX + start)) found.add(key.slice(PREFIX.length));
    }
  } catch {
    // a forbidden storage lists nothing
  }
  return [...found];
}

/**
 * Calls `watcher` when another tab changes one of our keys: with the key, or null if the whole storage was cleared, and
 * with whether the key is gone now.
 * @param {(key: string | null, gone: boolean) => void} watcher
 */
export function onOtherTab(watcher) {
  window.addEventListener("storage", (event) => {
    if (event.key === null) watcher(null, true);
    else if (event.key.startsWith(PREFIX)) watcher(event.key.slice(PREFIX.length), event.newValue === null);
  });
}
