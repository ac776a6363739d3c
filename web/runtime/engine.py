"""The worker's Python: the functions of `escales.browser` that the page may call.

`load` and `open_link` read data from outside and need pydantic for that. It is loaded when one of them is called, or else in
the background soon after the first table opens, so that nobody waits for it.
"""

import asyncio
import json
from collections.abc import Callable

from escales_runtime import load_records  # made by runtime/interpreter.mjs
from polyscript import xworker

from escales.browser import CALLS

# PyScript passes every message to this function. The messages are files for interpreter.mjs, which has its own listener.
xworker.onmessage = lambda event: None

# Seconds from the first table to the background load: importing blocks the worker for some tenths of a
# second, and must not delay the first board.
PAUSE = 1.0

_waiting: asyncio.TimerHandle | None = None


async def prepare_records() -> str:
    """Load what reading records needs, if it is not loaded yet; return an answer in the format of `escales.browser`."""
    try:
        await load_records()
    except Exception as failure:  # browsers raise different errors when a download fails
        error = {
            "id": "unusable-records-missing",
            "params": {},
            "rule": "",
            "text": f"The part that reads saves and links could not be loaded. {failure}",
            "report": None,
        }
        return json.dumps({"ok": False, "error": error})
    import escales.records.read

    return json.dumps({"ok": True})


async def _with_records(call: Callable[[str], str], request: str) -> str:
    prepared = await prepare_records()
    return call(request) if json.loads(prepared)["ok"] else prepared


async def load(request: str) -> str:
    """Open a save; see `escales.browser.Door.load`."""
    return await _with_records(CALLS["load"], request)


async def open_link(request: str) -> str:
    """Open a link; see `escales.browser.Door.open_link`."""
    return await _with_records(CALLS["open_link"], request)


async def turning_points(request: str) -> str:
    """Look for turning points; see `escales.browser.Door.turning_points`. Their module comes with those for records."""
    return await _with_records(CALLS["turning_points"], request)


def new_table(request: str) -> str:
    """Begin a game; see `escales.browser.Door.new_table`."""
    global _waiting
    if _waiting is None:
        loop = asyncio.get_event_loop()
        _waiting = loop.call_later(PAUSE, lambda: loop.create_task(prepare_records()))
    return CALLS["new_table"](request)


# The other calls need nothing more than `escales.browser` does.
globals().update({name: call for name, call in CALLS.items() if name not in globals()})
__export__ = [*CALLS]
