"""What must happen in the recorded playthroughs: no case is lost when they are recorded anew."""

from collections.abc import Iterator

import pytest

from escales.core import Event
from escales.games.marco_polo.cards import HASARD
from escales.games.marco_polo.state import State
from tests import playthroughs

GAMES = list(playthroughs.recorded("marco_polo", State))


def happened(kind: str) -> Iterator[tuple[State, Event]]:
    """All events of a kind in all recorded games, each with the state before it."""
    return playthroughs.happened(kind, GAMES)


@pytest.mark.rule("MP-31", "MP-32", "MP-33")
def test_wins_with_two_three_and_four() -> None:
    assert {before.seats for before, _ in happened("win")} == {2, 3, 4}
    assert {event.params["reason"] for _, event in happened("end")} == {"home", "limit"}


@pytest.mark.rule("MP-35")
def test_ruin_and_return_and_ruin_and_going_on() -> None:
    assert list(happened("restart"))
    assert list(happened("go-on"))
    assert list(happened("forgiven"))


@pytest.mark.rule("MP-21", "MP-22", "MP-23", "MP-24")
def test_each_of_the_twenty_hasard_cards() -> None:
    assert {event.params["card"] for _, event in happened("hasard")} == set(HASARD)


@pytest.mark.rule("MP-25", "MP-26", "MP-38")
def test_journeys_and_winds_by_card() -> None:
    for kind in ("fly", "already-there", "join", "no-transaction", "decline", "extra-turn"):
        assert list(happened(kind)), kind


@pytest.mark.rule("MP-29")
def test_a_safe_conduct_shown_and_one_left_in_the_pocket() -> None:
    assert list(happened("safe-conduct"))
    assert list(happened("accept"))


@pytest.mark.rule("MP-39")
def test_a_table_and_a_secret_sold() -> None:
    assert list(happened("table-sold"))
    assert list(happened("secret-sold"))


@pytest.mark.rule("MP-12", "MP-13")
def test_fights_won_and_lost_ransoms_of_both_kinds_and_a_prize() -> None:
    for kind in ("lost", "give", "prefer", "prize", "no-prize"):
        assert list(happened(kind)), kind


@pytest.mark.rule("MP-07", "MP-09", "MP-19", "MP-28", "MP-30")
def test_halts_transactions_gifts_and_missions() -> None:
    assert "MP-09" in {event.rule for _, event in happened("move")}
    for kind in ("stay", "take", "gift", "table", "mission", "secret", "not-yet"):
        assert list(happened(kind)), kind
