"""What bots know of Long Cours: the rule of thumb, the estimate, and what is worth a thought."""

from functools import partial
from random import Random

import pytest

from escales.bots.expectation import Matelot
from escales.bots.simulation import simulate
from escales.core import CHANCE, Choices, draw
from escales.games.long_cours.board import NEIGHBOURS, POINTS, REACH
from escales.games.long_cours.game import GAME
from escales.games.long_cours.state import State
from escales.games.long_cours.strategy.routes import DISTANCE, courses
from tests.games.long_cours.positions import (
    BRUNO,
    JEANNE,
    ROSE,
    goods,
    launched,
    new_game,
    position,
)
from tests.play import do


def advice(state: State) -> str:
    """What a cabin boy would do in the seat that decides."""
    chosen = GAME.strategy.advise(state.view(state.decider), state.legal_actions(), Random(1))
    return str(chosen)


def considered(state: State) -> list[str]:
    return [str(action) for action in GAME.strategy.candidates(state, state.legal_actions())]


def test_buys_before_the_die_is_rolled_and_keeps_a_nest_egg() -> None:
    state = position(["londres", "sydney"], cash=[5, 0], cargo={ROSE: goods(gold=2)})
    state.moved = "sail"
    assert advice(state) == "buy 4"
    do(state, "buy 4")
    assert advice(state) == "resell"


def test_in_the_last_round_only_all_of_the_money_is_worth_a_purchase() -> None:
    """At the end what is aboard counts three times its price, and a part of the money would do for every hint as well."""
    cargo = {ROSE: goods(gold=2)}
    state = position(["londres", "sydney"], cash=[9, 0], cargo=cargo, rounds=4, round=3)
    state.moved, state.rolled = "sail", True
    state.owner = ROSE
    assert considered(state)[:4] == ["buy 8", "buy 9", "buy 3", "buy 4"]
    state.round = 4
    assert considered(state) == ["buy 9", "done"]
    state.owner = -1
    assert advice(state) == "buy 9"  # the Corsaire would never come in


def test_in_the_first_round_spends_all_but_the_nest_egg() -> None:
    state = launched(2)
    assert advice(state) == "buy 2"
    do(state, "buy 2")
    assert advice(state) == "done"


def test_sails_to_a_product_that_is_not_aboard() -> None:
    state = position(["marseille", "sydney"], cash=[0, 0], cargo={ROSE: goods(cloth=2)})
    assert advice(state) == "sail alexandrie"


def test_who_has_nothing_sails_to_what_lies_stranded() -> None:
    state = position(["vladivostok", "vladivostok"], cash=[0, 0], stranded={55: goods(gold=1)})
    assert advice(state) == "sail malaisie"


def test_asks_for_the_corsaire_as_soon_as_the_cash_is_there() -> None:
    assert advice(position(["londres", "sydney"], cash=[6, 0])) == "auction 6"
    assert not advice(position(["londres", "sydney"], cash=[5, 0])).startswith("auction")


def test_strikes_the_corsaire_of_another_with_a_storm() -> None:
    state = position(["londres", "sydney"], hands={ROSE: ["storm"]}, owner=BRUNO, corsaire="panama")
    assert advice(state) == "storm 66"


def test_flees_from_the_corsaire_with_a_card_if_no_line_leads_out_of_reach() -> None:
    caught = next(
        (ship, corsaire)
        for corsaire in POINTS
        for ship in REACH[corsaire]
        if ship != corsaire and all(near in REACH[corsaire] for near in NEIGHBOURS[ship])
    )
    state = position([caught[0], caught[1]], hands={ROSE: ["direct"]}, owner=BRUNO)
    state.corsaire = caught[1]
    deed = advice(state)
    assert deed.startswith("direct ")
    assert deed.split()[1] not in REACH[caught[1]]


def test_the_corsaire_sinks_whom_it_can_reach() -> None:
    state = position(["londres", "sydney"], owner=ROSE, corsaire="honolulu", cash=[0, 0])
    state.moved, state.rolled = "sail", True
    assert advice(state) == "corsaire sydney"
    do(state, "corsaire sydney")
    assert state.result is not None
    assert state.result.ranking == (1, 2)


@pytest.mark.parametrize(
    ("corsaire", "deed"), [("honolulu", "corsaire sydney"), ("sydney", "done")]
)
def test_who_can_win_now_does_not_sell_first(corsaire: str, deed: str) -> None:
    cargo = {ROSE: goods(wool=2)}
    state = position(["londres", "sydney"], owner=ROSE, corsaire=corsaire, cash=[0, 0], cargo=cargo)
    assert "resell" in considered(state)
    assert deed in considered(state)
    chosen = Matelot(GAME).choose(partial(state.view, ROSE), state.legal_actions(), Random(1))
    assert str(chosen) == deed


def test_a_corsaire_that_lies_on_its_prey_need_not_move() -> None:
    assert courses("sydney", 0, ("sydney",))[0] == "sydney"


@pytest.mark.parametrize("prey", POINTS)
def test_the_corsaire_comes_nearer_or_leaves_fewer_ways_out(prey: str) -> None:
    """From everywhere, it either sinks a ship within three moves, or ends where it can next time."""
    for start in POINTS:
        at, legs = start, 0
        while legs < 3:
            following = courses(at, legs, (prey,))[0]
            if following == at:
                break
            at, legs = following, legs + 1
            if at == prey:
                break
        assert at == prey or (legs != 1 and DISTANCE[start][prey] > 3)


def test_answers_with_the_weakest_card_that_wins_and_only_for_money() -> None:
    hands = {ROSE: ["fight-05"], BRUNO: ["fight-03", "fight-07", "fight-12"]}
    state = position(["londres", "londres"], hands=hands, cash=[0, 9])
    do(state, f"fight {BRUNO} fight-05")
    assert advice(state) == "answer fight-07"
    state = position(["londres", "londres"], hands=hands, cash=[0, 0])
    do(state, f"fight {BRUNO} fight-05")
    assert advice(state) == "yield"


def test_raises_a_quarter_and_passes_beyond_half_of_the_cash() -> None:
    state = position(["londres", "sydney"], cash=[50, 100])
    do(state, "auction 20")
    assert advice(state) == "bid 26"
    state = position(["londres", "sydney"], cash=[80, 100])
    do(state, "auction 50")
    assert advice(state) == "pass"


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_shares_add_up_and_rise_with_what_is_good(seats: int) -> None:
    ships = ["londres", "sydney", "le_cap", "honolulu", "colombo", "marseille"][:seats]

    def share(**better: object) -> float:
        state = position(ships, **better)  # type: ignore[arg-type]
        found = GAME.strategy.shares(state)
        assert sum(found) == pytest.approx(1)
        return found[ROSE]

    even = share()
    assert share(cash=[30, *[10] * (seats - 1)]) > even
    assert share(cargo={ROSE: goods(gold=5)}) > even
    assert share(hands={ROSE: ["storm"]}) > even > share(hands={BRUNO: ["storm"]})
    stormy = {BRUNO: ["storm"]}
    hunts = share(owner=ROSE, corsaire="cap_nord")
    threatened = share(owner=ROSE, corsaire="cap_nord", hands=stormy)
    assert hunts > threatened > share(hands=stormy)


def test_whom_the_corsaire_reaches_is_nearly_lost() -> None:
    state = position(["londres", "sydney"], owner=BRUNO, corsaire="hambourg", turn=BRUNO)
    assert GAME.strategy.shares(state)[ROSE] < 0.05


def test_who_plays_before_the_corsaire_comes_can_still_sail_away() -> None:
    """Bruno's turn, Jeanne within reach with a way out: lost only if the owner plays before her."""

    def share(owner: int, turn: int, corsaire: str) -> float:
        ships = ["honolulu", "sydney", "marseille"]
        state = position(ships, owner=owner, turn=turn, corsaire=corsaire)
        return GAME.strategy.shares(state)[JEANNE]

    assert share(ROSE, BRUNO, "hambourg") == pytest.approx(share(ROSE, BRUNO, ""))
    assert share(BRUNO, ROSE, "hambourg") < share(BRUNO, ROSE, "") / 5


def test_the_owner_sinks_one_of_two_rather_than_threaten_both() -> None:
    """Bruno and Victor are poor and within reach; both could sail away from a threat."""
    state = position(
        ["aleoutiennes", "colombo", "nouvelle_orleans", "valparaiso"],
        cash=[6, 0, 6, 0],
        cargo={ROSE: goods(wood=600_000), JEANNE: goods(wool=196_000_000)},
        owner=ROSE,
        corsaire="malaisie",
    )
    state.moved, state.rolled = "sail", True
    sailor, rng = Matelot(GAME), Random(1)
    while state.decider == ROSE and state.result is None:
        state.apply(sailor.choose(partial(state.view, ROSE), state.legal_actions(), rng))
    assert state.fallen


def test_who_hunts_for_good_saves_nothing_for_the_corsaire() -> None:
    """Without storms the Corsaire is never for sale again: one purchase is enough."""
    state = position(["londres", "sydney"], cash=[1000, 10], owner=ROSE, corsaire="panama")
    before = GAME.strategy.shares(state)[ROSE]
    do(state, "buy 994")
    nearly = GAME.strategy.shares(state)[ROSE]
    do(state, "buy 6")
    assert GAME.strategy.shares(state)[ROSE] > nearly > before


def test_who_is_out_has_no_share() -> None:
    state = position(["londres", "sydney", "le_cap"], owner=BRUNO, fallen=[(JEANNE,)])
    assert GAME.strategy.shares(state)[JEANNE] == 0


def test_in_the_last_round_wealth_decides() -> None:
    state = position(["londres", "sydney"], cash=[30, 10], hands={BRUNO: ["storm"] * 3})
    assert GAME.strategy.shares(state)[ROSE] < 0.5
    state = position(
        ["londres", "sydney"], cash=[30, 10], hands={BRUNO: ["storm"] * 3}, rounds=20, round=20
    )
    assert GAME.strategy.shares(state)[ROSE] > 0.9


def test_a_turn_leads_on() -> None:
    state = position(["londres", "sydney"], cash=[1000, 0], cargo={ROSE: goods(gold=2)})
    assert sum(action.startswith("buy") for action in considered(state)) <= 4
    assert "done" not in considered(state), "there is still something to sell"
    do(state, "resell")
    state.apply(state.outcomes()[0][0])
    assert "done" in considered(state)
    assert "resell" not in considered(state)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_candidates_are_choices_and_a_played_out_game_ends(seats: int) -> None:
    for seed in range(4):
        rng, strategy = Random(seed), GAME.strategy
        state = new_game(seats, short=seed % 2 == 1, rounds=20 * (seed % 2))
        for _ in range(4000):
            if state.result is not None:
                break
            if state.actor == CHANCE:
                state.apply(draw(state.outcomes(), rng))
                continue
            choices: Choices = state.legal_actions()
            found = strategy.candidates(state, choices)
            assert found
            assert len(set(found)) == len(found)
            assert all(action in choices for action in found)
            wild = rng.random() < 0.3
            state.apply(rng.choice(found) if wild else strategy.playout(state, choices, rng))
        assert state.result is not None


@pytest.mark.parametrize("rules", [1, 2])
@pytest.mark.parametrize("deed", ["", "auction 6"])
def test_the_richest_pay_no_more_than_their_rules_allow(rules: int, deed: str) -> None:
    """Under rules 1 a payment has nine digits (LC-02)."""
    rich = 5 * 10**15
    state = position(["londres", "sydney"], cash=[rich, rich + 1])
    state.moved, state.edition = "sail", rules
    if deed:
        do(state, deed)
    choices = state.legal_actions()
    found = GAME.strategy.candidates(state, choices)
    found = [*found, GAME.strategy.advise(state.view(state.decider), choices, Random(1))]
    found += [GAME.strategy.playout(state, choices, Random(seed)) for seed in range(5)]
    assert {action.verb for action in found} & {"buy", "bid"}
    assert all(action in choices for action in found), found


def test_games_of_cabin_boys_and_sailors_end() -> None:
    for levels in (["mousse"] * 2, ["mousse"] * 6, ["matelot"] * 2):
        for seed in range(2):
            assert simulate(GAME, levels, {}, seed, 4000)["ended"]
    assert simulate(GAME, ["matelot"] * 5, {}, 37, 1500)["ended"], "it leads and must hunt"


def test_a_cabin_boy_beats_chance() -> None:
    played = [simulate(GAME, ["mousse", "random"], {}, seed, 4000) for seed in range(20)]
    assert sum(line["ranking"] == [1, 2] for line in played) >= 18


def test_who_has_nothing_considers_a_card_towards_what_lies_stranded() -> None:
    hands = {ROSE: ["direct"]}
    state = position(["sydney", "le_cap"], cash=[0, 0], hands=hands, stranded={22: goods(wool=8)})
    leaps = [action for action in considered(state) if action.startswith("direct ")]
    assert "cap_nord" in {to for leap in leaps for to in NEIGHBOURS[leap.removeprefix("direct ")]}


def test_a_second_card_in_a_turn_is_only_for_those_who_flee() -> None:
    hands = {ROSE: ["direct", "direct"]}
    state = position(["sydney", "le_cap"], cash=[3, 0], hands=hands)
    assert any(action.startswith("direct ") for action in considered(state))
    state.moved = "direct"
    assert not any(action.startswith("direct ") for action in considered(state))
    hunted = next(point for point in REACH["sydney"] if point != "sydney")
    state = position(["sydney", "le_cap"], hands=hands, owner=BRUNO, corsaire=hunted)
    state.moved = "direct"
    assert any(action.startswith("direct ") for action in considered(state))
