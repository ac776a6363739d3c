"""The contract of ``tests/games/<id>/laws.py``: what the shared tests need to know of a game."""

import inspect
from collections.abc import Callable, Mapping
from importlib import import_module
from random import Random
from typing import Protocol, cast, runtime_checkable

from escales.core import State


class Laws(Protocol):
    """What the module ``laws`` of a game holds."""

    @property
    def PUBLIC(self) -> type:
        """The type of ``view["public"]``, a TypedDict."""

    @property
    def OWN(self) -> type:
        """The type of ``view["own"]`` for a seat, a TypedDict; empty in a game without secrets."""

    @property
    def SILENT(self) -> Mapping[str, str]:
        """The rules that no event, refusal, phase or option names, each with the reason."""

    def conserved(self, state: State) -> object:
        """A value that is the same at every state of a game, such as the sum of all money."""

    def disturb(self, state: State, seat: int | None, rng: Random) -> State | None:
        """Another state that *seat* cannot tell from this one; None when there is none.

        ``None`` for a seat is a spectator. A game without secrets always returns None.
        """


@runtime_checkable
class LawsWithEnding(Laws, Protocol):
    """Those of a game in which random play may go on for ever."""

    def ending(self, options: dict[str, object], rng: Random) -> dict[str, object]:
        """*options* changed so that random play ends."""


def laws_of(id: str) -> Laws:
    """The laws of the game *id*; raises :class:`TypeError`, a sentence, when a part is missing."""
    module = f"tests.games.{id}.laws"
    try:
        found = import_module(module)
    except ModuleNotFoundError as error:
        if error.name is None or not module.startswith(error.name):
            raise
        raise TypeError(f"tests/games/{id}/laws.py is missing: {_NEEDED}.") from error
    return checked(found, f"tests/games/{id}/laws.py")


def checked(found: object, path: str) -> Laws:
    """*found*, the module in *path*, as laws; raises :class:`TypeError` when it does not keep to them."""
    missing = [name for name in _MEMBERS if not hasattr(found, name)]
    if missing:
        told = "; ".join(f"{_written(name)}: {_meaning(name)}" for name in missing)
        raise TypeError(f"{path} lacks {told}")
    for name in [*_MEMBERS, "ending"]:
        wanted = _parameters(getattr(LawsWithEnding, name))
        if wanted is None or not hasattr(found, name):
            continue
        given = _parameters(getattr(found, name))
        if given != wanted:
            raise TypeError(f"{path} must define {_written(name)}, with these parameters.")
    return cast(Laws, found)


_MEMBERS = ("PUBLIC", "OWN", "SILENT", "conserved", "disturb")
_NEEDED = f"it must define {', '.join(_MEMBERS)}"


def _parameters(member: object) -> list[str] | None:
    """The parameters of a function; None for anything else."""
    if not inspect.isfunction(member):
        return None
    return [name for name in inspect.signature(member).parameters if name != "self"]


def _written(name: str) -> str:
    """A member as it is written: ``disturb(state, seat, rng)``."""
    parameters = _parameters(getattr(LawsWithEnding, name))
    return name if parameters is None else f"{name}({', '.join(parameters)})"


def _meaning(name: str) -> str:
    member = cast(Callable[..., object], getattr(Laws, name))
    return (inspect.getdoc(member) or "").partition("\n")[0]
