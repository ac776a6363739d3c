/**
 * A stand-in for IndexedDB, in memory.
 *
 * PyScript opens a database when it starts, for packages that it would install; we install none. Opening it delays the
 * start, and in a frame on another site with third-party storage blocked it fails, and the start fails with it.
 */

/** The part of IndexedDB that PyScript uses: one store of keys and values. */
function inMemory() {
  /** @type {Map<IDBValidKey, unknown>} */
  const entries = new Map();
  /** @param {() => unknown} compute */
  const answer = (compute) => {
    /** @type {{result?: unknown, onsuccess?: (event: object) => void}} */
    const request = {};
    queueMicrotask(() => {
      request.result = compute();
      request.onsuccess?.({ target: request });
    });
    return request;
  };
  const store = {
    /** @param {unknown} value @param {IDBValidKey} key */
    put: (value, key) =>
      answer(() => {
        entries.set(key, value);
        return key;
      }),
    /** @param {IDBValidKey} key */
    get: (key) => answer(() => entries.get(key)),
    /** @param {IDBValidKey} key */
    getKey: (key) => answer(() => (entries.has(key) ? key : undefined)),
    getAllKeys: () => answer(() => [...entries.keys()]),
    count: () => answer(() => entries.size),
    clear: () => answer(() => entries.clear()),
    /** @param {IDBValidKey} key */
    delete: (key) => answer(() => entries.delete(key)),
  };
  const database = {
    objectStoreNames: ["entries"],
    transaction: () => ({ objectStore: () => store }),
    createObjectStore: () => store,
    close: () => undefined,
  };
  return { open: () => answer(() => database) };
}

/** Replaces `indexedDB` by the stand-in. */
export function replaceDatabase() {
  Object.defineProperty(globalThis, "indexedDB", { value: inMemory(), configurable: true });
}
