/**
 * The content of manifest.mjs. build/site.py writes it from dist/runtime/runtime.json and the path of PyScript. Paths
 * are relative to the folder `runtime`.
 */
declare const manifest: {
  /** Folder of Pyodide's files, with a slash at its end. */
  pyodide: string;
  /** PyScript's first module. */
  pyscript: string;
  version: string;
  lock: import("pyodide").Lockfile;
  /** The memory snapshot of Python with the engine imported, in the format of memory.mjs. */
  memory: string;
  stdlib: string;
  escales: string;
  records: string;
  /** The size of each file in bytes, by path. */
  bytes: Record<string, number>;
};
export default manifest;
