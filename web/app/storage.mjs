/**
 * The browser's storage, or memory where it is forbidden or full: the page never fails for want of it.
 * Everything of ours is under one prefix, so that other pages of the same host are left alone.
 */

const PREFIX = "escales.";

/** @type {Map<string, string>} */
const memory = new Map();

/** @type {Set<(reason: "forbidden" | "full") => void>} */
const watchers = new Set();
let told = false;
/** Why the last thing written was not stored for good. @type {"forbidden" | "full" | null} */
let refused = null;

/** @param {"forbidden" | "full"} reason */
function lost(reason) {
  refused = reason;
  if (told) return;
  told = true;
  for (const watcher of watchers) watcher(reason);
}

/** @returns {Storage | null} */
function local() {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

/** Why what is written here will not outlive the page; null where it will, as far as is known. */
export function loss() {
  return local() === null ? "forbidden" : refused;
}

/**
 * Calls `watcher` once, when something could not be stored for good.
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
    return local()?.getItem(PREFIX + key) ?? null;
  } catch {
    return null;
  }
}

/**
 * Keeps `value`; in memory only, and saying so once, when the storage refuses.
 * @param {string} key
 * @param {string} value
 * @returns {boolean} whether it will outlive this page
 */
export function write(key, value) {
  const storage = local();
  try {
    if (storage === null) throw new DOMException("no storage", "SecurityError");
    storage.setItem(PREFIX + key, value);
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
    local()?.removeItem(PREFIX + key);
  } catch {
    // forbidden storage holds nothing to remove
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
    for (const key of Object.keys(local() ?? {})) {
      if (key.startsWith(PREFIX + start)) found.add(key.slice(PREFIX.length));
    }
  } catch {
    // forbidden storage lists nothing
  }
  return [...found];
}

/**
 * Calls `watcher` when another tab changes something of ours: with the key, or null when everything was cleared, and whether
 * it is gone now.
 * @param {(key: string | null, gone: boolean) => void} watcher
 */
export function onOtherTab(watcher) {
  window.addEventListener("storage", (event) => {
    if (event.key === null) watcher(null, true);
    else if (event.key.startsWith(PREFIX)) watcher(event.key.slice(PREFIX.length), event.newValue === null);
  });
}
