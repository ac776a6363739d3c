// Runs build/bytecode.py inside Pyodide: node build/bytecode.mjs '[{"inputs": ["a.whl"], "output": "a.zip"}]' SITE_PACKAGES
import { readFileSync, realpathSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { loadPyodide } from "pyodide";

/** @type {{inputs: string[], output: string}[]} */
const jobs = JSON.parse(process.argv[2] ?? "[]");
const py = await loadPyodide();

py.FS.mkdirTree("/host");
py.FS.mount(py.FS.filesystems.NODEFS, { root: "/" }, "/host");

/**
 * Where Pyodide sees a file: it would follow a link on the way as a path of its own.
 * @param {string} file
 */
const inside = (file) => `/host${join(realpathSync(dirname(file)), basename(file))}`;

const seen = jobs.map(({ inputs, output }) => ({ inputs: inputs.map(inside), output: inside(output) }));
try {
  py.runPython(`import sys; sys.path.append(${JSON.stringify(`/host${process.argv[3] ?? ""}`)})`);
  py.runPython(readFileSync(new URL("bytecode.py", import.meta.url), "utf8"));
  console.log(py.globals.get("main")(JSON.stringify(seen)));
} catch (error) {
  // Left to itself Node would print the whole of Pyodide's one-line source, too.
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
