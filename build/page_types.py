"""Write the page's copies of the engine's types and constants, so that people write each of them only once.

    make page-types

- `web/app/engine-types.d.ts`: the types of the engine's answers.
- `web/app/game/engine-constants.mjs`: constants that the page needs, too.
- `web/themes/<game>/view.d.ts`: the types of a game's own part of a view, for themes with a module.

The files are committed, so that editors and the type checker need no build. A test fails when they are out of date.
"""

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, get_origin, get_type_hints

import docstrings
from escales import bots, games
from escales.browser import Door, Thinker, answers
from escales.core import message, meta, seat, state
from escales.records import write
from typescript import Declarations

ROOT = Path(__file__).resolve().parent.parent
APP = Path("web/app")
THEMES = Path("web/themes")
HEAD = "// Made by `make page-types` from the Python of {source}. Change it there.\n\n"

BESIDES = (meta.MetaJson, answers.EngineErrorJson)
"""What the page gets besides the answers of the calls: the index of the games, and the errors."""

CONSTANTS: tuple[tuple[ModuleType, str, Any], ...] = (
    (bots, "LEVELS", list[str]),
    (bots, "SEARCHING", list[str]),
    (message, "SEAT_PARAMS", list[str]),
    (message, "WORD_PARAMS", Mapping[str, str]),
    (seat, "COLOURS", list[seat.Colour]),
    (seat, "HUMAN", str),
    (state, "CHANCE", int),
    (write, "FORMAT", int),
    (write, "MOST_TRACE", int),
)
"""Constants: the module, the name, the type on the page. A list of a dict holds its keys."""


def engine_types() -> str:
    """The types of the engine's answers."""
    made = Declarations()
    made.add(BESIDES)
    calls, thoughts = ("".join(_calls(made, one.calls())) for one in (Door(), Thinker()))
    return (
        f"{HEAD.format(source='the engine')}{made.text()}\n"
        f"/** The calls of the engine by name, with their answers. */\n"
        f"export type Calls = {{\n{calls}}};\n\n"
        f"/** The calls of the worker that thinks, with their answers. */\n"
        f"export type ThoughtCalls = {{\n{thoughts}}};\n"
    )


def _calls(made: Declarations, calls: Iterable[Callable[..., object]]) -> Iterator[str]:
    for call in calls:
        answer = made.expression(get_type_hints(call)["return"])
        yield f"{docstrings.comment(call.__doc__, '  ')}  {call.__name__}: {answer};\n"


def engine_constants() -> str:
    """The constants as a module."""
    types = Declarations(lambda declared: True)
    lines = []
    for module, name, hint in CONSTANTS:
        value = getattr(module, name)
        text = json.dumps(list(value) if get_origin(hint) is list else value)
        doc = docstrings.of_module(module.__name__).get(name)
        comment = docstrings.comment(doc, tag=f"@type {{{types.expression(hint)}}}")
        lines.append(f"{comment}export const {name} = {text};\n")
    names = ", ".join(sorted(types.imported))
    needed = f'/** @import {{ {names} }} from "../engine-types.d.ts" */\n\n'
    return HEAD.format(source="the engine") + needed + "\n".join(lines)


def game_types(game: str) -> str:
    """The types of a game's own part of a view: `Public` and, if it has secrets, `Own`."""
    package = f"escales.games.{game}."
    view = import_module(f"{package}view")
    made = Declarations(lambda declared: not declared.__module__.startswith(package))
    made.add(getattr(view, name) for name in ("Public", "Own") if hasattr(view, name))
    head = HEAD.format(source=f"the game {game}")
    if made.imported:
        names = ", ".join(sorted(made.imported))
        head += f'import type {{ {names} }} from "../../app/engine-types.d.ts";\n\n'
    return head + made.text()


def files() -> Iterator[tuple[Path, str]]:
    """Every file, relative to the project, with its text."""
    yield APP / "engine-types.d.ts", engine_types()
    yield APP / "game" / "engine-constants.mjs", engine_constants()
    for game in games.ids():
        if (ROOT / THEMES / game / "theme.mjs").exists():
            yield THEMES / game / "view.d.ts", game_types(game)


def main() -> None:
    """Write the files that are out of date, and say which."""
    for path, text in files():
        file = ROOT / path
        if not file.exists() or file.read_text("utf-8") != text:
            file.write_text(text, encoding="utf-8")
            print(f"{path} is new")


if __name__ == "__main__":
    main()
