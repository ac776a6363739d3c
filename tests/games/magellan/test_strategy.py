"""The cabin boy's advice: legal, the same for the same dice, and good enough to win."""

from random import Random
from typing import Final

import pytest

from escales.core import CHANCE, Action, Pile, draw
from escales.games.magellan.countries import UNSEEN
from escales.games.magellan.courses import course
from escales.games.magellan.game import GAME
from escales.games.magellan.state import Prize, State
from escales.games.magellan.strategy import thumb
from tests.conformance.subjects import random_action
from tests.games.magellan.positions import BRUNO, ROSE, position, where
from tests.play import do, ways

advise = GAME.strategy.advise
SHIPS = ("ship-0-01", "ship-0-02", "ship-0-03")
MOST: Final = 50_000
"""More entries than any game between cabin boys has here."""


def play(seats: int, seed: int, **options: object) -> State:
    """A game between cabin boys, played to its end."""
    rng = Random(seed)
    state = GAME.new(seats, options)
    assert isinstance(state, State)
    for _ in range(MOST):
        if state.actor is None:
            break
        if state.actor == CHANCE:
            state.apply(draw(state.outcomes(), rng))
        else:
            choices = state.legal_actions()
            action = advise(state.view(state.actor), choices, rng)
            assert action in choices
            state.apply(action)
    else:
        pytest.fail(f"a game with {options} ought to have ended by now")
    return state


def advised(state: State) -> str:
    """The action advised to the seat that decides."""
    return str(advise(state.view(state.actor), state.legal_actions(), Random(1)))


def test_a_country_that_can_be_paid_is_developed() -> None:
    state = position(pieces={"jeep-0-01": "5N1.l1"}, out=["FR", "CH"], cash=[300, 1])
    assert advised(state) == "develop CH"
    state = position(pieces={"jeep-0-01": "5N1.l1"}, out=["CH"], cash=[60, 1])
    assert advised(state) == "done"  # it keeps some money


def test_a_jeep_goes_for_what_is_out() -> None:
    state = position(
        points=9, out=["BE"], pieces={"ship-0-01": "5N36.w1", "jeep-0-01": "ship-0-01"}
    )
    for _ in range(9):
        action = advised(state)
        if action.startswith("develop"):
            break
        do(state, action)
    do(state, "develop BE")
    assert state.owner[1] == ROSE


@pytest.mark.rule("MA-22")
def test_a_jeep_goes_for_a_prize() -> None:
    """Nothing can be had except a prize: 30 M for the first jeep in Athens."""
    state = position(points=4, cash=[31, 1], pieces={"jeep-0-01": "5N2.l1"})
    state.prizes = (Prize("H1-01", 0, ()),)
    state.deck = Pile([])
    state.owner = [BRUNO] * len(state.owner)
    for _ in range(state.points + 1):
        action = advised(state)
        if action == "done":
            break
        do(state, action)
    assert where(state, "jeep-0-01").startswith("4N3.")
    assert not state.prizes
    assert state.cash[ROSE] == 61


def test_courses_are_the_cheapest() -> None:
    to = course("6N1", ("suez", "panama"))
    assert (to.by_land["6N1.l1"], to.by_land["5N1.l1"], to.by_sea["6N1.w1"]) == (0, 2, 1)
    assert course("3N5", ()).by_sea["4N4.w1"] > course("3N5", ("suez",)).by_sea["4N4.w1"]


def test_who_can_go_nowhere_buys_a_ship() -> None:
    """It has jeeps and money at home, and all its ships are far away: it must not wait for ever."""
    state = position(
        points=3,
        cash=[500, 1],
        out=["PH"],
        pieces=dict.fromkeys(SHIPS, "5N36.w1"),
    )
    assert advised(state) == "buy ship"
    do(state, "buy ship")
    assert advised(state).startswith("embark jeep-0-0")


def test_a_jeep_waits_for_a_country_while_another_goes() -> None:
    """Both stand in Paris: France is still in the pack, and Belgium is out."""
    stand = {"jeep-0-01": "5N1.l1", "jeep-0-02": "5N1.l1"}
    state = position(points=2, out=["BE"], pieces=stand, cash=[500, 1])
    action = advised(state)
    assert action in ("move jeep-0-01 6N1.l1", "move jeep-0-02 6N1.l1")
    do(state, action)
    assert advised(state) == "develop BE"


def test_who_has_all_ships_abroad_calls_one_home() -> None:
    """No more can be bought, and the jeeps at home could go nowhere."""
    ships = {f"ship-0-0{number}": "4S7.w1" for number in range(1, 7)}
    state = position(points=3, cash=[500, 1], out=["PH"], pieces=ships)
    taken = [advised(state)]
    do(state, taken[0])
    assert taken[0] == "move ship-0-06 4S6.w1"
    assert advised(state) == "move ship-0-06 5S6.w1"


@pytest.mark.rule("MA-35")
def test_a_plane_carries_a_jeep_from_the_base_and_comes_back() -> None:
    """It flies from South Georgia to Argentina, and lands there because it owns Uruguay in that cell."""
    state = position(
        points=14,
        out=["AR"],
        owner={"UY": ROSE},
        cash=[500, 1],
        pieces={"plane-0-01": "6S33.l1"} | dict.fromkeys(SHIPS, "5N36.w1"),
        ruleset="variant1",
        bases=2,
    )
    state.owner = [BRUNO if owner == UNSEEN else owner for owner in state.owner]
    state.deck = Pile([])
    state.target = 1000
    done: list[str] = []
    while (action := advised(state)) != "done" and len(done) < 50:
        do(state, action)
        done.append(action)
    assert done[:6] == [
        "embark jeep-0-05 plane-0-01",
        "fly plane-0-01 4S33",
        "fly plane-0-01 4S31",
        "alight plane-0-01 4S31.l1",
        "land jeep-0-05 4S31.l1",
        "develop AR",
    ]
    assert where(state, "plane-0-01") == "6S33.l1"


def test_what_yields_next_to_nothing_is_left_to_others() -> None:
    """Indonesia costs 930 M and yields 5."""
    state = position(pieces={"jeep-0-01": "1S11.l1"}, out=["ID"], cash=[1200, 1])
    assert "develop ID" in ways(state, "develop")
    assert advised(state) == "done"
    state.cash[ROSE] = 1600  # now it has money to spare
    assert advised(state) == "develop ID"


@pytest.mark.rule("MA-56")
@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("ruleset", ["simple", "variant1", "variant2", "variant3"])
def test_games_of_cabin_boys_end(ruleset: str, seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """They agree to end any game at a certain round, in this test an early one."""
    monkeypatch.setattr(thumb, "LATE", 10)
    state = play(seats, 1, ruleset=ruleset)
    assert state.result is not None
    assert state.result.reason == "agreed"
    assert state.round < thumb.LATE + thumb.PATIENCE


@pytest.mark.rule("MA-56")
def test_it_proposes_the_end_once_in_a_while() -> None:
    """It does not ask a person who wants to play on at every turn."""
    state = position(points=1)
    asked = []
    for state.round in range(thumb.LATE, thumb.LATE + 2 * thumb.PATIENCE):
        if advised(state) == "propose":
            asked.append(state.round)
    assert len(asked) == 2
    assert asked[1] - asked[0] == thumb.PATIENCE


@pytest.mark.rule("MA-50")
@pytest.mark.rule("MA-56")
def test_it_ends_the_long_duel_when_the_cards_are_used_up() -> None:
    """Dividends hardly come any more, so it does not wait for a late round."""
    state = position(points=1, ruleset="variant3")
    state.round = thumb.PATIENCE
    assert advised(state) != "propose"
    state.deck = Pile([])
    assert advised(state) == "propose"
    do(state, "propose")
    assert advised(state) == "agree"


def test_most_are_won_by_income() -> None:
    reasons = [result.reason for seed in range(4) if (result := play(2, seed, rounds=400).result)]
    assert reasons.count("income") >= 3


@pytest.mark.parametrize("seats", range(2, 7))
def test_random_games_end_within_their_rounds(seats: int) -> None:
    """A limit of rounds ends them; 60 entries a turn are far more than random bots make.

    Without a limit, chance alone ends them: of 20 games between two all ended by agreement, the
    longest in round 37.
    """
    rounds = 40
    for seed in range(3):
        rng = Random(f"bound {seats} {seed}")
        state = GAME.new(seats, {"ruleset": "variant2", "rounds": rounds})
        for _ in range(rounds * seats * 60):
            if state.actor is None:
                break
            state.apply(random_action(state, rng))
        else:
            pytest.fail(f"it ought to have ended after {rounds} rounds")


def test_advice_through_the_game() -> None:
    state = position()
    view, choices = state.view(ROSE), state.legal_actions()
    assert advise(view, choices, Random(1)) == Action("done")
