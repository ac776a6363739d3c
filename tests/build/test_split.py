"""Python's WebAssembly in two parts: what the page starts from, and the rest."""

import os
import subprocess
from pathlib import Path

import pytest

import split
from failure import Failure
from wasm import Module

ROOT = Path(__file__).resolve().parents[2]
STOCK = ROOT / "node_modules" / "pyodide" / "pyodide.asm.wasm"
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
const py = await wakeFrom(unpacked(new Response(readFileSync(runtime + manifest.memory))));
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


def test_a_game_is_played_without_the_rest() -> None:
    script = """
    py.runPython(readFileSync("build/smoke.py", "utf8"));
    console.log(py.runPython('play("magot", "mousse") > 20'), asked);
    """
    assert woken(script) == ["true 0"]


def test_the_rest_comes_when_it_is_needed_and_only_once() -> None:
    """What neither the page nor games use: names of characters, a codec of the Far East, and numbers without end."""
    script = """
    console.log(asked);
    console.log(py.runPython(`
import unicodedata, _codecs_jp, _decimal
words = unicodedata.name("é"), _codecs_jp.getcodec("euc_jp").encode("山")[0].hex(), str(_decimal.Decimal(1) / 7)
", ".join(words)`));
    console.log(asked);
    """
    assert woken(script) == [
        "0",
        "LATIN SMALL LETTER E WITH ACUTE, bbb3, 0.1428571428571428571428571429",
        "1",
    ]


def test_the_start_of_python_is_not_repeated_by_the_rest() -> None:
    """The rest shares memory, tables and globals: objects made before are there, and exceptions cross over."""
    script = """
    console.log(py.runPython(`
kept = [str(number) for number in range(1000)]
import _decimal
try:
    _decimal.Decimal("no number")
except ArithmeticError as error:
    found = type(error).__name__
f"{found} {sorted(kept, key=_decimal.Decimal)[-1]} {sum(map(int, kept))}"`));
    """
    assert woken(script) == ["InvalidOperation 999 499500"]


def test_a_list_of_another_pyodide_is_refused() -> None:
    with pytest.raises(Failure, match="run `python build/hot_functions"):
        split.hot_functions(b"another")


def test_the_list_names_a_part_of_the_functions() -> None:
    content = STOCK.read_bytes()
    hot = split.hot_functions(content)
    every = len(Module.read(content).bodies())
    assert all(0 <= number < every for number in hot)
    assert 1_000 < len(hot) < every // 5
