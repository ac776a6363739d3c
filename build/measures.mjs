// Runs build/measures.py inside Pyodide: node build/measures.mjs ENGINE_FOLDER SITE_PACKAGES
import { readFileSync } from "node:fs";
import { loadPyodide } from "pyodide";

const folders = process.argv.slice(2);
const py = await loadPyodide();
py.FS.mkdirTree("/host");
py.FS.mount(py.FS.filesystems.NODEFS, { root: "/" }, "/host");
try {
  py.runPython(`import sys; sys.path[:0] = ${JSON.stringify(folders.map((folder) => `/host${folder}`))}`);
  py.runPython(readFileSync(new URL("measures.py", import.meta.url), "utf8").split("if __name__")[0] ?? "");
  console.log(py.globals.get("main")());
} catch (error) {
  // Left to itself Node would print the whole of Pyodide's one-line source, too.
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
