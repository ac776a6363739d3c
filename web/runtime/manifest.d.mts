/**
 * The content of manifest.mjs, which build/site.py writes from dist/runtime/runtime.json. Paths are relative to the
 * folder `runtime`.
 */
declare const manifest: {
  /** Folder of Pyodide's files, with a slash at its end. */
  pyodide: string;
  version: string;
  lock: import("pyodide").Lockfile;
  /** The memory snapshot of Python with the engine imported, in the format of memory.mjs. */
  memory: string;
  /** The part of Python's WebAssembly that games do not use. */
  rest: string;
  stdlib: string;
  escales: string;
  records: string;
  /** The size of each file in bytes, by path. */
  bytes: Record<string, number>;
};
export default manifest;
