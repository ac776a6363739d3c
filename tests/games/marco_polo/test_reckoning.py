"""What the bots that look ahead know: turns to go, shares of the win, actions worth a thought."""

from collections.abc import Sequence
from functools import partial
from random import Random
from typing import Final

import pytest

from escales import bots
from escales.bots.simulation import simulate
from escales.core import CHANCE, draw, random_action
from escales.games.marco_polo.board import KHANBALIK, VENICE
from escales.games.marco_polo.cards import TABLES, TOWN
from escales.games.marco_polo.game import GAME
from escales.games.marco_polo.state import State
from escales.games.marco_polo.strategy import turns
from escales.games.marco_polo.strategy.standing import Standing
from tests.games.marco_polo.positions import (
    BRUNO,
    EIGHTIES,
    FORTUNE,
    ROSE,
    new_game,
    position,
    spun,
    trading,
)
from tests.play import do

SEEDS: Final = range(3)
ENTRIES: Final = 600
"""How far the games at random are looked at."""
LONGEST: Final = 4000
"""No game of two sailors takes more entries."""


def share(state: State, seat: int = ROSE) -> float:
    """The share of *seat*; all of them make 1."""
    shares = GAME.strategy.shares(state)
    assert sum(shares) == pytest.approx(1)
    assert len(shares) == state.seats
    return shares[seat]


def promising(state: State) -> list[str]:
    """What is worth a thought, the most promising first."""
    return [str(action) for action in GAME.strategy.candidates(state, state.legal_actions())]


def homeward(place: str, cash: int = 400, **given: object) -> State:
    """Rose is on her way home, with a fortune."""
    return position(
        [place, "calicut"],
        cash=[cash, 240],
        hands={ROSE: FORTUNE},
        tables={ROSE: "table_kyoto"},
        accomplished=[ROSE],
        secrets={ROSE: "secret_kite"},
        **given,  # type: ignore[arg-type]
    )


def test_the_turns_of_a_way_follow_from_the_roulette() -> None:
    assert turns.to_khan().standing["chang_tou"] == pytest.approx(10 / 8)
    assert turns.to_khan().modes["chang_tou"] == ("land",)
    assert turns.to_khan().arriving[KHANBALIK] == 0
    assert turns.home().arriving[VENICE] == 0
    assert turns.home().standing[VENICE] > 1


def test_robbers_cost_no_turn_on_a_mission() -> None:
    assert turns.to_town("kyoto").standing["mer_jaune"] == pytest.approx(1)


def test_a_colour_that_is_missing_makes_the_way_home_longer() -> None:
    ways = [turns.home(frozenset(missing)) for missing in ((), ("blue",), ("blue", "yellow"))]
    lengths = [way.standing["belgrade"] for way in ways]
    assert lengths == sorted(lengths)
    assert len(set(lengths)) == len(lengths)


def test_a_share_rises_with_what_is_good() -> None:
    even = position(["bagdad", "bagdad"])
    assert share(even) == pytest.approx(0.5, abs=0.1)
    assert share(position(["bagdad", "bagdad"], cash=[500, 240])) > share(even)
    assert share(position(["bagdad", "bagdad"], hands={BRUNO: EIGHTIES})) < share(even)
    assert share(position(["chang_tou", "bagdad"], hands={ROSE: EIGHTIES})) > share(
        position(["bagdad", "bagdad"], hands={ROSE: EIGHTIES})
    )
    assert share(homeward("belgrade")) > share(homeward("kyoto")) > share(even)
    assert share(homeward("belgrade", cash=0)) < share(homeward("belgrade"))


def test_a_share_does_not_fall_while_gifts_are_given() -> None:
    state = position(["chang_tou", "bagdad"], hands={ROSE: EIGHTIES})
    far = share(position(["bagdad", "bagdad"], hands={ROSE: EIGHTIES}))
    spun(state, "land", 1)
    do(state, f"move {KHANBALIK}")
    while state.phase == "gifts":
        assert share(state) > far
        do(state, promising(state)[0])


def test_before_the_last_round_the_fortune_counts() -> None:
    state = position(["belgrade", "bagdad"], cash=[100, 300], rounds=10)
    state.round = 10
    assert share(state, BRUNO) > 0.8


def test_a_fortune_goes_home() -> None:
    state = homeward("belgrade")
    spun(state, "land", 1)
    assert promising(state)[0] == f"move {VENICE}"


def test_without_money_even_a_gift_is_sold_to_buy_others() -> None:
    gifts = EIGHTIES[:2]
    state = trading(["chang_tou", "bagdad"], cash=[10, 240], hands={ROSE: gifts})
    assert promising(state) == [f"sell {gifts[0]}", "done"]
    do(state, promising(state)[0])
    assert promising(state)[0] == "buy"
    for enough in ({"hands": {ROSE: EIGHTIES}}, {"hands": {ROSE: gifts}, "cash": [20, 240]}):
        state = trading(["chang_tou", "bagdad"], **{"cash": [10, 240], **enough})
        assert not promising(state)[0].startswith("sell"), "nothing is wanted, or one can buy"


def test_known_bad_cards_are_not_bought() -> None:
    fines = ["blue_typhoon"]
    state = trading(["acre", "bagdad"], emptied=["blue"], under={"blue": fines})
    assert promising(state)[0] == "done"
    state = trading(["acre", "bagdad"], emptied=["blue"], under={"blue": ["blue_tea"]})
    assert promising(state)[0] == "buy"


def test_nobody_waits_for_others_to_clear_the_piles() -> None:
    under = {
        "blue": ["blue_typhoon"],
        "green": ["green_volcano"],
        "purple": ["purple_bath"],
        "yellow": ["yellow_astrologer"],
    }
    state = trading(
        ["acre", "bagdad"],
        cash=[100, 240],
        hands={ROSE: FORTUNE[:-1]},
        tables={ROSE: "table_kyoto"},
        accomplished=[ROSE],
        secrets={ROSE: "secret_kite"},
        emptied=sorted(under),
        under=under,
    )
    assert promising(state) == ["buy"]


BURIED: Final = {
    "green": ["green_volcano", "green_language", "green_join", "green_rugs", "green_silks"],
}
"""The next three green cards are Hasard cards, and everybody knows it."""


def without_green(cash: int = 240, under: Sequence[str] = BURIED["green"]) -> State:
    """Both merchants are on their way home, rich, and neither has a green card (MP-32)."""
    both = (ROSE, BRUNO)
    blue, _, *others = FORTUNE
    return trading(
        ["bagdad", "ormuz"],
        cash=[cash, 600],
        hands={ROSE: [blue, *others], BRUNO: ["blue_dates", "purple_pearls", "yellow_falcons"]},
        tables=dict(zip(both, ("table_kyoto", "table_lhassa"), strict=True)),
        accomplished=both,
        secrets=dict(zip(both, ("secret_kite", "secret_paper"), strict=True)),
        emptied=["green"],
        under={"green": under},
    )


def test_a_missing_colour_is_dug_out_from_under_hasard_cards() -> None:
    state = without_green(600)
    assert promising(state) == ["buy"]
    do(state, "buy", "draw green_volcano")
    assert "buy" in promising(state)


def test_who_has_no_money_to_dig_sells_first() -> None:
    assert promising(without_green(0))[0].startswith("sell ")


def test_nobody_digs_in_a_pile_without_goods() -> None:
    assert promising(without_green(600, BURIED["green"][:3]))[0] == "done"


YELLOWS: Final = ("yellow_elephants", "yellow_giraffes", "yellow_peacocks", "yellow_yaks")


@pytest.mark.parametrize("card", TABLES)
@pytest.mark.parametrize("cash", [70, 700])
@pytest.mark.parametrize(
    "hand",
    [
        ("blue_tea", "green_gold_robes", "yellow_giraffes"),
        ("blue_tea", "green_gold_robes", *YELLOWS),
        ("blue_tea", "green_gold_robes"),
        ("green_gold_robes", *YELLOWS),
    ],
)
def test_nobody_is_further_from_the_end_after_a_mission(
    card: str, cash: int, hand: Sequence[str]
) -> None:
    """Whoever thinks so circles before the town for what is still to be done on the way home."""

    def standing(**given: object) -> Standing:
        tables = {ROSE: card}
        places = [TOWN[card], "calicut"]
        return Standing(
            position(places, cash=[cash, 240], hands={ROSE: hand}, tables=tables, **given),  # type: ignore[arg-type]
            ROSE,
        )

    entering = standing().at(TOWN[card], 0.0)
    assert standing(accomplished=[ROSE], secrets={ROSE: "secret_kite"}).to_go() <= entering + 0.01


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", SEEDS)
def test_what_is_promising_is_legal_and_trade_comes_to_an_end(seats: int, seed: int) -> None:
    rng = Random(seed)
    state = new_game(seats)
    for _ in range(ENTRIES):
        if state.actor is None:
            break
        if state.actor == CHANCE:
            state.perform(draw(state.outcomes(), rng))
            continue
        choices = state.legal_actions()
        found = GAME.strategy.candidates(state, choices)
        assert found
        assert len(set(found)) == len(found)
        assert all(action in choices for action in found)
        assert GAME.strategy.playout(state, choices, rng) in choices
        state.perform(found[0] if state.phase == "trade" else random_action(choices, rng))


def test_two_sailors_finish_their_game() -> None:
    played = simulate(GAME, ["matelot", "matelot"], {}, 1, LONGEST)
    assert played["ended"]


def test_a_captain_sees_the_win() -> None:
    state = homeward("belgrade")
    spun(state, "land", 1)
    captain = bots.opponent("capitaine:50", GAME)
    chosen = captain.choose(partial(state.view, ROSE), state.legal_actions(), Random(1))
    assert str(chosen) == f"move {VENICE}"
