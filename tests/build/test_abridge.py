"""Modules that are abridged in the memory of Python: the start does not have them, and whoever needs them later does."""

import json

import abridge
from tests.build.waking import woken


def after_start(program: str) -> str:
    """What a Python program says that runs in a Python as the page starts it, with the library."""
    return "\n".join(woken(f"console.log(String(py.runPython({json.dumps(program)})));"))


def test_no_abridged_module_can_be_imported_after_the_library_has_come() -> None:
    program = """
import sys
" ".join(sorted(name for name, module in sys.modules.items() if hasattr(module, "__abridged__")))"""
    assert after_start(program) == ""


def test_every_abridged_module_is_imported_whole_later() -> None:
    program = f"""
from importlib import import_module
found = [import_module(name) for name in {[*abridge.USED]!r}]
[hasattr(module, "__abridged__") for module in found].count(True), found[0].signature(lambda one, *, two=2: None)"""
    assert after_start(program) == "(0, <Signature (one, *, two=2)>)"


def test_asyncio_has_all_that_it_has_elsewhere() -> None:
    program = """
import asyncio, sys
from asyncio import Protocol, Queue, QueueFull, StreamReader
class Own(Protocol): pass
async def through():
    queue = asyncio.Queue(1)
    queue.put_nowait("whole")
    try:
        queue.put_nowait("full")
    except asyncio.QueueFull as error:
        return type(error).__name__, await queue.get(), sorted(asyncio.locks.__all__)[0]
steps = through()
try:
    steps.send(None)
except StopIteration as end:
    said = end.value
missing = [name for name in asyncio.__all__ if isinstance(getattr(asyncio, name), sys.modules["abridged"].Postponed)]
said, missing, asyncio.streams.StreamReader is StreamReader, Own.__mro__[1] is Protocol"""
    said = "(('QueueFull', 'whole', 'Barrier'), [], True, True)"
    assert after_start(program) == said


def test_what_was_imported_from_an_abridged_module_is_the_whole_modules() -> None:
    program = """
import asyncio.log, dataclasses, inspect, logging, pyodide.code
@dataclasses.dataclass
class Place:
    name: str
said = asyncio.log.logger.name, Place.__doc__, isinstance(inspect.signature(print), pyodide.code.Signature)
said, dataclasses.inspect.getsource is inspect.getsource, pyodide.code.relaxed_call(lambda one: one, 1, 2)"""
    assert after_start(program) == "(('asyncio', 'Place(name: str)', True), True, 1)"


def test_a_module_that_is_not_there_yet_is_named() -> None:
    """Before the library has come, the error says what is missing, and nothing changes for a later attempt."""
    program = """
import asyncio, sys
place, sys.path[:] = sys.path[:], []
try:
    asyncio.Queue
except ModuleNotFoundError as error:
    said = str(error).partition(" named ")[0]
sys.path[:] = place
said, asyncio.Queue.__name__"""
    assert after_start(program) == "('No module', 'Queue')"
