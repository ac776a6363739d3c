"""The engine for the page's worker: one table, and calls with JSON texts.

Every call takes a JSON object as text and returns one: ``{"ok": true, ...answer}``, or
``{"ok": false, "error": {id, params, rule, text}}`` with the table as it was. A request may hold
``seat``, the seat that asks and whose view the answer shows (absent for a spectator, and for
people at one screen in a game without secrets), and ``since``, the first log entry of the answer.

Only ``load`` and ``open_link`` need pydantic; they import it themselves.

A second worker thinks for bots and for hints: :data:`THOUGHTS` are its calls. It holds no table.
"""

import json
import traceback
from collections.abc import Callable
from functools import wraps
from typing import Final

from escales.browser.answers import Answer, EngineErrorJson
from escales.browser.door import Door
from escales.browser.request import Request
from escales.browser.thinking import Thinker, Thought
from escales.core import IllegalAction, InvalidInput, Message
from escales.records import write

__all__ = ["CALLS", "THOUGHTS", "Door", "Request", "Thinker", "by_json"]


def by_json(door: Door | None, call: Callable[[Request], Answer | Thought]) -> Callable[[str], str]:
    """*call* as a function from text to text; exceptions become errors.

    It is a method of *door*, whose table a report then holds, or of something without a table.
    """

    @wraps(call)
    def answer(text: str) -> str:
        try:
            return _as_text({"ok": True, **call(Request.parse(text))})
        except (IllegalAction, InvalidInput) as refused:
            message = refused.message.to_json()
            error: EngineErrorJson = {**message, "text": str(refused), "report": None}
        except Exception as bug:
            error = _bug(door, bug, call.__name__, text)
        return _as_text({"ok": False, "error": error})

    return answer


def _as_text(answer: dict[str, object]) -> str:
    return json.dumps(answer, ensure_ascii=False, separators=(",", ":"))


def _bug(door: Door | None, error: Exception, call: str, request: str) -> EngineErrorJson:
    """A bug of the engine as an error; its ``report`` reproduces it in the terminal."""
    trace = "".join(traceback.format_exception(error))
    table = None if door is None else door.table
    return {
        **Message("fault", {"error": repr(error)[:200]}).to_json(),
        "text": f"Something went wrong in the engine: {error!r}",
        "report": None if table is None else write.report(table, call, request, trace),
    }


_door: Final = Door()
CALLS: Final = {call.__name__: by_json(_door, call) for call in _door.calls()}
"""Every call by its name, from text to text; all of them are about the same table."""

THOUGHTS: Final = {call.__name__: by_json(None, call) for call in Thinker().calls()}
"""Every call of the worker that thinks, by its name, from text to text."""
