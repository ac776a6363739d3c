"""Turns of a captain who has nothing: when one may pass, and what ends a run of them."""

from random import Random
from typing import cast

import pytest

from escales.core import Action, Seat, Table
from escales.core import State as AnyState
from escales.games.long_cours.board import NEIGHBOURS, REACH
from escales.games.long_cours.game import GAME
from escales.games.long_cours.state import State
from tests.games.long_cours.positions import BRUNO, ROSE, goods, position
from tests.play import do, let_pass, verbs

pytestmark = pytest.mark.rule("LC-10")

DONE = Action("done")
POOR = (0, 5, 5)


def passes(state: State) -> bool:
    """Whether Rose can let her turns pass."""
    return GAME.idle(state.view(ROSE)) == DONE


def test_who_has_nothing_lets_turns_pass() -> None:
    assert passes(position(cash=POOR))
    assert not passes(position(cash=(1, 5, 5))), "there is money to buy with"
    assert not passes(position(cash=POOR, cargo={ROSE: goods(wool=1)})), "there is a sale to try"


def test_nothing_passes_where_another_decides_or_in_another_phase() -> None:
    state = position(cash=POOR, hands={BRUNO: ["fight-03"]})
    do(state, "done")
    assert GAME.idle(state.view(ROSE)) is None
    assert GAME.idle(position(cash=POOR, owner=ROSE, due=True).view(ROSE)) is None


@pytest.mark.rule("LC-19")
def test_nobody_passes_by_goods_that_lie_a_few_moves_away() -> None:
    ships = [
        "marseille",
        "sydney",
        "le_cap",
    ]  # Gibraltar, the white rectangle of zone 11, is beside Marseille
    assert passes(position(ships, cash=POOR, stranded={33: goods(gold=2)}))
    near = position(ships, cash=POOR, stranded={11: goods(gold=2)})
    assert not passes(near)
    do(near, "sail alexandrie")
    assert passes(near), "the ship has moved"
    assert "gibraltar" in REACH["alexandrie"]
    two_moves = ["alexandrie", "sydney", "le_cap"]
    assert not passes(position(two_moves, cash=POOR, stranded={11: goods(gold=2)}))


@pytest.mark.rule("LC-22")
def test_nobody_passes_by_a_purse_that_a_card_can_win() -> None:
    together = ["londres", "londres", "le_cap"]
    assert not passes(position(together, cash=POOR, hands={ROSE: ["fight-03"]}))
    assert passes(position(together, cash=POOR, hands={ROSE: ["storm"]})), "no card to fight with"
    assert passes(position(together, cash=(0, 0, 5), hands={ROSE: ["fight-03"]})), "an empty purse"


@pytest.mark.rule("LC-34")
def test_nobody_waits_for_the_corsaire() -> None:
    def waits(corsaire: str) -> bool:
        return passes(position(cash=POOR, owner=BRUNO, corsaire=corsaire))

    london = {"londres", *NEIGHBOURS["londres"]}
    assert "londres" not in REACH["sydney"]
    assert waits("sydney"), "it is far away"
    assert "londres" in REACH["buenos_ayres"]
    assert not london <= {*REACH["buenos_ayres"]}
    assert not waits("buenos_ayres"), "there is a way out"
    assert london <= {*REACH["hambourg"]}
    assert waits("hambourg"), "there is no way out"


@pytest.mark.rule("LC-43")
@pytest.mark.parametrize(
    ("rounds", "begins", "stops"), [(0, 3, False), (5, 3, False), (4, 3, True), (4, 4, True)]
)
def test_a_run_of_empty_turns_stops_when_the_last_rounds_begin(
    rounds: int, begins: int, stops: bool
) -> None:
    state = position(cash=POOR, rounds=rounds, round=begins - 1)
    events = [event.seen_by(None) for event in do(state, "done", "done", "done")]
    assert state.round == begins
    view = state.view(None)
    assert any(GAME.matters(event, view) for event in events) == stops


def test_a_run_of_empty_turns_with_bots_stops_where_something_happens() -> None:
    table = Table(
        GAME,
        [Seat("Zoé", "red"), Seat("Max", "blue", "mousse"), Seat("Ana", "green", "mousse")],
        {"rounds": 60},
        rng=Random(2),
    )

    def loses_all(state: AnyState) -> Action:
        """Buy for all that one has; otherwise the last choice."""
        cash = cast(State, state).cash[ROSE]
        buys = bool(cash) and state.phase == "turn" and "buy" in verbs(state)
        return Action("buy", (cash,)) if buys else state.legal_actions()[-1]

    passed, stopped = let_pass(table, Random(2), loses_all, 61)
    assert passed > 3
    assert stopped
