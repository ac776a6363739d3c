"""The games, one folder each; found by looking, so that adding a folder adds a game."""

import pkgutil
from functools import cache
from importlib import import_module

from escales.core import Game, InvalidInput, Message, Meta


@cache
def ids() -> tuple[str, ...]:
    """The ids of all games, in ascending order."""
    return tuple(sorted(found.name for found in pkgutil.iter_modules(__path__) if found.ispkg))


def meta(id: str) -> Meta:
    """What is known of a game without loading its rules; raises :class:`InvalidInput`."""
    _check(id)
    found = import_module(f"{__name__}.{id}.meta").META
    assert isinstance(found, Meta)
    return found


def load(id: str) -> Game:
    """The game itself; raises :class:`InvalidInput` for an id that no game has."""
    _check(id)
    found = import_module(f"{__name__}.{id}.game").GAME
    assert isinstance(found, Game)
    return found


def _check(id: str) -> None:
    if id not in ids():
        raise InvalidInput(
            f"There is no game {id[:40]!r}; there are: {', '.join(ids())}.",
            Message("unusable-game", {"game": id[:40]}),
        )
