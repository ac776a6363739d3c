"""Throws, points, turns and rounds (MA-06, MA-15, MA-17, MA-51, MA-52)."""

import pytest

from escales.core import CHANCE, InvalidInput, Pile
from escales.games.magellan import cards, countries
from escales.games.magellan.game import GAME
from tests.games.magellan.positions import BRUNO, JEANNE, ROSE, opened, position, roll
from tests.play import do, every, refusal, the, verbs

IN_VAIN = "H2-09"
"""A card that pays owners of countries: while there are none, it goes back under the pack at once (MA-22)."""


@pytest.mark.rule("MA-06")
def test_a_throw_gives_points() -> None:
    state = opened(2)
    assert (state.actor, state.roller, state.phase) == (CHANCE, ROSE, "throw")
    roll(state, 3)
    assert (state.actor, state.points) == (ROSE, 3)
    assert refusal(state, "roll 3")[1] == "MA-06"


@pytest.mark.rule("MA-06")
def test_on_a_six_one_throws_again_as_long_as_sixes_come() -> None:
    state = opened(2)
    roll(state, 6)
    assert state.phase == "throw"
    roll(state, 6)
    assert state.phase == "throw"
    roll(state, 2)
    assert (state.phase, state.points) == ("turn", 14)


@pytest.mark.rule("MA-06")
def test_a_die_has_six_faces() -> None:
    state = opened(2)
    assert [str(outcome) for outcome, _ in state.outcomes()] == [
        f"roll {face}" for face in range(1, 7)
    ]
    for wrong in ("roll 0", "roll 7", "roll", "roll red"):
        assert refusal(state, wrong) == ("refuse-face", "MA-06")


@pytest.mark.rule("MA-06")
def test_moves_payments_and_purchases_come_in_any_order() -> None:
    state = position(points=4, cash=[500, 500])
    do(state, "embark jeep-0-01 ship-0-01", "buy ship", "move ship-0-01 5S5.w1", "buy jeep")
    assert state.points == 2
    assert verbs(state) == ["move", "embark", "buy", "propose", "done"]


@pytest.mark.rule("MA-15")
def test_the_example_of_a_three() -> None:
    """On South Georgia a jeep embarks, and its ship sails two cells north."""
    state = opened(2, bases=2)
    assert state.bases[ROSE] == "6S33"
    roll(state, 3)
    do(state, "embark jeep-0-01 ship-0-01", "move ship-0-01 5S33.w1", "move ship-0-01 4S33.w1")
    assert state.points == 0
    assert verbs(state) == ["buy", "propose", "done"]
    assert refusal(state, "move ship-0-01 3S33.w1") == ("refuse-points", "MA-08")


@pytest.mark.rule("MA-15")
def test_the_example_of_a_five() -> None:
    """The jeep embarks and sails four cells; the five draws the card of Belgium."""
    state = opened(2, bases=2)
    roll(state, 5)
    do(state, "draw BE", "embark jeep-0-01 ship-0-01")
    do(state, *(f"move ship-0-01 {row}S33.w1" for row in (5, 4, 3, 2)))
    assert state.points == 0


@pytest.mark.rule("MA-15")
def test_points_not_spent_are_lost() -> None:
    state = opened(2)
    roll(state, 3)
    assert the("done", do(state, "done"))["points"] == 3
    roll(state, 1)
    do(state, "done")
    roll(state, 2)
    assert state.points == 2


@pytest.mark.rule("MA-17")
@pytest.mark.parametrize(("face", "draws"), [(1, 0), (2, 0), (3, 0), (4, 1), (5, 1)])
def test_a_four_or_a_five_draws_a_card(face: int, draws: int) -> None:
    state = opened(2)
    roll(state, face)
    assert state.cards == draws
    assert state.phase == ("draw" if draws else "turn")


@pytest.mark.rule("MA-17")
def test_a_four_after_sixes_draws_too() -> None:
    state = opened(2)
    roll(state, 6, 4)
    assert (state.phase, state.actor, state.roller) == ("draw", CHANCE, ROSE)
    assert len(state.outcomes()) == 100
    do(state, "draw BE")
    assert (state.phase, state.points) == ("turn", 10)


@pytest.mark.rule("MA-17")
def test_the_pack_holds_a_hundred_cards_each_once() -> None:
    state = opened(2)
    assert len(countries.IDS) == len(cards.IDS) == 50
    roll(state, 4)
    do(state, "draw BE")
    assert refusal(state, "draw FR")[1] == "MA-06"
    do(state, "done")
    roll(state, 4)
    assert refusal(state, "draw BE") == ("refuse-card", "MA-17")
    assert len(state.outcomes()) == 99


@pytest.mark.rule("MA-17")
def test_from_an_empty_pack_nothing_is_drawn() -> None:
    state = opened(2)
    state.deck = Pile()
    roll(state, 4)
    assert (state.phase, state.cards) == ("turn", 0)


@pytest.mark.rule("MA-17", "MA-34")
@pytest.mark.parametrize(("rules", "draws"), [(2, 1), (3, 2)])
def test_the_last_card_is_drawn_again_if_it_has_gone_back_under_the_pack(
    rules: int, draws: int
) -> None:
    """Two dice draw two cards. Under rules 2 no more were drawn than lay in the pack at the throw."""
    state = opened(2, two_dice=True)
    state.edition, state.deck = rules, Pile([IN_VAIN])
    roll(state, 4, 5)
    for _ in range(draws):
        assert state.phase == "draw"
        assert the("history", do(state, f"draw {IN_VAIN}"))["vain"] == "yes"
    assert (state.phase, len(state.deck)) == ("turn", 1)


@pytest.mark.rule("MA-17", "MA-34")
def test_what_an_empty_pack_could_not_give_is_not_drawn_during_the_turn() -> None:
    state = opened(2, two_dice=True)
    state.deck = Pile(["BE"])
    roll(state, 4, 5)
    do(state, "draw BE")
    assert (state.phase, state.cards) == ("turn", 0)
    state.deck.put_under(IN_VAIN)
    do(state, "embark jeep-0-01 ship-0-01")
    assert (state.phase, len(state.deck)) == ("turn", 1)


@pytest.mark.rule("MA-51")
def test_play_goes_clockwise() -> None:
    state = opened(3, opener=JEANNE)
    seen = []
    for _ in range(4):
        seen.append(state.turn)
        roll(state, 1)
        do(state, "done")
    assert seen == [JEANNE, ROSE, BRUNO, JEANNE]


@pytest.mark.rule("MA-52")
def test_a_round_ends_where_it_began() -> None:
    state = opened(2, opener=BRUNO)
    assert state.round == 1
    roll(state, 1)
    assert not every("round", do(state, "done"))
    roll(state, 1)
    assert the("round", do(state, "done"))["number"] == 2


@pytest.mark.rule("MA-52")
def test_a_round_ends_there_even_if_that_seat_is_out() -> None:
    state = position(3, turn=JEANNE)
    state.fallen = ((ROSE,),)
    events = do(state, "done")
    assert state.turn == BRUNO
    assert the("round", events)["number"] == 2


@pytest.mark.rule("MA-34")
def test_a_limit_of_rounds_ranks_by_income_then_money() -> None:
    state = position(3, turn=JEANNE, owner={"BE": BRUNO}, cash=[100, 50, 200], rounds=5)
    state.round = 5
    do(state, "done")
    assert state.result is not None
    assert (state.result.reason, state.result.rule) == ("limit", "MA-34")
    assert state.result.ranking == (3, 1, 2)


@pytest.mark.rule("MA-34")
def test_any_limit_of_rounds_is_allowed_and_set_ups_offer_those_that_leave_time_for_a_country() -> (
    None
):
    state = position(3, turn=JEANNE, owner={"BE": BRUNO}, rounds=1)
    do(state, "done")
    assert state.result is not None
    assert state.result.ranking == (2, 1, 2)
    (rounds,) = (option for option in GAME.meta.options if option.name == "rounds")
    assert rounds.least == 5


@pytest.mark.rule("MA-34")
@pytest.mark.parametrize("rounds", [-1, 501])
def test_a_limit_of_rounds_has_a_greatest_number(rounds: int) -> None:
    with pytest.raises(InvalidInput, match="0 to 500") as unusable:
        GAME.new(2, {"rounds": rounds})
    assert unusable.value.message.id == "unusable-option-limit"
    assert unusable.value.message.rule == "MA-34"


@pytest.mark.rule("MA-34", "MA-17")
def test_two_dice_a_turn_both_count_and_both_may_draw() -> None:
    state = opened(2, two_dice=True)
    roll(state, 6, 5)
    assert state.phase == "throw", "the second die"
    question = state.view(ROSE)["question"]
    assert question is not None
    assert question["params"]["thrown"] == 11, "the question says that it is the next die"
    roll(state, 4)
    assert (state.phase, state.points, state.cards) == ("draw", 15, 2)
    state = opened(2)
    roll(state, 4)
    assert (state.phase, state.cards) == ("draw", 1), "one die without the house rule"
