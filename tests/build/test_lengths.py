"""What the set-up says of the length of a game has been measured for every choice of the options that it names."""

import json

import pytest

import lengths
from escales import games


@pytest.mark.parametrize("id", games.ids())
def test_every_table_has_been_measured(id: str) -> None:
    game = games.load(id)
    kept = json.loads(lengths.path(game).read_text("utf-8"))
    assert [one["options"] for one in kept["tables"]] == [*lengths.choices(game, kept["options"])]
    for one in kept["tables"]:
        assert [*one["seats"]] == [str(seats) for seats in game.meta.seats]
        assert all(rounds > 0 and minutes > 0 for rounds, minutes in one["seats"].values())


def test_games_are_measured_without_a_limit_of_rounds() -> None:
    assert lengths.unlimited(games.load("magot")) == {"rounds": 20}
    assert lengths.unlimited(games.load("long_cours")) == {}
