/** Starts Pyodide under Node with another instance of its WebAssembly than the one of its own file. */

/**
 * Lets the next start take its instance of WebAssembly from `make`, not from Pyodide's file.
 * @param {(imports: WebAssembly.Imports) => Promise<WebAssembly.WebAssemblyInstantiatedSource>} make
 */
export function replaceInstance(make) {
  const { instantiate } = WebAssembly;
  const replaced = async (/** @type {WebAssembly.Module | BufferSource} */ source, imports = {}) => {
    if (source instanceof WebAssembly.Module) return instantiate(source, imports);
    WebAssembly.instantiate = instantiate;
    return make(imports);
  };
  WebAssembly.instantiate = /** @type {any} */ (replaced);
}
