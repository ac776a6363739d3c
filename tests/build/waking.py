"""Starts Python under Node from the memory and the WebAssembly of the build, as the page does."""

import os
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
BEGIN = """
import { readFileSync } from "node:fs";
import { installLibrary, unpacked } from "./web/runtime/archive.mjs";
import { connected } from "./web/runtime/rest.mjs";
import { replaceInstance } from "./build/instance.mjs";
import { told, wakeFrom } from "./build/python.mjs";
const runtime = "dist/runtime/";
const manifest = JSON.parse(readFileSync(`${runtime}runtime.json`, "utf8"));
const hot = await WebAssembly.compile(readFileSync(`${runtime}${manifest.pyodide}pyodide.asm.wasm`));
let asked = 0;
function rest() {
  asked += 1;
  return new WebAssembly.Module(readFileSync(runtime + manifest.rest));
}
replaceInstance(async (imports) => ({ module: hot, instance: await connected(hot, imports, rest) }));
const py = await wakeFrom(unpacked(readFileSync(runtime + manifest.memory)));
installLibrary(py, new Uint8Array(readFileSync(runtime + manifest.stdlib)));
await told(async () => {
"""


def woken(script: str) -> list[str]:
    """What a script prints in a Python that was started as in the page."""
    program = BEGIN + script + "});"
    command = [os.environ.get("NODE", "node"), "--input-type=module", "-e", program]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout.splitlines()
