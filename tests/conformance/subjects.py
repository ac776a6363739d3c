"""The games under test: every registered one, and the toy game with its secrets."""

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from escales import games
from escales.core import CHANCE, Action, Game, State, draw
from tests.conformance.laws import Laws, LawsWithEnding, laws_of
from tests.toy import GAME as TOY


class Subject(NamedTuple):
    """A game under test, and its module of laws."""

    game: Game
    laws: Laws


def subjects() -> list[Subject]:
    """All games under test."""
    loaded = [*map(games.load, games.ids()), TOY]
    return [Subject(game, laws_of(game.meta.id)) for game in loaded]


def random_options(game: Game, laws: Laws, rng: Random) -> dict[str, object]:
    """Random options of *game*, chosen so that random play comes to an end."""
    drawn: dict[str, object] = {}
    for option in game.meta.options:
        match option.kind:
            case "bool":
                drawn[option.name] = rng.random() < 0.5
            case "int":
                drawn[option.name] = rng.choice(option.numbers)
            case "choice":
                drawn[option.name] = rng.choice(option.values)
    return ending(laws, drawn, rng)


def ending(laws: Laws, options: dict[str, object], rng: Random) -> dict[str, object]:
    """*options* changed so that random play ends, if the laws of the game say how."""
    return laws.ending(options, rng) if isinstance(laws, LawsWithEnding) else options


def random_action(state: State, rng: Random) -> Action:
    """A random outcome, or a random decision: first the family is drawn, then a member of it."""
    if state.actor == CHANCE:
        return draw(state.outcomes(), rng)
    family = rng.choice(state.legal_actions().families)
    return family[rng.randrange(family.size)]


def playout(
    game: Game, seats: int, options: dict[str, object], rng: Random, limit: int
) -> Iterator[tuple[State, Action | None]]:
    """Every state of a random game with the action taken there; None for the last state.

    It is always the same state object, which changes when the next pair is requested.
    """
    state = game.new(seats, options)
    for _ in range(limit):
        if state.actor is None:
            break
        action = random_action(state, rng)
        yield state, action
        state.apply(action)
    yield state, None
