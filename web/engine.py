"""The worker's Python: the engine's door, as functions that the page may call."""

import json

from escales_runtime import load_records  # made by runtime/interpreter.mjs

from escales.browser import (
    bot,
    branch,
    enter,
    link,
    load,
    look,
    new_table,
    open_link,
    play,
    roll,
    save,
    undo,
    why_not,
)


async def prepare_records(request: str = "{}") -> str:
    """Bring in what `load` and `open_link` need: to be awaited before either, and early, while nobody waits for it."""
    try:
        await load_records()
    except Exception as failure:
        error = {"id": "unusable-records-missing", "params": {}, "rule": None, "text": f"Records cannot be read: {failure}"}
        return json.dumps({"ok": False, "error": error})
    import escales.records.read  # noqa: F401, PLC0415 - importing pydantic takes long

    return json.dumps({"ok": True})


__export__ = [
    "bot",
    "branch",
    "enter",
    "link",
    "load",
    "look",
    "new_table",
    "open_link",
    "play",
    "prepare_records",
    "roll",
    "save",
    "undo",
    "why_not",
]
