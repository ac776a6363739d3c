/**
 * The browser's storage, or memory if the storage is forbidden or full, so that the page always works.
 * All our keys have one prefix, so that we leave other pages of the same host alone.
 */

const PREFIX = "escales.";

/**
 * What waits for room: texts that the storage has refused, and what lay there then (`over`).
 * @type {Map<string, { text: string, over: string | null }>}
 */
const waiting = new Map();
/** The beginnings of the keys that `guard` names. @type {string[]} */
const guarded = [];

/** @type {Set<(reason: "forbidden" | "full") => void>} */
const watchers = new Set();
/** Whether the watchers know that something waits. */
let told = false;
/** Why the storage refused what it refused last. @type {"forbidden" | "full"} */
let refused = "full";

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

/** Why data written here is lost when the page closes; null if the browser seems to keep all of it. */
export function loss() {
  if (local() === null) return "forbidden";
  return waiting.size > 0 ? refused : null;
}

/**
 * Calls `watcher` when the storage refuses to keep something; again only after it has taken all that waited.
 * @param {(reason: "forbidden" | "full") => void} watcher
 */
export function onLoss(watcher) {
  watchers.add(watcher);
}

/**
 * What the page knows under a key: what waits there is newer than what the storage has.
 * @param {string} key
 * @returns {string | null}
 */
export function read(key) {
  return waiting.get(key)?.text ?? stored(key);
}

/**
 * What the storage itself has under a key, which every tab sees.
 * @param {string} key
 * @returns {string | null}
 */
export function stored(key) {
  try {
    const storage = local();
    return twice(() => storage?.getItem(PREFIX + key)) ?? null;
  } catch {
    return null;
  }
}

/**
 * Stores `value`. If the storage refuses, it waits in memory until there is room, and the watchers of `onLoss` are told.
 * @param {string} key
 * @param {string} value
 * @returns {boolean} whether the browser's storage has it
 */
export function write(key, value) {
  const storage = local();
  try {
    if (storage === null) throw new DOMException("no storage", "SecurityError");
    twice(() => storage.setItem(PREFIX + key, value));
  } catch (error) {
    const before = waiting.get(key);
    waiting.set(key, { text: value, over: before ? before.over : stored(key) });
    const full = error instanceof DOMException && error.name === "QuotaExceededError";
    lost(full ? "full" : "forbidden");
    return false;
  }
  waiting.delete(key);
  writeWaiting();
  return true;
}

/**
 * Moves what the storage has under a key to another one. Without room for both for a moment, it stays where it is.
 * @param {string} from
 * @param {string} to
 */
export function move(from, to) {
  const text = stored(from);
  try {
    const storage = local();
    if (text === null || storage === null) return;
    twice(() => storage.setItem(PREFIX + to, text));
  } catch {
    return;
  }
  remove(from);
}

/** @param {string} key */
export function remove(key) {
  waiting.delete(key);
  try {
    const storage = local();
    twice(() => storage?.removeItem(PREFIX + key));
  } catch {
    // a forbidden storage holds nothing to remove
  }
  writeWaiting();
}

/**
 * Tries again to store what waits. Where another tab has written since, its text is the later one and stays; ours is given
 * up, unless its key is guarded.
 */
function writeWaiting() {
  const storage = local();
  if (storage === null) return;
  for (const [key, { text, over }] of waiting) {
    try {
      if (twice(() => storage.getItem(PREFIX + key)) === over) twice(() => storage.setItem(PREFIX + key, text));
      else if (guarded.some((start) => key.startsWith(start))) continue;
      waiting.delete(key);
    } catch {
      // there is no room for this text yet
    }
  }
  if (waiting.size === 0) told = false;
}

/**
 * What waits under keys that begin with `start` is not given up for what another tab has written there: whoever wrote it
 * finds it with `overtaken`, and decides.
 * @param {string} start
 */
export function guard(start) {
  guarded.push(start);
}

/** The keys beginning with `start` where something waits, and another tab has written since. @param {string} start */
export function overtaken(start) {
  return [...waiting].filter(([key, { over }]) => key.startsWith(start) && stored(key) !== over).map(([key]) => key);
}

/** What the storage held when it refused what waits under a key; undefined if nothing waits there. @param {string} key */
export function beneath(key) {
  return waiting.get(key)?.over;
}

/** Gives up what waits under a key. @param {string} key */
export function forget(key) {
  waiting.delete(key);
}

/**
 * All keys of ours that begin with `start`.
 * @param {string} start
 * @returns {string[]}
 */
export function keys(start) {
  const found = new Set([...waiting.keys()].filter((key) => key.startsWith(start)));
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

window.addEventListener("storage", writeWaiting); // another tab may have made room
