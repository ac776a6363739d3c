"""The worker's Python: the engine's door, as functions that the page may call.

`load` and `open_link` read what comes from outside and need pydantic for it. That is brought in when one of them is called, and
otherwise in the background soon after a first table stands, so that nobody waits for it.
"""

import asyncio
import json
from collections.abc import Callable

from escales_runtime import load_records  # made by runtime/interpreter.mjs
from polyscript import xworker

from escales.browser import CALLS

# PyScript gives every message to this. What comes is files, which interpreter.mjs has taken.
xworker.onmessage = lambda event: None

# Seconds from the first table to the background load: importing stops the worker for some tenths of a
# second, which must not be those in which the board is drawn.
PAUSE = 1.0

_waiting: asyncio.TimerHandle | None = None


async def prepare_records() -> str:
    """Bring in what reading records needs, quick when it is there already; an answer of the door, whether that worked."""
    try:
        await load_records()
    except Exception as failure:  # whatever a browser says when a download fails
        error = {
            "id": "unusable-records-missing",
            "params": {},
            "rule": "",
            "text": f"What reads saves and links could not be loaded. {failure}",
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


def new_table(request: str) -> str:
    """Begin a game; see `escales.browser.Door.new_table`."""
    global _waiting
    if _waiting is None:
        loop = asyncio.get_event_loop()
        _waiting = loop.call_later(PAUSE, lambda: loop.create_task(prepare_records()))
    return CALLS["new_table"](request)


# Functions of the door that are called as they are; those above do something besides.
globals().update({name: call for name, call in CALLS.items() if name not in globals()})
__export__ = [*CALLS]
