// Plays the games in a Python that starts from a memory of build/snapshot.mjs: node build/smoke.mjs MEMORY
import { readFileSync } from "node:fs";
import { told, wakeFrom } from "./python.mjs";

await told(async () => {
  const py = await wakeFrom(Promise.resolve(new Uint8Array(readFileSync(process.argv[2] ?? ""))));
  py.runPython(readFileSync(new URL("smoke.py", import.meta.url), "utf8"));
  console.log(py.globals.get("main")());
});
