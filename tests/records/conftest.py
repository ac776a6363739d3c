"""In these tests the toy game, with its hands, pile and amounts, is recorded like any other game."""

from collections.abc import Iterator

import pytest
from hypothesis import settings

from escales import games
from escales.core import Game
from tests.toy import GAME as TOY

# A busy machine must not fail a test: the tests measure time themselves if it matters.
settings.register_profile("records", deadline=None)
settings.load_profile("records")


@pytest.fixture(autouse=True, scope="session")
def toy_is_a_game() -> Iterator[None]:
    """Let records find the toy game by its id."""
    load = games.load

    def load_toy_too(id: str) -> Game:
        return TOY if id == TOY.meta.id else load(id)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(games, "load", load_toy_too)
        yield
