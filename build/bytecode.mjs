// Runs build/bytecode.py inside Pyodide:
// node build/bytecode.mjs '[{"inputs": ["a.whl"], "output": "a.zip"}]' SITE_PACKAGES
import { readFileSync, realpathSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { STOCK_LIBRARY, boot, mountHost, told } from "./python.mjs";

/** @type {{inputs: string[], output: string}[]} */
const jobs = JSON.parse(process.argv[2] ?? "[]");

/**
 * The path under which Pyodide sees a file. Links on the way are resolved here: Pyodide would look for their targets
 * outside /host.
 * @param {string} file
 */
const inside = (file) => `/host${join(realpathSync(dirname(file)), basename(file))}`;

/**
 * Options of Python that its compiler follows: no docstrings and assertions, and of the places in the source only the
 * lines. This takes a fifth off the download. A traceback names files and lines all the same.
 */
const SHORT = { PYTHONOPTIMIZE: "2", PYTHONNODEBUGRANGES: "1" };

await told(async () => {
  const py = await boot({ stdlib: STOCK_LIBRARY, env: SHORT });
  mountHost(py);
  const seen = jobs.map(({ inputs, output }) => ({ inputs: inputs.map(inside), output: inside(output) }));
  py.runPython(`import sys; sys.path.append(${JSON.stringify(`/host${process.argv[3] ?? ""}`)})`);
  py.runPython(readFileSync(new URL("bytecode.py", import.meta.url), "utf8"));
  console.log(py.globals.get("main")(JSON.stringify(seen)));
});
