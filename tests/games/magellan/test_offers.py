"""The countries that the view offers to the seat in turn: cost, income, money left, and a reminder."""

from typing import Any, cast

import pytest

from escales.games.magellan.state import State
from tests.games.magellan.positions import ROSE, position
from tests.play import do


def offers(state: State) -> list[dict[str, Any]]:
    """What the view offers to the seat in turn."""
    return cast(list[dict[str, Any]], state.view(None)["public"]["offers"])


@pytest.mark.rule("MA-20")
def test_a_country_with_a_jeep_at_its_capital_is_offered_with_its_numbers() -> None:
    state = position(pieces={"jeep-0-01": "6N1.l1"}, out=("BE", "FR"), cash=(500, 500))
    assert offers(state) == [
        {
            "card": "BE",
            "cost": 90,
            "income": 11,
            "left": 410,
            "payable": True,
            "worthwhile": True,
        }
    ]
    do(state, "develop BE")
    assert offers(state) == []


@pytest.mark.rule("MA-20")
def test_what_each_m_brings_decides_the_order_and_what_cannot_be_paid_comes_last() -> None:
    everywhere = {"jeep-0-01": "6N1.l1", "jeep-0-02": "5S15.l1"}
    rich = position(pieces=everywhere, out=("BE", "DE", "AU"), cash=(1200, 0))
    found = offers(rich)
    assert [offer["income"] / offer["cost"] for offer in found] == sorted(
        (offer["income"] / offer["cost"] for offer in found), reverse=True
    )
    poor = position(pieces=everywhere, out=("BE", "DE", "AU"), cash=(100, 0))
    assert [offer["card"] for offer in offers(poor) if offer["payable"]] == ["BE"]
    assert offers(poor)[0]["card"] == "BE"
    assert offers(poor)[0]["worthwhile"]
    bare = position(pieces=everywhere, out=("BE",), cash=(90, 0))
    assert offers(bare)[0]["payable"]
    assert not offers(bare)[0]["worthwhile"], "without money one has to sell at once"


@pytest.mark.rule("MA-20")
def test_a_country_that_brings_next_to_nothing_is_offered_without_a_reminder() -> None:
    state = position(pieces={"jeep-0-01": "4N8.l1"}, out=("PK",), cash=(1200, 0))
    [offer] = offers(state)
    assert offer["payable"]
    assert not offer["worthwhile"]


@pytest.mark.rule("MA-32")
def test_a_country_that_wins_is_worth_the_last_money() -> None:
    owner = dict.fromkeys(("DE", "FR", "GB", "IT"), ROSE)
    state = position(
        pieces={"jeep-0-01": "6N1.l1"}, owner=owner, out=("BE",), cash=(90, 0), target=100
    )
    assert [offer["worthwhile"] for offer in offers(state)] == [True]


@pytest.mark.rule("MA-35")
def test_with_a_plane_in_flight_the_last_money_cannot_be_spent() -> None:
    state = position(
        pieces={"jeep-0-01": "6N1.l1", "plane-0-01": "6N1.l1"},
        out=("BE",),
        cash=(90, 0),
        points=3,
        ruleset="variant1",
    )
    assert [offer["payable"] for offer in offers(state)] == [True]
    do(state, "fly plane-0-01 5N1")
    assert [offer["payable"] for offer in offers(state)] == [False]


def test_nothing_is_offered_while_the_die_is_to_be_thrown() -> None:
    state = position(pieces={"jeep-0-01": "6N1.l1"}, out=("BE",), cash=(500, 500))
    do(state, "done")
    assert offers(state) == []
