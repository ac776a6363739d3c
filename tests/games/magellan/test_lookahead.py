"""What bots that look ahead know of Magellan: who is likely to win, and what is worth a thought."""

from random import Random

import pytest

from escales.bots.simulation import simulate
from escales.core import CHANCE, Choices, draw
from escales.games.magellan.countries import NUMBER
from escales.games.magellan.game import GAME
from escales.games.magellan.pieces import NAMES
from escales.games.magellan.state import State
from escales.games.magellan.strategy import MagellanStrategy
from escales.games.magellan.strategy.crews import crews, step
from escales.games.magellan.strategy.ways import GOAL
from tests.conformance.subjects import random_action
from tests.games.magellan.positions import BRUNO, ROSE, WAR, lose, new_game, position
from tests.play import do

RULESETS = ("simple", "variant1", "variant2", "variant3")
MINDS = [
    pytest.param(GAME.strategy, id="sailor"),
    pytest.param(GAME.strategy.closer, id="captain"),
]


def share(state: State) -> float:
    """What the seat ROSE has of the win."""
    return GAME.strategy.shares(state)[ROSE]


def considered(state: State) -> list[str]:
    """The candidates, as text."""
    return [str(action) for action in GAME.strategy.candidates(state, state.legal_actions())]


def test_shares_are_even_at_the_start_and_sum_to_one() -> None:
    assert sum(GAME.strategy.shares(position(seats=6))) == pytest.approx(1)
    assert share(position(cash=[500, 500])) == pytest.approx(0.5, abs=0.2)


def test_shares_rise_with_money_and_income() -> None:
    even = share(position(cash=[500, 500]))
    assert share(position(cash=[700, 500])) > even
    assert share(position(cash=[500, 700])) < even
    assert share(position(cash=[500, 500], owner={"DE": ROSE})) > even
    assert share(position(cash=[500, 500], owner={"DE": BRUNO})) < even


def test_before_the_last_round_money_counts_less_and_less() -> None:
    def lead(round: int) -> float:
        state = position(cash=[900, 300], rounds=25)
        state.round = round
        return share(state) - 0.5

    assert lead(5) == pytest.approx(lead(15))
    assert lead(15) > lead(20) > lead(25) == pytest.approx(0)


def test_shares_rise_when_a_jeep_comes_nearer_to_an_open_country() -> None:
    def aboard(sea: str) -> State:
        pieces = {"ship-0-01": sea, "jeep-0-01": "ship-0-01"}
        return position(out=["FR"], pieces=pieces, cash=[900, 900])

    assert share(aboard("5N36.w1")) > share(aboard("3N35.w1")) > share(aboard("2S34.w1"))


@pytest.mark.rule("MA-28")
def test_a_country_without_a_jeep_counts_less_in_a_war() -> None:
    def held(war: bool, jeep: str) -> State:
        pieces = {"jeep-0-01": jeep, "jeep-1-01": "6N1.l1"}
        return position(owner={"FR": ROSE}, pieces=pieces, war=WAR if war else None)

    assert share(held(True, "5S6.l1")) < share(held(False, "5S6.l1"))
    assert share(held(True, "5N1.l1")) > share(held(True, "5S6.l1"))


@pytest.mark.rule("MA-31")
def test_more_jeeps_on_the_base_count_when_an_enemy_is_near() -> None:
    state = position(war=WAR, pieces={"ship-1-01": "5S6.w1", "jeep-1-01": "ship-1-01"})
    safer = share(state)
    lose(state, "jeep-0-01", "jeep-0-02", "jeep-0-03")
    assert share(state) < safer - 0.05


@pytest.mark.rule("MA-32")
def test_a_country_that_wins_is_the_only_candidate() -> None:
    rich = {"DE": ROSE, "FR": ROSE, "JP": ROSE}
    state = position(owner=rich, out=["CH"], pieces={"jeep-0-01": "5N1.l1"}, cash=[55, 900])
    assert considered(state) == ["develop CH"]


@pytest.mark.rule("MA-56")
def test_who_leads_proposes_the_end_when_nobody_can_win() -> None:
    state = position(owner={"DE": ROSE}, cash=[100, 100])
    state.owner = [BRUNO if owner < 0 else owner for owner in state.owner]
    state.owner[NUMBER["GB"]] = BRUNO
    state.told, state.round = True, 5
    state.turn = state.actor = BRUNO
    state.round = 4
    assert considered(state) == ["propose"]
    do(state, "propose")
    assert considered(state) == ["agree"]  # no country is left that could change it


@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize("seats", [2, 5])
@pytest.mark.parametrize("strategy", MINDS)
def test_candidates_are_legal_and_few(ruleset: str, seats: int, strategy: MagellanStrategy) -> None:
    rng = Random(f"{ruleset} {seats}")
    state = new_game(seats, ruleset=ruleset)
    for _ in range(700):
        if state.actor is None:
            break
        if state.actor != CHANCE:
            choices = state.legal_actions()
            found = strategy.candidates(state, choices)
            assert 0 < len(found) <= 16
            assert len(set(found)) == len(found)
            assert all(action in choices for action in found)
            assert sum(strategy.shares(state)) == pytest.approx(1)
        state.apply(random_action(state, rng))


@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize("strategy", MINDS)
def test_whoever_takes_the_first_candidate_ends_the_game(
    ruleset: str, strategy: MagellanStrategy
) -> None:
    rng = Random(5)
    state = new_game(2, ruleset=ruleset)
    for _ in range(6000):
        if state.actor is None:
            return
        if state.actor == CHANCE:
            state.apply(draw(state.outcomes(), rng))
        else:
            state.apply(strategy.playout(state, state.legal_actions(), rng))
    pytest.fail("it ought to have ended by now")


def test_every_step_of_a_crew_saves_its_points() -> None:
    """The points to a goal are what the steps to it cost, by ship, on wheels and by plane."""
    pieces = {"plane-0-01": "6S33.l1", "jeep-0-01": "5N2.l1", "ship-0-01": "4N36.w1"}
    owner = {"UY": ROSE}
    state = position(points=99, pieces=pieces, owner=owner, ruleset="variant1", bases=2)
    for goal in ("6N1", "4S31", "4N36"):
        at = GOAL[goal]
        for crew in crews(state, ROSE):
            if not 0 < crew.points[at] < 60:
                continue
            on = state.clone()
            for _ in range(99):
                now = next(
                    (
                        one
                        for one in crews(on, ROSE)
                        if one.jeep == crew.jeep and one.points[at] == crew.points[at] - _spent(on)
                    ),
                    None,
                )
                if now is None:
                    break
                legal: Choices = on.legal_actions()
                action = next((one for one in step(on, now, at) if one in legal), None)
                if action is None:
                    break
                on.apply(action)
            jeep = on.at[crew.jeep]
            assert jeep.startswith(f"{goal}."), (NAMES[crew.jeep], goal, jeep)
            assert _spent(on) == crew.points[at]


def test_a_ship_beside_a_waiting_jeep_fetches_one_from_the_base_too() -> None:
    """It once waited there with the jeep that it had landed, and the seat did nothing for many rounds."""
    state = position(points=9, pieces={"jeep-0-01": "6N1.l1", "ship-0-01": "6N1.w1"})
    jeeps = {NAMES[crew.jeep] for crew in crews(state, ROSE) if NAMES[crew.carrier] == "ship-0-01"}
    assert "jeep-0-01" in jeeps
    assert len(jeeps) > 1


@pytest.mark.rule("MA-04")
def test_money_that_waits_buys_ships_up_to_the_number_of_a_colour() -> None:
    def out(ships: int) -> State:
        seas = ["6N1.w1", "6N36.w1", "4N14.w1", "2N27.w1", "5N1.w1", "4N15.w1"]
        pieces = {f"ship-0-0{at + 1}": sea for at, sea in enumerate(seas[:ships])}
        return position(points=0, pieces=pieces, cash=[900, 900])

    assert "buy ship" in considered(out(5))
    assert "buy ship" not in considered(out(6))


def _spent(state: State) -> int:
    return 99 - state.points


def test_two_matelots_end_their_game() -> None:
    options = {"ruleset": "simple", "rounds": 5}
    played = simulate(GAME, ("matelot", "matelot"), options, 3, 400)
    assert played["ended"]
