"""The games under test: every registered one, and the toy game with its secrets."""

from collections.abc import Iterator
from importlib import import_module
from random import Random
from types import ModuleType
from typing import NamedTuple

from escales import games
from escales.core import CHANCE, Action, Game, State
from escales.core.state import draw
from tests.toy.game import GAME as TOY


class Subject(NamedTuple):
    """A game with the laws that hold in it."""

    game: Game
    laws: ModuleType


def subjects() -> list[Subject]:
    """All games under test."""
    found = [Subject(games.load(id), import_module(f"tests.games.{id}.laws")) for id in games.ids()]
    return [*found, Subject(TOY, import_module("tests.toy.laws"))]


def random_options(game: Game, laws: ModuleType, rng: Random) -> dict[str, object]:
    """Options of *game* drawn at random, so that all of them get played to an end."""
    drawn: dict[str, object] = {}
    for option in game.meta.options:
        match option.kind:
            case "bool":
                drawn[option.name] = rng.random() < 0.5
            case "int":
                drawn[option.name] = rng.randrange(option.low, option.high + 1, option.step)
            case "choice":
                drawn[option.name] = rng.choice(option.values)
    return ending(laws, drawn, rng)


def ending(laws: ModuleType, options: dict[str, object], rng: Random) -> dict[str, object]:
    """*options* changed so that random play ends, if the laws of the game say how."""
    changed: dict[str, object] = laws.ending(options, rng) if hasattr(laws, "ending") else options
    return changed


def random_action(state: State, rng: Random) -> Action:
    """What chance brings, or a decision drawn family first."""
    if state.actor == CHANCE:
        return draw(state.outcomes(), rng)
    family = rng.choice(state.legal_actions().families)
    return family[rng.randrange(family.size)]


def playout(
    game: Game, seats: int, options: dict[str, object], rng: Random, limit: int
) -> Iterator[tuple[State, Action | None]]:
    """Every state of a random game with the action taken there; the last one has none.

    The state is the live one: it goes on when the next is asked for.
    """
    state = game.new(seats, options)
    for _ in range(limit):
        if state.actor is None:
            break
        action = random_action(state, rng)
        yield state, action
        state.apply(action)
    yield state, None
