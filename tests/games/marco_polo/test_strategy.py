"""The rules of thumb of a cabin boy, one after the other; and how well he plays by them."""

from collections import Counter
from functools import partial
from random import Random
from typing import Final

import pytest

from escales import bots
from escales.bots.simulation import simulate
from escales.core import CHANCE, draw
from escales.games.marco_polo.game import GAME
from escales.games.marco_polo.state import State
from tests.games.marco_polo.positions import (
    BRUNO,
    EIGHTIES,
    FORTUNE,
    JEANNE,
    ROSE,
    position,
    spun,
    trading,
    turn_up,
)
from tests.play import do

GAMES: Final = 12


def advice(state: State) -> str:
    """What a cabin boy would do in the seat that decides."""
    assert state.actor is not None
    chosen = GAME.strategy.advise(state.view(state.actor), state.legal_actions(), Random(1))
    return str(chosen)


def test_buys_on_comptoirs_and_sells_what_is_not_for_the_khan() -> None:
    assert advice(trading()) == "buy"
    state = trading(cash=[0, 0], hands={ROSE: ["blue_tea", "green_rugs"]})
    assert advice(state) == "sell green_rugs"


def test_goes_to_the_khan_with_three_gifts() -> None:
    state = position(["ning_hia", "venise"], hands={ROSE: EIGHTIES})
    spun(state, "land", 2)
    assert advice(state) == "move khanbalik"
    do(state, "move khanbalik")
    assert advice(state).startswith("gift")


def test_keeps_jewels_when_there_is_a_choice_of_gifts() -> None:
    state = position(["chang_tou", "venise"], hands={ROSE: [*EIGHTIES, "purple_gold"]})
    spun(state, "land", 1)
    do(state, "move khanbalik")
    for _ in range(3):
        assert advice(state) != "gift purple_gold"
        do(state, advice(state))


def test_goes_to_the_town_of_the_mission_then_home() -> None:
    state = position(["mer_jaune", "venise"], tables={ROSE: "table_kyoto"})
    assert advice(state) == "announce sea"
    spun(state, "sea", 1)
    assert advice(state) == "move kyoto"
    state = position(
        ["belgrade", "calicut"],
        cash=[300, 0],
        hands={ROSE: FORTUNE},
        tables={ROSE: "table_kyoto"},
        accomplished=[ROSE],
        secrets={ROSE: "secret_kite"},
    )
    spun(state, "land", 2)
    assert advice(state) == "move venise"


def test_on_the_way_home_sells_what_is_too_much_of_a_colour() -> None:
    state = trading(
        cash=[900, 0],
        hands={ROSE: ["blue_tea", "green_rugs", "green_silks", "green_furs", "yellow_yaks"]},
        tables={ROSE: "table_kyoto"},
        accomplished=[ROSE],
        secrets={ROSE: "secret_kite"},
    )
    assert advice(state).startswith("sell green_")
    do(state, advice(state))
    assert advice(state) == "done"


def test_gives_robbers_what_is_worth_least() -> None:
    state = position(["ormuz", "bagdad"], hands={ROSE: ["blue_tea", "green_rugs"]})
    do(state, "announce sea", "spin corsaire", "black 2", "white 1")
    assert advice(state) == "give green_rugs"
    state = position(["ormuz", "bagdad"], hands={ROSE: EIGHTIES})
    do(state, "announce sea", "spin corsaire", "black 2", "white 1")
    assert advice(state) == "pay"


def test_fights_with_a_safe_conduct_only_for_a_rich_loot() -> None:
    for cash, chosen in ((0, "refuse"), (100, "fight")):
        state = position(["ormuz", "bagdad"], tables={ROSE: "table_kyoto"}, loot_cash=cash)
        do(state, "announce sea", "spin corsaire")
        assert advice(state) == chosen


def test_parts_with_treasures_last() -> None:
    state = trading(
        ["aden", "candie"],
        hands={BRUNO: ["blue_tea"]},
        tables={BRUNO: "table_kyoto"},
        cash=[240, 0],
    )
    turn_up(state, "yellow_birthday")
    assert advice(state) == "sell blue_tea"


def test_sends_the_richest_and_begins_again_after_ruin() -> None:
    state = trading(["aden", "candie", "bagdad"], cash=[240, 10, 500])
    turn_up(state, "yellow_pope")
    assert advice(state) == f"send {JEANNE}"
    state = position(["bagdad", "calicut"], cash=[240, 15])
    do(state, "announce land", "spin bandit", "black 1", "white 1")
    assert advice(state) == "venice"


def test_joins_who_stands_better() -> None:
    for place, chosen in (("khanbalik", "join 1"), ("candie", "decline")):
        state = trading(["bagdad", place], hands={ROSE: EIGHTIES})
        turn_up(state, "green_join")
        assert advice(state) == chosen


def test_on_the_way_home_without_a_colour_goes_to_a_comptoir_that_has_it() -> None:
    state = position(
        ["le_caire", "calicut"],
        cash=[500, 0],
        hands={ROSE: ["green_carpets", "purple_gold", "yellow_giraffes"]},
        tables={ROSE: "table_kyoto"},
        accomplished=[ROSE],
        secrets={ROSE: "secret_kite"},
    )
    spun(state, "land", 1)
    assert advice(state) in ("move acre", "move alexandrie")
    do(state, advice(state))
    assert advice(state) == "buy"


def test_demands_a_card_of_a_merchant_with_many() -> None:
    state = trading(["aden", "aden"], hands={BRUNO: EIGHTIES})
    assert advice(state) == f"demand {BRUNO}"
    state = trading(["aden", "aden"], hands={BRUNO: EIGHTIES[:1]})
    assert advice(state) == "buy"


def test_a_cabin_boy_does_not_circle_venice() -> None:
    played = simulate(GAME, ["mousse", "random"], {}, 1019, 20_000)
    assert played["ended"]
    assert played["rounds"] < 100


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_cabin_boy_beats_chance(seats: int) -> None:
    levels = ["mousse", *["random"] * (seats - 1)]
    won = 0
    for seed in range(GAMES):
        played = simulate(GAME, levels, {"rounds": 120}, seed, 50_000)
        assert played["ranking"] is not None
        won += played["ranking"][0] == 1
    assert won >= GAMES - 2


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_among_cabin_boys_a_game_takes_an_evening(seats: int) -> None:
    """The first to come home takes 20 to 60 turns: that is the median of many games."""
    lengths = sorted(_turns_of_the_winner(seats, seed) for seed in range(3 * GAMES))
    assert 20 <= lengths[len(lengths) // 2] <= 60


def _turns_of_the_winner(seats: int, seed: int) -> int:
    rng, bot = Random(seed), bots.load("mousse", GAME)
    state = GAME.new(seats)
    turns = Counter[object]()
    while (actor := state.actor) is not None:
        view = partial(state.view, actor)
        action = (
            draw(state.outcomes(), rng)
            if actor == CHANCE
            else bot.choose(view, state.legal_actions(), rng)
        )
        turns.update(event.params["seat"] for event in state.apply(action) if event.kind == "turn")
    assert state.result is not None
    return turns[state.result.ranking.index(1)]
