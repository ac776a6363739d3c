/**
 * Runs Python inside Pyodide, with the built engine, for tests. Each line of standard input is a request in JSON,
 * {code, payload}; each line of standard output is its answer, {result} or {error}. The code finds `payload` and leaves
 * `result`, both plain JSON.
 *
 * The files of dist/runtime are unpacked and started by the same code as in the page; only reading them is done by
 * Node.
 */
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";
import { replaceInstance } from "../../build/instance.mjs";
import { install, installLibrary, unpacked } from "../../web/runtime/archive.mjs";
import { wake } from "../../web/runtime/memory.mjs";
import { connected } from "../../web/runtime/rest.mjs";

const runtime = pathToFileURL(`${process.argv[2]}/`);
/** @param {string} path */
const read = (path) => readFileSync(new URL(path, runtime));
/** @type {typeof import("../../web/runtime/manifest.mjs").default} */
const manifest = JSON.parse(read("runtime.json").toString());

/** @param {string} path */
const content = (path) => unpacked(read(path));

const { loadPyodide } = await import(new URL(`${manifest.pyodide}pyodide.js`, runtime).href);
const { default: create } = await import(new URL(`${manifest.pyodide}pyodide.asm.js`, runtime).href);
const settings = {
  indexURL: new URL(manifest.pyodide, runtime).pathname,
  stdLibURL: new URL(manifest.stdlib, runtime).pathname,
  lockFileContents: manifest.lock,
  packageBaseUrl: runtime.pathname,
  stdout: (/** @type {string} */ line) => console.error(line), // standard output is for answers
};
const hot = await WebAssembly.compile(read(`${manifest.pyodide}pyodide.asm.wasm`));
const rest = () => new WebAssembly.Module(read(manifest.rest));
replaceInstance(async (imports) => ({ module: hot, instance: await connected(hot, imports, rest) }));
const py = await wake(loadPyodide, create, settings, content(manifest.memory));
installLibrary(py, new Uint8Array(read(manifest.stdlib)));
for (const archive of [manifest.escales, manifest.records]) install(py, await content(archive));
py.runPython("import importlib; importlib.invalidate_caches()");
const run = py.runPython(`
import json

def run(request):
    asked = json.loads(request)
    names = {"__name__": "__pyodide_test__", "payload": asked["payload"]}
    exec(compile(asked["code"], "<pyodide test>", "exec"), names)
    return json.dumps({"result": names.get("result")})

run`);

for await (const line of createInterface({ input: process.stdin })) {
  try {
    console.log(run(line));
  } catch (error) {
    console.log(JSON.stringify({ error: error instanceof Error ? error.message : String(error) }));
  }
}
