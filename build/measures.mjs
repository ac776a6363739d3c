// Runs build/measures.py inside Pyodide: node build/measures.mjs ENGINE_FOLDER SITE_PACKAGES
import { readFileSync } from "node:fs";
import { STOCK_LIBRARY, boot, mountHost, told } from "./python.mjs";

const folders = process.argv.slice(2);

await told(async () => {
  const py = await boot({ stdlib: STOCK_LIBRARY });
  mountHost(py);
  py.runPython(`import sys; sys.path[:0] = ${JSON.stringify(folders.map((folder) => `/host${folder}`))}`);
  py.runPython(readFileSync(new URL("measures.py", import.meta.url), "utf8").split("if __name__")[0] ?? "");
  console.log(py.globals.get("main")());
});
