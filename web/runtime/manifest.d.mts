/** What build/site.py writes into manifest.mjs: the content of dist/runtime/runtime.json, and where PyScript is. Paths are relative to the folder `runtime`. */
declare const manifest: {
  /** Folder of Pyodide's files, with a slash at its end. */
  pyodide: string;
  /** PyScript's first module. */
  pyscript: string;
  version: string;
  lock: import("pyodide").Lockfile;
  /** Python's memory with the engine imported, as memory.mjs wants it. */
  memory: string;
  stdlib: string;
  escales: string;
  records: string;
  /** Size of every file. */
  bytes: Record<string, number>;
};
export default manifest;
