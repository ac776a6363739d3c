"""The page's door: one table, played by JSON messages from the page's worker.

Every function takes a JSON object as text and gives one back: ``{"ok": true, ...snapshot}``, or
``{"ok": false, "error": {id, params, rule, text}}`` with the table as it was. A request may hold
``seat`` (whose eyes and whose hand; absent for a spectator, or where nothing is secret for whoever
is at the screen) and ``since`` (the first log entry wanted).

pydantic is needed to ``load`` and to ``open_link`` only, and imported there.
"""

import json
import traceback
from collections.abc import Callable
from functools import wraps
from typing import Final

from escales.browser.door import Door
from escales.browser.request import Request
from escales.browser.snapshot import Answer, message_json
from escales.core import Message, Refused, Unusable
from escales.records import write

__all__ = ["CALLS", "Door", "Request", "by_json"]


def by_json(door: Door, call: Callable[[Request], Answer]) -> Callable[[str], str]:
    """*call*, a method of *door*, as a function from text to text; errors become answers."""

    @wraps(call)
    def answer(text: str) -> str:
        try:
            said: Answer = {"ok": True, **call(Request.parse(text))}
        except (Refused, Unusable) as error:
            said = {"ok": False, "error": {**message_json(error.message), "text": str(error)}}
        except Exception as error:
            said = {"ok": False, "error": _fault(door, error, call.__name__, text)}
        return json.dumps(said, ensure_ascii=False, separators=(",", ":"))

    return answer


def _fault(door: Door, error: Exception, call: str, request: str) -> Answer:
    """A fault of ours: the table is as it was; ``report`` reproduces it in the terminal."""
    trace = "".join(traceback.format_exception(error))
    return {
        **message_json(Message("fault", {"error": repr(error)[:200]})),
        "text": f"Something went wrong in the engine: {error!r}",
        "report": None if door.table is None else write.report(door.table, call, request, trace),
    }


_door: Final = Door()
CALLS: Final = {call.__name__: by_json(_door, call) for call in _door.calls()}
"""Every function of the door by its name, from text to text; all of them at one table."""
