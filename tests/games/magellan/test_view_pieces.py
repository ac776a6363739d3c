"""What the view shows on the map: islands, capitals, canals, pieces and their carriers."""

from collections.abc import Mapping
from typing import Any, cast

import pytest

from escales.core import PieceView
from escales.games.magellan.state import Prize
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


@pytest.mark.rule("MA-20")
def test_no_piece_lies_over_a_flag() -> None:
    order = list(shown(position(owner={"FR": BRUNO}).view(None)["pieces"]))
    assert order[-1] == "flag-FR"


@pytest.mark.rule("MA-20")
def test_a_country_that_can_be_developed_now_is_marked_as_such() -> None:
    there = {"jeep-0-01": "6N1.l1"}
    pieces = shown(position(pieces=there, out=("BE", "FR"), cash=(100, 0)).view(None)["pieces"])
    assert pieces["deal-BE"] == {"id": "deal-BE", "kind": "deal", "seat": None, "place": "BE"}
    assert list(pieces)[-1] == "deal-BE", "no jeep lies over the mark"
    assert "tender-BE" not in pieces
    assert pieces["tender-FR"]["kind"] == "tender", "no jeep there"
    poor = shown(position(pieces=there, out=("BE",), cash=(50, 0)).view(None)["pieces"])
    assert "tender-BE" in poor, "no money"


@pytest.mark.rule("MA-10")
def test_what_is_carried_says_by_what() -> None:
    pieces = shown(position(pieces={"jeep-0-01": "ship-0-01"}).view(None)["pieces"])
    assert pieces["jeep-0-01"]["on"] == "ship-0-01"
    assert "on" not in pieces["ship-0-01"]
    order = list(pieces)
    assert order.index("ship-0-01") < order.index("jeep-0-01")


@pytest.mark.rule("MA-28")
def test_the_jeeps_that_guard_a_country_alone_are_named() -> None:
    def guards(**others: str) -> object:
        pieces = {"jeep-0-01": "5N1.l1"} | {
            name.replace("_", "-"): at for name, at in others.items()
        }
        view = position(pieces=pieces, owner={"FR": ROSE, "BE": BRUNO}).view(None)
        return cast(Mapping[str, Any], view["public"])["guards"]

    assert guards() == {"jeep-0-01": "FR"}
    assert guards(jeep_0_02="5N1.l2") == {}, "another one stays"
    assert guards(jeep_1_01="5N1.l2") == {"jeep-0-01": "FR"}, "that of another seat guards nothing"


@pytest.mark.rule("MA-20")
def test_the_countries_where_a_jeep_waits_for_the_card_are_named() -> None:
    def awaited(**parts: Any) -> object:
        view = position(pieces={"jeep-0-01": "6N1.l1"}, **parts).view(None)
        return cast(Mapping[str, Any], view["public"])["awaited"]

    assert awaited() == ["DE", "BE"]
    assert awaited(out=("BE",)) == ["DE"], "this card is out"
    assert awaited(owner={"BE": BRUNO, "DE": ROSE}) == []


@pytest.mark.rule("MA-14")
def test_a_closed_canal_is_crossed_out_on_the_map() -> None:
    state = position()
    assert not [piece for piece in state.view(0)["pieces"] if piece["kind"] == "closed"]
    state.canals = ("panama",)
    closed = [piece for piece in state.view(0)["pieces"] if piece["kind"] == "closed"]
    assert closed == [{"id": "closed-suez", "kind": "closed", "seat": None, "place": "canal-suez"}]


@pytest.mark.rule("MA-35")
def test_planes_are_counted_only_where_there_are_any() -> None:
    assert "planes" not in position().view(0)["seats"][0]["counters"]
    flown = position(ruleset="variant1").view(0)["seats"][0]["counters"]
    assert flown["planes"] == 0


@pytest.mark.rule("MA-08")
def test_ships_that_stand_together_share_their_reach() -> None:
    reach = cast(dict[str, Any], position(points=3).view(None)["public"]["reach"])
    assert reach["ship-0-02"] == reach["ship-0-03"] == "ship-0-01"
    assert reach["ship-0-01"]["4S6.w1"] == [1, "5S6.w1"]
    apart = position(points=3, pieces={"ship-0-02": "4N1.w1"})
    reach = cast(dict[str, Any], apart.view(None)["public"]["reach"])
    assert reach["ship-0-02"]["4N2.w1"] == [1, "4N1.w1"]
    assert position(points=0).view(None)["public"]["reach"] == {}


@pytest.mark.rule("MA-22")
def test_the_places_where_a_prize_is_won_are_marked() -> None:
    state = position()
    state.prizes = (Prize("H1-01", 0, ()), Prize("H1-03", 0, ()), Prize("H2-01", 2, ()))
    prizes = [piece for piece in state.view(0)["pieces"] if piece["kind"] == "prize"]
    assert [(piece["place"], piece.get("count")) for piece in prizes] == [
        ("4N3", 30),
        ("5N2", 100),
        ("4N12", 100),
        ("canal-suez", 40),
    ]


@pytest.mark.rule("MA-22")
def test_a_row_and_a_voyage_around_the_globe_have_no_mark() -> None:
    state = position()
    state.prizes = (Prize("H3-02", 0, ()), Prize("H1-05", 0, ()))
    assert not [piece for piece in state.view(0)["pieces"] if piece["kind"] == "prize"]


@pytest.mark.rule("MA-04")
def test_of_which_kind_all_pieces_are_in_play_is_seen_and_of_no_other() -> None:
    ships = {f"ship-0-{number:02}": "5N36.w1" for number in range(1, 7)}
    public = cast(dict[str, Any], position(pieces=ships).view(None)["public"])
    assert public["none_left"] == {"ship": 6}
    del ships["ship-0-06"]
    public = cast(dict[str, Any], position(pieces=ships).view(None)["public"])
    assert public["none_left"] == {}
