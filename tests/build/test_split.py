"""Python's WebAssembly in two parts: what the page starts from, and the rest."""

import hashlib
import json
from collections.abc import Callable
from pathlib import Path

import pytest

import cold_data
import split
from failure import Failure
from tests.build.waking import woken
from wasm import Module

ROOT = Path(__file__).resolve().parents[2]
STOCK = ROOT / "node_modules" / "pyodide" / "pyodide.asm.wasm"


def test_a_game_is_played_without_the_rest() -> None:
    script = """
    py.runPython(readFileSync("build/smoke.py", "utf8"));
    console.log(py.runPython('play("magot", "mousse") > 20'), asked);
    """
    assert woken(script) == ["true 0"]


def test_what_comes_first_can_calculate() -> None:
    """A table of hot functions may end where data begin that come later: the one of the exponential function does."""
    script = """
    console.log(py.runPython("import math; all(math.exp(k / 8 - 40) > 0 for k in range(640))"), asked);
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


def test_no_hot_function_has_an_address_in_data_that_come_later() -> None:
    content = STOCK.read_bytes()
    found = cold_data.reached(
        Module.read(content), split.hot_functions(content), split.cold_data(content)
    )
    assert found == cold_data.known_numbers()


def test_an_address_in_such_data_would_be_found() -> None:
    """Functions of these codecs have addresses in their tables."""
    content = STOCK.read_bytes()
    module = Module.read(content)
    everything = range(len(module.bodies()))
    found = cold_data.reached(module, everything, split.cold_data(content))
    assert len(found - cold_data.known_numbers()) > 50


def test_the_rest_brings_the_data_that_only_its_functions_use() -> None:
    content = STOCK.read_bytes()
    ranges = split.cold_data(content)
    whole = bytearray(ranges[-1][1])
    for address, piece in cold_data.segments(Module.read(content)):
        whole[address : address + len(piece)] = piece
    sums = [hashlib.sha256(whole[start:end]).hexdigest() for start, end in ranges]
    script = f"""
    const {{ createHash }} = await import("node:crypto");
    const there = () => {json.dumps(ranges)}.map(([start, end]) => py._module.HEAPU8.subarray(start, end));
    const come = there().map((bytes) => bytes.filter((byte) => byte !== 0).length / bytes.length);
    console.log(Math.max(...come) < 0.1); // a few stand in the memory, between other data
    py.runPython("import _codecs_jp");
    for (const bytes of there()) console.log(createHash("sha256").update(bytes).digest("hex"));
    """
    assert woken(script) == ["true", *sums]


@pytest.mark.parametrize("find", [split.hot_functions, split.cold_data])
def test_a_list_of_another_pyodide_is_refused(find: Callable[[bytes], object]) -> None:
    with pytest.raises(Failure, match="was made for another Pyodide"):
        find(b"another")


def test_the_list_names_a_part_of_the_functions() -> None:
    content = STOCK.read_bytes()
    hot = split.hot_functions(content)
    every = len(Module.read(content).bodies())
    assert all(0 <= number < every for number in hot)
    assert 1_000 < len(hot) < every // 5
