/** Loads each thing once. */

/**
 * A function that remembers what `load` has promised, by its argument. A failure is forgotten: the next call tries again.
 * @template Key, Value
 * @param {(key: Key) => Promise<Value>} load
 * @returns {(key: Key) => Promise<Value>}
 */
export function once(load) {
  /** @type {Map<Key, Promise<Value>>} */
  const promised = new Map();
  return (key) => {
    let value = promised.get(key);
    if (value === undefined) {
      value = load(key);
      promised.set(key, value);
      value.catch(() => promised.delete(key)); // the caller reports it
    }
    return value;
  };
}
