"""The examples of the rule book, played."""

import pytest

from tests.games.long_cours.positions import BRUNO, JEANNE, ROSE, VICTOR, goods, position, roll
from tests.play import do, the


@pytest.mark.rule("LC-11", "LC-17")
@pytest.mark.parametrize(("face", "cash", "wool"), [(3, 18, 0), (4, 6, 4)])
def test_rose_sells_wool(face: int, cash: int, wool: int) -> None:
    state = position(["londres", "sydney", "le_cap"])
    do(state, "buy 4", "resell")
    roll(state, face)
    assert state.cash[ROSE] == cash
    assert state.cargo[ROSE] == goods(wool=wool)


@pytest.mark.rule("LC-18", "LC-19")
def test_victors_storm_makes_rose_rich() -> None:
    state = position(
        ["sydney", "perth", "colombo", "londres"],
        turn=VICTOR,
        hands={VICTOR: ["storm"]},
        cargo={BRUNO: goods(gold=10), JEANNE: goods(fruit=5, wood=3)},
    )
    do(state, "storm 55", "done")
    events = do(state, "sail malaisie")
    assert the("salvage", events)["amount"] == 18
    assert state.cargo[ROSE] == goods(gold=10, fruit=5, wood=3)


@pytest.mark.rule("LC-23", "LC-24")
def test_a_slap_a_punch_and_an_oar() -> None:
    state = position(
        ["londres", "londres", "le_cap"],
        hands={ROSE: ["fight-05", "fight-12"], BRUNO: ["fight-08"]},
        cash=[7, 40, 10],
    )
    do(state, "fight 1 fight-05", "answer fight-08")
    worse = state.clone()
    do(worse, "yield")
    assert worse.cash == [0, 47, 10]
    do(state, "answer fight-12", "yield")
    assert state.cash == [47, 0, 10]


@pytest.mark.rule("LC-31")
def test_jeanne_buys_the_corsaire() -> None:
    state = position(["londres", "sydney", "le_cap", "perth"], cash=[12, 6, 20, 9])
    do(state, "auction 6")
    for seat, bid in ((JEANNE, 8), (VICTOR, 9), (ROSE, 10), (JEANNE, 11), (ROSE, 12), (JEANNE, 13)):
        assert (state.phase, state.actor) == ("auction", seat)
        do(state, f"bid {bid}")
    assert (state.phase, state.owner) == ("turn", JEANNE)
    assert state.cash[JEANNE] == 7


@pytest.mark.rule("LC-35", "LC-42")
def test_rose_hunts_bruno_and_jeanne() -> None:
    state = position(["londres", "colombo", "tamatave"], owner=ROSE, corsaire="malaisie")
    do(state, "corsaire colombo", "corsaire tamatave")
    assert state.result == ((1, 3, 2), "last", "LC-42")
