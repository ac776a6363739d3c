// Plays the games in a Python started from a memory that build/snapshot.mjs has written: node build/trial.mjs MEMORY
import { readFileSync } from "node:fs";
import { told, wakeFrom } from "./python.mjs";

await told(async () => {
  const py = await wakeFrom(Promise.resolve(new Uint8Array(readFileSync(process.argv[2] ?? ""))));
  py.runPython(readFileSync(new URL("trial.py", import.meta.url), "utf8"));
  console.log(py.globals.get("main")());
});
