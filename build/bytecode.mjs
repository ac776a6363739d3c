// Runs build/bytecode.py inside Pyodide: node build/bytecode.mjs '[{"inputs": ["a.whl"], "output": "a.zip"}]'
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { loadPyodide } from "pyodide";

/** @type {{inputs: string[], output: string}[]} */
const jobs = JSON.parse(process.argv[2] ?? "[]");
const py = await loadPyodide();

py.FS.mkdirTree("/host");
py.FS.mount(py.FS.filesystems.NODEFS, { root: "/" }, "/host");

/** @param {string} file @returns {string} where Pyodide sees it */
const inside = (file) => `/host${resolve(file)}`;

const seen = jobs.map(({ inputs, output }) => ({ inputs: inputs.map(inside), output: inside(output) }));
py.runPython(readFileSync(new URL("bytecode.py", import.meta.url), "utf8"));
const answer = py.globals.get("main")(JSON.stringify(seen));
console.log(answer);
