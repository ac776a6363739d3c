/**
 * Plays games in a Python whose functions note their first calls, and prints the numbers of those that were called.
 * usage: node build/hot_functions.mjs '{"wasm": ..., "memory": ..., "stdlib": ..., "escales": ..., "records": ...}'
 */
import { readFileSync } from "node:fs";
import { install, installLibrary, unpacked } from "../web/runtime/archive.mjs";
import { replaceInstance } from "./instance.mjs";
import { told, wakeFrom } from "./python.mjs";

/** @type {Record<"wasm" | "memory" | "stdlib" | "escales" | "records", string>} */
const job = JSON.parse(process.argv[2] ?? "{}");
const CALLED = "called.";

/** @param {"memory" | "escales" | "records"} name */
const archive = (name) => unpacked(readFileSync(job[name]));

await told(async () => {
  /** @type {WebAssembly.Exports} */
  let exports = {};
  const module = await WebAssembly.compile(readFileSync(job.wasm));
  replaceInstance(async (imports) => {
    const instance = await WebAssembly.instantiate(module, imports);
    exports = instance.exports;
    return { module, instance };
  });
  const py = await wakeFrom(archive("memory"));
  py.runPython(readFileSync(new URL("smoke.py", import.meta.url), "utf8"));
  py.globals.get("main")();
  py.registerJsModule("polyscript", { xworker: {} });
  py.registerJsModule("escales_runtime", {
    load_records: async () => {
      installLibrary(py, new Uint8Array(readFileSync(job.stdlib)));
      install(py, await archive("escales"));
      install(py, await archive("records"));
      py.runPython("import importlib; importlib.invalidate_caches()");
    },
  });
  py.runPython(readFileSync(new URL("../web/runtime/engine.py", import.meta.url), "utf8"));
  const names = py.globals.get("__export__").toJs();
  const calls = Object.fromEntries(names.map((/** @type {string} */ name) => [name, py.globals.get(name)]));
  const request = JSON.stringify({ game: py.runPython("games.ids()[0]"), seats: [] });
  console.log(calls.new_table(request), await calls.load("{}"));
  py.runPython("read_back()");
  const called = Object.keys(exports).filter(
    (name) => name.startsWith(CALLED) && /** @type {WebAssembly.Global} */ (exports[name]).value,
  );
  const numbers = called.map((name) => Number(name.slice(CALLED.length)));
  console.log(JSON.stringify(numbers.sort((one, other) => one - other)));
});
