"""What the view shows on the map besides the pieces: islands, capitals, and what carries what."""

from collections.abc import Mapping

import pytest

from escales.core import PieceView
from tests.games.magellan.positions import BRUNO, ROSE, new_game, position


def shown(pieces: list[PieceView]) -> Mapping[str, PieceView]:
    """The pieces of a view by their ids."""
    return {piece["id"]: piece for piece in pieces}


@pytest.mark.rule("MA-02")
def test_bases_are_marked_once_they_are_drawn() -> None:
    assert new_game(2).view(None)["pieces"] == []
    pieces = shown(position().view(None)["pieces"])
    assert pieces["base-0"] == {"id": "base-0", "kind": "base", "seat": ROSE, "place": "base-5S6"}
    assert pieces["base-1"]["seat"] == BRUNO


@pytest.mark.rule("MA-20")
def test_a_country_flies_the_flag_of_its_owner_and_an_open_one_waits() -> None:
    state = position(owner={"FR": BRUNO}, out=("BE",))
    pieces = shown(state.view(None)["pieces"])
    assert pieces["flag-FR"] == {"id": "flag-FR", "kind": "flag", "seat": BRUNO, "place": "FR"}
    assert pieces["tender-BE"]["seat"] is None
    assert "flag-BE" not in pieces
    assert not [piece for piece in pieces if piece.endswith("-IT")], "still in the pack"


@pytest.mark.rule("MA-10")
def test_what_is_carried_says_by_what() -> None:
    pieces = shown(position(pieces={"jeep-0-01": "ship-0-01"}).view(None)["pieces"])
    assert pieces["jeep-0-01"]["on"] == "ship-0-01"
    assert "on" not in pieces["ship-0-01"]
    order = list(pieces)
    assert order.index("ship-0-01") < order.index("jeep-0-01")
