"""What the recorded playthroughs show; new recordings must show it too."""

from collections.abc import Iterator
from typing import cast

import pytest

from escales.core import Event
from escales.games.long_cours.events import Told
from escales.games.long_cours.state import State
from tests import playthroughs

GAMES = list(playthroughs.recorded("long_cours", State))


def happened(kind: str) -> Iterator[tuple[State, Event]]:
    """All events of *kind* in all recorded games, each with the state before it."""
    return playthroughs.happened(kind, GAMES)


@pytest.mark.rule("LC-20", "LC-40")
def test_a_corsaire_is_sunk_and_bought_again() -> None:
    kinds = [[event.kind for _, events in moments for event in events] for moments in GAMES]
    assert any(
        "sold" in game[game.index("corsaire-sunk") :] for game in kinds if "corsaire-sunk" in game
    )


@pytest.mark.rule("LC-36")
def test_a_captain_is_eliminated_with_goods_and_cards() -> None:
    out = [(before, event.params["owner"]) for before, event in happened("sunk")]
    assert any(any(before.cargo[seat]) and before.hands[seat] for before, seat in out)


@pytest.mark.rule("LC-18")
def test_a_storm_takes_its_casters_own_ship() -> None:
    assert any(event.params["seat"] == event.params["owner"] for _, event in happened("wreck"))


@pytest.mark.rule("LC-23")
def test_a_fight_of_at_least_five_cards() -> None:
    assert any(len(before.blows) >= 5 for before, _ in happened("yield"))


@pytest.mark.rule("LC-31")
def test_an_auction_with_four_bidders() -> None:
    most = 0
    for moments in GAMES:
        bidders: set[object] = set()
        for _, events in moments:
            for event in events:
                if event.kind == "auction":
                    bidders = set()
                if event.kind in ("auction", "bid"):
                    bidders.add(event.params["seat"])
                most = max(most, len(bidders))
    assert most >= 4


@pytest.mark.rule("LC-19")
def test_a_salvage() -> None:
    assert any(event.params["amount"] > 0 for _, event in happened("salvage"))


@pytest.mark.rule("LC-21")
def test_all_six_entry_zones() -> None:
    zones = {cast(Told, event.params)["zone"] for _, event in happened("entry-roll")}
    assert zones == {11, 22, 33, 44, 55, 66}


@pytest.mark.rule("LC-44")
def test_total_ruin() -> None:
    assert list(happened("relief"))


@pytest.mark.rule("LC-04", "LC-06", "LC-29", "LC-42", "LC-43")
def test_all_numbers_of_seats_both_deals_and_every_end() -> None:
    begun = [moments[0].before for moments in GAMES]
    assert {state.seats for state in begun} == set(range(2, 7))
    assert {state.short for state in begun} == {True, False}
    assert {event.params["reason"] for _, event in happened("end")} == {"last", "limit"}
